"""Sums, extremes, norms and statistics over dimensions; scans and orders along one."""
from typing import Any, List, Optional, Tuple, Union

import torch


# `dims` None or empty means all of them.
def reduce_sizes(self: List[int], dims: Optional[List[int]], keepdim: bool) -> List[int]:
    wrapped: List[int] = [] if dims is None else check_dims(self, dims)
    everything = len(wrapped) == 0
    out: List[int] = []
    for i in range(len(self)):
        if everything or i in wrapped:
            if keepdim:
                out.append(1)
        else:
            out.append(self[i])
    return out


def reduce_one(self: List[int], dim: int, keepdim: bool) -> List[int]:
    at = wrap_dim(dim, len(self))
    out: List[int] = []
    for i in range(len(self)):
        if i != at:
            out.append(self[i])
        elif keepdim:
            out.append(1)
    return out


def reduce_all() -> List[int]:
    out: List[int] = []
    return out


# argmax and the like: no dimension means the position in the flattened tensor.
def reduce_maybe_one(self: List[int], dim: Optional[int], keepdim: bool) -> List[int]:
    if dim is None:
        return [1] * len(self) if keepdim else reduce_all()
    return reduce_one(self, dim, keepdim)


def check_not_empty(self: List[int], dim: int) -> int:
    at = wrap_dim(dim, len(self))
    if len(self) > 0:
        assert self[at] != 0, f"Expected reduction dim {at} to have non-zero size."
    return at


def check_floating(dtype: int, what: str) -> int:
    assert not is_integer(dtype), f"{what}: input dtype should be either floating point or complex dtypes"
    return dtype


def kept_sorted(self: List[int], k: int, dim: int) -> List[int]:
    if len(self) == 0:
        assert k >= 0 and k <= 1, "selected index k out of range"
        return self
    at = wrap_dim(dim, len(self))
    assert k >= 0 and k <= self[at], f"selected index k out of range: {k} of {self[at]}"
    return with_size(self, at, k)

# aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
def aten〇sum〡shape(self: List[int], dtype: Optional[int]) -> List[int]:
    return reduce_all()

def aten〇sum〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇sum〇dim_IntList〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇sum〇dim_IntList〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# prims::sum(Tensor inp, int[]? dims, *, ScalarType? output_dtype=None) -> Tensor
def prims〇sum〡shape(inp: List[int], dims: Optional[List[int]], output_dtype: Optional[int]) -> List[int]:
    return reduce_sizes(inp, dims, False)

def prims〇sum〡dtype(inp_rank_dtype: Tuple[int, int], dims: Optional[List[int]], output_dtype: Optional[int]) -> int:
    _, inp_dtype = inp_rank_dtype
    return given_or(output_dtype, inp_dtype)

# aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
def aten〇prod〡shape(self: List[int], dtype: Optional[int]) -> List[int]:
    return reduce_all()

def aten〇prod〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇prod〇dim_int〡shape(self: List[int], dim: int, keepdim: bool, dtype: Optional[int]) -> List[int]:
    return reduce_one(self, dim, keepdim)

def aten〇prod〇dim_int〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool, dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# prims::prod(Tensor inp, int[]? dims, *, ScalarType? output_dtype=None) -> Tensor
def prims〇prod〡shape(inp: List[int], dims: Optional[List[int]], output_dtype: Optional[int]) -> List[int]:
    return reduce_sizes(inp, dims, False)

def prims〇prod〡dtype(inp_rank_dtype: Tuple[int, int], dims: Optional[List[int]], output_dtype: Optional[int]) -> int:
    _, inp_dtype = inp_rank_dtype
    return given_or(output_dtype, inp_dtype)

# aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
def aten〇mean〡shape(self: List[int], dtype: Optional[int]) -> List[int]:
    return reduce_all()

def aten〇mean〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return check_floating(given_or(dtype, self_dtype), "mean()")

# aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇mean〇dim〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇mean〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return check_floating(given_or(dtype, self_dtype), "mean()")

# aten::std(Tensor self, bool unbiased=True) -> Tensor
def aten〇std〡shape(self: List[int], unbiased: bool) -> List[int]:
    return reduce_all()

def aten〇std〡dtype(self_rank_dtype: Tuple[int, int], unbiased: bool) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(check_floating(self_dtype, "std and var"))

# aten::var(Tensor self, bool unbiased=True) -> Tensor
def aten〇var〡shape(self: List[int], unbiased: bool) -> List[int]:
    return reduce_all()

