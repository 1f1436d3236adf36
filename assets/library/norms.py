"""Norms of vectors and matrices, and what is measured by them."""
from typing import Any, List, Optional, Tuple, Union

import torch


def check_norm_dtype(dtype: int, given: Optional[int], what: str) -> int:
    """The dtype in which a norm is computed: floating or complex, as wide as the elements' or wider."""
    check_floating(dtype, what)
    if given is None:
        return dtype
    check_floating(given, what)
    assert is_complex(given) == is_complex(dtype), f"{what}: expected a complex dtype for complex elements, a real one for real ones"
    assert promote((1, dtype), (1, given)) == given, f"{what}: expected a dtype that holds what the elements' dtype holds"
    return given


def vector_norm_sizes(self: List[int], order: float, dims: Optional[List[int]], keepdim: bool) -> List[int]:
    """Without the dimensions `dims`; of no element there is no norm of an infinite or negative order."""
    if order < 0.0 or order == float("inf"):
        return extreme_sizes(self, [] if dims is None else dims, keepdim)
    return reduce_sizes(self, dims, keepdim)


def matrix_norm_sizes(self: List[int], order: float, dims: List[int], keepdim: bool) -> List[int]:
    """Without the two dimensions of matrices; for the smallest of something there must be something."""
    rank = len(self)
    assert rank >= 2, f"matrix norm: expected at least 2 dimensions, got {rank}"
    magnitude = abs(order)
    assert magnitude == 1.0 or magnitude == 2.0 or magnitude == float("inf"), f"matrix norm: expected the order 1, 2 or inf, or one of these below zero, got {order}"
    rows = self[wrap_dim(dims[0], rank)]
    columns = self[wrap_dim(dims[1], rank)]
    assert order != -1.0 or columns != 0, f"matrix norm: expected a column, got {rows}x{columns}"
    assert order != -2.0 or (rows != 0 and columns != 0), f"matrix norm: expected a singular value, got {rows}x{columns}"
    assert order >= 0.0 or magnitude != float("inf") or rows != 0, f"matrix norm: expected a row, got {rows}x{columns}"
    return reduce_sizes(self, dims, keepdim)


def named_norm_sizes(self: List[int], name: str, dims: List[int], keepdim: bool) -> List[int]:
    """Without the two dimensions of matrices, whose norm is Frobenius' or that of the sum of singular values."""
    assert name == "fro" or name == "nuc", f"matrix norm: expected the order 'fro' or 'nuc', got '{name}'"
    assert len(self) >= 2 and len(dims) == 2, f"matrix norm: expected 2 dimensions to reduce, got {dims} of {self}"
    return reduce_sizes(self, dims, keepdim)


def check_singular_values(dtype: int) -> int:
    """The dtype, which must have at least 32 bits for singular values."""
    assert dtype in [torch.float32, torch.float64, torch.complex64, torch.complex128], "norm: expected at least 32 bits for singular values"
    return dtype


def is_matrix_norm(rank: int, dims: Optional[List[int]]) -> bool:
    """Two dimensions that go are those of a matrix."""
    if dims is not None:
        return len(dims) == 2
    return rank == 2

# aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor
def aten〇norm〇Scalar〡shape(self: List[int], p: float) -> List[int]:
    """No dimension stays."""
    return vector_norm_sizes(self, p, None, False)

def aten〇norm〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], p: Union[int, float, complex]) -> int:
    """That of the real parts; integers have no norm."""
    _, self_dtype = self_rank_dtype
    return real_of(check_norm_dtype(self_dtype, None, "norm"))

# aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
def aten〇norm〇ScalarOpt_dim〡shape(self: List[int], p: Optional[float], dim: List[int], keepdim: bool) -> List[int]:
    """The dimensions `dim` go."""
    return vector_norm_sizes(self, 2.0 if p is None else p, dim, keepdim)

def aten〇norm〇ScalarOpt_dim〡dtype(self_rank_dtype: Tuple[int, int], p: Optional[Union[int, float, complex]], dim: List[int], keepdim: bool) -> int:
    """That of the real parts; integers have no norm."""
    _, self_dtype = self_rank_dtype
    return real_of(check_norm_dtype(self_dtype, None, "norm"))

# aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor
def aten〇norm〇ScalarOpt_dim_dtype〡shape(self: List[int], p: Optional[float], dim: List[int], keepdim: bool, dtype: int) -> List[int]:
    """The dimensions `dim` go."""
    return vector_norm_sizes(self, 2.0 if p is None else p, dim, keepdim)

def aten〇norm〇ScalarOpt_dim_dtype〡dtype(self_rank_dtype: Tuple[int, int], p: Optional[Union[int, float, complex]], dim: List[int], keepdim: bool, dtype: int) -> int:
    """The given dtype, which must be floating; neither integers nor complex numbers have such a norm."""
    _, self_dtype = self_rank_dtype
    return check_norm_dtype(self_dtype, check_not_complex(dtype, "norm"), "norm")

# aten::frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
def aten〇frobenius_norm〇dim〡shape(self: List[int], dim: List[int], keepdim: bool) -> List[int]:
    """The dimensions `dim` go, at most two."""
    assert len(dim) <= 2, f"frobenius_norm: expected at most 2 dimensions to reduce, got {len(dim)}"
    return reduce_sizes(self, dim, keepdim)

def aten〇frobenius_norm〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], keepdim: bool) -> int:
    """That of the real parts; integers have no norm."""
    _, self_dtype = self_rank_dtype
    return real_of(check_norm_dtype(self_dtype, None, "frobenius_norm"))

# aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇linalg_vector_norm〡shape(self: List[int], ord: float, dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    """The dimensions `dim` go."""
    return vector_norm_sizes(self, ord, dim, keepdim)

def aten〇linalg_vector_norm〡dtype(self_rank_dtype: Tuple[int, int], ord: Union[int, float, complex], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    """That of the real parts, of the given dtype's if there is one; integers have no norm."""
    _, self_dtype = self_rank_dtype
    return real_of(check_norm_dtype(self_dtype, dtype, "linalg.vector_norm"))

# aten::linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇linalg_norm〡shape(self: List[int], ord: Optional[float], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    """One or two dimensions go, those of vectors or matrices."""
    rank = len(self)
    if dim is not None:
        assert len(dim) == 1 or len(dim) == 2, f"linalg.norm: expected 1 or 2 dimensions to reduce, got {len(dim)}"
    else:
        assert ord is None or rank == 1 or rank == 2, f"linalg.norm: expected a vector or a matrix, or `dim`, got {rank} dimensions"
    if ord is not None and is_matrix_norm(rank, dim):
        return matrix_norm_sizes(self, ord, [0, 1] if dim is None else dim, keepdim)
    return vector_norm_sizes(self, 2.0 if ord is None else ord, dim, keepdim)

def aten〇linalg_norm〡dtype(self_rank_dtype: Tuple[int, int], ord: Optional[Union[int, float, complex]], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    """That of the real parts, of the given dtype's if there is one; integers have no norm."""
    self_rank, self_dtype = self_rank_dtype
    computed = check_norm_dtype(self_dtype, dtype, "linalg.norm")
    if ord is not None and is_matrix_norm(self_rank, dim) and abs(float(ord)) == 2.0:
        check_singular_values(self_dtype)
    return real_of(computed)

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
    """What both promote to as if both had dimensions, which must be floating."""
    _, x1_dtype = x1_rank_dtype
    _, x2_dtype = x2_rank_dtype
    common = promote((1, x1_dtype), (1, x2_dtype))
    return check_not_complex(check_floating(common, "cosine_similarity"), "cosine_similarity")

# aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
def aten〇norm〇ScalarOpt_dtype〡shape(self: List[int], p: Optional[float], dtype: int) -> List[int]:
    """No dimension stays."""
    return vector_norm_sizes(self, 2.0 if p is None else p, None, False)

def aten〇norm〇ScalarOpt_dtype〡dtype(self_rank_dtype: Tuple[int, int], p: Optional[Union[int, float, complex]], dtype: int) -> int:
    """The given dtype, which must be floating; neither integers nor complex numbers have such a norm."""
    _, self_dtype = self_rank_dtype
    return check_norm_dtype(self_dtype, check_not_complex(dtype, "norm"), "norm")

# aten::dist(Tensor self, Tensor other, Scalar p=2) -> Tensor
def aten〇dist〡shape(self: List[int], other: List[int], p: float) -> List[int]:
    """No dimension stays of the difference."""
    return vector_norm_sizes(broadcast(self, other), p, None, False)

def aten〇dist〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], p: Union[int, float, complex]) -> int:
    """That of the real parts of what both promote to; integers have no norm."""
    assert dtype_of(self_rank_dtype) != torch.bool and dtype_of(other_rank_dtype) != torch.bool, "dist: expected numbers, got bools"
    return real_of(check_norm_dtype(promote(self_rank_dtype, other_rank_dtype), None, "dist"))

