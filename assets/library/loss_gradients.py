"""Gradients of losses."""
from typing import Any, List, Optional, Tuple, Union

import torch


def check_class_loss_gradient(grad_output: List[int], losses: List[int], total_weight: List[int]) -> int:
    """There is one number for each loss, and one weight of all."""
    assert element_count(total_weight) == 1, f"expected a 'total_weight' of one element, but got {total_weight}"
    assert grad_output == losses or (len(losses) == 0 and grad_output == [1]), f"expected a 'grad_output' of sizes {losses}, but got {grad_output}"
    return 0


def class_loss_gradient_dtype(grad_output: Tuple[int, int], scores: Tuple[int, int], target: Tuple[int, int], weight: Optional[Tuple[int, int]], reduction: int, total_weight: Tuple[int, int]) -> int:
    """That of the scores and of the other floats; without a reduction the total weight is not looked at."""
    check_classes(target)
    dtype = check_scores(scores)
    check_weight_type(grad_output, dtype)
    check_weight_type(weight, dtype)
    if reduction != 0:
        check_weight_type(total_weight, dtype)
    return dtype


# aten::mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor
def aten〇mse_loss_backward〡shape(grad_output: List[int], self: List[int], target: List[int], reduction: int) -> List[int]:
    """All operands broadcast."""
    return broadcast3(grad_output, self, target)

def aten〇mse_loss_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int) -> int:
    """That of self, which holds what is computed."""
    return check_castable(promote3(grad_output_rank_dtype, self_rank_dtype, target_rank_dtype), dtype_of(self_rank_dtype))

# aten::smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor
def aten〇smooth_l1_loss_backward〡shape(grad_output: List[int], self: List[int], target: List[int], reduction: int, beta: float) -> List[int]:
    """All operands broadcast."""
    return broadcast3(grad_output, self, target)

def aten〇smooth_l1_loss_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int, beta: float) -> int:
    """That of self, which holds what is computed."""
    assert promote(self_rank_dtype, target_rank_dtype) != torch.bool, "expected numbers, but got bools"
    return check_castable(promote3(grad_output_rank_dtype, self_rank_dtype, target_rank_dtype), dtype_of(self_rank_dtype))

# aten::huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor
def aten〇huber_loss_backward〡shape(grad_output: List[int], self: List[int], target: List[int], reduction: int, delta: float) -> List[int]:
    """All operands broadcast."""
    return broadcast3(grad_output, self, target)

def aten〇huber_loss_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int, delta: float) -> int:
    """That of all operands."""
    dtype = dtype_of(self_rank_dtype)
    assert dtype == dtype_of(target_rank_dtype) and dtype == dtype_of(grad_output_rank_dtype), "expected operands of one type"
    return dtype

# aten::soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor
def aten〇soft_margin_loss_backward〡shape(grad_output: List[int], self: List[int], target: List[int], reduction: int) -> List[int]:
    """The broadcast sizes of self and target."""
    losses = broadcast(self, target)
    check_into(grad_output, losses, "grad_output")
    return losses

def aten〇soft_margin_loss_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int) -> int:
    """That of self, which holds what is computed."""
    assert not is_integer(dtype_of(self_rank_dtype)), "expected a floating 'self'"
    assert dtype_of(target_rank_dtype) != torch.bool, "expected a 'target' of numbers, but got bools"
    return check_castable(promote3(grad_output_rank_dtype, self_rank_dtype, target_rank_dtype), dtype_of(self_rank_dtype))

# aten::binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> Tensor
def aten〇binary_cross_entropy_backward〡shape(grad_output: List[int], self: List[int], target: List[int], weight: Optional[List[int]], reduction: int) -> List[int]:
    """The sizes of self, with which the others broadcast."""
    broadcast3(without_ones(grad_output), without_ones(self), without_ones(target))
    if weight is not None:
        check_into(weight, self, "weight")
    return self

def aten〇binary_cross_entropy_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int) -> int:
    """That of all operands."""
    dtype = dtype_of(self_rank_dtype)
    assert dtype == dtype_of(target_rank_dtype) and dtype == dtype_of(grad_output_rank_dtype), "expected operands of one type"
    if weight_rank_dtype is not None:
        check_castable(promote(weight_rank_dtype, self_rank_dtype), dtype)
    return dtype

# aten::nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
def aten〇nll_loss_backward〡shape(grad_output: List[int], self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int, total_weight: List[int]) -> List[int]:
    """The sizes of self; grad_output has one number for each loss."""
    check_class_loss_gradient(grad_output, class_loss_sizes(sample_sizes(self, target, weight), reduction), total_weight)
    return self

def aten〇nll_loss_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int, total_weight_rank_dtype: Tuple[int, int]) -> int:
    """That of self and of the other floats."""
    return class_loss_gradient_dtype(grad_output_rank_dtype, self_rank_dtype, target_rank_dtype, weight_rank_dtype, reduction, total_weight_rank_dtype)

# aten::nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
def aten〇nll_loss2d_backward〡shape(grad_output: List[int], self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int, total_weight: List[int]) -> List[int]:
    """The sizes of self; grad_output has one number for each loss."""
    check_class_loss_gradient(grad_output, class_loss_sizes(pixel_sizes(self, target, weight), reduction), total_weight)
    return self

def aten〇nll_loss2d_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int, total_weight_rank_dtype: Tuple[int, int]) -> int:
    """That of self and of the other floats."""
    return class_loss_gradient_dtype(grad_output_rank_dtype, self_rank_dtype, target_rank_dtype, weight_rank_dtype, reduction, total_weight_rank_dtype)
