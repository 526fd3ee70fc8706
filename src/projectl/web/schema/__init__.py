"""The messages between page and server, version 1, as Pydantic models."""

VERSION = 1
