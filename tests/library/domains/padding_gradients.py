"""Gradients of borders, of the result's sizes mostly."""
from draw import calls


def gradient(dims, most):
    def rule(d):
        x = d.tensor(sizes=([d.choice(1, 2)] if d.maybe(0.7) else []) + [d.choice(1, 2)] + [d.choice(3, 4, 5) for _ in range(dims)], dtype="float")
        # PyTorch does not check how wide a mirrored border is, it reads what is not there.
        padding = [d.int(0, most) if d.maybe(0.95) else d.int(-1, 2) for _ in range(2 * dims)]
        sizes = list(x.sizes)
        for i in range(dims):
            sizes[-1 - i] = max(sizes[-1 - i] + padding[2 * i] + padding[2 * i + 1], 0)
        if d.maybe(0.1):
            sizes[-d.int(1, dims)] += 1
        return [d.like(x, sizes=sizes), x, padding]

    return rule


for dims in (1, 2, 3):
    calls(f"aten.reflection_pad{dims}d_backward")(gradient(dims, 2))
    calls(f"aten.replication_pad{dims}d_backward")(gradient(dims, 3))
