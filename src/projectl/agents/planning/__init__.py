"""What the planning agents search with, compiled: work, evaluation, turns, and a tree of turns."""
