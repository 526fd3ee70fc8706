"""An interrupt that became another exception, or was swallowed, is raised all the same."""

import signal

import pytest

from projectl.cli.interrupts import Terminated, never_lost, terminable


def interrupted_as(error: BaseException | None, number: int = signal.SIGINT) -> None:
    """Be interrupted within something that makes another exception of it, or none."""
    try:
        signal.raise_signal(number)
    except KeyboardInterrupt:
        if error is not None:
            raise error from None


@pytest.mark.parametrize("error", [AttributeError("data"), SystemError(), SystemExit(3), None])
def test_an_interrupt_is_raised_whatever_became_of_it(error: BaseException | None) -> None:
    with pytest.raises(KeyboardInterrupt), never_lost():
        interrupted_as(error)


def test_a_request_to_terminate_stays_one() -> None:
    with pytest.raises(Terminated), terminable(), never_lost():
        interrupted_as(AttributeError("data"), signal.SIGTERM)


def test_what_is_wrong_without_an_interrupt_is_left_as_it_is() -> None:
    with pytest.raises(AttributeError, match="data"), never_lost():
        raise AttributeError("data")


def test_afterwards_signals_are_heard_as_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt), never_lost(), never_lost():
        interrupted_as(None)
    assert signal.getsignal(signal.SIGINT) is before


def test_a_signal_that_is_ignored_stays_so() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with never_lost():
            signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)
