"""What gives bools: tensors of any types, types that cannot be compared, sizes that do not fit."""
from draw import FLOATS, INTS, calls


@calls("aten.eq.Scalar", "aten.ne.Scalar", "aten.lt.Scalar", "aten.le.Scalar", "aten.gt.Scalar", "aten.ge.Scalar")
def tensor_and_number(d):
    return [d.tensor(), d.number() if d.maybe(0.7) else d.float()]


def pair(d, alike):
    x = d.tensor()
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(alike) else None)]


@calls("aten.eq.Tensor", "aten.ne.Tensor", "aten.lt.Tensor", "aten.le.Tensor", "aten.gt.Tensor", "aten.ge.Tensor",
       "aten.logical_and", "aten.logical_or", "aten.logical_xor")
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
