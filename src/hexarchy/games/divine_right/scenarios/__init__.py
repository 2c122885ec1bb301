"""Scenarios: wars of the past and of a time to come (DR-A-BOE, DR-A-KHA, DR-A-SCW, DR-A-REV)."""
