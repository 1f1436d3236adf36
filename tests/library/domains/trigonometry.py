"""Angles, circles and hyperbolas: one tensor of any type, or two."""
from draw import calls


@calls("aten.acos", "aten.acosh", "aten.asin", "aten.asinh", "aten.atan", "aten.atanh", "aten.cos", "aten.cosh",
       "aten.sin", "aten.sinh", "aten.tan", "aten.tanh", "aten.sinc", "aten.special_sinc", "aten.deg2rad",
       "aten.rad2deg", "aten.arccos", "aten.arccosh", "aten.arcsin", "aten.arcsinh", "aten.arctan",
       "aten.arctanh")
def one_tensor(d):
    return [d.tensor()]


@calls("aten.atan2", "aten.hypot", "aten.arctan2")
def two_tensors(d):
    x = d.tensor()
    return [x, d.broadcast(x, dtype=x.dtype if d.maybe(0.3) else None)]
