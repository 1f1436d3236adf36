"""Distances between vectors, which are the last dimension of the operands."""
from typing import Any, List, Optional, Tuple, Union

import torch


def check_exponent(p: float) -> int:
    """The exponent of a norm is not negative."""
    assert p >= 0.0, f"expected p of at least 0, but got {p}"
    return 0


def all_pairs(x1: List[int], x2: List[int], p: float) -> List[int]:
    """One distance for each vector of x1 and each of x2, in the batches of both."""
    check_exponent(p)
    assert len(x1) >= 2 and len(x2) >= 2, f"expected operands of rank 2 or more, but got {x1} and {x2}"
    assert x1[-1] == x2[-1], f"expected vectors of one length, but got {x1} and {x2}"
    return broadcast(x1[:-2], x2[:-2]) + [x1[-2], x2[-2]]


def check_distance_types(x1: Tuple[int, int], x2: Tuple[int, int]) -> int:
    """Both operands are floating; the type of the second may be another."""
    for given in [x1, x2]:
        dtype = dtype_of(given)
        assert not is_integer(dtype) and not is_complex(dtype), "expected floating operands"
    return dtype_of(x1)


# aten::cdist(Tensor x1, Tensor x2, float p=2., int? compute_mode=None) -> Tensor
def aten〇cdist〡shape(x1: List[int], x2: List[int], p: float, compute_mode: Optional[int]) -> List[int]:
    """One distance for each vector of x1 and each of x2."""
    assert compute_mode is None or (compute_mode >= 0 and compute_mode <= 2), f"expected a compute_mode from 0 to 2, but got {compute_mode}"
    return all_pairs(x1, x2, p)

def aten〇cdist〡dtype(x1_rank_dtype: Tuple[int, int], x2_rank_dtype: Tuple[int, int], p: float, compute_mode: Optional[int]) -> int:
    """The type of both operands, which are floating."""
    return check_distance_types(x1_rank_dtype, x2_rank_dtype)

# aten::_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor
def aten〇_cdist_forward〡shape(x1: List[int], x2: List[int], p: float, compute_mode: Optional[int]) -> List[int]:
    """One distance for each vector of x1 and each of x2."""
    assert compute_mode is None or (compute_mode >= 0 and compute_mode <= 2), f"expected a compute_mode from 0 to 2, but got {compute_mode}"
    return all_pairs(x1, x2, p)

def aten〇_cdist_forward〡dtype(x1_rank_dtype: Tuple[int, int], x2_rank_dtype: Tuple[int, int], p: float, compute_mode: Optional[int]) -> int:
    """The type of both operands, which are floating."""
    assert dtype_of(x1_rank_dtype) == dtype_of(x2_rank_dtype), "expected operands of one type"
    return check_distance_types(x1_rank_dtype, x2_rank_dtype)

# aten::pdist(Tensor self, float p=2.) -> Tensor
def aten〇pdist〡shape(self: List[int], p: float) -> List[int]:
    """One distance for each pair of different rows."""
    check_exponent(p)
    assert len(self) == 2, f"expected rows of vectors, but got {self}"
    rows = self[0]
    return [rows * (rows - 1) // 2]

def aten〇pdist〡dtype(self_rank_dtype: Tuple[int, int], p: float) -> int:
    """That of the rows, which are floating."""
    return check_distance_types(self_rank_dtype, self_rank_dtype)

# aten::_pdist_forward(Tensor self, float p=2.) -> Tensor
def aten〇_pdist_forward〡shape(self: List[int], p: float) -> List[int]:
    """One distance for each pair of different rows."""
    rows = self[0]
    return [rows * (rows - 1) // 2]

def aten〇_pdist_forward〡dtype(self_rank_dtype: Tuple[int, int], p: float) -> int:
    """That of the rows, which are floating."""
    return check_distance_types(self_rank_dtype, self_rank_dtype)

# aten::_euclidean_dist(Tensor x1, Tensor x2) -> Tensor
def aten〇_euclidean_dist〡shape(x1: List[int], x2: List[int]) -> List[int]:
    """One distance for each vector of x1 and each of x2."""
    return all_pairs(x1, x2, 2.0)

def aten〇_euclidean_dist〡dtype(x1_rank_dtype: Tuple[int, int], x2_rank_dtype: Tuple[int, int]) -> int:
    """That of both operands, which are floating."""
    assert dtype_of(x1_rank_dtype) == dtype_of(x2_rank_dtype), "expected operands of one type"
    return check_distance_types(x1_rank_dtype, x2_rank_dtype)

# aten::pairwise_distance(Tensor x1, Tensor x2, float p=2., float eps=9.9999999999999995e-07, bool keepdim=False) -> Tensor
def aten〇pairwise_distance〡shape(x1: List[int], x2: List[int], p: float, eps: float, keepdim: bool) -> List[int]:
    """One distance for each two vectors at the same place of the broadcast operands."""
    sizes = broadcast(x1, x2)
    return sizes[:-1] + [1] if keepdim and len(sizes) > 0 else sizes[:-1]

def aten〇pairwise_distance〡dtype(x1_rank_dtype: Tuple[int, int], x2_rank_dtype: Tuple[int, int], p: float, eps: float, keepdim: bool) -> int:
    """The promoted type, of integers float32, of complex numbers the type of their parts."""
    return real_of(float_of(difference_dtype(x1_rank_dtype, x2_rank_dtype)))
