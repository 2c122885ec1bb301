"""Who made a match, whether it was put aside, its last scenes; what is counted and set for all processes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    # Not as a batch, which may make the table again and drop the old one: entries would be deleted with their matches.
    op.add_column("match", sa.Column("maker", sa.String(64)))
    op.add_column("match", sa.Column("aside", sa.String(32)))
    op.add_column("match", sa.Column("given_out", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("match_maker", "match", ["maker"])
    op.create_table(
        "picture",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("scene", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "rate",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("seconds", sa.Integer, primary_key=True),
        sa.Column("stretch", sa.BigInteger, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
    op.create_table(
        "setting",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    for table in ("setting", "rate", "picture"):
        op.drop_table(table)
    op.drop_index("match_maker", "match")
    for column in ("given_out", "aside", "maker"):  # in place: a table that is replaced takes its entries with it
        op.drop_column("match", column)