def aten〇var〡dtype(self_rank_dtype: Tuple[int, int], unbiased: bool) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(check_floating(self_dtype, "std and var"))

# aten::std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
def aten〇std〇dim〡shape(self: List[int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇std〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(check_floating(self_dtype, "std and var"))

# aten::var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
def aten〇var〇dim〡shape(self: List[int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇var〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(check_floating(self_dtype, "std and var"))

# aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
def aten〇std〇correction〡shape(self: List[int], dim: Optional[List[int]], correction: Optional[float], keepdim: bool) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇std〇correction〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], correction: Optional[Union[int, float, complex]], keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(check_floating(self_dtype, "std and var"))

# aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
def aten〇var〇correction〡shape(self: List[int], dim: Optional[List[int]], correction: Optional[float], keepdim: bool) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇var〇correction〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], correction: Optional[Union[int, float, complex]], keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(check_floating(self_dtype, "std and var"))

# prims::var(Tensor inp, int[]? dims, float? correction=1, *, ScalarType? output_dtype=None) -> Tensor
def prims〇var〡shape(inp: List[int], dims: Optional[List[int]], correction: Optional[float], output_dtype: Optional[int]) -> List[int]:
    return reduce_sizes(inp, dims, False)

def prims〇var〡dtype(inp_rank_dtype: Tuple[int, int], dims: Optional[List[int]], correction: Optional[float], output_dtype: Optional[int]) -> int:
    _, inp_dtype = inp_rank_dtype
    return given_or(output_dtype, real_of(inp_dtype))

# aten::var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
def aten〇var_mean〡shape(self: List[int], unbiased: bool) -> Tuple[List[int], List[int]]:
    return (reduce_all(), reduce_all())

def aten〇var_mean〡dtype(self_rank_dtype: Tuple[int, int], unbiased: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    check_floating(self_dtype, "var_mean")
    return (real_of(self_dtype), self_dtype)

# aten::var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)
def aten〇var_mean〇dim〡shape(self: List[int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> Tuple[List[int], List[int]]:
    out = reduce_sizes(self, dim, keepdim)
    return (out, out)

def aten〇var_mean〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    check_floating(self_dtype, "var_mean")
    return (real_of(self_dtype), self_dtype)

# aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
def aten〇var_mean〇correction〡shape(self: List[int], dim: Optional[List[int]], correction: Optional[float], keepdim: bool) -> Tuple[List[int], List[int]]:
    out = reduce_sizes(self, dim, keepdim)
    return (out, out)

def aten〇var_mean〇correction〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], correction: Optional[Union[int, float, complex]], keepdim: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    check_floating(self_dtype, "var_mean")
    return (real_of(self_dtype), self_dtype)

# aten::all(Tensor self) -> Tensor
def aten〇all〡shape(self: List[int]) -> List[int]:
    return reduce_all()

def aten〇all〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return torch.uint8 if self_dtype == torch.uint8 else torch.bool

# aten::any(Tensor self) -> Tensor
def aten〇any〡shape(self: List[int]) -> List[int]:
    return reduce_all()

def aten〇any〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return torch.uint8 if self_dtype == torch.uint8 else torch.bool

# aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
def aten〇all〇dim〡shape(self: List[int], dim: int, keepdim: bool) -> List[int]:
    return reduce_one(self, dim, keepdim)

def aten〇all〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return torch.uint8 if self_dtype == torch.uint8 else torch.bool

# aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
def aten〇any〇dim〡shape(self: List[int], dim: int, keepdim: bool) -> List[int]:
    return reduce_one(self, dim, keepdim)

def aten〇any〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return torch.uint8 if self_dtype == torch.uint8 else torch.bool

# aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
def aten〇all〇dims〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇all〇dims〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return torch.uint8 if self_dtype == torch.uint8 else torch.bool

# aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
def aten〇any〇dims〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇any〇dims〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return torch.uint8 if self_dtype == torch.uint8 else torch.bool

# aten::max(Tensor self) -> Tensor
def aten〇max〡shape(self: List[int]) -> List[int]:
    assert element_count(self) != 0, "Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument."
    return reduce_all()

def aten〇max〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::min(Tensor self) -> Tensor
def aten〇min〡shape(self: List[int]) -> List[int]:
    assert element_count(self) != 0, "Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument."
    return reduce_all()

def aten〇min〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def aten〇max〇dim〡shape(self: List[int], dim: int, keepdim: bool) -> Tuple[List[int], List[int]]:
    check_not_empty(self, dim)
    out = reduce_one(self, dim, keepdim)
    return (out, out)

def aten〇max〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def aten〇min〇dim〡shape(self: List[int], dim: int, keepdim: bool) -> Tuple[List[int], List[int]]:
    check_not_empty(self, dim)
    out = reduce_one(self, dim, keepdim)
    return (out, out)

def aten〇min〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
def aten〇amax〡shape(self: List[int], dim: List[int], keepdim: bool) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇amax〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
def aten〇amin〡shape(self: List[int], dim: List[int], keepdim: bool) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇amin〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
def aten〇aminmax〡shape(self: List[int], dim: Optional[int], keepdim: bool) -> Tuple[List[int], List[int]]:
    out = reduce_maybe_one(self, dim, keepdim)
    return (out, out)

def aten〇aminmax〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[int], keepdim: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, self_dtype)

# aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
def aten〇argmax〡shape(self: List[int], dim: Optional[int], keepdim: bool) -> List[int]:
    return reduce_maybe_one(self, dim, keepdim)

def aten〇argmax〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[int], keepdim: bool) -> int:
    return torch.int64

# aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
def aten〇argmin〡shape(self: List[int], dim: Optional[int], keepdim: bool) -> List[int]:
    return reduce_maybe_one(self, dim, keepdim)

def aten〇argmin〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[int], keepdim: bool) -> int:
    return torch.int64

# aten::count_nonzero(Tensor self, int? dim=None) -> Tensor
def aten〇count_nonzero〡shape(self: List[int], dim: Optional[int]) -> List[int]:
    return reduce_maybe_one(self, dim, False)

def aten〇count_nonzero〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[int]) -> int:
    return torch.int64

