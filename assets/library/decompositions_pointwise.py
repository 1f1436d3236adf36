"""Pointwise ops in terms of arithmetic, comparisons and choices."""
from typing import Any, List, Optional, Tuple, Union
import math

import torch
from torch import Tensor


def number_like(self: Tensor, value: float) -> Tensor:
    """A number as a tensor without dimensions, of the element type of `self`."""
    return torch.full([], value, dtype=self.dtype)


def holds_whole_numbers(self: Tensor) -> bool:
    """Whether the elements are integers or bools."""
    return is_integer(self.dtype)


def as_floating(self: Tensor) -> Tensor:
    """Integers as float32; other numbers as they are."""
    if holds_whole_numbers(self):
        return torch.ops.aten.to.dtype(self, torch.float32)
    return self


def as_number(self: Tensor, other: Tensor) -> Tensor:
    """Bools, which have no difference, as numbers of the type of `other`."""
    if self.dtype == torch.bool and other.dtype != torch.bool:
        return torch.ops.aten.to.dtype(self, other.dtype)
    return self


def aten〇absolute〡decomposition(self: Tensor) -> Tensor:
    """abs."""
    return torch.abs(self)


def aten〇square〡decomposition(self: Tensor) -> Tensor:
    """self * self; of bools as integers."""
    if self.dtype == torch.bool:
        number = torch.ops.aten.to.dtype(self, torch.int64)
        return number * number
    return self * self


def aten〇special_expm1〡decomposition(self: Tensor) -> Tensor:
    """expm1."""
    return torch.expm1(self)


def aten〇exp2〡decomposition(self: Tensor) -> Tensor:
    """2 ** self."""
    return torch.ops.aten.pow.Scalar(2, as_floating(self))


def aten〇deg2rad〡decomposition(self: Tensor) -> Tensor:
    """self / 180 * pi."""
    return as_floating(self) / 180.0 * math.pi


def aten〇rad2deg〡decomposition(self: Tensor) -> Tensor:
    """self * 180 / pi."""
    return self * 57.29577951308232


def aten〇sgn〡decomposition(self: Tensor) -> Tensor:
    """1 above 0, -1 below, 0 at 0; of a complex number its direction."""
    if is_complex(self.dtype):
        magnitude = torch.abs(self)
        nothing = torch.full([], 0.0, dtype=self.dtype)
        return torch.where(magnitude == 0, nothing, self / magnitude)
    if self.dtype == torch.bool:
        return torch.ops.aten.clone(self)
    if self.dtype == torch.uint8:
        return torch.where(self > 0, number_like(self, 1.0), number_like(self, 0.0))
    below = torch.where(self > 0, number_like(self, 1.0), number_like(self, 0.0))
    return torch.where(self < 0, number_like(self, -1.0), below)


def aten〇trunc〡decomposition(self: Tensor) -> Tensor:
    """The whole part: sgn(self) * floor(|self|)."""
    return torch.sgn(self) * torch.floor(torch.abs(self))


def aten〇fix〡decomposition(self: Tensor) -> Tensor:
    """trunc."""
    return torch.trunc(self)


def aten〇frac〡decomposition(self: Tensor) -> Tensor:
    """What trunc leaves."""
    return self - torch.trunc(self)


def aten〇fmod〇Tensor〡decomposition(self: Tensor, other: Tensor) -> Tensor:
    """self - trunc(self / other) * other."""
    if holds_whole_numbers(self) and holds_whole_numbers(other):
        return self - torch.ops.aten.div.Tensor_mode(self, other, rounding_mode="trunc") * other
    return as_number(self, other) - torch.trunc(self / other) * other


def aten〇floor_divide〡decomposition(self: Tensor, other: Tensor) -> Tensor:
    """self / other, rounded down."""
    return torch.ops.aten.div.Tensor_mode(self, other, rounding_mode="floor")


