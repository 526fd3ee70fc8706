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
    dropped_bytes: int = 64 * KILOBYTE  # of a message or body that is not even refused in words
    messages: Rate = Rate(40, 15)  # of one connection
    address_messages: Rate = Rate(600, 240)  # of all connections of one address
    address_entries: Rate = Rate(100_000, 10)  # of logs, written for one address
    address_lines: Rate = Rate(60, 1)  # of the server's log, about requests of one address
    frames: Rate = Rate(240, 60)  # of one connection, of any kind
    frame_bytes: Rate = Rate(128 * KILOBYTE, 16 * KILOBYTE)
    connection_requests: Rate = Rate(200, 50)
    arrivals: Rate = Rate(240, 60)  # connections of one address
    pipelined: int = 16  # requests that wait for the one before
    head_bytes: int = 16 * KILOBYTE
    request_seconds: float = 15.0  # until a whole request has come
    answer_seconds: float = 120.0  # until the client has taken the answer
    requests_open: int = 500  # connections that are no sockets
    hints: Rate = Rate(3, 0.2)  # of one connection
    emotes: Rate = Rate(3, 0.25)  # of one seat
    requests: Rate = Rate(120, 30)  # of one address
    files: Rate = Rate(2000, 60)  # the page's, for one address: a first visit takes some forty
    tables: Rate = Rate(20, 0.2)  # made by one address
    qr_codes: Rate = Rate(20, 0.5)  # drawn for one address
    secrets: Rate = Rate(20, 0.5)  # links tried by one address
    strikes: int = 200  # messages over the rate until the connection is closed
    connections: int = 4000
    for_players: int = 1000  # of them, kept for those who hold seats
    per_address: int = 64  # that play, and as many that watch
    per_table: int = 40  # that watch
    per_seat: int = 8  # the newest
    queue: int = 24  # messages waiting for a slow client
    send_seconds: float = 15.0  # until a client that takes nothing is disconnected
    ping_seconds: float = 20.0
    away_seconds: float = 60.0  # until the others may let an agent play for somebody

    @property
    def open_per_address(self) -> int:
        """Connections of any kind from one address: those that play, that watch, and requests."""
        return 2 * self.per_address + 32


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
    hosts: tuple[str, ...] = ()  # names it goes by, beside those of its machine
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
