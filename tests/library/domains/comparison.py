"""What gives bools: tensors of any types, types that cannot be compared, sizes that do not fit."""
from draw import FLOATS, INTS, calls


@calls("aten.eq.Scalar", "aten.ne.Scalar", "aten.not_equal.Scalar", "aten.lt.Scalar", "aten.less.Scalar",
       "aten.le.Scalar", "aten.less_equal.Scalar", "aten.gt.Scalar", "aten.greater.Scalar", "aten.ge.Scalar",
       "aten.greater_equal.Scalar")
def tensor_and_number(d):
    return [d.tensor(), d.number() if d.maybe(0.7) else d.float()]


def pair(d, alike):
    x = d.tensor()
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(alike) else None)]


@calls("aten.eq.Tensor", "aten.ne.Tensor", "aten.not_equal.Tensor", "aten.lt.Tensor", "aten.less.Tensor",
       "aten.le.Tensor", "aten.less_equal.Tensor", "aten.gt.Tensor", "aten.greater.Tensor", "aten.ge.Tensor",
       "aten.greater_equal.Tensor", "aten.logical_and", "aten.logical_or", "aten.logical_xor")
def two_tensors(d):
    return pair(d, 0.3)


@calls("aten.isclose")
def two_tensors_of_one_type(d):
    return pair(d, 0.85) + [d.choice(1e-05, 0.0, 0.5, 1.0, -1.0), d.choice(1e-08, 0.0, 0.5, 1.0, -0.5), d.bool()]


@calls("aten.isin.Tensor_Tensor")
def elements_and_tests(d):
    """Types that promote: PyTorch promotes those of many elements only."""
    x = d.tensor(dtype="number" if d.maybe(0.8) else None)
    return [x, d.tensor(dtype="number" if x.dtype in INTS + FLOATS and d.maybe(0.8) else x.dtype), d.bool(), d.bool()]


@calls("aten.isfinite", "aten.isinf", "aten.isnan", "aten.isneginf", "aten.isposinf", "aten.isreal", "aten.logical_not")
def one_tensor(d):
    return [d.tensor()]


@calls("aten.isin.Tensor_Scalar")
def elements_and_test(d):
    return [d.tensor(dtype="number" if d.maybe(0.8) else None), d.number(), d.bool(), d.bool()]


@calls("aten.isin.Scalar_Tensor")
def element_and_tests(d):
    return [d.number(), d.tensor(dtype="number" if d.maybe(0.8) else None), d.bool(), d.bool()]
