"""What can be wrong in a call of the rules. Nothing is changed when one of these is raised."""


class RulesError(ValueError):
    """Something the rules cannot work with."""


class ArgumentTypeError(RulesError, TypeError):
    """A value of a type that cannot stand there."""


class SetupError(RulesError):
    """No such game: mode, seats, difficulty or seed."""


class InvalidActionError(RulesError):
    """Not an action at all."""


class IllegalActionError(RulesError):
    """An action, but not a legal one now."""


class RecordError(RulesError):
    """Not a record of a game, or one that no game can reach."""
