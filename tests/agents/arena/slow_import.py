"""An agent that takes its time to be loaded."""

import time

from projectl.agents.random_agents import RandomAgent

Agent = RandomAgent
time.sleep(3)
