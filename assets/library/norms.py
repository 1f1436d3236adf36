"""Norms, and what is measured by them."""
from typing import Any, List, Optional, Tuple, Union

import torch


def norm_dtype(dtype: int) -> int:
    """A norm is real, also that of complex numbers; integers have none."""
    return real_of(check_floating(dtype, "norm"))

# aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor
def aten〇norm〇Scalar〡shape(self: List[int], p: float) -> List[int]:
    """No dimension stays."""
    return reduce_all()

def aten〇norm〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], p: Union[int, float, complex]) -> int:
    """That of the real parts; integers have no norm."""
    _, self_dtype = self_rank_dtype
    return norm_dtype(self_dtype)

# aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
def aten〇norm〇ScalarOpt_dim〡shape(self: List[int], p: Optional[float], dim: List[int], keepdim: bool) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇norm〇ScalarOpt_dim〡dtype(self_rank_dtype: Tuple[int, int], p: Optional[Union[int, float, complex]], dim: List[int], keepdim: bool) -> int:
    """That of the real parts; integers have no norm."""
    _, self_dtype = self_rank_dtype
    return norm_dtype(self_dtype)

# aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor
def aten〇norm〇ScalarOpt_dim_dtype〡shape(self: List[int], p: Optional[float], dim: List[int], keepdim: bool, dtype: int) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇norm〇ScalarOpt_dim_dtype〡dtype(self_rank_dtype: Tuple[int, int], p: Optional[Union[int, float, complex]], dim: List[int], keepdim: bool, dtype: int) -> int:
    """That of the given dtype's real parts."""
    return norm_dtype(dtype)

# aten::frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
def aten〇frobenius_norm〇dim〡shape(self: List[int], dim: List[int], keepdim: bool) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇frobenius_norm〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], keepdim: bool) -> int:
    """That of the real parts; integers have no norm."""
    _, self_dtype = self_rank_dtype
    return norm_dtype(self_dtype)

# aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇linalg_vector_norm〡shape(self: List[int], ord: float, dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇linalg_vector_norm〡dtype(self_rank_dtype: Tuple[int, int], ord: Union[int, float, complex], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    """That of the real parts, of the given dtype's if there is one; integers have no norm."""
    _, self_dtype = self_rank_dtype
    return real_of(given_or(dtype, check_floating(self_dtype, "linalg.vector_norm")))

# aten::linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇linalg_norm〡shape(self: List[int], ord: Optional[float], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇linalg_norm〡dtype(self_rank_dtype: Tuple[int, int], ord: Optional[Union[int, float, complex]], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    """That of the real parts, of the given dtype's if there is one; integers have no norm."""
    _, self_dtype = self_rank_dtype
    return real_of(given_or(dtype, check_floating(self_dtype, "linalg.norm")))

# aten::renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor
def aten〇renorm〡shape(self: List[int], p: float, dim: int, maxnorm: float) -> List[int]:
    """The sizes stay."""
    assert len(self) > 1, f"renorm: expected at least 2 dimensions, got {len(self)}"
    assert p > 0.0, f"renorm: expected a norm of positive order, got {p}"
    assert maxnorm >= 0.0, f"renorm: expected a bound that is not negative, got {maxnorm}"
    wrap_dim(dim, len(self))
    return self

def aten〇renorm〡dtype(self_rank_dtype: Tuple[int, int], p: Union[int, float, complex], dim: int, maxnorm: Union[int, float, complex]) -> int:
    """That of the elements; integers have no norm."""
    _, self_dtype = self_rank_dtype
    return check_floating(self_dtype, "renorm")

# aten::cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor
def aten〇cosine_similarity〡shape(x1: List[int], x2: List[int], dim: int, eps: float) -> List[int]:
    """The dimension `dim` of both, broadcast, goes."""
    return reduce_one(broadcast(x1, x2), dim, False)

def aten〇cosine_similarity〡dtype(x1_rank_dtype: Tuple[int, int], x2_rank_dtype: Tuple[int, int], dim: int, eps: float) -> int:
    """What both promote to, which must be floating."""
    return check_not_complex(check_floating(promote(x1_rank_dtype, x2_rank_dtype), "cosine_similarity"), "cosine_similarity")
