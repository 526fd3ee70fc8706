"""What Tab offers."""

from projectl.cli.complete import candidates
from projectl.game.game import Game


def test_the_first_word_is_a_legal_action_or_a_question() -> None:
    game = Game("base", seed=11)
    assert candidates(game, [], "ta") == ["take "]
    assert candidates(game, [], "h") == ["help", "hint"]
    assert candidates(game, [], "end") == []


def test_later_words_are_what_is_legal_after_those_before() -> None:
    game = Game("base", seed=11)
    game.play("take W1")
    assert candidates(game, ["take"], "b") == ["B1", "B2", "B3", "B4"]
    assert candidates(game, ["u"], "") == ["I1 ", "I2 "]
    assert candidates(game, ["place", "1"], "") == ["I1 ", "I2 "]
    assert candidates(game, ["pl", "1", "i2"], "") == ["b3 ", "c3 "]
    assert candidates(game, ["pl", "1", "i2", "c3"], "") == ["d3"]
    assert candidates(game, ["legal", "1"], "") == ["I1", "I2"]
    assert candidates(game, ["jump"], "") == []
