"""The rules of Project L, written once and compiled: every mode, on records of a few hundred bytes.

Python calls `border`, where every argument is checked; the kernels behind it trust theirs.
"""
