"""Gradients of activations: what comes from behind and the input or result, mostly alike."""
from draw import calls


def any_number(d):
    return d.number() if d.maybe(0.7) else d.float()


def gradient_and_input(d):
    x = d.tensor(dtype="float" if d.maybe(0.7) else None)
    if d.maybe(0.6):
        return [x, d.like(x)]
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(0.5) else "number" if d.maybe(0.9) else None)]


@calls("aten.sigmoid_backward", "aten.tanh_backward", "aten.silu_backward", "aten.mish_backward",
       "aten.hardswish_backward", "aten.hardsigmoid_backward")
def two_tensors(d):
    return gradient_and_input(d)


@calls("aten.gelu_backward")
def gelu(d):
    """Alike, for the library that PyTorch calls here takes little else."""
    x = d.tensor(dtype="float" if d.maybe(0.9) else None)
    return [x, d.like(x)] + [d.choice("none", "none", "tanh", "tanh", "erf")]


@calls("aten.logit_backward")
def logit(d):
    return gradient_and_input(d) + [d.optional(d.float(-0.5, 1.5))]


@calls("aten.log_sigmoid_backward")
def log_sigmoid(d):
    grad, x = gradient_and_input(d)
    return [grad, x, d.like(x) if d.maybe(0.8) else d.like(x, sizes=[0])]


@calls("aten.softshrink_backward", "aten.hardshrink_backward", "aten.threshold_backward")
def one_number(d):
    return gradient_and_input(d) + [any_number(d)]


@calls("aten.hardtanh_backward", "aten.softplus_backward")
def two_numbers(d):
    return gradient_and_input(d) + [any_number(d), any_number(d)]


@calls("aten.leaky_relu_backward")
def leaky_relu(d):
    return gradient_and_input(d) + [any_number(d), d.bool()]


@calls("aten.elu_backward")
def elu(d):
    grad, x = gradient_and_input(d)
    return [grad, any_number(d), any_number(d), any_number(d), d.bool(), x]


@calls("aten.rrelu_with_noise_backward")
def rrelu(d):
    grad, x = gradient_and_input(d)
    lower, upper = d.choice([0.125, 0.33333333333333331], [0.0, 1.0], [0.25, 0.25], [-1, 0])
    return [grad, x, d.like(x) if d.maybe(0.7) else d.broadcast(x, dtype=x.dtype), lower, upper, d.bool(), d.bool()]


@calls("aten._prelu_kernel_backward")
def prelu(d):
    x = d.tensor(dtype="float")
    return [d.like(x) if d.maybe(0.8) else d.broadcast(x, dtype=x.dtype), x, d.broadcast(x, dtype=x.dtype if d.maybe(0.9) else "float")]


@calls("aten.glu_backward")
def glu(d):
    """The gradient is as large as a half of the input, whose size is even."""
    x = d.tensor(rank=(1, 5), dtype="float" if d.maybe(0.95) else None)
    dim = d.dim(x.rank)
    sizes = list(x.sizes)
    if -x.rank <= dim < x.rank:
        x.sizes[dim] = 2 * sizes[dim] + (1 if d.maybe(0.1) else 0)
    return [d.like(x, sizes=sizes) if d.maybe(0.8) else d.broadcast(sizes, dtype=x.dtype), x, dim]
