"""Alembic runs this: the connection is given by `store.migrate`."""

from alembic import context

from hexarchy.server.schema import TABLES

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=TABLES,
    render_as_batch=True,  # SQLite cannot change a table in place
)
with context.begin_transaction():
    context.run_migrations()
