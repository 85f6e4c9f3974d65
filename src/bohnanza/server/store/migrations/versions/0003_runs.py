"""How long servers have run, in place of heartbeats and downtimes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

# The time that a table was touched, had the clock stood still without a server.
UPTIME = """
UPDATE tables SET uptime = touched + coalesce(
    (SELECT sum(ended - CASE WHEN began > touched THEN began ELSE touched END) FROM downtimes WHERE ended > touched), 0)
"""


def upgrade() -> None:
    """Count from 1970 on, as if the servers up to now had never stopped: only what comes after it matters."""
    op.create_table(
        "runs",
        sa.Column("began", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("ahead", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began", name="runs_key"),
    )
    op.add_column("tables", sa.Column("uptime", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("INSERT INTO runs (began, ended, ahead) SELECT 0, at, 0 FROM heartbeat")
    op.execute(UPTIME)
    op.drop_table("downtimes")
    op.drop_table("heartbeat")
