"""Fourier transforms of several dimensions, and the transforms that all others are made of."""
from typing import Any, List, Optional, Tuple, Union

import torch


def transformed_dims(self: List[int], s: Optional[List[int]], dim: Optional[List[int]]) -> List[int]:
    """The given dimensions, else the last ones that sizes are given for, else all; each once."""
    rank = len(self)
    if dim is None:
        count = rank if s is None else len(s)
        assert count <= rank, f"expected sizes for at most {rank} dimensions, but got {s}"
        return [rank - count + i for i in range(count)]
    assert rank > 0 or len(dim) == 0, f"expected no dimensions of a number, but got {dim}"
    dims = [wrap_dim(each, rank) for each in dim]
    for i in range(len(dims)):
        assert dims[i] not in dims[:i], f"expected each dimension once, but got {dim}"
    if s is not None:
        assert len(s) == len(dims), f"expected as many sizes as dimensions, but got {s} and {dim}"
    return dims


def resized(self: List[int], s: Optional[List[int]], dims: List[int], norm: Optional[str]) -> List[int]:
    """The transformed dimensions are cut or filled up to the given sizes; -1 leaves one as it is."""
    check_norm(norm)
    sizes = [size for size in self]
    for i in range(len(dims)):
        if s is not None and s[i] != -1:
            sizes[dims[i]] = s[i]
        assert sizes[dims[i]] >= 1, f"expected at least 1 data point, but got {sizes[dims[i]]}"
    return sizes


def check_last_dim(dims: List[int]) -> int:
    """The dimension of which only half is there."""
    assert len(dims) > 0, "expected at least one dimension to be transformed"
    return dims[len(dims) - 1]