# aten::linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2, -1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇linalg_matrix_norm〡shape(self: List[int], ord: float, dim: List[int], keepdim: bool, dtype: Optional[int]) -> List[int]:
    """Two dimensions go, those of matrices."""
    assert len(dim) == 2, f"matrix norm: expected 2 dimensions to reduce, got {dim}"
    return matrix_norm_sizes(self, ord, dim, keepdim)

def aten〇linalg_matrix_norm〡dtype(self_rank_dtype: Tuple[int, int], ord: Union[int, float, complex], dim: List[int], keepdim: bool, dtype: Optional[int]) -> int:
    """That of the real parts, of the given dtype's if there is one; integers have no norm."""
    _, self_dtype = self_rank_dtype
    if abs(float(ord)) == 2.0:
        check_singular_values(self_dtype)
    return real_of(check_norm_dtype(self_dtype, dtype, "linalg.matrix_norm"))

# aten::linalg_matrix_norm.str_ord(Tensor self, str ord="fro", int[] dim=[-2, -1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇linalg_matrix_norm〇str_ord〡shape(self: List[int], ord: str, dim: List[int], keepdim: bool, dtype: Optional[int]) -> List[int]:
    """Two dimensions go, those of matrices."""
    return named_norm_sizes(self, ord, dim, keepdim)

def aten〇linalg_matrix_norm〇str_ord〡dtype(self_rank_dtype: Tuple[int, int], ord: str, dim: List[int], keepdim: bool, dtype: Optional[int]) -> int:
    """That of the real parts, of the given dtype's if there is one; integers have no norm."""
    _, self_dtype = self_rank_dtype
    if ord == "nuc":
        check_singular_values(self_dtype)
    return real_of(check_norm_dtype(self_dtype, dtype, "linalg.matrix_norm"))

# aten::linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇linalg_norm〇ord_str〡shape(self: List[int], ord: str, dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    """Two dimensions go, those of matrices."""
    assert dim is not None or len(self) == 2, f"linalg.norm: expected a matrix, or `dim`, got {len(self)} dimensions"
    return named_norm_sizes(self, ord, [0, 1] if dim is None else dim, keepdim)

def aten〇linalg_norm〇ord_str〡dtype(self_rank_dtype: Tuple[int, int], ord: str, dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    """That of the real parts, of the given dtype's if there is one; integers have no norm."""
    _, self_dtype = self_rank_dtype
    if ord == "nuc":
        check_singular_values(self_dtype)
    return real_of(check_norm_dtype(self_dtype, dtype, "linalg.norm"))

# aten::nuclear_norm(Tensor self, bool keepdim=False) -> Tensor
def aten〇nuclear_norm〡shape(self: List[int], keepdim: bool) -> List[int]:
    """The last two dimensions go."""
    return named_norm_sizes(self, "nuc", [-2, -1], keepdim)

def aten〇nuclear_norm〡dtype(self_rank_dtype: Tuple[int, int], keepdim: bool) -> int:
    """That of the real parts; integers have no norm."""
    _, self_dtype = self_rank_dtype
    return real_of(check_norm_dtype(check_singular_values(self_dtype), None, "nuclear_norm"))

# aten::nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor
def aten〇nuclear_norm〇dim〡shape(self: List[int], dim: List[int], keepdim: bool) -> List[int]:
    """Two dimensions go, those of matrices."""
    return named_norm_sizes(self, "nuc", dim, keepdim)

def aten〇nuclear_norm〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], keepdim: bool) -> int:
    """That of the real parts; integers have no norm."""
    _, self_dtype = self_rank_dtype
    return real_of(check_norm_dtype(check_singular_values(self_dtype), None, "nuclear_norm"))
