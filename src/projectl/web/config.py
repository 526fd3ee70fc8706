"""How a server is set up: where it listens, where its tables are kept, and what its limits are."""

from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network

from projectl.table.store import default_url

KILOBYTE = 1024

Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Rate:
    """A burst at once, and then this many a second."""

    burst: float
    a_second: float


@dataclass(frozen=True)
class Limits:
    """What keeps one visitor from spoiling it for the others."""

    message_bytes: int = 8 * KILOBYTE
    body_bytes: int = 8 * KILOBYTE
    messages: Rate = Rate(40, 15)  # of one connection
    hints: Rate = Rate(3, 0.2)  # of one connection
    emotes: Rate = Rate(3, 0.25)  # of one seat
    requests: Rate = Rate(120, 30)  # of one address
    tables: Rate = Rate(20, 0.2)  # made by one address
    secrets: Rate = Rate(20, 0.5)  # links tried by one address
    strikes: int = 200  # messages over the rate until the connection is closed
    connections: int = 4000
    per_address: int = 64
    per_table: int = 40
    queue: int = 24  # messages waiting for a slow client
    send_seconds: float = 15.0  # until a client that takes nothing is disconnected
    ping_seconds: float = 20.0
    away_seconds: float = 60.0  # until the others may let an agent play for somebody


USUAL_LIMITS = Limits()


@dataclass(frozen=True)
class ServerConfig:
    """One server. `workers` None: as many as there are cores, but one."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = field(default_factory=default_url)
    workers: int | None = None
    warm_up: bool = True  # load the usual agent at the start
    pace: float = 0.5  # seconds an agent's action takes at least
    agent_seconds: float = 10.0  # until an agent that does not answer is replaced
    trusted_proxies: str = ""  # addresses whose X-Forwarded headers are believed
    public_counts: bool = False  # whether the host's page is shown to every address
    metrics_from: tuple[Network, ...] = ()  # besides the machine itself
    limits: Limits = USUAL_LIMITS


class NetworkError(ValueError):
    """Something that is no address and no network."""


def networks_in(text: str) -> tuple[Network, ...]:
    """Addresses and networks, with commas between them."""
    try:
        return tuple(ip_network(each.strip()) for each in text.split(",") if each.strip())
    except ValueError as error:
        raise NetworkError(f"{error}; write 10.0.0.7 or 10.0.0.0/8") from None
