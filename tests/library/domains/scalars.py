"""Calls of ops that return Python numbers."""
from draw import calls


def number(d):
    """No bool: PyTorch's own check of types fails on it."""
    return d.choice(d.int(-100, 100), d.float(-9.0, 9.0))


@calls("aten.ScalarImplicit")
def one_element(d):
    sizes = [] if d.maybe(0.8) else d.choice([1], [1, 1], [2], [0])
    return [d.tensor(sizes=sizes)]


@calls("aten.add")
def two_numbers(d):
    return [number(d), number(d)]


@calls("prim.abs.Scalar")
def one_number(d):
    return [number(d)]
