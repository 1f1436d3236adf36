"""Quantiles: what a part of the elements is below."""
from typing import Any, List, Optional, Tuple, Union

import torch


def quantile_sizes(self: List[int], dim: Optional[int], keepdim: bool, interpolation: str) -> List[int]:
    """Without the dimension `dim`, or without any; there must be an element."""
    assert interpolation == "linear" or interpolation == "lower" or interpolation == "higher" or interpolation == "midpoint" or interpolation == "nearest", f"quantile: expected linear, lower, higher, midpoint or nearest interpolation, got {interpolation}"
    assert element_count(self) != 0, f"quantile: expected an element, got the sizes {self}"
    return reduce_maybe_one(self, dim, keepdim)


def quantiles_sizes(self: List[int], q: List[int], dim: Optional[int], keepdim: bool, interpolation: str) -> List[int]:
    """A number or a vector of quantiles, which becomes the first dimension."""
    assert len(q) <= 1, f"quantile: expected a number or a vector of parts, got {q}"
    return q + quantile_sizes(self, dim, keepdim, interpolation)


def check_fraction(q: float) -> int:
    """A part is from 0 to 1."""
    assert q >= 0.0 and q <= 1.0, f"quantile: expected a part from 0 to 1, got {q}"
    return 0


def quantile_dtype(dtype: int) -> int:
    """The dtype, which must be float32 or float64."""
    assert dtype == torch.float32 or dtype == torch.float64, "quantile: expected float32 or float64"
    return dtype

# aten::quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor
def aten〇quantile〡shape(self: List[int], q: List[int], dim: Optional[int], keepdim: bool, interpolation: str) -> List[int]:
    """The dimension `dim` goes, that of `q` comes first."""
    return quantiles_sizes(self, q, dim, keepdim, interpolation)

def aten〇quantile〡dtype(self_rank_dtype: Tuple[int, int], q_rank_dtype: Tuple[int, int], dim: Optional[int], keepdim: bool, interpolation: str) -> int:
    """That of the elements and of `q`, float32 or float64."""
    return quantile_dtype(same_dtype(self_rank_dtype, q_rank_dtype, "quantile"))

# aten::quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor
def aten〇quantile〇scalar〡shape(self: List[int], q: float, dim: Optional[int], keepdim: bool, interpolation: str) -> List[int]:
    """The dimension `dim` goes."""
    check_fraction(q)
    return quantile_sizes(self, dim, keepdim, interpolation)

def aten〇quantile〇scalar〡dtype(self_rank_dtype: Tuple[int, int], q: float, dim: Optional[int], keepdim: bool, interpolation: str) -> int:
    """That of the elements, float32 or float64."""
    _, self_dtype = self_rank_dtype
    return quantile_dtype(self_dtype)

# aten::nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor
def aten〇nanquantile〡shape(self: List[int], q: List[int], dim: Optional[int], keepdim: bool, interpolation: str) -> List[int]:
    """The dimension `dim` goes, that of `q` comes first."""
    return quantiles_sizes(self, q, dim, keepdim, interpolation)

def aten〇nanquantile〡dtype(self_rank_dtype: Tuple[int, int], q_rank_dtype: Tuple[int, int], dim: Optional[int], keepdim: bool, interpolation: str) -> int:
    """That of the elements and of `q`, float32 or float64."""
    return quantile_dtype(same_dtype(self_rank_dtype, q_rank_dtype, "quantile"))

# aten::nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor
def aten〇nanquantile〇scalar〡shape(self: List[int], q: float, dim: Optional[int], keepdim: bool, interpolation: str) -> List[int]:
    """The dimension `dim` goes."""
    check_fraction(q)
    return quantile_sizes(self, dim, keepdim, interpolation)

def aten〇nanquantile〇scalar〡dtype(self_rank_dtype: Tuple[int, int], q: float, dim: Optional[int], keepdim: bool, interpolation: str) -> int:
    """That of the elements, float32 or float64."""
    _, self_dtype = self_rank_dtype
    return quantile_dtype(self_dtype)
