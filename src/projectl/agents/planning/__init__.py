"""What the planning agents think with, compiled: work, evaluation, turns, and a tree of turns."""
