"""What gives bools: comparisons, tests, logic."""
from typing import List, Tuple, Union

import torch


# Comparisons with a number ------------------------------------------------------------------------

# aten::eq.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇eq〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇eq〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """Bools."""
    return torch.bool

# aten::ne.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇ne〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇ne〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """Bools."""
    return torch.bool

# aten::lt.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇lt〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇lt〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """Bools."""
    return torch.bool

# aten::le.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇le〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇le〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """Bools."""
    return torch.bool

# aten::gt.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇gt〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇gt〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """Bools."""
    return torch.bool

# aten::ge.Scalar(Tensor self, Scalar other) -> Tensor
def aten〇ge〇Scalar〡shape(self: List[int], other: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇ge〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex]) -> int:
    """Bools."""
    return torch.bool

# Comparisons of two tensors -----------------------------------------------------------------------

# aten::eq.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇eq〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇eq〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Bools; the types must be ones that promote."""
    promote(self_rank_dtype, other_rank_dtype)
    return torch.bool

# aten::ne.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇ne〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇ne〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Bools; the types must be ones that promote."""
    promote(self_rank_dtype, other_rank_dtype)
    return torch.bool

# aten::lt.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇lt〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇lt〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Bools; the types must be ones that promote."""
    promote(self_rank_dtype, other_rank_dtype)
    return torch.bool

# aten::le.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇le〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇le〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Bools; the types must be ones that promote."""
    promote(self_rank_dtype, other_rank_dtype)
    return torch.bool

# aten::gt.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇gt〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇gt〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Bools; the types must be ones that promote."""
    promote(self_rank_dtype, other_rank_dtype)
    return torch.bool

# aten::ge.Tensor(Tensor self, Tensor other) -> Tensor
def aten〇ge〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇ge〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Bools; the types must be ones that promote."""
    promote(self_rank_dtype, other_rank_dtype)
    return torch.bool

# aten::isclose(Tensor self, Tensor other, float rtol=1.0000000000000001e-05, float atol=1e-08, bool equal_nan=False) -> Tensor
def aten〇isclose〡shape(self: List[int], other: List[int], rtol: float, atol: float, equal_nan: bool) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇isclose〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], rtol: float, atol: float, equal_nan: bool) -> int:
    """Bools; there is one type on both sides, and no tolerance below zero."""
    check_same(self_rank_dtype, other_rank_dtype, "other")
    assert rtol >= 0.0 and atol >= 0.0, f"isclose: expected tolerances of at least 0, but got rtol={rtol} and atol={atol}"
    return torch.bool

# aten::isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor
def aten〇isin〇Tensor_Tensor〡shape(elements: List[int], test_elements: List[int], assume_unique: bool, invert: bool) -> List[int]:
    """The sizes of `elements`."""
    return elements

def aten〇isin〇Tensor_Tensor〡dtype(elements_rank_dtype: Tuple[int, int], test_elements_rank_dtype: Tuple[int, int], assume_unique: bool, invert: bool) -> int:
    """Bools; elements and tests must be real numbers."""
    check_ordered(dtype_of(elements_rank_dtype), "isin")
    check_ordered(dtype_of(test_elements_rank_dtype), "isin")
    return torch.bool
# aten::isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor
def aten〇isin〇Tensor_Scalar〡shape(elements: List[int], test_element: float, assume_unique: bool, invert: bool) -> List[int]:
    """The sizes of `elements`."""
    return elements

def aten〇isin〇Tensor_Scalar〡dtype(elements_rank_dtype: Tuple[int, int], test_element: Union[int, float, complex], assume_unique: bool, invert: bool) -> int:
    """Bools; elements and tests must be real numbers."""
    check_ordered(dtype_of(elements_rank_dtype), "isin")
    check_ordered(dtype_of_scalar(test_element), "isin")
    return torch.bool

# aten::isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor
def aten〇isin〇Scalar_Tensor〡shape(element: float, test_elements: List[int], assume_unique: bool, invert: bool) -> List[int]:
    """A single bool."""
    return []

def aten〇isin〇Scalar_Tensor〡dtype(element: Union[int, float, complex], test_elements_rank_dtype: Tuple[int, int], assume_unique: bool, invert: bool) -> int:
    """Bools; elements and tests must be real numbers."""
    check_ordered(dtype_of_scalar(element), "isin")
    check_ordered(dtype_of(test_elements_rank_dtype), "isin")
    return torch.bool


# Tests of each element ----------------------------------------------------------------------------

# aten::isfinite(Tensor self) -> Tensor
def aten〇isfinite〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇isfinite〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Bools."""
    return torch.bool

# aten::isinf(Tensor self) -> Tensor
def aten〇isinf〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇isinf〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Bools."""
    return torch.bool

# aten::isnan(Tensor self) -> Tensor
def aten〇isnan〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇isnan〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Bools."""
    return torch.bool

# aten::isneginf(Tensor self) -> Tensor
def aten〇isneginf〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇isneginf〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Bools; infinite complex numbers have no sign."""
    check_not_complex(dtype_of(self_rank_dtype), "infinities with a sign")
    return torch.bool

# aten::isposinf(Tensor self) -> Tensor
def aten〇isposinf〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇isposinf〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Bools; infinite complex numbers have no sign."""
    check_not_complex(dtype_of(self_rank_dtype), "infinities with a sign")
    return torch.bool

# aten::isreal(Tensor self) -> Tensor
def aten〇isreal〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇isreal〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Bools."""
    return torch.bool

# Logic --------------------------------------------------------------------------------------------

# aten::logical_not(Tensor self) -> Tensor
def aten〇logical_not〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇logical_not〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Bools."""
    return torch.bool

# aten::logical_and(Tensor self, Tensor other) -> Tensor
def aten〇logical_and〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇logical_and〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Bools; the types must be ones that promote."""
    promote(self_rank_dtype, other_rank_dtype)
    return torch.bool

# aten::logical_or(Tensor self, Tensor other) -> Tensor
def aten〇logical_or〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇logical_or〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Bools; the types must be ones that promote."""
    promote(self_rank_dtype, other_rank_dtype)
    return torch.bool

# aten::logical_xor(Tensor self, Tensor other) -> Tensor
def aten〇logical_xor〡shape(self: List[int], other: List[int]) -> List[int]:
    """`self` and `other` broadcast."""
    return broadcast(self, other)

def aten〇logical_xor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Bools; the types must be ones that promote."""
    promote(self_rank_dtype, other_rank_dtype)
    return torch.bool
