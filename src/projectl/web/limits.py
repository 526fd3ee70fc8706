"""Rate limits by token buckets, and limits on connections."""

import time
from collections import Counter, OrderedDict
from typing import NamedTuple

from projectl.texts import Message
from projectl.web.config import Limits, Rate

ADDRESSES = 10_000  # remembered


class TokenBucket:
    """A token bucket: a burst passes at once, then as many a second as it is refilled by."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.refilled = time.monotonic()

    def take(self, count: float = 1) -> bool:
        """Take some tokens; False if there are not as many."""
        if not self.has(count):
            return False
        self.tokens -= count
        return True

    def has(self, count: float = 1) -> bool:
        """Whether there are as many tokens."""
        now = time.monotonic()
        fresh = (now - self.refilled) * self.rate.a_second
        self.tokens = min(self.rate.burst, self.tokens + fresh)
        self.refilled = now
        return self.tokens >= count

    def owe(self) -> None:
        """Take a token for what is done already, even if there is none."""
        self.tokens -= 1

    def give_back(self, count: float = 1) -> None:
        """Put back what was taken for something that was not done."""
        self.tokens = min(self.rate.burst, self.tokens + count)


class TokenBuckets:
    """A token bucket an address; of very many the least recently used are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.known: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of an address; False if there is none."""
        return self.of(address).take()

    def of(self, address: str) -> TokenBucket:
        """The bucket of an address."""
        bucket = self.known.pop(address, None) or TokenBucket(self.rate)
        self.known[address] = bucket
        while len(self.known) > ADDRESSES:
            self.known.popitem(last=False)
        return bucket


class SharedBuckets(NamedTuple):
    """The token buckets that all sockets of an address have together."""

    messages: TokenBucket
    entries: TokenBucket  # of the logs that they write


class ConnectionLimiter:
    """Limits connections: in all, by address and by table.

    Those who hold seats are counted apart from those who watch, and some places are for them alone:
    nobody who watches keeps them out.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.players: Counter[str] = Counter()  # by address
        self.watchers: Counter[str] = Counter()  # by address
        self.watched: Counter[str] = Counter()  # how many watch a table

    @property
    def total(self) -> int:
        return self.players.total() + self.watchers.total()

    def enter(self, address: str, table: str, plays: bool) -> Message | None:
        """Count a connection; or say why there may not be one more."""
        refusal = self._player_refusal(address) if plays else self._watcher_refusal(address, table)
        if refusal is not None:
            return refusal
        if plays:
            self.players[address] += 1
        else:
            self.watchers[address] += 1
            self.watched[table] += 1
        return None

    def _player_refusal(self, address: str) -> Message | None:
        if self.total >= self.limits.connections:
            return Message("refused-server-full")
        if self.players[address] >= self.limits.per_address:
            return Message("refused-address-full")
        return None

    def _watcher_refusal(self, address: str, table: str) -> Message | None:
        if self.total >= self.limits.connections - self.limits.for_players:
            return Message("refused-server-full")
        if self.watchers[address] >= self.limits.per_address:
            return Message("refused-address-full")
        if self.watched[table] >= self.limits.per_table:
            return Message("refused-table-full")
        return None

    def leave(self, address: str, table: str, plays: bool) -> None:
        """Count a connection no longer."""
        if plays:
            count_down(self.players, address)
        else:
            count_down(self.watchers, address)
            count_down(self.watched, table)


def count_down(counter: Counter[str], key: str) -> None:
    """Count one less, and forget what is not there any more."""
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
