"""Players that choose by themselves, from dice to a tree search, and the arena that rates them."""