def aten〇floor_divide〇Scalar〡decomposition(self: Tensor, other: Union[int, float, complex]) -> Tensor:
    """self / other, rounded down."""
    return torch.ops.aten.div.Scalar_mode(self, other, rounding_mode="floor")


def aten〇round〇decimals〡decomposition(self: Tensor, decimals: int) -> Tensor:
    """round(self * 10 ** decimals) / 10 ** decimals."""
    if decimals == 0:
        return torch.ops.aten.round(self)
    scale = 1.0
    for i in range(abs(decimals)):
        scale = scale * 10.0
    if decimals < 0:
        return torch.ops.aten.round(self / scale) * scale
    return torch.ops.aten.round(self * scale) / scale


def aten〇addcmul〡decomposition(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Union[int, float, complex] = 1) -> Tensor:
    """self + value * tensor1 * tensor2, of integers with a whole `value`."""
    product = tensor1 * tensor2
    if holds_whole_numbers(self) and holds_whole_numbers(product):
        return torch.add(self, product, alpha=int(value))
    return torch.add(self, product, alpha=value)


def aten〇addcdiv〡decomposition(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Union[int, float, complex] = 1) -> Tensor:
    """self + value * tensor1 / tensor2."""
    return torch.add(self, tensor1 / tensor2, alpha=value)


def aten〇lerp〇Scalar〡decomposition(self: Tensor, end: Tensor, weight: Union[int, float, complex]) -> Tensor:
    """self + (end - self) * weight."""
    return self + (end - self) * weight


def aten〇lerp〇Tensor〡decomposition(self: Tensor, end: Tensor, weight: Tensor) -> Tensor:
    """self + (end - self) * weight."""
    return self + (end - self) * weight


def aten〇clamp_min〡decomposition(self: Tensor, min: Union[int, float, complex]) -> Tensor:
    """clamp without an upper bound."""
    return torch.ops.aten.clamp(self, min, None)


def aten〇clamp_max〡decomposition(self: Tensor, max: Union[int, float, complex]) -> Tensor:
    """clamp without a lower bound."""
    return torch.ops.aten.clamp(self, None, max)


def aten〇clamp_min〇Tensor〡decomposition(self: Tensor, min: Tensor) -> Tensor:
    """clamp without an upper bound."""
    return torch.ops.aten.clamp.Tensor(self, min, None)


def aten〇isnan〡decomposition(self: Tensor) -> Tensor:
    """Whether an element differs from itself."""
    return torch.ne(self, self)


def aten〇isinf〡decomposition(self: Tensor) -> Tensor:
    """|self| == inf."""
    if self.dtype == torch.bool:
        return torch.ne(self, self)
    return torch.eq(torch.abs(self), float("inf"))


def aten〇isposinf〡decomposition(self: Tensor) -> Tensor:
    """self == inf."""
    return torch.eq(self, float("inf"))


def aten〇isneginf〡decomposition(self: Tensor) -> Tensor:
    """self == -inf."""
    return torch.eq(self, float("-inf"))


def sign_bit(self: Tensor) -> Tensor:
    """The highest bit says whether a float is negative, of -0.0 and NaN too."""
    if self.dtype == torch.float32:
        return torch.ops.aten.view.dtype(self, torch.int32) < 0
    if self.dtype == torch.float64:
        return torch.ops.aten.view.dtype(self, torch.int64) < 0
    if self.dtype == torch.float16 or self.dtype == torch.bfloat16:
        return torch.ops.aten.view.dtype(self, torch.int16) < 0
    return self < 0


def aten〇signbit〡decomposition(self: Tensor) -> Tensor:
    """Whether an element is negative, -0.0 counting as such."""
    return sign_bit(self)


