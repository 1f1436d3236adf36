"""Losses: one for each element of the operands, or for each sample, or their mean or sum."""
from typing import Any, List, Optional, Tuple, Union

import torch


def loss_sizes(elements: List[int], reduction: int) -> List[int]:
    """Reduction 1 is the mean of the losses, 2 their sum; any other number leaves them as they are."""
    if reduction == 1 or reduction == 2:
        return []
    return elements


def reduced_loss_sizes(elements: List[int], reduction: int) -> List[int]:
    """As loss_sizes, for losses that know no reduction but 0, 1 and 2."""
    assert reduction >= 0 and reduction <= 2, f"expected the reduction 0 (none), 1 (mean) or 2 (sum), but got {reduction}"
    return loss_sizes(elements, reduction)


def reduced_loss_dtype(elements: int, reduction: int) -> int:
    """A mean is floating or complex, a sum of integers int64."""
    if reduction == 1:
        assert not is_integer(elements), "expected floating or complex losses for their mean"
    return sum_of(elements) if reduction == 2 else elements


def difference_dtype(a: Tuple[int, int], b: Tuple[int, int]) -> int:
    """The promoted type; bools cannot be subtracted."""
    assert dtype_of(a) != torch.bool and dtype_of(b) != torch.bool, "expected numbers, but got bools"
    return promote(a, b)


def check_into(operand: List[int], sizes: List[int], what: str) -> int:
    """An operand broadcasts to the sizes and does not enlarge them."""
    assert broadcast(operand, sizes) == sizes, f"expected '{what}' to broadcast to {sizes}, but got {operand}"
    return 0


def without_ones(sizes: List[int]) -> List[int]:
    """The sizes that are not 1."""
    return [size for size in sizes if size != 1]


def check_castable(computed: int, dtype: int) -> int:
    """What is computed can be written to a tensor of the type: no complex numbers to reals, no floats to integers."""
    assert is_complex(dtype) or not is_complex(computed), "expected no complex numbers where the result is real"
    assert not is_integer(dtype) or is_integer(computed), "expected no floats where the result is of integers"
    assert dtype != torch.bool or computed == torch.bool, "expected no numbers where the result is of bools"
    return dtype


# aten::mse_loss(Tensor self, Tensor target, int reduction=1) -> Tensor
def aten〇mse_loss〡shape(self: List[int], target: List[int], reduction: int) -> List[int]:
    """One loss for each element of the broadcast operands."""
    return reduced_loss_sizes(broadcast(self, target), reduction)

def aten〇mse_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int) -> int:
    """The promoted type."""
    return reduced_loss_dtype(promote(self_rank_dtype, target_rank_dtype), reduction)

# aten::l1_loss(Tensor self, Tensor target, int reduction=1) -> Tensor
def aten〇l1_loss〡shape(self: List[int], target: List[int], reduction: int) -> List[int]:
    """One loss for each element of the broadcast operands."""
    return loss_sizes(broadcast(self, target), reduction)

def aten〇l1_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int) -> int:
    """The promoted type, of complex numbers the type of their parts."""
    return reduced_loss_dtype(real_of(difference_dtype(self_rank_dtype, target_rank_dtype)), reduction)

# aten::smooth_l1_loss(Tensor self, Tensor target, int reduction=1, float beta=1.) -> Tensor
def aten〇smooth_l1_loss〡shape(self: List[int], target: List[int], reduction: int, beta: float) -> List[int]:
    """One loss for each element of the broadcast operands."""
    assert beta >= 0.0, f"expected beta of at least 0, but got {beta}"
    return reduced_loss_sizes(broadcast(self, target), reduction)

def aten〇smooth_l1_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int, beta: float) -> int:
    """The promoted type."""
    return difference_dtype(self_rank_dtype, target_rank_dtype)

# aten::huber_loss(Tensor self, Tensor target, int reduction=1, float delta=1.) -> Tensor
def aten〇huber_loss〡shape(self: List[int], target: List[int], reduction: int, delta: float) -> List[int]:
    """One loss for each element of the broadcast operands."""
    assert delta > 0.0, f"expected delta of more than 0, but got {delta}"
    return loss_sizes(broadcast(self, target), reduction)

