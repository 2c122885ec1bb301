"""Advanced magic devices (DR-A-DEV): what they do, whom they curse, where they come from."""
