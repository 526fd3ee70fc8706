"""What speaks for a turn, decided by kernels."""
