"""What every test shares: the rule marker, and Hypothesis with fixed seeds and no deadline (machines are busy)."""

import pytest
from hypothesis import settings

pytest_plugins = ["pytester", "tests.chromium", "tests.rule_marker"]

pytest.register_assert_rewrite("tests.lessons", "tests.promises", "tests.tables")
settings.register_profile("hexarchy", deadline=None, derandomize=True)
settings.load_profile("hexarchy")
