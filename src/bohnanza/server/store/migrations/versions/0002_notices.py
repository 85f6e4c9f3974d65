"""What accounts have been told of their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make it."""
    op.create_table(
        "notices",
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("decision", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("account_id", "table_id", "way", name="notices_key"),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name="notices_account_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="notices_table_id", ondelete="CASCADE"),
    )
    op.create_index("notices_table", "notices", ["table_id"])
