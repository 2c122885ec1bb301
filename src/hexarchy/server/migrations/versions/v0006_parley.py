"""What players say to each other."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "parley",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.String(64), nullable=False),
        sa.Column("to", sa.String(64)),
        sa.Column("text", sa.String(280), nullable=False),
        sa.Column("client_id", sa.String(64), nullable=False),
        sa.UniqueConstraint("match_id", "seat", "client_id", name="parley_once"),
    )


def downgrade() -> None:
    op.drop_table("parley")
