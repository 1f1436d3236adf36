"""Gradients of resampling, of the result's sizes mostly."""
from draw import calls

from resampling import DIMENSIONS, SINCE


def gradient(name, dims):
    def rule(d):
        lead, small, large = [d.choice(1, 2, 0), d.choice(1, 2, 3)], [d.choice(1, 2, 3) for _ in range(dims)], [d.choice(2, 3, 4) for _ in range(dims)]
        if d.maybe(0.05):
            small[0] = 0
        sizes = lead + large
        if d.maybe(0.12):
            sizes[d.int(0, dims + 1)] += 1
        if d.maybe(0.04):
            sizes = sizes[1:]
        flags = [] if "nearest" in name else [d.bool()]
        scales = [None] * dims if d.maybe(0.6) else [d.choice(1.0, 2.0)] * dims
        return [d.tensor(sizes=sizes, dtype="float"), large if d.maybe(0.96) else large + [1],
                (lead + small)[: None if d.maybe(0.96) else -1], *flags, *scales]

    return rule


for name, dims in [(f"upsample_{name}", dims) for name, dims in DIMENSIONS.items()] + list(SINCE.items()):
    calls(f"aten.{name}_backward")(gradient(name, dims))
