"""What was sent under an id, as a digest: something else under the same id is told from the same sent again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("entry") as entry:
        entry.add_column(sa.Column("sent", sa.String(32)))


def downgrade() -> None:
    with op.batch_alter_table("entry") as entry:
        entry.drop_column("sent")
