"""Versions of the database's schema, and the way from each to the next."""
