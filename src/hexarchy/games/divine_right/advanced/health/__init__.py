"""Raging epidemics (DR-A-EPI) and the Black Plague (DR-A-BLP)."""
