"""Gradients of activations."""
from typing import List, Optional, Tuple, Union

import torch


# aten::sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
def aten〇sigmoid_backward〡shape(grad_output: List[int], output: List[int]) -> List[int]:
    """`grad_output` and `output` broadcast."""
    return broadcast(grad_output, output)

def aten〇sigmoid_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `output` promoted."""
    return promote(grad_output_rank_dtype, output_rank_dtype)

# aten::tanh_backward(Tensor grad_output, Tensor output) -> Tensor
def aten〇tanh_backward〡shape(grad_output: List[int], output: List[int]) -> List[int]:
    """`grad_output` and `output` broadcast."""
    return broadcast(grad_output, output)

def aten〇tanh_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], output_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `output` promoted."""
    return promote(grad_output_rank_dtype, output_rank_dtype)

# aten::logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor
def aten〇logit_backward〡shape(grad_output: List[int], self: List[int], eps: Optional[float]) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇logit_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], eps: Optional[float]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::gelu_backward(Tensor grad_output, Tensor self, *, str approximate="none") -> Tensor
def aten〇gelu_backward〡shape(grad_output: List[int], self: List[int], approximate: str) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇gelu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], approximate: str) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::silu_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇silu_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇silu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::mish_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇mish_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇mish_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::hardswish_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇hardswish_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇hardswish_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor
def aten〇hardsigmoid_backward〡shape(grad_output: List[int], self: List[int]) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇hardsigmoid_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor
def aten〇log_sigmoid_backward〡shape(grad_output: List[int], self: List[int], buffer: List[int]) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇log_sigmoid_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], buffer_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor
def aten〇softshrink_backward〡shape(grad_output: List[int], self: List[int], lambd: float) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇softshrink_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], lambd: Union[int, float, complex]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor
def aten〇hardshrink_backward〡shape(grad_out: List[int], self: List[int], lambd: float) -> List[int]:
    """`grad_out` and `self` broadcast."""
    return broadcast(grad_out, self)

def aten〇hardshrink_backward〡dtype(grad_out_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], lambd: Union[int, float, complex]) -> int:
    """`grad_out` and `self` promoted."""
    return promote(grad_out_rank_dtype, self_rank_dtype)

# aten::leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor
def aten〇leaky_relu_backward〡shape(grad_output: List[int], self: List[int], negative_slope: float, self_is_result: bool) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇leaky_relu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], negative_slope: Union[int, float, complex], self_is_result: bool) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
def aten〇threshold_backward〡shape(grad_output: List[int], self: List[int], threshold: float) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇threshold_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], threshold: Union[int, float, complex]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
def aten〇hardtanh_backward〡shape(grad_output: List[int], self: List[int], min_val: float, max_val: float) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇hardtanh_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], min_val: Union[int, float, complex], max_val: Union[int, float, complex]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
def aten〇softplus_backward〡shape(grad_output: List[int], self: List[int], beta: float, threshold: float) -> List[int]:
    """`grad_output` and `self` broadcast."""
    return broadcast(grad_output, self)

def aten〇softplus_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], beta: Union[int, float, complex], threshold: Union[int, float, complex]) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)

# aten::elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor
def aten〇elu_backward〡shape(grad_output: List[int], alpha: float, scale: float, input_scale: float, is_result: bool, self_or_result: List[int]) -> List[int]:
    """`grad_output` and `self_or_result` broadcast."""
    return broadcast(grad_output, self_or_result)

def aten〇elu_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex], scale: Union[int, float, complex], input_scale: Union[int, float, complex], is_result: bool, self_or_result_rank_dtype: Tuple[int, int]) -> int:
    """`grad_output` and `self_or_result` promoted."""
    return promote(grad_output_rank_dtype, self_or_result_rank_dtype)

# aten::rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor
def aten〇rrelu_with_noise_backward〡shape(grad_output: List[int], self: List[int], noise: List[int], lower: float, upper: float, training: bool, self_is_result: bool) -> List[int]:
    """The sizes of `grad_output`."""
    return grad_output

def aten〇rrelu_with_noise_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], noise_rank_dtype: Tuple[int, int], lower: Union[int, float, complex], upper: Union[int, float, complex], training: bool, self_is_result: bool) -> int:
    """`grad_output` and `self` promoted."""
    return promote(grad_output_rank_dtype, self_rank_dtype)
