"""A network and a scratch to search with."""

from projectl.agents.mcts.evaluation import new_network
from projectl.agents.mcts.scratch import new_scratch
from projectl.agents.network.weights import shipped_weights

NETWORK = new_network(shipped_weights())
SCRATCH = new_scratch()