def half_spectrum(self: List[int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> List[int]:
    """Of the last transformed dimension half of the spectrum is enough."""
    dims = transformed_dims(self, s, dim)
    last = check_last_dim(dims)
    sizes = resized(self, s, dims, norm)
    return with_size(sizes, last, sizes[last] // 2 + 1)


def from_half_spectrum(self: List[int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> List[int]:
    """The last transformed dimension becomes whole again, of an even size if none is given."""
    dims = transformed_dims(self, s, dim)
    last = check_last_dim(dims)
    sizes = resized(self, s, dims, norm)
    is_given = s is not None and s[len(dims) - 1] != -1
    whole = sizes[last] if is_given else 2 * (self[last] - 1)
    assert whole >= 1, f"expected at least 1 data point, but got {whole}"
    return with_size(sizes, last, whole)


# aten::fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor
def aten〇fft_fft2〡shape(self: List[int], s: Optional[List[int]], dim: List[int], norm: Optional[str]) -> List[int]:
    """The given sizes of the transformed dimensions, else those of the signal."""
    return resized(self, s, transformed_dims(self, s, dim), norm)

def aten〇fft_fft2〡dtype(self_rank_dtype: Tuple[int, int], s: Optional[List[int]], dim: List[int], norm: Optional[str]) -> int:
    """The complex type for the signal."""
    return complex_for(dtype_of(self_rank_dtype))

# aten::fft_ifft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor
def aten〇fft_ifft2〡shape(self: List[int], s: Optional[List[int]], dim: List[int], norm: Optional[str]) -> List[int]:
    """The given sizes of the transformed dimensions, else those of the signal."""
    return resized(self, s, transformed_dims(self, s, dim), norm)

def aten〇fft_ifft2〡dtype(self_rank_dtype: Tuple[int, int], s: Optional[List[int]], dim: List[int], norm: Optional[str]) -> int:
    """The complex type for the signal."""
    return complex_for(dtype_of(self_rank_dtype))

# aten::fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
def aten〇fft_fftn〡shape(self: List[int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> List[int]:
    """The given sizes of the transformed dimensions, else those of the signal."""
    return resized(self, s, transformed_dims(self, s, dim), norm)

def aten〇fft_fftn〡dtype(self_rank_dtype: Tuple[int, int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> int:
    """The complex type for the signal."""
    return complex_for(dtype_of(self_rank_dtype))

# aten::fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
def aten〇fft_ifftn〡shape(self: List[int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> List[int]:
    """The given sizes of the transformed dimensions, else those of the signal."""
    return resized(self, s, transformed_dims(self, s, dim), norm)

def aten〇fft_ifftn〡dtype(self_rank_dtype: Tuple[int, int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> int:
    """The complex type for the signal."""
    return complex_for(dtype_of(self_rank_dtype))

# aten::fft_rfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor
def aten〇fft_rfft2〡shape(self: List[int], s: Optional[List[int]], dim: List[int], norm: Optional[str]) -> List[int]:
    """Half of the spectrum in the last transformed dimension."""
    return half_spectrum(self, s, dim, norm)

def aten〇fft_rfft2〡dtype(self_rank_dtype: Tuple[int, int], s: Optional[List[int]], dim: List[int], norm: Optional[str]) -> int:
    """The complex type for the real signal."""
    return complex_of_real(dtype_of(self_rank_dtype))

# aten::fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
def aten〇fft_rfftn〡shape(self: List[int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> List[int]:
    """Half of the spectrum in the last transformed dimension."""
    return half_spectrum(self, s, dim, norm)

def aten〇fft_rfftn〡dtype(self_rank_dtype: Tuple[int, int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> int:
    """The complex type for the real signal."""
    return complex_of_real(dtype_of(self_rank_dtype))

# aten::fft_irfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor
def aten〇fft_irfft2〡shape(self: List[int], s: Optional[List[int]], dim: List[int], norm: Optional[str]) -> List[int]:
    """The signal whose half spectrum is given."""
    return from_half_spectrum(self, s, dim, norm)

def aten〇fft_irfft2〡dtype(self_rank_dtype: Tuple[int, int], s: Optional[List[int]], dim: List[int], norm: Optional[str]) -> int:
    """The type of the spectrum's parts."""
    return real_of(complex_for(dtype_of(self_rank_dtype)))

# aten::fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
def aten〇fft_irfftn〡shape(self: List[int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> List[int]:
    """The signal whose half spectrum is given."""
    return from_half_spectrum(self, s, dim, norm)

def aten〇fft_irfftn〡dtype(self_rank_dtype: Tuple[int, int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> int:
    """The type of the spectrum's parts."""
    return real_of(complex_for(dtype_of(self_rank_dtype)))

# aten::fft_hfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor
def aten〇fft_hfft2〡shape(self: List[int], s: Optional[List[int]], dim: List[int], norm: Optional[str]) -> List[int]:
    """The spectrum of the half signal."""
    return from_half_spectrum(self, s, dim, norm)

def aten〇fft_hfft2〡dtype(self_rank_dtype: Tuple[int, int], s: Optional[List[int]], dim: List[int], norm: Optional[str]) -> int:
    """The type of the signal's parts."""
    return real_of(complex_for(dtype_of(self_rank_dtype)))

# aten::fft_hfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
def aten〇fft_hfftn〡shape(self: List[int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> List[int]:
    """The spectrum of the half signal."""
    return from_half_spectrum(self, s, dim, norm)

def aten〇fft_hfftn〡dtype(self_rank_dtype: Tuple[int, int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> int:
    """The type of the signal's parts."""
    return real_of(complex_for(dtype_of(self_rank_dtype)))

# aten::fft_ihfft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2, -1], str? norm=None) -> Tensor
def aten〇fft_ihfft2〡shape(self: List[int], s: Optional[List[int]], dim: List[int], norm: Optional[str]) -> List[int]:
    """Half of the signal in the last transformed dimension."""
    return half_spectrum(self, s, dim, norm)

def aten〇fft_ihfft2〡dtype(self_rank_dtype: Tuple[int, int], s: Optional[List[int]], dim: List[int], norm: Optional[str]) -> int:
    """The complex type for the real spectrum."""
    return complex_of_real(dtype_of(self_rank_dtype))

# aten::fft_ihfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
def aten〇fft_ihfftn〡shape(self: List[int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> List[int]:
    """Half of the signal in the last transformed dimension."""
    return half_spectrum(self, s, dim, norm)

def aten〇fft_ihfftn〡dtype(self_rank_dtype: Tuple[int, int], s: Optional[List[int]], dim: Optional[List[int]], norm: Optional[str]) -> int:
    """The complex type for the real spectrum."""
    return complex_of_real(dtype_of(self_rank_dtype))

# aten::_fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor
def aten〇_fft_c2c〡shape(self: List[int], dim: List[int], normalization: int, forward: bool) -> List[int]:
    """The sizes stay."""
    return self

def aten〇_fft_c2c〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], normalization: int, forward: bool) -> int:
    """The type, which is complex, stays."""
    dtype = dtype_of(self_rank_dtype)
    assert is_complex(dtype), "expected a complex signal"
    return dtype

# aten::_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor
def aten〇_fft_r2c〡shape(self: List[int], dim: List[int], normalization: int, onesided: bool) -> List[int]:
    """Half of the spectrum in the last of the dimensions, if it is one-sided."""
    if not onesided:
        return self
    last = wrap_dim(check_last_dim(dim), len(self))
    return with_size(self, last, self[last] // 2 + 1)

def aten〇_fft_r2c〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], normalization: int, onesided: bool) -> int:
    """The complex type for the real signal."""
    dtype = dtype_of(self_rank_dtype)
    assert not is_integer(dtype) and not is_complex(dtype), "expected a floating signal"
    return complex_for(dtype)

# aten::_fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor
def aten〇_fft_c2r〡shape(self: List[int], dim: List[int], normalization: int, last_dim_size: int) -> List[int]:
    """The given size in the last of the dimensions."""
    return with_size(self, wrap_dim(check_last_dim(dim), len(self)), last_dim_size)

def aten〇_fft_c2r〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int], normalization: int, last_dim_size: int) -> int:
    """The type of the spectrum's parts."""
    dtype = dtype_of(self_rank_dtype)
    assert is_complex(dtype), "expected a complex spectrum"
    return real_of(dtype)
