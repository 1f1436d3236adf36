"""Calls of ops that make tensors of numbers in order, and of one number."""
from creation import fill, options
from draw import calls


def end(d):
    return d.choice(d.number(), d.int(-3, 12), d.float(-3.0, 9.0), d.int(0, 20))


@calls("aten.arange")
def arange(d):
    return [end(d)] + options(d)


@calls("aten.arange.start")
def arange_start(d):
    return [d.number(), end(d)] + options(d)


@calls("aten.arange.start_step")
def arange_start_step(d):
    start, stop = d.number(), end(d)
    step = d.choice(1, 2, 0.5, 1.5, 3, 0.7)
    if (stop < start) != d.maybe(0.1):
        step = -step
    return [start, stop, 0 if d.maybe(0.06) else step] + options(d)


@calls("aten.linspace")
def linspace(d):
    return [end(d), end(d), d.int(-1, 12)] + options(d)


@calls("aten.logspace")
def logspace(d):
    return [d.number(), d.number(), d.int(-1, 12), d.choice(10.0, 2.0, 1.5)] + options(d)


def end_tensor(d):
    rank = 0 if d.maybe(0.9) else 1
    return d.tensor(rank=rank, fill=d.int(0, 5))


def line_options(d, *ends):
    given = options(d)
    if given[0] is not None and d.maybe(0.8) and any("c" in getattr(each, "dtype", "") for each in ends):
        given[0] = d.dtype("complex")
    return given


@calls("aten.linspace.Tensor_Tensor", "aten.linspace.Tensor_Scalar", "aten.linspace.Scalar_Tensor",
       "aten.logspace.Tensor_Tensor", "aten.logspace.Tensor_Scalar", "aten.logspace.Scalar_Tensor")
def line_of_tensors(d):
    first, second = d.op.rsplit(".", 1)[1].split("_")
    start = end_tensor(d) if first == "Tensor" else d.int(0, 3)
    stop = end_tensor(d) if second == "Tensor" else d.int(0, 3)
    base = [d.choice(10.0, 2.0, 1.5)] if "logspace" in d.op else []
    return [start, stop, d.int(-1, 12)] + base + line_options(d, start, stop)


@calls("prims.iota")
def iota(d):
    dtype = d.dtype("int") if d.maybe(0.8) else d.dtype()
    return [d.int(-1, 12), d.int(-3, 5), d.choice(1, 1, 2, -1, -3, 0), dtype, "cpu", d.maybe(0.15)]


@calls("aten.eye")
def eye(d):
    return [d.int(-2, 12)] + options(d)


@calls("aten.eye.m")
def eye_m(d):
    return [d.int(-1, 6), d.int(-1, 6)] + options(d)


@calls("aten.tril_indices", "aten.triu_indices")
def triangle(d):
    return [d.int(-1, 7), d.int(-1, 7), d.int(-8, 8)] + options(d)


def length(d):
    return d.choice(d.int(0, 60), d.int(-3, 12))


@calls("aten.hann_window", "aten.hamming_window", "aten.blackman_window", "aten.bartlett_window", "aten.kaiser_window")
def window(d):
    return [length(d)] + options(d)


@calls("aten.hann_window.periodic", "aten.hamming_window.periodic", "aten.blackman_window.periodic",
       "aten.bartlett_window.periodic", "aten.kaiser_window.periodic")
def window_periodic(d):
    return [length(d), d.bool()] + options(d)


@calls("aten.hamming_window.periodic_alpha", "aten.kaiser_window.beta")
def window_with_number(d):
    return [length(d), d.bool(), d.float(0.0, 14.0)] + options(d)


@calls("aten.hamming_window.periodic_alpha_beta")
def window_with_numbers(d):
    return [length(d), d.bool(), d.float(0.0, 1.0), d.float(0.0, 1.0)] + options(d)


@calls("aten.scalar_tensor")
def scalar_tensor(d):
    return [d.choice(fill(d), d.int(-100, 100), d.float(-9.0, 9.0))] + options(d)


@calls("aten.tensor.int")
def tensor_int(d):
    return [d.int(-30, 30), d.optional(d.dtype()), d.optional("cpu"), d.maybe(0.3)]


@calls("aten.tensor.float")
def tensor_float(d):
    return [d.float(-30.0, 30.0), d.optional(d.dtype()), d.optional("cpu"), d.maybe(0.3)]


@calls("aten.tensor.bool")
def tensor_bool(d):
    return [d.bool(), d.optional(d.dtype()), d.optional("cpu"), d.maybe(0.3)]


@calls("prim.NumToTensor.Scalar")
def one_number(d):
    return [d.choice(d.int(-100, 100), d.float(-9.0, 9.0), d.bool())]


@calls("aten._shape_as_tensor")
def shape_as_tensor(d):
    return [d.tensor()]