def aten〇huber_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int, delta: float) -> int:
    """That of self, which holds what is computed."""
    return check_castable(promote(self_rank_dtype, target_rank_dtype), dtype_of(self_rank_dtype))

# aten::kl_div(Tensor self, Tensor target, int reduction=1, *, bool log_target=False) -> Tensor
def aten〇kl_div〡shape(self: List[int], target: List[int], reduction: int, log_target: bool) -> List[int]:
    """One loss for each element of the broadcast operands."""
    return loss_sizes(broadcast(self, target), reduction)

def aten〇kl_div〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int, log_target: bool) -> int:
    """The promoted type; both operands are floating."""
    for dtype in [dtype_of(self_rank_dtype), dtype_of(target_rank_dtype)]:
        assert not is_integer(dtype) and not is_complex(dtype), "expected floating operands"
    return promote(self_rank_dtype, target_rank_dtype)

# aten::binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> Tensor
def aten〇binary_cross_entropy〡shape(self: List[int], target: List[int], weight: Optional[List[int]], reduction: int) -> List[int]:
    """One loss for each element of self; weight broadcasts to it, target too but for sizes of 1."""
    broadcast(without_ones(self), without_ones(target))
    if weight is not None:
        check_into(weight, self, "weight")
    return loss_sizes(self, reduction)

def aten〇binary_cross_entropy〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int) -> int:
    """That of both self and target."""
    dtype = dtype_of(self_rank_dtype)
    assert dtype == dtype_of(target_rank_dtype), "expected 'self' and 'target' of one type"
    assert dtype != torch.bool, "expected numbers, but got bools"
    if weight_rank_dtype is not None:
        check_castable(promote(weight_rank_dtype, self_rank_dtype), dtype)
    return dtype

# aten::binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=1) -> Tensor
def aten〇binary_cross_entropy_with_logits〡shape(self: List[int], target: List[int], weight: Optional[List[int]], pos_weight: Optional[List[int]], reduction: int) -> List[int]:
    """One loss for each element of target, to which all other operands broadcast."""
    check_into(self, target, "self")
    if weight is not None:
        check_into(weight, target, "weight")
    if pos_weight is not None:
        check_into(pos_weight, target, "pos_weight")
    return loss_sizes(broadcast(self, target), reduction)

def aten〇binary_cross_entropy_with_logits〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], pos_weight_rank_dtype: Optional[Tuple[int, int]], reduction: int) -> int:
    """That of target, which holds what is computed of the others."""
    dtype = dtype_of(target_rank_dtype)
    assert dtype != torch.bool, "expected a 'target' of numbers, but got bools"
    check_castable(promote(self_rank_dtype, target_rank_dtype), dtype)
    if weight_rank_dtype is not None:
        check_castable(promote(weight_rank_dtype, target_rank_dtype), dtype)
    if pos_weight_rank_dtype is not None:
        assert dtype_of(pos_weight_rank_dtype) != torch.bool, "expected a 'pos_weight' of numbers, but got bools"
        check_castable(promote(pos_weight_rank_dtype, target_rank_dtype), dtype)
    return dtype

# aten::poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor
def aten〇poisson_nll_loss〡shape(input: List[int], target: List[int], log_input: bool, full: bool, eps: float, reduction: int) -> List[int]:
    """One loss for each element of the broadcast operands."""
    return loss_sizes(broadcast(input, target), reduction)

def aten〇poisson_nll_loss〡dtype(input_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], log_input: bool, full: bool, eps: float, reduction: int) -> int:
    """The promoted type, of integers float32."""
    rank, dtype = input_rank_dtype
    assert dtype != torch.bool or (log_input and dtype_of(target_rank_dtype) != torch.bool), "expected numbers, but got bools"
    return promote3((rank, float_of(dtype)), input_rank_dtype, target_rank_dtype)

# aten::soft_margin_loss(Tensor self, Tensor target, int reduction=1) -> Tensor
def aten〇soft_margin_loss〡shape(self: List[int], target: List[int], reduction: int) -> List[int]:
    """One loss for each element of self, to which target broadcasts."""
    check_into(target, self, "target")
    return self if reduction == 0 else []

def aten〇soft_margin_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int) -> int:
    """That of self, which holds what is computed."""
    dtype = dtype_of(self_rank_dtype)
    assert not is_integer(dtype), "expected a floating 'self'"
    return check_castable(promote(self_rank_dtype, target_rank_dtype), dtype)

