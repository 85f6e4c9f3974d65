"""What alembic runs for every command; the connection comes with the configuration."""

from alembic import context

from bohnanza.server.store.schema import metadata


def run() -> None:
    """Run the migrations that are wanted, inside the caller's transaction."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        transactional_ddl=True,
    )
    context.run_migrations()


if __name__ == "env_py":  # the name under which alembic loads it
    run()