def aten〇copysign〇Tensor〡decomposition(self: Tensor, other: Tensor) -> Tensor:
    """|self| with the signs of `other`."""
    is_alike = self.dtype == other.dtype and not holds_whole_numbers(self)
    dtype = self.dtype if is_alike else float_of(promote((self.dim(), self.dtype), (other.dim(), other.dtype)))
    magnitude = torch.abs(torch.ops.aten.to.dtype(self, dtype))
    return torch.where(sign_bit(other), -magnitude, magnitude)


def aten〇heaviside〡decomposition(self: Tensor, values: Tensor) -> Tensor:
    """0 below 0, 1 above, `values` at 0."""
    step = torch.where(self > 0, number_like(self, 1.0), number_like(self, 0.0))
    return torch.where(self == 0, values, step)


def aten〇fmax〡decomposition(self: Tensor, other: Tensor) -> Tensor:
    """The greater one, and the number where one is NaN."""
    known = torch.where(torch.ne(other, other), self, torch.maximum(self, other))
    return torch.where(torch.ne(self, self), other, known)


def aten〇fmin〡decomposition(self: Tensor, other: Tensor) -> Tensor:
    """The lesser one, and the number where one is NaN."""
    known = torch.where(torch.ne(other, other), self, torch.minimum(self, other))
    return torch.where(torch.ne(self, self), other, known)


def aten〇ldexp〇Tensor〡decomposition(self: Tensor, other: Tensor) -> Tensor:
    """self * 2 ** other."""
    factor = torch.ops.aten.pow.Scalar(2.0, other)
    if holds_whole_numbers(other) and not holds_whole_numbers(self):
        factor = torch.ops.aten.to.dtype(factor, self.dtype)
    return self * factor


def aten〇float_power〇Tensor_Tensor〡decomposition(self: Tensor, exponent: Tensor) -> Tensor:
    """self ** exponent, of float64s or complex128s."""
    wide = torch.float64
    if is_complex(self.dtype) or is_complex(exponent.dtype):
        wide = torch.complex128
    return torch.pow(torch.ops.aten.to.dtype(self, wide), torch.ops.aten.to.dtype(exponent, wide))


def aten〇logaddexp〡decomposition(self: Tensor, other: Tensor) -> Tensor:
    """log(exp(self) + exp(other)) = max + log(1 + exp(-|self - other|)); complex numbers have no maximum."""
    if is_complex(self.dtype) or is_complex(other.dtype):
        return torch.log(torch.exp(self) + torch.exp(other))
    self = as_number(self, other)
    other = as_number(other, self)
    difference = -torch.abs(self - other)
    greater = torch.maximum(self, other)
    result = greater + torch.log1p(torch.exp(difference))
    return torch.where(torch.eq(torch.abs(greater), float("inf")), greater, result)


def aten〇logaddexp2〡decomposition(self: Tensor, other: Tensor) -> Tensor:
    """log2(2 ** self + 2 ** other) = max + log2(1 + 2 ** -|self - other|)."""
    self = as_number(self, other)
    other = as_number(other, self)
    difference = -torch.abs(self - other)
    greater = torch.maximum(self, other)
    result = greater + torch.log2(torch.ops.aten.pow.Scalar(2, difference) + 1)
    return torch.where(torch.eq(torch.abs(greater), float("inf")), greater, result)


def aten〇nan_to_num〡decomposition(self: Tensor, nan: Optional[float] = None, posinf: Optional[float] = None, neginf: Optional[float] = None) -> Tensor:
    """NaN becomes `nan` or 0, infinities become the numbers given or the greatest there are."""
    if holds_whole_numbers(self):
        return torch.ops.aten.clone(self)
    largest = largest_of(self.dtype)
    for_nan = number_like(self, 0.0 if nan is None else nan)
    for_positive = number_like(self, largest if posinf is None else posinf)
    for_negative = number_like(self, -largest if neginf is None else neginf)
    result = torch.where(torch.ne(self, self), for_nan, self)
    result = torch.where(torch.eq(result, float("inf")), for_positive, result)
    return torch.where(torch.eq(result, float("-inf")), for_negative, result)
