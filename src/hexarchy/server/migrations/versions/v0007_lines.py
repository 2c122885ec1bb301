"""Lines of talk are numbered by time."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    with op.batch_alter_table("parley") as parley:
        parley.alter_column("number", existing_type=sa.Integer, type_=sa.BigInteger, existing_nullable=False)


def downgrade() -> None:
    op.execute("delete from parley")  # no line has a number that fits
    with op.batch_alter_table("parley") as parley:
        parley.alter_column("number", existing_type=sa.BigInteger, type_=sa.Integer, existing_nullable=False)
