"""The names by which a server may be asked.

A page elsewhere can let its own name lead to this machine, and would then be this server's own
page. So only addresses, the machine's names, and names that the host lists are answered.
"""

import socket
from functools import cache, lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from projectl.web.config import ServerConfig

REMEMBERED = 128  # hosts that were asked for: most clients ask for the same


def is_own_host(header: str | None, config: ServerConfig) -> bool:
    """Whether a request asks for this server, by its Host header."""
    try:
        host = urlsplit(f"//{header or ''}").hostname or ""
    except ValueError:
        return False
    return is_address(host) or host.endswith(".localhost") or host in names_of(config)


def names_of(config: ServerConfig) -> frozenset[str]:
    """The names of the server."""
    return machine_names() | {name.lower() for name in (config.host, *config.hosts)}


@cache
def machine_names() -> frozenset[str]:
    """What this machine is called on its network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset(("localhost", name, short, f"{short}.local"))


@lru_cache(REMEMBERED)
def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
