"""PyTorch programs as text in the torch dialect, by the importer that is installed.

Used by the package and, in a process of its own, by the program (assets/python/reify_import.py).
Nothing here imports PyTorch before it is needed.
"""
