"""Activations: mostly floats, for few kernels take others; limits in the wrong order, names that are none."""
from draw import calls


def any_number(d):
    return d.number() if d.maybe(0.7) else d.float()


def input_of(d):
    return d.tensor(dtype="float" if d.maybe(0.6) else None)


@calls("aten.sigmoid", "aten.relu", "aten.relu6", "aten.selu", "aten.silu", "aten.mish", "aten.hardswish",
       "aten.hardsigmoid", "aten.log_sigmoid", "aten.log_sigmoid_forward")
def one_tensor(d):
    return [input_of(d)]


@calls("aten.gelu")
def gelu(d):
    return [input_of(d), d.choice("none", "none", "tanh", "tanh", "erf")]


@calls("aten.hardtanh")
def limits(d):
    return [input_of(d), -1 if d.maybe(0.4) else any_number(d), 1 if d.maybe(0.4) else any_number(d)]


@calls("aten.elu")
def elu(d):
    return [d.tensor(dtype="float" if d.maybe(0.9) else None), any_number(d), 1 if d.maybe(0.6) else any_number(d), 1 if d.maybe(0.6) else any_number(d)]


@calls("aten.celu", "aten.leaky_relu", "aten.softshrink", "aten.hardshrink")
def one_number(d):
    return [input_of(d), any_number(d)]


@calls("aten.softplus", "aten.threshold")
def two_numbers(d):
    return [input_of(d), any_number(d), any_number(d)]


@calls("aten.prelu")
def prelu(d):
    x = input_of(d)
    channels = x.sizes[1] if x.rank > 1 else 1
    sizes = d.choice([1], [1], [channels], [channels], [channels + 1], [], [1, channels])
    return [x, d.like(x, sizes=sizes, dtype=None if d.maybe(0.9) else d.dtype())]


def bounds(d):
    return d.choice([0.125, 0.33333333333333331], [0.0, 1.0], [0.25, 0.25], [0, 1], [1, 2], [0.5, 0.25])


@calls("aten.rrelu")
def rrelu(d):
    return [input_of(d)] + bounds(d) + [d.bool(), None]


@calls("aten.rrelu_with_noise", "aten.rrelu_with_noise_functional")
def rrelu_with_noise(d):
    x = input_of(d)
    noise = d.like(x) if d.maybe(0.75) or x.dtype not in ("f32", "f64", "bf16") else d.like(x, dtype=d.dtype())
    if d.maybe(0.12):
        noise = d.like(noise, sizes=d.sizes())
    return [x, noise] + bounds(d) + [d.bool(), None]


@calls("aten._prelu_kernel")
def input_and_weights(d):
    x = d.tensor(dtype="float" if d.maybe(0.9) else None)
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(0.9) else None)]
