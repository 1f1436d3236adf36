"""Pooling: windows that fit mostly; paddings, dilations and output sizes that do not, too."""
from draw import calls


def parameter(d, dims, *values):
    """One number for all dimensions or one for each; in 1 of 40 another count."""
    if d.maybe(0.3):
        return [d.choice(*values)]
    return [d.choice(*values) for _ in range(dims if d.maybe(39 / 40) else dims + d.choice(1, -1))]


def image(d, dims, dtype="float"):
    """A batch of images, or one; seldom something else."""
    if d.maybe(0.05):
        return d.tensor(dtype=dtype)
    lead = [d.choice(1, 2, 2, 0), d.choice(1, 2, 3)] if d.maybe(0.7) else [d.choice(1, 2, 3)]
    if d.maybe(0.03):
        lead[-1] = 0
    return d.tensor(sizes=lead + [d.choice(3, 4, 5, 6, 7) if d.maybe(0.96) else d.size() for _ in range(dims)], dtype=dtype)


def window(d, dims):
    """Kernel, stride and padding."""
    kernel = parameter(d, dims, 1, 2, 2, 3, 3) if d.maybe(0.96) else parameter(d, dims, 0, 9, 2)
    stride = [] if d.maybe(0.25) else parameter(d, dims, 1, 2, 2, 3) if d.maybe(0.95) else parameter(d, dims, 0, -1, 1)
    padding = [0] if d.maybe(0.4) else parameter(d, dims, 0, 0, 1, 1) if d.maybe(0.9) else parameter(d, dims, 2, -1, 0)
    return [kernel, stride, padding]


def dilation(d, dims):
    return [1] if d.maybe(0.5) else parameter(d, dims, 1, 1, 2) if d.maybe(0.9) else parameter(d, dims, 0, -1, 3)


def maximum(dims):
    def rule(d):
        return [image(d, dims, d.choice("float", "float", "number")), *window(d, dims), dilation(d, dims), d.bool()]

    return rule


def mean(dims):
    def rule(d):
        x = image(d, dims, d.choice("float", "float", "float", "number"))
        flags = [d.bool(), d.bool()]
        if dims > 1:
            flags.append(d.choice(None, None, 1, 2, -3) if d.maybe(0.95) else 0)
        return [x, *window(d, dims), *flags]

    return rule


def output_sizes(d, dims):
    return [d.choice(1, 2, 3, 4, 0) if d.op.startswith("aten._") or d.maybe(0.97) else -1 for _ in range(dims if d.maybe(0.95) else dims + d.choice(1, -1))]


def adaptive(dims, dtype):
    def rule(d):
        return [image(d, dims, d.choice("float", "float", dtype)), output_sizes(d, dims)]

    return rule


for dims in (1, 2, 3):
    calls(f"aten.max_pool{dims}d", f"aten.max_pool{dims}d_with_indices")(maximum(dims))
    calls(f"aten.avg_pool{dims}d")(mean(dims))
    calls(f"aten.adaptive_avg_pool{dims}d")(adaptive(dims, "number"))
    calls(f"aten.adaptive_max_pool{dims}d")(adaptive(dims, "float"))
for dims in (2, 3):
    calls(f"aten._adaptive_avg_pool{dims}d")(adaptive(dims, "number"))


class Window:
    """A window that fits, for gradients: all parameters given for each dimension."""

    def __init__(self, d, dims, sometimes_wrong=True):
        self.image = d.tensor(sizes=([d.choice(1, 2)] if d.maybe(0.7) else []) + [d.choice(1, 2, 3)] + [d.choice(4, 5, 6)] * dims, dtype="float")
        self.kernel, self.stride = [d.choice(2, 3)] * dims, [d.choice(1, 2)] * dims
        self.padding, self.dilation = [d.choice(0, 1)] * dims, [1] * dims
        size = (self.image.sizes[-1] + 2 * self.padding[0] - self.kernel[0]) // self.stride[0] + 1
        sizes = self.image.sizes[:-dims] + [size] * dims
        # In three dimensions PyTorch does not check all sizes, it reads what is not there.
        if sometimes_wrong and dims == 2 and d.maybe(0.12):
            sizes[d.int(0, len(sizes) - 1)] += 1
        mistyped = d.op != "aten.avg_pool3d_backward" and d.maybe(0.06)
        self.grad = d.tensor(sizes=sizes, dtype=d.dtype("float") if mistyped else self.image.dtype)


def gradient_of_maximum(dims):
    def rule(d):
        w = Window(d, dims)
        indices = d.tensor(sizes=w.grad.sizes, dtype="i64", fill="zeros")
        return [w.grad, w.image, w.kernel, w.stride, w.padding, w.dilation, False, indices]

    return rule


def gradient_of_mean(dims):
    def rule(d):
        w = Window(d, dims)
        return [w.grad, w.image, w.kernel, w.stride, w.padding, False, d.bool(), d.choice(None, None, 2)]

    return rule


def gradient_of_adaptive_mean(dims):
    def rule(d):
        # PyTorch does not check the sizes, it reads what is not there.
        w = Window(d, dims, sometimes_wrong=False)
        return [w.grad, w.image]

    return rule


def unpooled(dims):
    def rule(d):
        x = image(d, dims)
        indices = d.tensor(sizes=x.sizes if d.maybe(0.93) else d.sizes(), dtype="i64" if d.maybe(0.95) else "i32", fill="zeros")
        arguments = [x, indices, output_sizes(d, dims)]
        if dims == 3:
            arguments += [[d.choice(1, 2)] * 3 if d.maybe(0.95) else [d.choice(0, 1)] * d.choice(2, 3), [d.choice(0, 1)] * (3 if d.maybe(0.97) else 2)]
        return arguments

    return rule


for dims in (2, 3):
    calls(f"aten.max_pool{dims}d_with_indices_backward")(gradient_of_maximum(dims))
    calls(f"aten.avg_pool{dims}d_backward")(gradient_of_mean(dims))
    calls(f"aten._adaptive_avg_pool{dims}d_backward")(gradient_of_adaptive_mean(dims))
    calls(f"aten.max_unpool{dims}d")(unpooled(dims))


def fractional(dims):
    def rule(d):
        x = image(d, dims)
        kernel = [d.choice(1, 2, 2, 3) for _ in range(dims if d.maybe(0.96) else dims + 1)]
        out = [d.choice(1, 2, 3) for _ in range(dims if d.maybe(0.96) else dims + 1)]
        batch, channels = (x.sizes[0], x.sizes[1]) if x.rank == dims + 2 else (1, x.sizes[0] if x.rank else 1)
        samples = [max(batch, 1), channels, dims]
        if d.maybe(0.06):
            samples[d.choice(1, 2)] += 1
        return [x, kernel, out, d.tensor(sizes=samples, dtype=x.dtype if d.maybe(0.95) else d.dtype("float"), fill=0)]

    return rule


def gradient_of_adaptive_maximum(dims):
    def rule(d):
        w = Window(d, dims, sometimes_wrong=False)
        indices = d.tensor(sizes=w.grad.sizes, dtype="i64", fill="zeros")
        return [w.grad, w.image, indices]

    return rule


for dims in (2, 3):
    calls(f"aten.fractional_max_pool{dims}d")(fractional(dims))
    calls(f"aten.adaptive_max_pool{dims}d_backward")(gradient_of_adaptive_maximum(dims))
