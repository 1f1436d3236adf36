"""Convolutions whose weight fits the input mostly, with parameters of one number or of one for each dimension."""
from draw import calls


def parameter(d, dims, *values):
    """One number for all dimensions or one for each; in 1 of 30 a number too many."""
    if d.maybe(0.3):
        return [d.choice(*values)]
    return [d.choice(*values) for _ in range(dims + (1 if d.maybe(1 / 30) else 0))]


class Convolution:
    """An input, a weight and a bias that fit each other but for a mistake in 1 of 4."""

    def __init__(self, d, dims, transposed=False):
        self.dims, self.dtype = dims, d.dtype(d.choice("float", "float", "float", "float", "float", "float", "float", "complex"))
        self.groups = d.choice(1, 1, 1, 2, 3)
        each, rows = d.choice(1, 2, 3), d.choice(1, 2, 3)
        channels = each * self.groups
        image = [d.choice(3, 4, 5, 6, 2) if d.maybe(0.96) else d.size() for _ in range(dims)]
        kernel = [d.choice(1, 2, 3) if d.maybe(0.97) else d.choice(0, 7) for _ in range(dims)]
        sizes = ([d.choice(1, 2, 2, 0)] if d.maybe(0.75) else []) + [channels] + image
        weight = [channels, rows] if transposed else [rows * self.groups, each]
        weight += kernel
        bias = [weight[1] * self.groups if transposed else weight[0]]
        wrong = d.choice("input", "weight", "bias", "rank", "groups", "dtype") if d.maybe(0.2) else ""
        if wrong == "input":
            sizes[-dims - 1] += d.choice(1, -1)
        elif wrong == "weight":
            weight[d.int(0, 1)] += 1
        elif wrong == "bias":
            bias = d.choice(bias + [1], [bias[0] + 1], [])
        elif wrong == "rank":
            sizes = d.choice(sizes[1:], [1, 1] + sizes, [], sizes[:-1])
        elif wrong == "groups":
            self.groups = d.choice(0, -1, self.groups + 1)
        other = d.dtype("number") if wrong == "dtype" else self.dtype
        self.input, self.weight = d.tensor(sizes=sizes, dtype=self.dtype), d.tensor(sizes=weight, dtype=other)
        self.output_padding = parameter(d, dims, 0, 0, 0, 1) if d.maybe(0.9) else parameter(d, dims, -1, 2, 0)
        self.bias = d.tensor(sizes=bias, dtype=self.dtype if wrong != "dtype" or d.maybe(0.5) else d.dtype("float"))
        if self.input.numel == 0 or self.weight.numel == 0:
            # Dtypes and the output padding are not looked at where there is nothing to convolve.
            self.weight.dtype = self.bias.dtype = self.input.dtype
            self.output_padding = [0]
        if wrong != "bias" and d.maybe(0.5):
            self.bias = None
        self.stride = parameter(d, dims, 1, 1, 2, 3) if d.maybe(0.95) else parameter(d, dims, 0, -1, 1)
        self.padding = parameter(d, dims, 0, 0, 1, 1 if transposed else 2) if d.maybe(0.95) else parameter(d, dims, -1, 0)
        self.dilation = parameter(d, dims, 1, 1, 1, 2) if d.maybe(0.95) else parameter(d, dims, 0, -1, 1)
        if 0 in (self.input.numel, self.weight.numel):
            self.dilation = [1]


def plain(dims):
    def rule(d):
        c = Convolution(d, dims)
        return [c.input, c.weight, c.bias, c.stride, c.padding, c.dilation, c.groups]

    return rule


def named(dims):
    def rule(d):
        c = Convolution(d, dims)
        padding = d.choice("same", "valid") if d.maybe(0.95) else "full"
        stride = [1] if padding == "same" and d.maybe(0.8) else c.stride
        return [c.input, c.weight, c.bias, stride, padding, c.dilation, c.groups]

    return rule


def transposed(dims):
    def rule(d):
        c = Convolution(d, dims, True)
        return [c.input, c.weight, c.bias, c.stride, c.padding, c.output_padding, c.groups, c.dilation]

    return rule


