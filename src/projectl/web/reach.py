"""Where friends on the same network find this server."""

import socket
from contextlib import suppress
from ipaddress import IPv4Address, ip_address

ELSEWHERE = ("192.0.2.1", 9)  # nobody's address: nothing is sent there, only the way is looked up


def reachable_hosts(host: str) -> list[str]:
    """The names or addresses by which others reach a server that listens at `host`."""
    if not host or host == "localhost":
        return []
    try:
        address = ip_address(host)
    except ValueError:
        return [host]
    if address.is_unspecified:
        return network_addresses()
    return [] if address.is_loopback else [bracketed(host)]


def network_addresses() -> list[str]:
    """This machine's own addresses on its networks, the one on the way out first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [
            str(address[0])
            for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        ]
    return [each for each in dict.fromkeys(found) if is_of_a_network(IPv4Address(each))]


def is_of_a_network(address: IPv4Address) -> bool:
    """Whether other machines can have this address in their reach."""
    return not (address.is_loopback or address.is_unspecified or address.is_link_local)


def bracketed(host: str) -> str:
    """A host as it stands in a link."""
    return f"[{host}]" if ":" in host else host
