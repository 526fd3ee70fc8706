"""Admission control: how many connections may be open, from their first byte on.

What a client sends is limited elsewhere. Here a connection counts before it has sent anything, so
that silent and slow clients do not use up the descriptors of the system.
"""

import logging
from collections import Counter
from ipaddress import ip_address, ip_network

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

from projectl.table.metrics import REFUSALS
from projectl.web.config import Limits, Rate
from projectl.web.limits import TokenBucket, TokenBuckets, count_down

log = logging.getLogger("projectl.web")

ENOUGH = 1 << 16  # file descriptors
SPARE = 128  # file descriptors for all that is no visitor
LOGGED = Rate(5, 0.1)  # lines about visitors who were turned away


class AdmissionControl:
    """Counts connections in all and by network; those of trusted proxies only in all."""

    def __init__(self, limits: Limits, trusted_proxies: str = "") -> None:
        self.limits = limits
        self.trusted = [part.strip() for part in trusted_proxies.split(",") if part.strip()]
        self.most = min(limits.connections + limits.requests_open, descriptors() - SPARE)
        self.networks: Counter[str] = Counter()
        self.arrivals = TokenBuckets(limits.arrivals)
        self.lines = TokenBucket(LOGGED)

    def admit(self, address: str, network: str) -> bool:
        """Count a connection; False if there may not be one more."""
        if self.networks.total() >= self.most:
            self.count_refusal("server_full", network)
            return False
        if not self.trusts(address):
            if self.networks[network] >= self.limits.open_per_address:
                self.count_refusal("address_full", network)
                return False
            if not self.arrivals.take(network):
                self.count_refusal("too_many_connections", network)
                return False
        self.networks[network] += 1
        return True

    def release(self, network: str) -> None:
        """Count a connection no longer."""
        count_down(self.networks, network)

    def count_refusal(self, reason: str, network: str) -> None:
        """Count a visitor who was turned away or cut off, and log it, but not each of a flood."""
        REFUSALS.labels("connection", reason).inc()
        if self.lines.take():
            log.warning("cut off", extra={"why": reason, "network": network})

    def trusts(self, address: str) -> bool:
        """Whether an address is a proxy's, behind which there are many."""
        return any(proxy == "*" or is_within(address, proxy) for proxy in self.trusted)


def is_within(address: str, network: str) -> bool:
    try:
        return ip_address(address) in ip_network(network, strict=False)
    except ValueError:
        return address == network


def descriptors() -> int:
    """How many files and sockets this process may have open; as many as the system allows."""
    if resource is None:
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if wanted > soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return ENOUGH if soft == resource.RLIM_INFINITY else soft
