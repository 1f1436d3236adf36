"""Losses of class scores against the classes that are right."""
from typing import Any, List, Optional, Tuple, Union

import torch


def check_class_weights(weight: Optional[List[int]], classes: int) -> int:
    """One weight for each class, in one dimension."""
    if weight is not None:
        assert weight == [classes], f"expected a 'weight' of sizes [{classes}], but got {weight}"
    return 0


def count_class_weights(weight: Optional[List[int]], classes: int) -> int:
    """One weight for each class, in any dimensions."""
    if weight is not None:
        assert element_count(weight) == classes, f"expected a 'weight' of {classes} elements, but got {weight}"
    return 0


def class_loss_sizes(elements: List[int], reduction: int) -> List[int]:
    """Any reduction but 0 leaves one number."""
    return elements if reduction == 0 else []


def check_classes(target: Tuple[int, int]) -> int:
    """Classes are numbered by int64, those of samples by uint8 too."""
    rank, dtype = target
    assert dtype == torch.int64 or (rank < 2 and dtype == torch.uint8), "expected a 'target' of int64"
    return 0


def check_scores(self: Tuple[int, int]) -> int:
    """Scores are numbers."""
    dtype = dtype_of(self)
    assert dtype != torch.bool, "expected scores that are numbers, but got bools"
    return dtype


def check_class_scores(self: List[int]) -> int:
    """Scores [N, C] or [C], or one number, with at least one class; their number is returned."""
    assert len(self) <= 2, f"expected scores of rank 0 to 2, but got {self}"
    classes = self[-1] if len(self) > 0 else 1
    assert classes > 0, f"expected at least one class, but got {self}"
    return classes


def check_weight_type(weight: Optional[Tuple[int, int]], dtype: int) -> int:
    """Weights have the type of the scores."""
    if weight is not None:
        assert dtype_of(weight) == dtype, "expected a 'weight' of the type of 'self'"
    return 0


def sample_sizes(self: List[int], target: List[int], weight: Optional[List[int]]) -> List[int]:
    """One class for each sample: scores [N, C] with classes [N], or scores [C] with one class."""
    assert len(self) == 1 or len(self) == 2, f"expected scores of rank 1 or 2, but got {self}"
    assert len(target) <= 1, f"expected classes of rank 0 or 1, but got {target}"
    if len(self) == 2 or len(target) == 1:
        assert len(target) == 1 and target[0] == self[0], f"expected one class for each of the {self[0]} samples, but got {target}"
    check_class_weights(weight, self[-1])
    return self[:-1]


def pixel_sizes(self: List[int], target: List[int], weight: Optional[List[int]]) -> List[int]:
    """One class for each pixel: scores [N, C, H, W] with classes [N, H, W]."""
    assert len(target) == 3, f"expected classes of rank 3, but got {target}"
    assert len(self) == 4, f"expected scores of rank 4, but got {self}"
    assert self[0] == target[0] and self[2:] == target[1:], f"expected one class for each pixel of {self}, but got {target}"
    count_class_weights(weight, self[1])
    return self[:1] + self[2:]


def position_sizes(self: List[int], target: List[int], weight: Optional[List[int]]) -> List[int]:
    """One class for each position: scores [N, C, ...] with classes [N, ...], or scores [C] with one class."""
    assert len(self) > 0, "expected scores of rank 1 or more"
    if len(self) == 1:
        assert element_count(target) == 1, f"expected one class, but got {target}"
        check_class_weights(weight, self[0])
        return target
    if len(self) == 2:
        return sample_sizes(self, target, weight)
    assert len(target) == len(self) - 1 and self[0] == target[0] and self[2:] == target[1:], f"expected one class for each position of {self}, but got {target}"
    count_class_weights(weight, self[1])
    return self[:1] + self[2:]

