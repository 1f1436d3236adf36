"""Complex numbers and their parts."""
from typing import List, Tuple

import torch


# aten::real(Tensor(a) self) -> Tensor(a)
def aten〇real〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇real〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """A complex number gives a real one."""
    return real_of(dtype_of(self_rank_dtype))

# aten::imag(Tensor(a) self) -> Tensor(a)
def aten〇imag〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇imag〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of the parts of a complex number."""
    return real_of(check_complex(dtype_of(self_rank_dtype), "imag"))

# aten::angle(Tensor self) -> Tensor
def aten〇angle〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇angle〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """A real number; integers count as float32."""
    return real_of(float_of(dtype_of(self_rank_dtype)))

# aten::conj_physical(Tensor self) -> Tensor
def aten〇conj_physical〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇conj_physical〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::conj(Tensor(a) self) -> Tensor(a)
def aten〇conj〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇conj〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::_conj(Tensor(a) self) -> Tensor(a)
def aten〇_conj〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇_conj〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`, which must be complex."""
    return check_complex(dtype_of(self_rank_dtype), "conj")

# aten::_conj_physical(Tensor self) -> Tensor
def aten〇_conj_physical〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇_conj_physical〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::complex(Tensor real, Tensor imag) -> Tensor
def aten〇complex〡shape(real: List[int], imag: List[int]) -> List[int]:
    """`real` and `imag` broadcast."""
    return broadcast(real, imag)

def aten〇complex〡dtype(real_rank_dtype: Tuple[int, int], imag_rank_dtype: Tuple[int, int]) -> int:
    """The complex type whose parts have the type of `real` and `imag`."""
    return complex_of(check_parts(check_same(real_rank_dtype, imag_rank_dtype, "imag")))

# aten::polar(Tensor abs, Tensor angle) -> Tensor
def aten〇polar〡shape(abs: List[int], angle: List[int]) -> List[int]:
    """`abs` and `angle` broadcast."""
    return broadcast(abs, angle)

def aten〇polar〡dtype(abs_rank_dtype: Tuple[int, int], angle_rank_dtype: Tuple[int, int]) -> int:
    """The complex type whose parts have the type of `abs` and `angle`."""
    return complex_of(check_parts(check_same(abs_rank_dtype, angle_rank_dtype, "angle")))

# aten::view_as_complex(Tensor(a) self) -> Tensor(a)
def aten〇view_as_complex〡shape(self: List[int]) -> List[int]:
    """The last dimension, of the two parts, goes."""
    assert len(self) > 0 and self[-1] == 2, f"view_as_complex: expected a last dimension of 2 parts, but got sizes {self}"
    return self[:-1]

def aten〇view_as_complex〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The complex type whose parts have the type of `self`."""
    return complex_of(check_parts(dtype_of(self_rank_dtype)))

# aten::view_as_real(Tensor(a) self) -> Tensor(a)
def aten〇view_as_real〡shape(self: List[int]) -> List[int]:
    """A last dimension, of the two parts, comes."""
    return self + [2]

def aten〇view_as_real〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of the parts of a complex number."""
    return real_of(check_complex(dtype_of(self_rank_dtype), "view_as_real"))

# aten::view_as_complex_copy(Tensor self) -> Tensor
def aten〇view_as_complex_copy〡shape(self: List[int]) -> List[int]:
    """As view_as_complex."""
    return aten〇view_as_complex〡shape(self)

def aten〇view_as_complex_copy〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As view_as_complex."""
    return aten〇view_as_complex〡dtype(self_rank_dtype)

# aten::view_as_real_copy(Tensor self) -> Tensor
def aten〇view_as_real_copy〡shape(self: List[int]) -> List[int]:
    """As view_as_real."""
    return aten〇view_as_real〡shape(self)

def aten〇view_as_real_copy〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """As view_as_real."""
    return aten〇view_as_real〡dtype(self_rank_dtype)


def check_complex(dtype: int, what: str) -> int:
    """The type, which must be complex."""
    assert is_complex(dtype), f"{what}: expected complex numbers, but got real ones"
    return dtype


def check_parts(dtype: int) -> int:
    """The type of the parts of complex numbers: float16, float32 or float64."""
    assert dtype in [torch.float16, torch.float32, torch.float64], "expected parts of the type float16, float32 or float64"
    return dtype
