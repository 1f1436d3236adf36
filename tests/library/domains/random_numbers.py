"""Random numbers in the place of all elements: probabilities and bounds that are none, types that cannot hold them."""
from draw import FLOATS, calls


def place(d):
    """Types that cannot hold the numbers are noticed only where there are elements."""
    x = d.tensor(dtype="float" if d.maybe(0.6) else None)
    return x if x.dtype in FLOATS else d.like(x, sizes=[max(size, 1) for size in x.sizes])


def probability(d):
    return d.choice(0.0, 0.25, 0.5, 0.5, 0.75, 1.0, 1.5, -0.5)


@calls("aten.bernoulli", "aten.poisson")
def bernoulli(d):
    return [place(d), None]


@calls("aten.bernoulli.p", "aten.geometric")
def one_probability(d):
    return [place(d), probability(d), None]


@calls("aten.bernoulli.Tensor")
def probabilities(d):
    x = d.tensor(sizes=[max(size, 1) for size in d.sizes()], dtype="float")
    return [x, d.broadcast(x, dtype="float" if d.maybe(0.8) else None), None]


@calls("aten.uniform", "aten.normal_functional", "aten.log_normal", "aten.cauchy")
def two_numbers(d):
    return [place(d), d.float(), d.float(-1.0, 3.0), None]


@calls("aten.exponential")
def rate(d):
    return [place(d), d.float(-1.0, 3.0), None]


@calls("aten.random")
def whole(d):
    return [d.tensor(), None]


@calls("aten.random.to")
def whole_below(d):
    return [d.tensor(), d.choice(1, 2, 5, 100, 127, 128, 256, 300, 40000, 0, -1), None]


@calls("aten.random.from")
def whole_between(d):
    low = d.choice(0, 0, 1, -1, -128, -129, 5)
    return [d.tensor(), low, d.optional(low + d.choice(1, 2, 5, 100, 127, 300, 0, -1)), None]


@calls("aten.dropout", "aten.alpha_dropout", "aten.feature_dropout", "aten.feature_alpha_dropout")
def dropout(d):
    return [place(d), probability(d), d.bool()]


@calls("aten.native_dropout")
def native_dropout(d):
    x = d.tensor(dtype="float" if d.maybe(0.6) else None)
    return [d.like(x, sizes=[max(size, 1) for size in x.sizes]), probability(d), d.optional(d.bool())]


@calls("aten.native_dropout_backward")
def dropout_gradient(d):
    x = place(d)
    mask = d.like(x, dtype="bool" if d.maybe(0.9) else None) if d.maybe(0.7) else d.broadcast(x, dtype="bool")
    return [x, mask, d.choice(1.0, 2.0, 4.0, 0.0)]


@calls("aten.normal.Tensor_Tensor")
def means_and_deviations(d):
    x = place(d)
    return [x, d.broadcast(x, dtype="float" if d.maybe(0.8) else "common"), None]


@calls("aten.normal.Tensor_float")
def means_and_deviation(d):
    return [place(d), d.float(-1.0, 3.0), None]


@calls("aten.normal.float_Tensor")
def mean_and_deviations(d):
    return [d.float(), place(d), None]


@calls("aten._standard_gamma")
def shapes_of_distributions(d):
    return [place(d), None]


@calls("aten.binomial")
def counts_and_probabilities(d):
    x = d.tensor(dtype=["f32", "f64"] if d.maybe(0.9) else None)
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(0.85) else None), None]
