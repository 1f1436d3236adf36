"""Complex numbers and their parts."""
from typing import List, Tuple

import torch


# aten::real(Tensor(a) self) -> Tensor(a)
def aten〇real〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇real〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """A complex number gives a real one."""
    _, self_dtype = self_rank_dtype
    return real_of(self_dtype)

# aten::imag(Tensor(a) self) -> Tensor(a)
def aten〇imag〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇imag〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """A complex number gives a real one."""
    _, self_dtype = self_rank_dtype
    assert is_complex(self_dtype), "imag is not implemented for tensors with non-complex dtypes."
    return real_of(self_dtype)

# aten::angle(Tensor self) -> Tensor
def aten〇angle〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇angle〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """A real number; integers count as float32."""
    _, self_dtype = self_rank_dtype
    return real_of(float_of(self_dtype))

# aten::conj_physical(Tensor self) -> Tensor
def aten〇conj_physical〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇conj_physical〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::complex(Tensor real, Tensor imag) -> Tensor
def aten〇complex〡shape(real: List[int], imag: List[int]) -> List[int]:
    """`real` and `imag` broadcast."""
    return broadcast(real, imag)

def aten〇complex〡dtype(real_rank_dtype: Tuple[int, int], imag_rank_dtype: Tuple[int, int]) -> int:
    """The complex type whose parts have the type of `real` and `imag`."""
    _, real_dtype = real_rank_dtype
    _, imag_dtype = imag_rank_dtype
    assert real_dtype in [torch.float16, torch.float32, torch.float64], "Expected both inputs to be Half, Float or Double tensors"
    assert real_dtype == imag_dtype, "Expected both parts to have the same element type"
    return complex_of(real_dtype)

# aten::polar(Tensor abs, Tensor angle) -> Tensor
def aten〇polar〡shape(abs: List[int], angle: List[int]) -> List[int]:
    """`abs` and `angle` broadcast."""
    return broadcast(abs, angle)

def aten〇polar〡dtype(abs_rank_dtype: Tuple[int, int], angle_rank_dtype: Tuple[int, int]) -> int:
    """The complex type whose parts have the type of `abs` and `angle`."""
    _, abs_dtype = abs_rank_dtype
    return complex_of(abs_dtype)

# aten::view_as_complex(Tensor(a) self) -> Tensor(a)
def aten〇view_as_complex〡shape(self: List[int]) -> List[int]:
    """The last dimension, of the two parts, goes."""
    assert len(self) > 0 and self[-1] == 2, "Tensor must have a last dimension of size 2"
    return self[:-1]

def aten〇view_as_complex〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The complex type whose parts have the type of `self`."""
    _, self_dtype = self_rank_dtype
    return complex_of(self_dtype)

# aten::view_as_real(Tensor(a) self) -> Tensor(a)
def aten〇view_as_real〡shape(self: List[int]) -> List[int]:
    """A last dimension, of the two parts, comes."""
    return self + [2]

def aten〇view_as_real〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """A complex number gives a real one."""
    _, self_dtype = self_rank_dtype
    return real_of(self_dtype)
