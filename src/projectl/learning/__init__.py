"""Training the network by self-play: PPO over every mode at once, on CUDA or on the CPU."""
