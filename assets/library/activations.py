"""Activations of neural networks."""
from typing import Any, List, Tuple, Union

import torch


# aten::sigmoid(Tensor self) -> Tensor
def aten〇sigmoid〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇sigmoid〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    return float_of(dtype_of(self_rank_dtype))

# aten::relu(Tensor self) -> Tensor
def aten〇relu〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇relu〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`, which must be numbers that have an order."""
    return check_ordered(dtype_of(self_rank_dtype), "relu")

# aten::relu6(Tensor self) -> Tensor
def aten〇relu6〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇relu6〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`, which must be numbers that have an order."""
    return check_ordered(dtype_of(self_rank_dtype), "relu")

# aten::selu(Tensor self) -> Tensor
def aten〇selu〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇selu〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`, which must be floating or complex."""
    return check_floating(dtype_of(self_rank_dtype), "selu")

# aten::silu(Tensor self) -> Tensor
def aten〇silu〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇silu〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::mish(Tensor self) -> Tensor
def aten〇mish〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇mish〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::hardswish(Tensor self) -> Tensor
def aten〇hardswish〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇hardswish〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::hardsigmoid(Tensor self) -> Tensor
def aten〇hardsigmoid〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇hardsigmoid〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::log_sigmoid(Tensor self) -> Tensor
def aten〇log_sigmoid〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇log_sigmoid〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`, which must not be bool."""
    return check_not_bool(dtype_of(self_rank_dtype), "log_sigmoid")

# aten::log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)
def aten〇log_sigmoid_forward〡shape(self: List[int]) -> Tuple[List[int], List[int]]:
    """Twice the sizes of `self`."""
    return (self, self)

def aten〇log_sigmoid_forward〡dtype(self_rank_dtype: Tuple[int, int]) -> Tuple[int, int]:
    """Twice the type of `self`, which must not be bool."""
    dtype = check_not_bool(dtype_of(self_rank_dtype), "log_sigmoid")
    return (dtype, dtype)

# aten::gelu(Tensor self, *, str approximate="none") -> Tensor
def aten〇gelu〡shape(self: List[int], approximate: str) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇gelu〡dtype(self_rank_dtype: Tuple[int, int], approximate: str) -> int:
    """The type of `self`."""
    check_approximation(approximate)
    return dtype_of(self_rank_dtype)

# aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
def aten〇hardtanh〡shape(self: List[int], min_val: float, max_val: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇hardtanh〡dtype(self_rank_dtype: Tuple[int, int], min_val: Union[int, float, complex], max_val: Union[int, float, complex]) -> int:
    """The type of `self`, which must be numbers that have an order."""
    return below(above(check_ordered(dtype_of(self_rank_dtype), "hardtanh"), min_val), max_val)

# aten::elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
def aten〇elu〡shape(self: List[int], alpha: float, scale: float, input_scale: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇elu〡dtype(self_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex], scale: Union[int, float, complex], input_scale: Union[int, float, complex]) -> int:
    """The type of `self`, which must be floating or complex."""
    return check_floating(dtype_of(self_rank_dtype), "elu")

# aten::celu(Tensor self, Scalar alpha=1.) -> Tensor
def aten〇celu〡shape(self: List[int], alpha: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇celu〡dtype(self_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex]) -> int:
    """The type of `self`; integers take no fractions, and `alpha` divides."""
    dtype = dtype_of(self_rank_dtype)
    assert float(alpha) != 0.0, "celu: expected 'alpha' to be other than 0"
    return dtype if float(alpha) == 1.0 and dtype_of_scalar(alpha) == torch.float64 else check_kind(alpha, dtype, "alpha")

# aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
def aten〇leaky_relu〡shape(self: List[int], negative_slope: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇leaky_relu〡dtype(self_rank_dtype: Tuple[int, int], negative_slope: Union[int, float, complex]) -> int:
    """The type of `self`; integers take no fractions."""
    return check_kind(negative_slope, dtype_of(self_rank_dtype), "negative_slope")

# aten::softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
def aten〇softplus〡shape(self: List[int], beta: float, threshold: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇softplus〡dtype(self_rank_dtype: Tuple[int, int], beta: Union[int, float, complex], threshold: Union[int, float, complex]) -> int:
    """The type of `self`; integers take no fractions."""
    return check_kind(beta, dtype_of(self_rank_dtype), "beta")

# aten::softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
def aten〇softshrink〡shape(self: List[int], lambd: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇softshrink〡dtype(self_rank_dtype: Tuple[int, int], lambd: Union[int, float, complex]) -> int:
    """The type of `self`, which must be floating or complex; no `lambd` is below zero."""
    assert float(lambd) >= 0.0, f"softshrink: expected 'lambd' to be at least 0, but got {lambd}"
    return check_floating(dtype_of(self_rank_dtype), "softshrink")

# aten::hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
def aten〇hardshrink〡shape(self: List[int], lambd: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇hardshrink〡dtype(self_rank_dtype: Tuple[int, int], lambd: Union[int, float, complex]) -> int:
    """The type of `self`; bools count as integers."""
    dtype = dtype_of(self_rank_dtype)
    return torch.int64 if dtype == torch.bool else dtype

# aten::threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
def aten〇threshold〡shape(self: List[int], threshold: float, value: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇threshold〡dtype(self_rank_dtype: Tuple[int, int], threshold: Union[int, float, complex], value: Union[int, float, complex]) -> int:
    """The type of `self`, which must be able to hold both numbers."""
    return check_fits(value, check_fits(threshold, dtype_of(self_rank_dtype)))

# aten::prelu(Tensor self, Tensor weight) -> Tensor
def aten〇prelu〡shape(self: List[int], weight: List[int]) -> List[int]:
    """The sizes of `self`; there is one weight, or one for each channel (dimension 1)."""
    assert len(weight) <= 1, f"prelu: expected weights in at most one dimension, but got {len(weight)}"
    if len(weight) == 1 and weight[0] != 1:
        assert len(self) > 0, f"prelu: expected one weight for a tensor without dimensions, but got {weight[0]}"
        channels = self[1] if len(self) > 1 else 1
        assert weight[0] == channels, f"prelu: expected one weight for each of {channels} channels, but got {weight[0]}"
    return self

def aten〇prelu〡dtype(self_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int]) -> int:
    """The one type of `self` and `weight`."""
    return check_same(self_rank_dtype, weight_rank_dtype, "weight")

# aten::_prelu_kernel(Tensor self, Tensor weight) -> Tensor
def aten〇_prelu_kernel〡shape(self: List[int], weight: List[int]) -> List[int]:
    """`self` and `weight` broadcast."""
    return broadcast(self, weight)

def aten〇_prelu_kernel〡dtype(self_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int]) -> int:
    """The one type of `self` and `weight`."""
    return check_same(self_rank_dtype, weight_rank_dtype, "weight")

# aten::rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> Tensor
def aten〇rrelu〡shape(self: List[int], lower: float, upper: float, training: bool, generator: Any) -> List[int]:
    """The sizes of `self`; the slopes reach from `lower` to `upper`."""
    assert lower <= upper, f"rrelu: expected lower <= upper, but got {lower} and {upper}"
    return self

def aten〇rrelu〡dtype(self_rank_dtype: Tuple[int, int], lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, generator: Any) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> Tensor
def aten〇rrelu_with_noise〡shape(self: List[int], noise: List[int], lower: float, upper: float, training: bool, generator: Any) -> List[int]:
    """The sizes of `self`, which are those of `noise`."""
    return same_sizes(self, noise)

def aten〇rrelu_with_noise〡dtype(self_rank_dtype: Tuple[int, int], noise_rank_dtype: Tuple[int, int], lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, generator: Any) -> int:
    """The type of `self`; in training the noise, which is written, has the same."""
    if training:
        check_same(self_rank_dtype, noise_rank_dtype, "noise")
    return dtype_of(self_rank_dtype)

# aten::rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)
def aten〇rrelu_with_noise_functional〡shape(self: List[int], noise: List[int], lower: float, upper: float, training: bool, generator: Any) -> Tuple[List[int], List[int]]:
    """The sizes of `self` and those of `noise`, which are the same."""
    return (same_sizes(self, noise), noise)

def aten〇rrelu_with_noise_functional〡dtype(self_rank_dtype: Tuple[int, int], noise_rank_dtype: Tuple[int, int], lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, generator: Any) -> Tuple[int, int]:
    """The types of `self` and of `noise`, which in training are the same."""
    if training:
        check_same(self_rank_dtype, noise_rank_dtype, "noise")
    return (dtype_of(self_rank_dtype), dtype_of(noise_rank_dtype))


def check_kind(number: Union[int, float, complex], dtype: int, what: str) -> int:
    """The type of a tensor, of a kind that must hold the number: bools hold bools, integers no fractions."""
    kind = dtype_of_scalar(number)
    assert kind != torch.float64 or not is_integer(dtype), f"expected '{what}' to be an integer, as all else is, but got {number}"
    assert kind != torch.int64 or dtype != torch.bool, f"expected '{what}' to be a bool, as all else is, but got {number}"
    return dtype


def check_approximation(approximate: str) -> int:
    """gelu is computed by its definition, or by tanh."""
    assert approximate == "none" or approximate == "tanh", f"gelu: expected 'approximate' to be 'none' or 'tanh', but got '{approximate}'"
    return 0


def same_sizes(sizes: List[int], others: List[int]) -> List[int]:
    """The sizes of two tensors that must have the same."""
    assert len(sizes) == len(others), f"expected tensors of the same sizes, but got {sizes} and {others}"
    for i in range(len(sizes)):
        assert sizes[i] == others[i], f"expected tensors of the same sizes, but got {sizes} and {others}"
    return sizes
