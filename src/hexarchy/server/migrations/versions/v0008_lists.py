"""Room for the lists that players bring to a match."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("entry") as entry:
        entry.alter_column("action", existing_type=sa.String(200), type_=sa.Text, existing_nullable=False)


def downgrade() -> None:
    op.execute("delete from entry where length(action) > 200")
    with op.batch_alter_table("entry") as entry:
        entry.alter_column("action", existing_type=sa.Text, type_=sa.String(200), existing_nullable=False)