# aten::count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor
def aten〇count_nonzero〇dim_IntList〡shape(self: List[int], dim: List[int]) -> List[int]:
    return reduce_sizes(self, dim, False)

def aten〇count_nonzero〇dim_IntList〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int]) -> int:
    return torch.int64

# aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
def aten〇logsumexp〡shape(self: List[int], dim: List[int], keepdim: bool) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇logsumexp〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor
def aten〇norm〇Scalar〡shape(self: List[int], p: float) -> List[int]:
    return reduce_all()

def aten〇norm〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], p: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(check_floating(self_dtype, "linalg.vector_norm"))

# aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
def aten〇norm〇ScalarOpt_dim〡shape(self: List[int], p: Optional[float], dim: List[int], keepdim: bool) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇norm〇ScalarOpt_dim〡dtype(self_rank_dtype: Tuple[int, int], p: Optional[Union[int, float, complex]], dim: List[int], keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(check_floating(self_dtype, "linalg.vector_norm"))

# aten::frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
def aten〇frobenius_norm〇dim〡shape(self: List[int], dim: List[int], keepdim: bool) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇frobenius_norm〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(check_floating(self_dtype, "linalg.vector_norm"))

# aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇linalg_vector_norm〡shape(self: List[int], ord: float, dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇linalg_vector_norm〡dtype(self_rank_dtype: Tuple[int, int], ord: Union[int, float, complex], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(given_or(dtype, check_floating(self_dtype, "linalg.vector_norm")))

# aten::linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇linalg_norm〡shape(self: List[int], ord: Optional[float], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇linalg_norm〡dtype(self_rank_dtype: Tuple[int, int], ord: Optional[Union[int, float, complex]], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return real_of(given_or(dtype, check_floating(self_dtype, "linalg.vector_norm")))

# aten::trace(Tensor self) -> Tensor
def aten〇trace〡shape(self: List[int]) -> List[int]:
    assert len(self) == 2, "trace: expected a matrix"
    return reduce_all()

def aten〇trace〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return sum_of(self_dtype)

# aten::renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor
def aten〇renorm〡shape(self: List[int], p: float, dim: int, maxnorm: float) -> List[int]:
    return self

def aten〇renorm〡dtype(self_rank_dtype: Tuple[int, int], p: Union[int, float, complex], dim: int, maxnorm: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
def aten〇cumsum〡shape(self: List[int], dim: int, dtype: Optional[int]) -> List[int]:
    wrap_dim(dim, len(self))
    return self

def aten〇cumsum〡dtype(self_rank_dtype: Tuple[int, int], dim: int, dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
def aten〇cumprod〡shape(self: List[int], dim: int, dtype: Optional[int]) -> List[int]:
    wrap_dim(dim, len(self))
    return self

def aten〇cumprod〡dtype(self_rank_dtype: Tuple[int, int], dim: int, dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# aten::logcumsumexp(Tensor self, int dim) -> Tensor
def aten〇logcumsumexp〡shape(self: List[int], dim: int) -> List[int]:
    wrap_dim(dim, len(self))
    return self

def aten〇logcumsumexp〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
def aten〇softmax〇int〡shape(self: List[int], dim: int, dtype: Optional[int]) -> List[int]:
    wrap_dim(dim, len(self))
    return self

def aten〇softmax〇int〡dtype(self_rank_dtype: Tuple[int, int], dim: int, dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
def aten〇log_softmax〇int〡shape(self: List[int], dim: int, dtype: Optional[int]) -> List[int]:
    wrap_dim(dim, len(self))
    return self

def aten〇log_softmax〇int〡dtype(self_rank_dtype: Tuple[int, int], dim: int, dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
def aten〇_safe_softmax〡shape(self: List[int], dim: int, dtype: Optional[int]) -> List[int]:
    return self

def aten〇_safe_softmax〡dtype(self_rank_dtype: Tuple[int, int], dim: int, dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, self_dtype)

# aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
def aten〇_softmax〡shape(self: List[int], dim: int, half_to_float: bool) -> List[int]:
    return self

def aten〇_softmax〡dtype(self_rank_dtype: Tuple[int, int], dim: int, half_to_float: bool) -> int:
    _, self_dtype = self_rank_dtype
    if half_to_float:
        assert self_dtype == torch.float16 or self_dtype == torch.bfloat16, "conversion is supported for Half and BFloat16 type only"
        return torch.float32
    return self_dtype

# aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
def aten〇_log_softmax〡shape(self: List[int], dim: int, half_to_float: bool) -> List[int]:
    return self

def aten〇_log_softmax〡dtype(self_rank_dtype: Tuple[int, int], dim: int, half_to_float: bool) -> int:
    _, self_dtype = self_rank_dtype
    if half_to_float:
        assert self_dtype == torch.float16 or self_dtype == torch.bfloat16, "conversion is supported for Half and BFloat16 type only"
        return torch.float32
    return self_dtype

# aten::_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
def aten〇_softmax_backward_data〡shape(grad_output: List[int], output: List[int], dim: int, input_dtype: int) -> List[int]:
    return grad_output

def aten〇_softmax_backward_data〡dtype(grad_output_rank_dtype: Tuple[int, int], output_rank_dtype: Tuple[int, int], dim: int, input_dtype: int) -> int:
    return promote(grad_output_rank_dtype, output_rank_dtype)

# aten::_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor
def aten〇_log_softmax_backward_data〡shape(grad_output: List[int], output: List[int], dim: int, input_dtype: int) -> List[int]:
    return grad_output

def aten〇_log_softmax_backward_data〡dtype(grad_output_rank_dtype: Tuple[int, int], output_rank_dtype: Tuple[int, int], dim: int, input_dtype: int) -> int:
    return promote(grad_output_rank_dtype, output_rank_dtype)

# aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
def aten〇sort〡shape(self: List[int], dim: int, descending: bool) -> Tuple[List[int], List[int]]:
    wrap_dim(dim, len(self))
    return (self, self)

def aten〇sort〡dtype(self_rank_dtype: Tuple[int, int], dim: int, descending: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor
def aten〇argsort〡shape(self: List[int], dim: int, descending: bool) -> List[int]:
    wrap_dim(dim, len(self))
    return self

def aten〇argsort〡dtype(self_rank_dtype: Tuple[int, int], dim: int, descending: bool) -> int:
    return torch.int64

# aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
def aten〇topk〡shape(self: List[int], k: int, dim: int, largest: bool, sorted: bool) -> Tuple[List[int], List[int]]:
    out = kept_sorted(self, k, dim)
    return (out, out)

def aten〇topk〡dtype(self_rank_dtype: Tuple[int, int], k: int, dim: int, largest: bool, sorted: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
def aten〇kthvalue〡shape(self: List[int], k: int, dim: int, keepdim: bool) -> Tuple[List[int], List[int]]:
    size = self[wrap_dim(dim, len(self))] if len(self) > 0 else 1
    assert k >= 1 and k <= size, f"kthvalue(): selected number k out of range for dimension {dim}"
    out = reduce_one(self, dim, keepdim)
    return (out, out)

def aten〇kthvalue〡dtype(self_rank_dtype: Tuple[int, int], k: int, dim: int, keepdim: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor
def aten〇cosine_similarity〡shape(x1: List[int], x2: List[int], dim: int, eps: float) -> List[int]:
    both = broadcast(x1, x2)
    return reduce_one(both, dim, False)

def aten〇cosine_similarity〡dtype(x1_rank_dtype: Tuple[int, int], x2_rank_dtype: Tuple[int, int], dim: int, eps: float) -> int:
    return promote(x1_rank_dtype, x2_rank_dtype)

# More of the same kind.

# aten::nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
def aten〇nansum〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇nansum〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], keepdim: bool, dtype: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return given_or(dtype, sum_of(self_dtype))

# aten::std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
def aten〇std_mean〡shape(self: List[int], unbiased: bool) -> Tuple[List[int], List[int]]:
    return (reduce_all(), reduce_all())

def aten〇std_mean〡dtype(self_rank_dtype: Tuple[int, int], unbiased: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    check_floating(self_dtype, "std_mean")
    return (real_of(self_dtype), self_dtype)

# aten::std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)
def aten〇std_mean〇dim〡shape(self: List[int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> Tuple[List[int], List[int]]:
    out = reduce_sizes(self, dim, keepdim)
    return (out, out)

def aten〇std_mean〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], unbiased: bool, keepdim: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    check_floating(self_dtype, "std_mean")
    return (real_of(self_dtype), self_dtype)

# aten::std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
def aten〇std_mean〇correction〡shape(self: List[int], dim: Optional[List[int]], correction: Optional[float], keepdim: bool) -> Tuple[List[int], List[int]]:
    out = reduce_sizes(self, dim, keepdim)
    return (out, out)

def aten〇std_mean〇correction〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[List[int]], correction: Optional[Union[int, float, complex]], keepdim: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    check_floating(self_dtype, "std_mean")
    return (real_of(self_dtype), self_dtype)

# aten::median(Tensor self) -> Tensor
def aten〇median〡shape(self: List[int]) -> List[int]:
    return reduce_all()

def aten〇median〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::nanmedian(Tensor self) -> Tensor
def aten〇nanmedian〡shape(self: List[int]) -> List[int]:
    return reduce_all()

def aten〇nanmedian〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def aten〇median〇dim〡shape(self: List[int], dim: int, keepdim: bool) -> Tuple[List[int], List[int]]:
    out = reduce_one(self, dim, keepdim)
    return (out, out)

def aten〇median〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
def aten〇nanmedian〇dim〡shape(self: List[int], dim: int, keepdim: bool) -> Tuple[List[int], List[int]]:
    out = reduce_one(self, dim, keepdim)
    return (out, out)

def aten〇nanmedian〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
def aten〇mode〡shape(self: List[int], dim: int, keepdim: bool) -> Tuple[List[int], List[int]]:
    out = reduce_one(self, dim, keepdim)
    return (out, out)

def aten〇mode〡dtype(self_rank_dtype: Tuple[int, int], dim: int, keepdim: bool) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
def aten〇cummax〡shape(self: List[int], dim: int) -> Tuple[List[int], List[int]]:
    wrap_dim(dim, len(self))
    return (self, self)

def aten〇cummax〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
def aten〇cummin〡shape(self: List[int], dim: int) -> Tuple[List[int], List[int]]:
    wrap_dim(dim, len(self))
    return (self, self)

def aten〇cummin〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> Tuple[int, int]:
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64)

# aten::special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
def aten〇special_logsumexp〡shape(self: List[int], dim: List[int], keepdim: bool) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇special_logsumexp〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], keepdim: bool) -> int:
    _, self_dtype = self_rank_dtype
    return float_of(self_dtype)

# aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor
def aten〇norm〇ScalarOpt_dim_dtype〡shape(self: List[int], p: Optional[float], dim: List[int], keepdim: bool, dtype: int) -> List[int]:
    return reduce_sizes(self, dim, keepdim)

def aten〇norm〇ScalarOpt_dim_dtype〡dtype(self_rank_dtype: Tuple[int, int], p: Optional[Union[int, float, complex]], dim: List[int], keepdim: bool, dtype: int) -> int:
    return real_of(dtype)
