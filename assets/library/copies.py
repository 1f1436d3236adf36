"""Copies, fillings, and the same elements as another type."""
from typing import List, Optional, Tuple, Union

import torch


# The same elements --------------------------------------------------------------------------------

# aten::alias(Tensor(a) self) -> Tensor(a)
def aten〇alias〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇alias〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::alias_copy(Tensor self) -> Tensor
def aten〇alias_copy〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇alias_copy〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
def aten〇clone〡shape(self: List[int], memory_format: Optional[int]) -> List[int]:
    """The sizes of `self`, in an order that is possible for its rank."""
    return sizes_like(self, memory_format)

def aten〇clone〡dtype(self_rank_dtype: Tuple[int, int], memory_format: Optional[int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=0) -> Tensor(a)
def aten〇contiguous〡shape(self: List[int], memory_format: int) -> List[int]:
    """The sizes of `self`, in an order that is possible for its rank."""
    return sizes_like(self, memory_format)

def aten〇contiguous〡dtype(self_rank_dtype: Tuple[int, int], memory_format: int) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::cpu(Tensor(a) self) -> Tensor(b|a)
def aten〇cpu〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇cpu〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::data(Tensor self) -> Tensor
def aten〇data〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇data〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::detach(Tensor(a) self) -> Tensor(a)
def aten〇detach〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇detach〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::detach_copy(Tensor self) -> Tensor
def aten〇detach_copy〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇detach_copy〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::lift(Tensor self) -> Tensor
def aten〇lift〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇lift〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::lift_fresh(Tensor(a) self) -> Tensor(a)
def aten〇lift_fresh〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇lift_fresh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::lift_fresh_copy(Tensor self) -> Tensor
def aten〇lift_fresh_copy〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇lift_fresh_copy〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::resolve_conj(Tensor(a) self) -> Tensor(a)
def aten〇resolve_conj〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇resolve_conj〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::resolve_neg(Tensor(a) self) -> Tensor(a)
def aten〇resolve_neg〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇resolve_neg〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# prims::view_of(Tensor(a) a) -> Tensor(a)
def prims〇view_of〡shape(a: List[int]) -> List[int]:
    """The sizes of `a`."""
    return a

def prims〇view_of〡dtype(a_rank_dtype: Tuple[int, int]) -> int:
    """The type of `a`."""
    return dtype_of(a_rank_dtype)

# Other elements in the place of all ---------------------------------------------------------------

# aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
def aten〇copy〡shape(self: List[int], src: List[int], non_blocking: bool) -> List[int]:
    """The sizes of `self`, to which `src` broadcasts."""
    return expanded(src, self)

def aten〇copy〡dtype(self_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], non_blocking: bool) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::fill.Scalar(Tensor self, Scalar value) -> Tensor
def aten〇fill〇Scalar〡shape(self: List[int], value: float) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇fill〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    """The type of `self`, which must be able to hold the number."""
    return check_fits(value, dtype_of(self_rank_dtype))

# aten::fill.Tensor(Tensor self, Tensor value) -> Tensor
def aten〇fill〇Tensor〡shape(self: List[int], value: List[int]) -> List[int]:
    """The sizes of `self`; the value is a single one."""
    assert len(value) == 0, f"fill: expected a value without dimensions, but got sizes {value}"
    return self

def aten〇fill〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], value_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::zero(Tensor self) -> Tensor
def aten〇zero〡shape(self: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇zero〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# Another type -------------------------------------------------------------------------------------

# aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def aten〇to〇dtype〡shape(self: List[int], dtype: int, non_blocking: bool, copy: bool, memory_format: Optional[int]) -> List[int]:
    """The sizes of `self`, in an order that is possible for its rank."""
    return sizes_like(self, memory_format)

def aten〇to〇dtype〡dtype(self_rank_dtype: Tuple[int, int], dtype: int, non_blocking: bool, copy: bool, memory_format: Optional[int]) -> int:
    """What `dtype` says."""
    return dtype

# aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def aten〇to〇dtype_layout〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], non_blocking: bool, copy: bool, memory_format: Optional[int]) -> List[int]:
    """The sizes of `self`, in an order that is possible for its rank."""
    return sizes_like(self, memory_format)

def aten〇to〇dtype_layout〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], non_blocking: bool, copy: bool, memory_format: Optional[int]) -> int:
    """What `dtype` says, else the type of `self`."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def aten〇to〇device〡shape(self: List[int], device: device, dtype: int, non_blocking: bool, copy: bool, memory_format: Optional[int]) -> List[int]:
    """The sizes of `self`, in an order that is possible for its rank."""
    return sizes_like(self, memory_format)

def aten〇to〇device〡dtype(self_rank_dtype: Tuple[int, int], device: device, dtype: int, non_blocking: bool, copy: bool, memory_format: Optional[int]) -> int:
    """What `dtype` says."""
    return dtype

# aten::to.prim_Device(Tensor(a) self, Device? device, int? dtype=None, bool non_blocking=False, bool copy=False) -> Tensor(b|a)
def aten〇to〇prim_Device〡shape(self: List[int], device: Optional[device], dtype: Optional[int], non_blocking: bool, copy: bool) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇to〇prim_Device〡dtype(self_rank_dtype: Tuple[int, int], device: Optional[device], dtype: Optional[int], non_blocking: bool, copy: bool) -> int:
    """What `dtype` says, else the type of `self`."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::to.prim_dtype(Tensor(a) self, int? dtype=None, bool non_blocking=False, bool copy=False) -> Tensor(b|a)