# aten::hinge_embedding_loss(Tensor self, Tensor target, float margin=1., int reduction=1) -> Tensor
def aten〇hinge_embedding_loss〡shape(self: List[int], target: List[int], margin: float, reduction: int) -> List[int]:
    """One loss for each element of the broadcast operands."""
    return loss_sizes(broadcast(self, target), reduction)

def aten〇hinge_embedding_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], margin: float, reduction: int) -> int:
    """That of self, which is real and holds the margin."""
    dtype = dtype_of(self_rank_dtype)
    assert dtype != torch.bool and not is_complex(dtype), "expected real numbers"
    return reduced_loss_dtype(check_fits(margin, dtype), reduction)

# aten::margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0., int reduction=1) -> Tensor
def aten〇margin_ranking_loss〡shape(input1: List[int], input2: List[int], target: List[int], margin: float, reduction: int) -> List[int]:
    """One loss for each element of the broadcast operands."""
    return loss_sizes(broadcast3(input1, input2, target), reduction)

def aten〇margin_ranking_loss〡dtype(input1_rank_dtype: Tuple[int, int], input2_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], margin: float, reduction: int) -> int:
    """The promoted type, floating since the margin is a float."""
    assert dtype_of(target_rank_dtype) != torch.bool, "expected a 'target' of numbers, but got bools"
    difference_dtype(input1_rank_dtype, input2_rank_dtype)
    dtype = promote3(input1_rank_dtype, input2_rank_dtype, target_rank_dtype)
    assert not is_complex(dtype), "expected real operands"
    return reduced_loss_dtype(float_of(dtype), reduction)

# aten::triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1., float p=2., float eps=9.9999999999999995e-07, bool swap=False, int reduction=1) -> Tensor
def aten〇triplet_margin_loss〡shape(anchor: List[int], positive: List[int], negative: List[int], margin: float, p: float, eps: float, swap: bool, reduction: int) -> List[int]:
    """One loss for each sample; the last dimension is that of the samples' elements."""
    assert len(anchor) == len(positive) and len(anchor) == len(negative), f"expected operands of one rank, but got {anchor}, {positive} and {negative}"
    distances = broadcast(broadcast(anchor, positive)[:-1], broadcast(anchor, negative)[:-1])
    return loss_sizes(distances, reduction)

def aten〇triplet_margin_loss〡dtype(anchor_rank_dtype: Tuple[int, int], positive_rank_dtype: Tuple[int, int], negative_rank_dtype: Tuple[int, int], margin: float, p: float, eps: float, swap: bool, reduction: int) -> int:
    """The promoted type, of integers float32, of complex numbers the type of their parts."""
    difference_dtype(anchor_rank_dtype, positive_rank_dtype)
    difference_dtype(anchor_rank_dtype, negative_rank_dtype)
    return real_of(float_of(promote3(anchor_rank_dtype, positive_rank_dtype, negative_rank_dtype)))

# aten::cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0., int reduction=1) -> Tensor
def aten〇cosine_embedding_loss〡shape(input1: List[int], input2: List[int], target: List[int], margin: float, reduction: int) -> List[int]:
    """One loss for each sample: a vector with a target of rank 0, or the rows of a matrix with one of rank 1."""
    assert len(target) <= 1, f"expected a 'target' of rank 0 or 1, but got {target}"
    assert len(input1) == len(target) + 1 and len(input2) == len(target) + 1, f"expected inputs of rank {len(target) + 1}, but got {input1} and {input2}"
    return loss_sizes(broadcast(broadcast(input1, input2)[:-1], target), reduction)

def aten〇cosine_embedding_loss〡dtype(input1_rank_dtype: Tuple[int, int], input2_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], margin: float, reduction: int) -> int:
    """That of the products of the inputs with each other and with themselves, of integers float32."""
    dtype1 = dtype_of(input1_rank_dtype)
    dtype2 = dtype_of(input2_rank_dtype)
    assert not is_complex(dtype1) and not is_complex(dtype2), "expected real inputs"
    product = promote(input1_rank_dtype, input2_rank_dtype)
    return promote3((1, float_of(product)), (1, float_of(dtype1)), (1, float_of(dtype2)))