# aten::nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=1, SymInt ignore_index=-100) -> Tensor
def aten〇nll_loss〡shape(self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int) -> List[int]:
    """One loss for each sample."""
    return class_loss_sizes(sample_sizes(self, target, weight), reduction)

def aten〇nll_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int) -> int:
    """That of self."""
    check_classes(target_rank_dtype)
    check_weight_type(weight_rank_dtype, check_scores(self_rank_dtype))
    return dtype_of(self_rank_dtype)

# aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
def aten〇nll_loss_forward〡shape(self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int) -> Tuple[List[int], List[int]]:
    """One loss for each sample, and the sum of the weights."""
    return (class_loss_sizes(sample_sizes(self, target, weight), reduction), [])

def aten〇nll_loss_forward〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int) -> Tuple[int, int]:
    """That of self."""
    check_classes(target_rank_dtype)
    check_weight_type(weight_rank_dtype, check_scores(self_rank_dtype))
    return (dtype_of(self_rank_dtype), dtype_of(self_rank_dtype))

# aten::nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=1, SymInt ignore_index=-100) -> Tensor
def aten〇nll_loss2d〡shape(self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int) -> List[int]:
    """One loss for each pixel."""
    return class_loss_sizes(pixel_sizes(self, target, weight), reduction)

def aten〇nll_loss2d〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int) -> int:
    """That of self."""
    check_classes(target_rank_dtype)
    check_weight_type(weight_rank_dtype, check_scores(self_rank_dtype))
    return dtype_of(self_rank_dtype)

# aten::nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)
def aten〇nll_loss2d_forward〡shape(self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int) -> Tuple[List[int], List[int]]:
    """One loss for each pixel, and the sum of the weights."""
    return (class_loss_sizes(pixel_sizes(self, target, weight), reduction), [])

def aten〇nll_loss2d_forward〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int) -> Tuple[int, int]:
    """That of self."""
    check_classes(target_rank_dtype)
    check_weight_type(weight_rank_dtype, check_scores(self_rank_dtype))
    return (dtype_of(self_rank_dtype), dtype_of(self_rank_dtype))

# aten::nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=1, SymInt ignore_index=-100) -> Tensor
def aten〇nll_loss_nd〡shape(self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int) -> List[int]:
    """One loss for each position."""
    return class_loss_sizes(position_sizes(self, target, weight), reduction)

def aten〇nll_loss_nd〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int) -> int:
    """That of self."""
    check_classes(target_rank_dtype)
    check_weight_type(weight_rank_dtype, check_scores(self_rank_dtype))
    return dtype_of(self_rank_dtype)

# aten::cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=1, SymInt ignore_index=-100, float label_smoothing=0.) -> Tensor
def aten〇cross_entropy_loss〡shape(self: List[int], target: List[int], weight: Optional[List[int]], reduction: int, ignore_index: int, label_smoothing: float) -> List[int]:
    """One loss for each position; target holds classes, or with the sizes of self their probabilities."""
    assert len(self) > 0, "expected scores of rank 1 or more"
    assert label_smoothing <= 1.0, f"expected label_smoothing of at most 1, but got {label_smoothing}"
    if self == target:
        assert ignore_index < 0, f"expected no class to be ignored among probabilities, but got ignore_index={ignore_index}"
        check_class_weights(weight, self[0] if len(self) == 1 else self[1])
        return reduced_loss_sizes(without_dim(self, min(len(self) - 1, 1)), reduction)
    losses = position_sizes(self, target, weight)
    return reduced_loss_sizes(losses, reduction) if label_smoothing > 0.0 else class_loss_sizes(losses, reduction)

def aten〇cross_entropy_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int, ignore_index: int, label_smoothing: float) -> int:
    """That of self; probabilities are floating and promote it, classes are int64."""
    self_rank, self_dtype = self_rank_dtype
    target_rank, target_dtype = target_rank_dtype
    assert self_dtype != torch.bool, "expected scores that are numbers, but got bools"
    if self_rank == target_rank:
        assert not is_integer(target_dtype) and not is_complex(target_dtype), "expected probabilities that are floating"
        return promote((self_rank, float_of(self_dtype)), target_rank_dtype)
    check_classes(target_rank_dtype)
    check_weight_type(weight_rank_dtype, self_dtype)
    return float_of(self_dtype)

