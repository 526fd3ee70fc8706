"""What holds for all tests."""

from hypothesis import settings

# A kernel is compiled when it is called first, and timings are not asserted.
settings.register_profile("projectl", deadline=None)
settings.load_profile("projectl")
