"""The `projectl` command."""