for dims in (1, 2, 3):
    calls(f"aten.conv{dims}d")(plain(dims))
    calls(f"aten.conv{dims}d.padding")(named(dims))
    calls(f"aten.conv_transpose{dims}d" + ("" if dims == 1 else ".input"))(transposed(dims))


def general(d):
    dims, back = d.choice(1, 2, 2, 3), d.maybe(0.4)
    c = Convolution(d, dims, back)
    return [c.input, c.weight, c.bias, c.stride, c.padding, c.dilation, back, c.output_padding, c.groups]


@calls("aten.convolution")
def convolution(d):
    return general(d)


@calls("aten._convolution_mode")
def convolution_with_named_padding(d):
    dims = d.choice(1, 2, 2, 3)
    c = Convolution(d, dims)
    padding = d.choice("same", "valid") if d.maybe(0.95) else "full"
    return [c.input, c.weight, c.bias, [1] if padding == "same" and d.maybe(0.8) else c.stride, padding, c.dilation, c.groups]


@calls("aten._convolution")
def convolution_with_flags(d):
    return general(d) + [False, False, True, True]


@calls("aten._convolution.deprecated")
def convolution_with_fewer_flags(d):
    return general(d) + [False, False, True]


@calls("aten.conv_tbc")
def time_batch_channels(d):
    dtype, channels, rows = d.dtype(d.choice("float", "float", "number")), d.choice(1, 2, 3), d.choice(1, 2, 3)
    x = d.tensor(sizes=[d.choice(2, 3, 4, 5, 0), d.choice(1, 2), channels + (1 if d.maybe(0.06) else 0)], dtype=dtype)
    weight = d.tensor(sizes=[d.choice(1, 2, 3, 6), channels, rows], dtype=d.dtype("number") if d.maybe(0.06) else dtype)
    bias = d.tensor(sizes=[rows + (1 if d.maybe(0.06) else 0)], dtype=dtype)
    if d.maybe(0.06):
        x.sizes = d.sizes()
    if d.maybe(0.04):
        weight.sizes = d.sizes()
    if 0 in (x.numel, weight.numel) or weight.sizes[0] > x.sizes[0]:
        weight.dtype = x.dtype
    return [x, weight, bias, d.choice(0, 0, 1, 2) if d.maybe(0.93) else -1]


@calls("aten.convolution_backward")
def gradients(d):
    """The gradient has the sizes of the convolution's result."""
    dims, back = d.choice(1, 2, 2, 3), d.maybe(0.35)
    dtype, groups, each, rows = d.dtype("float"), d.choice(1, 1, 2), d.choice(1, 2), d.choice(1, 2)
    stride, padding = [d.choice(1, 1, 2)] * dims, [d.choice(0, 0, 1)] * dims
    dilation = [d.choice(1, 1, 2)] * dims
    kernel, image = [d.choice(1, 2, 3)] * dims, [d.choice(5, 6, 7)] * dims
    reach = dilation[0] * (kernel[0] - 1) + 1
    if back:
        weight, channels = [each * groups, rows, *kernel], rows * groups
        size = (image[0] - 1) * stride[0] - 2 * padding[0] + reach
    else:
        weight, channels = [rows * groups, each, *kernel], rows * groups
        size = (image[0] + 2 * padding[0] - reach) // stride[0] + 1
    batch = d.choice(1, 2)
    grad = [batch, channels] + [size] * dims
    if groups == 1 and d.maybe(0.15):
        grad[1] += 1
    # In one dimension PyTorch gives a weight's gradient that is not asked for a dimension more.
    mask = [d.maybe(0.8), dims == 1 or d.maybe(0.8), d.maybe(0.6)]
    return [d.tensor(sizes=grad, dtype=dtype), d.tensor(sizes=[batch, each * groups] + image, dtype=dtype),
            d.tensor(sizes=weight, dtype=dtype), [channels] if mask[2] or d.maybe(0.5) else None, stride, padding,
            dilation, back, [0] * dims, groups, mask]
