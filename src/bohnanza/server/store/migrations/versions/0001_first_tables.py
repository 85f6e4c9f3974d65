"""The first tables: logs, records of tables, accounts, the clock."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them, those that others refer to first."""
    make_tables()
    make_log()
    make_accounts()
    make_account_tables()
    make_clock()


def make_tables() -> None:
    """Records of tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("head", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_key"),
    )
    listed, due = sa.column("listed").is_(True), sa.column("due").is_not(None)
    op.create_index("tables_listed", "tables", ["touched"], sqlite_where=listed, postgresql_where=listed)
    op.create_index("tables_due", "tables", ["due"], sqlite_where=due, postgresql_where=due)


def make_log() -> None:
    """The log of every table."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="log_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="log_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    given = sa.column("command").is_not(None)
    op.create_index(
        "log_command",
        "log",
        ["table_id", "command"],
        unique=True,
        sqlite_where=given,
        postgresql_where=given,
    )


def make_accounts() -> None:
    """Accounts and where they are signed in."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_key", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("notices", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="accounts_key"),
        sa.UniqueConstraint("name_key", name="accounts_name_key_once"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="sessions_key"),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name="sessions_account_id", ondelete="CASCADE"
        ),
    )
    op.create_index("sessions_account", "sessions", ["account_id"])


def make_account_tables() -> None:
    """Where accounts play."""
    op.create_table(
        "account_tables",
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("member", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("account_id", "table_id", name="account_tables_key"),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name="account_tables_account_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="account_tables_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("account_tables_table", "account_tables", ["table_id"])


def make_clock() -> None:
    """When servers ran."""
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="heartbeat_key"),
    )
    op.create_table(
        "downtimes",
        sa.Column("began", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began", name="downtimes_key"),
    )
