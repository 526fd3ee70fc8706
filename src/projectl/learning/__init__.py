"""Training the network by self-play: PPO over every mode at once, on CUDA or on the CPU."""

from projectl.extras import check_installed

check_installed("torch", "projectl.learning")
