"""Contested thrones: heirs, coups, revolts (DR-A-HEI, DR-A-COU, DR-A-BRV, DR-A-REB)."""
