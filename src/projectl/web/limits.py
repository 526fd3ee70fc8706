"""Rate limits by token buckets, and limits on connections."""

import time
from collections import Counter, OrderedDict

from projectl.texts import Message
from projectl.web.config import Limits, Rate

ADDRESSES = 10_000  # remembered


class TokenBucket:
    """A token bucket: a burst passes at once, then as many a second as it is refilled by."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.refilled = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        fresh = (now - self.refilled) * self.rate.a_second
        self.tokens = min(self.rate.burst, self.tokens + fresh)
        self.refilled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class TokenBuckets:
    """A token bucket an address; the least recently used are dropped, being full again."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.known: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of an address; False if there is none."""
        bucket = self.known.pop(address, None) or TokenBucket(self.rate)
        self.known[address] = bucket
        while len(self.known) > ADDRESSES:
            self.known.popitem(last=False)
        return bucket.take()


class ConnectionLimiter:
    """Limits connections: in all, by address and by table."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.addresses: Counter[str] = Counter()
        self.tables: Counter[str] = Counter()

    @property
    def total(self) -> int:
        return self.addresses.total()

    def refusal(self, address: str, table: str) -> Message | None:
        """Why one more may not connect; None if it may."""
        if self.total >= self.limits.connections:
            return Message("refused-server-full")
        if self.addresses[address] >= self.limits.per_address:
            return Message("refused-address-full")
        if self.tables[table] >= self.limits.per_table:
            return Message("refused-table-full")
        return None

    def enter(self, address: str, table: str) -> None:
        """Count a connection."""
        self.addresses[address] += 1
        self.tables[table] += 1

    def leave(self, address: str, table: str) -> None:
        """Count a connection no longer."""
        for counter, key in ((self.addresses, address), (self.tables, table)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]
