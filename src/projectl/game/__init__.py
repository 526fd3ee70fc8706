"""The friendly face of the rules, as text: notation, boards, and what happened, in words."""
