"""Activations of neural networks."""
from typing import Any, List, Tuple, Union

import torch


# aten::sigmoid(Tensor self) -> Tensor
def aten〇sigmoid〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇sigmoid〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Integers count as float32."""
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::relu(Tensor self) -> Tensor
def aten〇relu〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇relu〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::relu6(Tensor self) -> Tensor
def aten〇relu6〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇relu6〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::selu(Tensor self) -> Tensor
def aten〇selu〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇selu〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::silu(Tensor self) -> Tensor
def aten〇silu〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇silu〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::mish(Tensor self) -> Tensor
def aten〇mish〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇mish〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::hardswish(Tensor self) -> Tensor
def aten〇hardswish〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇hardswish〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::hardsigmoid(Tensor self) -> Tensor
def aten〇hardsigmoid〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇hardsigmoid〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::log_sigmoid(Tensor self) -> Tensor
def aten〇log_sigmoid〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇log_sigmoid〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)
def aten〇log_sigmoid_forward〡shape(self: List[int]) -> Tuple[List[int], List[int]]:
    """Twice the sizes of `self`."""
    return (self, self)

def aten〇log_sigmoid_forward〡dtype(self_rank_dtype: Tuple[int, int]) -> Tuple[int, int]:
    """Twice the type of `self`."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, self_dtype)

# aten::gelu(Tensor self, *, str approximate="none") -> Tensor
def aten〇gelu〡shape(self: List[int], approximate: str) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇gelu〡dtype(self_rank_dtype: Tuple[int, int], approximate: str) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    assert not is_integer(self_dtype), "gelu is not implemented for integers"
    assert approximate == "none" or approximate == "tanh", "approximate argument must be either none or tanh."
    return self_dtype

# aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
def aten〇hardtanh〡shape(self: List[int], min_val: float, max_val: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇hardtanh〡dtype(self_rank_dtype: Tuple[int, int], min_val: Union[int, float, complex], max_val: Union[int, float, complex]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    assert self_dtype != torch.bool, "Bool inputs not supported for hardtanh"
    return self_dtype

# aten::elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
def aten〇elu〡shape(self: List[int], alpha: float, scale: float, input_scale: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇elu〡dtype(self_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex], scale: Union[int, float, complex], input_scale: Union[int, float, complex]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::celu(Tensor self, Scalar alpha=1.) -> Tensor
def aten〇celu〡shape(self: List[int], alpha: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇celu〡dtype(self_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
def aten〇leaky_relu〡shape(self: List[int], negative_slope: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇leaky_relu〡dtype(self_rank_dtype: Tuple[int, int], negative_slope: Union[int, float, complex]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
def aten〇softplus〡shape(self: List[int], beta: float, threshold: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇softplus〡dtype(self_rank_dtype: Tuple[int, int], beta: Union[int, float, complex], threshold: Union[int, float, complex]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
def aten〇softshrink〡shape(self: List[int], lambd: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇softshrink〡dtype(self_rank_dtype: Tuple[int, int], lambd: Union[int, float, complex]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
def aten〇hardshrink〡shape(self: List[int], lambd: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇hardshrink〡dtype(self_rank_dtype: Tuple[int, int], lambd: Union[int, float, complex]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
def aten〇threshold〡shape(self: List[int], threshold: float, value: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇threshold〡dtype(self_rank_dtype: Tuple[int, int], threshold: Union[int, float, complex], value: Union[int, float, complex]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::prelu(Tensor self, Tensor weight) -> Tensor
def aten〇prelu〡shape(self: List[int], weight: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇prelu〡dtype(self_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    _, weight_dtype = weight_rank_dtype
    assert self_dtype == weight_dtype, "prelu: Type promoting not supported."
    return self_dtype

# aten::rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> Tensor
def aten〇rrelu〡shape(self: List[int], lower: float, upper: float, training: bool, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇rrelu〡dtype(self_rank_dtype: Tuple[int, int], lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> Tensor
def aten〇rrelu_with_noise〡shape(self: List[int], noise: List[int], lower: float, upper: float, training: bool, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇rrelu_with_noise〡dtype(self_rank_dtype: Tuple[int, int], noise_rank_dtype: Tuple[int, int], lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)
def aten〇rrelu_with_noise_functional〡shape(self: List[int], noise: List[int], lower: float, upper: float, training: bool, generator: Any) -> Tuple[List[int], List[int]]:
    """The sizes of `self` and of `noise`."""
    return (self, noise)

def aten〇rrelu_with_noise_functional〡dtype(self_rank_dtype: Tuple[int, int], noise_rank_dtype: Tuple[int, int], lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, generator: Any) -> Tuple[int, int]:
    """The types of `self` and of `noise`."""
    _, self_dtype = self_rank_dtype
    _, noise_dtype = noise_rank_dtype
    return (self_dtype, noise_dtype)
