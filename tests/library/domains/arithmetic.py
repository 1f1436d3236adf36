"""The four operations and what is made of them: types that promote or not, two bools, sizes that do not fit."""
from draw import calls


def pair(d):
    x = d.tensor()
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(0.3) else None)]


def any_number(d):
    return d.number() if d.maybe(0.7) else d.float()


@calls("aten.mul.Tensor", "aten.multiply.Tensor", "aten.div.Tensor", "aten.divide.Tensor", "aten.true_divide.Tensor",
       "aten.floor_divide", "aten.remainder.Tensor", "aten.fmod.Tensor", "aten.gcd", "aten.lcm")
def two_tensors(d):
    return pair(d)


@calls("aten.add.Tensor", "aten.sub.Tensor", "aten.subtract.Tensor", "aten.rsub.Tensor")
def two_tensors_and_a_factor(d):
    return pair(d) + [1 if d.maybe(0.6) else any_number(d)]


@calls("aten.mul.Scalar", "aten.multiply.Scalar", "aten.divide.Scalar", "aten.true_divide.Scalar", "aten.div.Scalar",
       "aten.floor_divide.Scalar", "aten.remainder.Scalar", "aten.fmod.Scalar")
def tensor_and_number(d):
    return [d.tensor(), any_number(d)]


@calls("aten.add.Scalar", "aten.sub.Scalar", "aten.subtract.Scalar", "aten.rsub.Scalar")
def tensor_number_and_factor(d):
    return [d.tensor(), any_number(d), 1 if d.maybe(0.6) else any_number(d)]


def rounding(d):
    return d.choice(None, "floor", "floor", "trunc", "trunc", "ceil")


@calls("aten.div.Tensor_mode", "aten.divide.Tensor_mode")
def two_tensors_and_rounding(d):
    return pair(d) + [rounding(d)]


@calls("aten.div.Scalar_mode", "aten.divide.Scalar_mode")
def tensor_number_and_rounding(d):
    return [d.tensor(), any_number(d), rounding(d)]


def three_tensors(d):
    """Mostly of one type, for these ops seldom promote."""
    x = d.tensor()
    same = d.maybe(0.6)
    return [x] + [d.broadcast(x, dtype=x.dtype if same else None) for _ in range(2)]


@calls("aten.addcmul", "aten.addcdiv")
def three_tensors_and_a_factor(d):
    return three_tensors(d) + [1 if d.maybe(0.5) else any_number(d)]


@calls("aten.lerp.Tensor")
def ends_and_weight(d):
    return three_tensors(d)


@calls("aten.lerp.Scalar")
def ends_and_number(d):
    return three_tensors(d)[:2] + [any_number(d)]


@calls("aten.remainder.Scalar_Tensor")
def number_and_tensor(d):
    return [any_number(d), d.tensor()]