# aten::multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=1) -> Tensor
def aten〇multi_margin_loss〡shape(self: List[int], target: List[int], p: float, margin: float, weight: Optional[List[int]], reduction: int) -> List[int]:
    """One loss for each sample: scores [N, C], or of one sample [C] or a number."""
    assert p == 1.0 or p == 2.0, f"expected p to be 1 or 2, but got {p}"
    classes = check_class_scores(self)
    samples = self[0] if len(self) == 2 else 1
    assert len(target) <= 1 and element_count(target) == samples, f"expected one class for each of the {samples} samples, but got {target}"
    check_class_weights(weight, classes)
    return class_loss_sizes(self[:-1] if len(self) == 2 else target, reduction)

def aten〇multi_margin_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], p: Union[int, float, complex], margin: Union[int, float, complex], weight_rank_dtype: Optional[Tuple[int, int]], reduction: int) -> int:
    """That of self."""
    assert dtype_of(target_rank_dtype) == torch.int64, "expected a 'target' of int64"
    check_weight_type(weight_rank_dtype, dtype_of(self_rank_dtype))
    return dtype_of(self_rank_dtype)

# aten::multilabel_margin_loss(Tensor self, Tensor target, int reduction=1) -> Tensor
def aten〇multilabel_margin_loss〡shape(self: List[int], target: List[int], reduction: int) -> List[int]:
    """One loss for each sample, which may have as many classes as there are."""
    classes = check_class_scores(self)
    if len(self) == 2:
        assert self == target, f"expected 'self' and 'target' of the same sizes, but got {self} and {target}"
    else:
        assert len(target) <= 1 and element_count(target) == classes, f"expected a 'target' of {classes} classes, but got {target}"
    return class_loss_sizes(self[:1] if len(self) == 2 else [], reduction)

def aten〇multilabel_margin_loss〡dtype(self_rank_dtype: Tuple[int, int], target_rank_dtype: Tuple[int, int], reduction: int) -> int:
    """That of self."""
    assert dtype_of(target_rank_dtype) == torch.int64, "expected a 'target' of int64"
    return dtype_of(self_rank_dtype)

# aten::ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, int reduction=1, bool zero_infinity=False) -> Tensor
def aten〇ctc_loss〇IntList〡shape(log_probs: List[int], targets: List[int], input_lengths: List[int], target_lengths: List[int], blank: int, reduction: int, zero_infinity: bool) -> List[int]:
    """One loss for each sample: scores [T, N, C] with a length of each sample and of its targets, or [T, C]."""
    assert len(log_probs) == 2 or len(log_probs) == 3, f"expected scores of steps, samples and classes, but got {log_probs}"
    assert len(targets) == 1 or len(targets) == 2, f"expected targets of rank 1 or 2, but got {targets}"
    samples = log_probs[1] if len(log_probs) == 3 else 1
    classes = log_probs[-1]
    assert blank >= 0 and blank < classes, f"expected a blank from 0 to {classes - 1}, but got {blank}"
    assert len(input_lengths) == samples and len(target_lengths) == samples, f"expected {samples} lengths, but got {input_lengths} and {target_lengths}"
    losses = log_probs[1:2] if len(log_probs) == 3 else log_probs[:0]
    return loss_sizes(losses, reduction)

def aten〇ctc_loss〇IntList〡dtype(log_probs_rank_dtype: Tuple[int, int], targets_rank_dtype: Tuple[int, int], input_lengths: List[int], target_lengths: List[int], blank: int, reduction: int, zero_infinity: bool) -> int:
    """That of the scores."""
    return dtype_of(log_probs_rank_dtype)
