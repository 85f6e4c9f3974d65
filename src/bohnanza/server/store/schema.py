"""The tables of the database, for SQLite and PostgreSQL alike. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, MetaData, Table, Text

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(column_0_name)s",
        "uq": "%(table_name)s_%(column_0_name)s_once",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due", BigInteger),
    Column("players", Text, nullable=False),
    Column("head", BigInteger, nullable=False),
    Column("uptime", BigInteger, nullable=False, server_default="0"),
)
Index(
    "tables_listed",
    tables.c.touched,
    sqlite_where=tables.c.listed.is_(True),
    postgresql_where=tables.c.listed.is_(True),
)
Index(
    "tables_due",
    tables.c.due,
    sqlite_where=tables.c.due.is_not(None),
    postgresql_where=tables.c.due.is_not(None),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("command", Text),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("hash", Text, nullable=False),
    sqlite_with_rowid=False,  # the rows of one table lie together
)
Index(
    "log_command",
    log.c.table_id,
    log.c.command,
    unique=True,
    sqlite_where=log.c.command.is_not(None),
    postgresql_where=log.c.command.is_not(None),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("notices", Text, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),
    Column("account_id", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
Index("sessions_account", sessions.c.account_id)

account_tables = Table(
    "account_tables",
    metadata,
    Column("account_id", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("member", Text, nullable=False),
)
Index("account_tables_table", account_tables.c.table_id)

notices = Table(
    "notices",
    metadata,
    Column("account_id", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("way", Text, primary_key=True),
    Column("decision", Text, nullable=False),  # that was last told of
)
Index("notices_table", notices.c.table_id)

runs = Table(
    "runs",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
    Column("ahead", BigInteger, nullable=False),
)
