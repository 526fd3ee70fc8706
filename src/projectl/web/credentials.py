"""A client's credentials: address, origin, and the secrets it brings."""

import re
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

COOKIE = "projectl_"
BETWEEN = "."  # the secrets in a cookie; they are letters, digits, '-' and '_'
MOST_SECRETS = 8
LONGEST_SECRET = 64
OWN_COOKIE = re.compile(rb"(?:^|;) *(projectl_[A-Za-z0-9_-]+=[A-Za-z0-9_.-]*)(?=;|$)")
YEAR = 365 * 86400
PORTS = {"http": 80, "https": 443}
SCHEME_OF_PAGE = {"ws": "http", "wss": "https"}  # that opens such a socket
IPV6_NETWORK = 64  # bits of an address that one customer gets
REMEMBERED = 4096  # addresses: of a connection it is asked several times


def address_of(connection: HTTPConnection) -> str:
    """The address a client connects from."""
    return connection.client.host if connection.client else "unknown"


def network_of(connection: HTTPConnection) -> str:
    """What limits count a client by: its address, or the network of an IPv6 address."""
    return network_at(address_of(connection))


@lru_cache(REMEMBERED)
def network_at(address: str) -> str:
    """An address as limits count it: whoever has one IPv6 address has all of its /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, IPV6_NETWORK), strict=False))
    return str(found)


def is_here(address: str) -> bool:
    """Whether somebody asks from the machine itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def is_own_origin(connection: HTTPConnection) -> bool:
    """Whether a page of this very server asks: its origin is scheme and host of the request."""
    origin, host = connection.headers.get("origin", ""), connection.headers.get("host", "")
    if not origin or not host:
        return False
    asked_by: str = connection.scope["scheme"]
    scheme = SCHEME_OF_PAGE.get(asked_by, asked_by)
    try:
        parts, asked = urlsplit(origin), urlsplit(f"//{host}")
        usual = PORTS[scheme]
        own = (scheme, asked.hostname, asked.port or usual)
        return (parts.scheme, parts.hostname, parts.port or usual) == own
    except (KeyError, ValueError):
        return False


def own_cookies(header: bytes) -> bytes:
    """Of the cookies a browser sends, those of this server, which are never quoted.

    Other programs at the same host have some too, and Python can take very long to unquote one.
    """
    return b"; ".join(OWN_COOKIE.findall(header))


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
