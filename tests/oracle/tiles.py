"""What each Finesse tile pays (R8.9)."""

from itertools import combinations

from .player import Player

SMALL = ("I1", "I2", "I3", "V3")
BIG = ("I4", "L4", "T4", "S4", "O4")

SET_A = {f"A{number:02}": shapes for number, shapes in enumerate(combinations(BIG, 3), start=1)}
SET_B = {f"B{number:02}": shapes for number, shapes in enumerate(combinations(BIG, 2), start=1)}

FACE_DOWN = 2  # R8.1: the first two tiles


def tile_of_round(tiles: tuple[str, ...], number: int) -> str | None:
    """The tile that counts in a round: one is removed after each, the first two are hidden."""
    return tiles[number - 1] if FACE_DOWN < number <= len(tiles) else None


def coins_for_placing(tile: str | None, shape: str, by_master: bool) -> int:
    """Pink coins for one placed piece."""
    if tile in SET_A:
        return int(shape in SET_A[tile])
    pays = {"C04": by_master, "C07": shape in SMALL, "C08": shape in BIG}
    return int(tile in pays and pays[tile])


def coins_for_completing(tile: str | None) -> int:
    """Pink coins for a completed puzzle."""
    return int(tile == "C02")


def coins_for_taking(tile: str | None) -> int:
    """Pink coins for a puzzle taken."""
    return int(tile == "C03")


def coins_for_getting(tile: str | None) -> int:
    """Pink coins for taking a level-1 piece, or its substitute, or upgrading; not for rewards."""
    return int(tile in ("C09", "C10"))


def coins_at_turn_end(tile: str | None, player: Player) -> int:
    """Blue coins, for what the player has when the turn ends."""
    owned = player.owned()
    if tile in SET_B:
        return sum(owned[shape] for shape in SET_B[tile])
    if tile == "C01":
        return len(player.unfinished())
    if tile == "C05":
        return sum(owned[shape] > 0 for shape in SMALL)
    if tile == "C06":
        return sum(owned[shape] > 0 for shape in BIG)
    return 0
