"""The engine as WebAssembly: the same kernels, compiled for browsers."""
