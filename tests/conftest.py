"""What every test shares: the rule marker, and Hypothesis without a deadline (machines are busy)."""

from hypothesis import settings

pytest_plugins = ["pytester", "tests.chromium", "tests.rule_marker"]

settings.register_profile("hexarchy", deadline=None)
settings.load_profile("hexarchy")
