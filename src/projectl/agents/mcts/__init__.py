"""Monte Carlo tree search over whole turns, guided by the network."""
