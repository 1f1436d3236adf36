"""Borders: of every width, below zero too, more than there is, odd counts, empty tensors, other ranks."""
from draw import calls


def widths(d, count, most=3):
    out = [d.int(0, most) if d.maybe(0.8) else d.int(-3, most + 2) for _ in range(count)]
    return out if d.maybe(0.95) else out + [1]


def number(d):
    return d.choice(0, 1, -1, 2, 1.5, 0.0, True)


@calls("aten.constant_pad_nd")
def constant(d):
    x = d.tensor()
    return [x, widths(d, 2 * (d.int(0, x.rank) if d.maybe(0.92) else x.rank + 1)), number(d)]


def image(d, dims):
    x = d.tensor(rank=(dims + 1, dims + 2) if d.maybe(0.93) else None, dtype="common")
    x.sizes = [max(size, 2) if d.maybe(0.9) else size for size in x.sizes]
    return x


@calls("aten.pad")
def pad(d):
    if d.maybe(0.4):
        x, mode = d.tensor(), "constant"
        pairs = d.int(0, x.rank) if d.maybe(0.92) else x.rank + 1
    else:
        pairs = d.int(1, 3) if d.maybe(0.95) else d.choice(0, 4)
        x, mode = image(d, pairs), d.choice("reflect", "replicate", "circular") if d.maybe(0.97) else "mirror"
    value = d.choice(0.0, 1.5, -1.0) if d.maybe(0.3 if mode == "constant" else 0.08) else None
    return [x, widths(d, 2 * pairs, 3 if mode == "constant" else 2), mode, value]


def bordered(dims):
    def rule(d):
        return [image(d, dims), widths(d, 2 * dims if d.maybe(0.95) else 2 * dims + 2, 2)]

    return rule


for dims in (1, 2, 3):
    calls(f"aten.reflection_pad{dims}d", f"aten.replication_pad{dims}d")(bordered(dims))
