"""Standard environments for learning: PettingZoo, Gymnasium, arrays of games, OpenSpiel."""
