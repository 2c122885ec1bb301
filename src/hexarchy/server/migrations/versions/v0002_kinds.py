"""Room for the kinds of entry by which taking back is asked for and answered."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("entry") as entry:
        entry.alter_column("kind", existing_type=sa.String(8), type_=sa.String(16), existing_nullable=False)


def downgrade() -> None:
    op.execute("delete from entry where length(kind) > 8")
    with op.batch_alter_table("entry") as entry:
        entry.alter_column("kind", existing_type=sa.String(16), type_=sa.String(8), existing_nullable=False)
