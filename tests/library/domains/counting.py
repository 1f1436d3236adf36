"""Counts: bins of all numbers, from a number up and down; choices of few and many elements."""
from draw import calls


@calls("aten.histc")
def bins(d):
    first = d.choice(0, 0, -1, 0.5)
    last = d.choice(first, 3, 2.5, 1) if d.maybe(0.9) else -2
    return [d.tensor(), d.int(-1, 9), first, last]


@calls("aten.combinations")
def combinations(d):
    x = d.tensor(rank=1 if d.maybe(0.92) else (0, 3))
    return [x, d.int(0, 4) if d.maybe(0.95) else -1, d.bool()]
