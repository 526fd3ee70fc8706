"""Texts fit the screen in every language, with and without colour."""

from projectl.cli.screen import fit, is_plain


def test_output_that_is_no_terminal_is_plain() -> None:
    assert is_plain(ascii_only=False)


def test_long_texts_are_broken_between_words_and_kept_blanks_are_not() -> None:
    lines = fit("b2\xa0b3\xa0b4 " * 12)
    assert max(map(len, lines)) < 80
    assert all(line.strip().startswith("b2") for line in lines)
    assert all(line.startswith("  ") for line in lines[1:])
    assert "\xa0" not in "".join(lines)
