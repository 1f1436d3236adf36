"""Variances and standard deviations, alone and with the mean."""
from typing import Any, List, Optional, Tuple, Union

import torch


def spread_dtype(dtype: int, what: str) -> int:
    """A variance is real, also that of complex numbers; integers have none."""
    return real_of(check_floating(dtype, what))


def spread_and_mean_dtypes(dtype: int, what: str) -> Tuple[int, int]:
    """A variance is real, a mean is of the elements' dtype; integers have none."""
    return (spread_dtype(dtype, what), dtype)


def twice(sizes: List[int]) -> Tuple[List[int], List[int]]:
    """Two results of the same sizes."""
    return (sizes, sizes)

# aten::std(Tensor self, bool unbiased=True) -> Tensor
def aten〇std〡shape(self: List[int], unbiased: bool) -> List[int]:
    """No dimension stays."""
    return reduce_all()

def aten〇std〡dtype(self_rank_dtype: Tuple[int, int], unbiased: bool) -> int:
    """That of the real parts; integers have none."""
    _, self_dtype = self_rank_dtype
    return spread_dtype(self_dtype, "std")

# aten::std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
def aten〇std〇dim〡shape(self: List[int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇std〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> int:
    """That of the real parts; integers have none."""
    _, self_dtype = self_rank_dtype
    return spread_dtype(self_dtype, "std")

# aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
def aten〇std〇correction〡shape(self: List[int], dim: Optional[List[int]], correction: Optional[float], keepdim: bool) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇std〇correction〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], correction: Optional[Union[int, float, complex]], keepdim: bool) -> int:
    """That of the real parts; integers have none."""
    _, self_dtype = self_rank_dtype
    return spread_dtype(self_dtype, "std")

# aten::var(Tensor self, bool unbiased=True) -> Tensor
def aten〇var〡shape(self: List[int], unbiased: bool) -> List[int]:
    """No dimension stays."""
    return reduce_all()

def aten〇var〡dtype(self_rank_dtype: Tuple[int, int], unbiased: bool) -> int:
    """That of the real parts; integers have none."""
    _, self_dtype = self_rank_dtype
    return spread_dtype(self_dtype, "var")

# aten::var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
def aten〇var〇dim〡shape(self: List[int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇var〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> int:
    """That of the real parts; integers have none."""
    _, self_dtype = self_rank_dtype
    return spread_dtype(self_dtype, "var")

# aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
def aten〇var〇correction〡shape(self: List[int], dim: Optional[List[int]], correction: Optional[float], keepdim: bool) -> List[int]:
    """The dimensions `dim` go."""
    return reduce_sizes(self, dim, keepdim)

def aten〇var〇correction〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], correction: Optional[Union[int, float, complex]], keepdim: bool) -> int:
    """That of the real parts; integers have none."""
    _, self_dtype = self_rank_dtype
    return spread_dtype(self_dtype, "var")

# prims::var(Tensor inp, int[]? dims, float? correction=1, *, ScalarType? output_dtype=None) -> Tensor
def prims〇var〡shape(inp: List[int], dims: Optional[List[int]], correction: Optional[float], output_dtype: Optional[int]) -> List[int]:
    """The dimensions `dims` go."""
    return reduce_indexed(inp, dims)

def prims〇var〡dtype(inp_rank_dtype: Tuple[int, int], dims: Optional[List[int]], correction: Optional[float], output_dtype: Optional[int]) -> int:
    """The given dtype, else that of the real parts; integers have none."""
    _, inp_dtype = inp_rank_dtype
    return given_or(output_dtype, spread_dtype(inp_dtype, "var"))

# aten::std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
def aten〇std_mean〡shape(self: List[int], unbiased: bool) -> Tuple[List[int], List[int]]:
    """No dimension stays."""
    return twice(reduce_all())

def aten〇std_mean〡dtype(self_rank_dtype: Tuple[int, int], unbiased: bool) -> Tuple[int, int]:
    """That of the real parts, and that of the elements; integers have none."""
    _, self_dtype = self_rank_dtype
    return spread_and_mean_dtypes(self_dtype, "std_mean")

# aten::std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)
def aten〇std_mean〇dim〡shape(self: List[int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> Tuple[List[int], List[int]]:
    """The dimensions `dim` go."""
    return twice(reduce_sizes(self, dim, keepdim))

def aten〇std_mean〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> Tuple[int, int]:
    """That of the real parts, and that of the elements; integers have none."""
    _, self_dtype = self_rank_dtype
    return spread_and_mean_dtypes(self_dtype, "std_mean")

# aten::std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
def aten〇std_mean〇correction〡shape(self: List[int], dim: Optional[List[int]], correction: Optional[float], keepdim: bool) -> Tuple[List[int], List[int]]:
    """The dimensions `dim` go."""
    return twice(reduce_sizes(self, dim, keepdim))

def aten〇std_mean〇correction〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], correction: Optional[Union[int, float, complex]], keepdim: bool) -> Tuple[int, int]:
    """That of the real parts, and that of the elements; integers have none."""
    _, self_dtype = self_rank_dtype
    return spread_and_mean_dtypes(self_dtype, "std_mean")

# aten::var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
def aten〇var_mean〡shape(self: List[int], unbiased: bool) -> Tuple[List[int], List[int]]:
    """No dimension stays."""
    return twice(reduce_all())

def aten〇var_mean〡dtype(self_rank_dtype: Tuple[int, int], unbiased: bool) -> Tuple[int, int]:
    """That of the real parts, and that of the elements; integers have none."""
    _, self_dtype = self_rank_dtype
    return spread_and_mean_dtypes(self_dtype, "var_mean")

# aten::var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)
def aten〇var_mean〇dim〡shape(self: List[int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> Tuple[List[int], List[int]]:
    """The dimensions `dim` go."""
    return twice(reduce_sizes(self, dim, keepdim))

def aten〇var_mean〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> Tuple[int, int]:
    """That of the real parts, and that of the elements; integers have none."""
    _, self_dtype = self_rank_dtype
    return spread_and_mean_dtypes(self_dtype, "var_mean")

# aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
def aten〇var_mean〇correction〡shape(self: List[int], dim: Optional[List[int]], correction: Optional[float], keepdim: bool) -> Tuple[List[int], List[int]]:
    """The dimensions `dim` go."""
    return twice(reduce_sizes(self, dim, keepdim))

def aten〇var_mean〇correction〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], correction: Optional[Union[int, float, complex]], keepdim: bool) -> Tuple[int, int]:
    """That of the real parts, and that of the elements; integers have none."""
    _, self_dtype = self_rank_dtype
    return spread_and_mean_dtypes(self_dtype, "var_mean")
