"""The first tables: matches, their seats, their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("luck", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("match_running", "match", ["over", "bot_due"])
    op.create_table(
        "seat",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("bot", sa.String(64)),
        sa.Column("token_hash", sa.String(64)),
    )
    op.create_table(
        "entry",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("client_id", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("match_id", "seat", "client_id", name="entry_once"),
    )


def downgrade() -> None:
    for table in ("entry", "seat", "match"):
        op.drop_table(table)
