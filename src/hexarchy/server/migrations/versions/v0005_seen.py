"""When the person of a seat was last here."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seat", sa.Column("seen", sa.Float))


def downgrade() -> None:
    op.drop_column("seat", "seen")
