"""Text in columns, by the width a terminal shows."""

from projectl.game.layout import beside, clip, pad, width_of, wrap


def test_width_counts_columns_not_letters() -> None:
    assert width_of("Гра") == 3
    assert width_of("e\u0301") == 1
    assert width_of("碁") == 2


def test_a_text_is_cut_and_padded_to_its_column() -> None:
    assert clip("碁碁碁", 5) == "碁碁"
    assert clip("short", 5) == "short"
    assert pad("碁", 4) == "碁  "


def test_lines_are_broken_between_words() -> None:
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("one two three", 5, 1) == ["one", " two", " thre"]
    assert wrap("", 5) == [""]


def test_blocks_stand_side_by_side() -> None:
    assert beside([["a", "bb"], ["c"]], 1) == ["a   c", "bb"]
