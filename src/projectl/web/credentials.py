"""A client's credentials: address, origin, and the secrets it brings."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

COOKIE = "projectl_"
BETWEEN = "."  # the secrets in a cookie; they are letters, digits, '-' and '_'
MOST_SECRETS = 8
LONGEST_SECRET = 64
YEAR = 365 * 86400
SCHEMES = {"http": 80, "https": 443}


def address_of(connection: HTTPConnection) -> str:
    """The address a client connects from."""
    return connection.client.host if connection.client else "unknown"


def is_here(address: str) -> bool:
    """Whether somebody asks from the machine itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def is_own_origin(headers: Headers) -> bool:
    """Whether a page of this very server asks: its origin is the host of the request."""
    origin, host = headers.get("origin", ""), headers.get("host", "")
    if not origin or not host:
        return False
    try:
        parts, asked = urlsplit(origin), urlsplit(f"//{host}")
        usual = SCHEMES[parts.scheme]
        return (parts.hostname, parts.port or usual) == (asked.hostname, asked.port or usual)
    except (KeyError, ValueError):
        return False


def bearer_of(headers: Headers) -> str | None:
    """The secret that a program sends."""
    kind, _, secret = headers.get("authorization", "").partition(" ")
    secret = secret.strip()
    return secret if kind.lower() == "bearer" and 0 < len(secret) <= LONGEST_SECRET else None


def secrets_of(connection: HTTPConnection, table: str) -> list[str]:
    """All secrets a client sends for a table, by cookie or as a bearer."""
    kept = connection.cookies.get(COOKIE + table, "").split(BETWEEN)
    brought = [secret for secret in kept if 0 < len(secret) <= LONGEST_SECRET][:MOST_SECRETS]
    bearer = bearer_of(connection.headers)
    return [*brought, bearer] if bearer else brought


def cookie_for(table: str, secrets: list[str], secure: bool) -> dict[str, object]:
    """The cookie with a browser's secrets: no script reads it, no other site sends it."""
    return {
        "key": COOKIE + table,
        "value": BETWEEN.join(secrets[-MOST_SECRETS:]),
        "max_age": YEAR,
        "path": f"/api/tables/{table}",
        "secure": secure,
        "httponly": True,
        "samesite": "strict",
    }