def aten〇to〇prim_dtype〡shape(self: List[int], dtype: Optional[int], non_blocking: bool, copy: bool) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇to〇prim_dtype〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], non_blocking: bool, copy: bool) -> int:
    """What `dtype` says, else the type of `self`."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::to.prim_other(Tensor(a) self, bool non_blocking=False, bool copy=False) -> Tensor(b|a)
def aten〇to〇prim_other〡shape(self: List[int], non_blocking: bool, copy: bool) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇to〇prim_other〡dtype(self_rank_dtype: Tuple[int, int], non_blocking: bool, copy: bool) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
def aten〇to〇other〡shape(self: List[int], other: List[int], non_blocking: bool, copy: bool, memory_format: Optional[int]) -> List[int]:
    """The sizes of `self`, in an order that is possible for its rank."""
    return sizes_like(self, memory_format)

def aten〇to〇other〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], non_blocking: bool, copy: bool, memory_format: Optional[int]) -> int:
    """The type of `other`."""
    return dtype_of(other_rank_dtype)

# aten::type_as(Tensor self, Tensor other) -> Tensor
def aten〇type_as〡shape(self: List[int], other: List[int]) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇type_as〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """The type of `other`."""
    return dtype_of(other_rank_dtype)

# aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
def aten〇_to_copy〡shape(self: List[int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], non_blocking: bool, memory_format: Optional[int]) -> List[int]:
    """The sizes of `self`, in an order that is possible for its rank."""
    return sizes_like(self, memory_format)

def aten〇_to_copy〡dtype(self_rank_dtype: Tuple[int, int], dtype: Optional[int], layout: Optional[int], device: Optional[device], pin_memory: Optional[bool], non_blocking: bool, memory_format: Optional[int]) -> int:
    """What `dtype` says, else the type of `self`."""
    return given_or(dtype, dtype_of(self_rank_dtype))

# aten::_cast_Byte(Tensor self, bool non_blocking=False) -> Tensor
def aten〇_cast_Byte〡shape(self: List[int], non_blocking: bool) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇_cast_Byte〡dtype(self_rank_dtype: Tuple[int, int], non_blocking: bool) -> int:
    """uint8."""
    return torch.uint8

# aten::_cast_Char(Tensor self, bool non_blocking=False) -> Tensor
def aten〇_cast_Char〡shape(self: List[int], non_blocking: bool) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇_cast_Char〡dtype(self_rank_dtype: Tuple[int, int], non_blocking: bool) -> int:
    """int8."""
    return torch.int8

# aten::_cast_Double(Tensor self, bool non_blocking=False) -> Tensor
def aten〇_cast_Double〡shape(self: List[int], non_blocking: bool) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇_cast_Double〡dtype(self_rank_dtype: Tuple[int, int], non_blocking: bool) -> int:
    """float64."""
    return torch.float64

# aten::_cast_Half(Tensor self, bool non_blocking=False) -> Tensor
def aten〇_cast_Half〡shape(self: List[int], non_blocking: bool) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇_cast_Half〡dtype(self_rank_dtype: Tuple[int, int], non_blocking: bool) -> int:
    """float16."""
    return torch.float16

# aten::_cast_Int(Tensor self, bool non_blocking=False) -> Tensor
def aten〇_cast_Int〡shape(self: List[int], non_blocking: bool) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇_cast_Int〡dtype(self_rank_dtype: Tuple[int, int], non_blocking: bool) -> int:
    """int32."""
    return torch.int32

# aten::_cast_Short(Tensor self, bool non_blocking=False) -> Tensor
def aten〇_cast_Short〡shape(self: List[int], non_blocking: bool) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇_cast_Short〡dtype(self_rank_dtype: Tuple[int, int], non_blocking: bool) -> int:
    """int16."""
    return torch.int16

# aten::_cast_Float(Tensor self, bool non_blocking=False) -> Tensor
def aten〇_cast_Float〡shape(self: List[int], non_blocking: bool) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇_cast_Float〡dtype(self_rank_dtype: Tuple[int, int], non_blocking: bool) -> int:
    """float32."""
    return torch.float32

# aten::_cast_Long(Tensor self, bool non_blocking=False) -> Tensor
def aten〇_cast_Long〡shape(self: List[int], non_blocking: bool) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇_cast_Long〡dtype(self_rank_dtype: Tuple[int, int], non_blocking: bool) -> int:
    """int64."""
    return torch.int64

# prims::convert_element_type(Tensor a, ScalarType dtype) -> Tensor
def prims〇convert_element_type〡shape(a: List[int], dtype: int) -> List[int]:
    """The sizes of `a`."""
    return a

def prims〇convert_element_type〡dtype(a_rank_dtype: Tuple[int, int], dtype: int) -> int:
    """What `dtype` says."""
    return dtype


def expanded(source: List[int], sizes: List[int]) -> List[int]:
    """The sizes of a tensor that is written to, to which those of the source must broadcast."""
    assert len(source) <= len(sizes), f"expected at most {len(sizes)} dimensions, but got sizes {source}"
    skipped = len(sizes) - len(source)
    for i in range(len(source)):
        assert source[i] == 1 or source[i] == sizes[i + skipped], f"expected sizes that broadcast to {sizes}, but got {source}"
    return sizes
