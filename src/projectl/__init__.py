"""The board game Project L: complete rules, one compiled engine, every mode."""
