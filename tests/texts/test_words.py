"""A message becomes words: in any language, and never silently wrong."""

import pickle

import pytest

from projectl.texts import Listing, Message, words_in
from projectl.texts.languages import LanguageError
from projectl.texts.message import message_from_json
from projectl.texts.words import MissingTextError


def test_numbers_choose_the_plural() -> None:
    say = words_in("en").say
    assert say("reason-actions-left", count=1).startswith("You still have an action")
    assert say("reason-actions-left", count=3).startswith("You still have 3 actions")


def test_lists_are_joined_as_the_language_does() -> None:
    assert words_in("en").join(Listing(("I1", "I2", "V3"))) == "I1, I2 and V3"
    assert words_in("en").join(Listing((1, 2), "or")) == "1 or 2"
    assert words_in("hu").join(Listing((1, 2), "or")) == "1 vagy 2"
    assert words_in("ru").join(Listing(("I1", "I2", "V3"))) == "I1, I2 и V3"
    assert words_in("en").join(Listing(())) == ""


def test_a_message_within_a_message_is_said_too() -> None:
    reason = Message("reason-over")
    whole = Message("illegal-action", action="take W2", reason=reason)
    assert words_in().say(whole) == "'take W2' is not legal now. The game is over."


def test_an_unknown_code_or_a_missing_parameter_is_an_error() -> None:
    with pytest.raises(MissingTextError, match="no words for 'no-such-code'"):
        words_in().say("no-such-code")
    with pytest.raises(MissingTextError, match="reason-coins"):
        words_in().say("reason-coins")


def test_a_language_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(
        LanguageError, match="no language 'xx'; languages are en, uk, ru, pt-BR, hu"
    ):
        words_in("xx")


def test_messages_travel_as_json_and_come_back_equal() -> None:
    message = Message(
        "illegal-action",
        action="pass",
        reason=Message("reason-piece-lowest", level=3, choices=Listing(("I3", "V3"), "or")),
    )
    assert message_from_json(message.as_json()) == message
    assert pickle.loads(pickle.dumps(message)) == message
    assert message != Message("illegal-action")
    assert repr(Message("a", n=1)) == "Message('a', n=1)"
