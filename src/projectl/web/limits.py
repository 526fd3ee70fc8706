"""How often, and how many: buckets that fill with time, and counted connections."""

import time
from collections import Counter, OrderedDict

from projectl.web.config import Limits, Rate

ADDRESSES = 10_000  # remembered


class TokenBucket:
    """Lets so many through at once, and so many a second after that."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.filled) * self.rate.a_second)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class TokenBuckets:
    """A bucket an address; the ones not used for longest are forgotten, being full again."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.known: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more of this address may pass."""
        bucket = self.known.pop(address, None) or TokenBucket(self.rate)
        self.known[address] = bucket
        while len(self.known) > ADDRESSES:
            self.known.popitem(last=False)
        return bucket.take()


class ConnectionLimiter:
    """Counts connections, in all, by address and by table."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.addresses: Counter[str] = Counter()
        self.tables: Counter[str] = Counter()

    @property
    def inside(self) -> int:
        return self.addresses.total()

    def why_not(self, address: str, table: str) -> str:
        """Why one more may not come in; empty if it may."""
        if self.inside >= self.limits.connections:
            return "the server is full; try again later"
        if self.addresses[address] >= self.limits.per_address:
            return "there are too many connections from this address"
        if self.tables[table] >= self.limits.per_table:
            return "this table has as many visitors as it can take"
        return ""

    def enter(self, address: str, table: str) -> None:
        """Count one in."""
        self.addresses[address] += 1
        self.tables[table] += 1

    def leave(self, address: str, table: str) -> None:
        """Count one out."""
        for counter, key in ((self.addresses, address), (self.tables, table)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]
