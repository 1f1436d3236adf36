"""The same elements, in the same order, under other sizes."""
from typing import Any, List, Optional, Tuple, Union

import torch


def infer_sizes(sizes: List[int], count: int) -> List[int]:
    """Sizes for `count` elements; one of them may be -1, for whatever is left."""
    known = 1
    missing = 0
    for size in sizes:
        assert size >= -1, f"expected sizes of at least -1, but got {sizes}"
        known = known if size == -1 else known * size
        missing = missing + 1 if size == -1 else missing
    assert missing <= 1, f"expected at most one -1 among the sizes {sizes}"
    fits = known == count if missing == 0 else known > 0 and count % known == 0
    assert fits, f"sizes {sizes} do not fit {count} elements"
    out: List[int] = []
    for size in sizes:
        out.append(count // max(known, 1) if size == -1 else size)
    return out


def flatten_sizes(self: List[int], start_dim: int, end_dim: int) -> List[int]:
    """The dimensions from `start_dim` to `end_dim`, this one included, become one."""
    start = wrap_dim(start_dim, len(self))
    end = wrap_dim(end_dim, len(self))
    assert start <= end, f"expected the first dimension to come before the last, but got {start} and {end}"
    if len(self) == 0:
        return [1]
    product = 1
    out: List[int] = []
    for i in range(start):
        out.append(self[i])
    for i in range(start, end + 1):
        product = product * self[i]
    out.append(product)
    for i in range(end + 1, len(self)):
        out.append(self[i])
    return out


def squeeze_dims(self: List[int], dims: List[int]) -> List[int]:
    """Of the dimensions named, those of size 1 go."""
    wrapped = check_dims(self, dims)
    out: List[int] = []
    for i in range(len(self)):
        if i not in wrapped or self[i] != 1:
            out.append(self[i])
    return out


def check_from_start(self: List[int], dim: int) -> int:
    """The prims ops count dimensions from the start only."""
    assert dim >= 0 and dim < max(len(self), 1), f"expected a dimension of 0 to {len(self) - 1}, but got {dim}"
    return dim


# Sizes that the caller gives ------------------------------------------------------------------------

# aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)
def aten〇view〡shape(self: List[int], size: List[int]) -> List[int]:
    """The sizes asked for, if they hold as many elements."""
    return infer_sizes(size, element_count(self))

def aten〇view〡dtype(self_rank_dtype: Tuple[int, int], size: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::view_copy(Tensor self, SymInt[] size) -> Tensor
def aten〇view_copy〡shape(self: List[int], size: List[int]) -> List[int]:
    """The sizes asked for, if they hold as many elements."""
    return infer_sizes(size, element_count(self))

def aten〇view_copy〡dtype(self_rank_dtype: Tuple[int, int], size: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor
def aten〇_unsafe_view〡shape(self: List[int], size: List[int]) -> List[int]:
    """The sizes asked for, if they hold as many elements."""
    return infer_sizes(size, element_count(self))

def aten〇_unsafe_view〡dtype(self_rank_dtype: Tuple[int, int], size: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
def aten〇reshape〡shape(self: List[int], shape: List[int]) -> List[int]:
    """The sizes asked for, if they hold as many elements."""
    return infer_sizes(shape, element_count(self))

def aten〇reshape〡dtype(self_rank_dtype: Tuple[int, int], shape: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
def aten〇reshape_as〡shape(self: List[int], other: List[int]) -> List[int]:
    """The sizes of `other`, if they hold as many elements."""
    return infer_sizes(other, element_count(self))

def aten〇reshape_as〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """The type stays, whatever that of `other`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::view_as(Tensor(a) self, Tensor other) -> Tensor(a)
def aten〇view_as〡shape(self: List[int], other: List[int]) -> List[int]:
    """The sizes of `other`, if they hold as many elements."""
    return infer_sizes(other, element_count(self))

def aten〇view_as〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """The type stays, whatever that of `other`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)
def aten〇view〇dtype〡shape(self: Tuple[List[int], int], dtype: int) -> List[int]:
    """The last dimension grows or shrinks with the width of the elements."""
    return reinterpreted_sizes(self, dtype)

def aten〇view〇dtype〡dtype(self_rank_dtype: Tuple[int, int], dtype: int) -> int:
    """The type asked for."""
    return dtype

# aten::view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor
def aten〇view_copy〇dtype〡shape(self: Tuple[List[int], int], dtype: int) -> List[int]:
    """The last dimension grows or shrinks with the width of the elements."""
    return reinterpreted_sizes(self, dtype)

def aten〇view_copy〇dtype〡dtype(self_rank_dtype: Tuple[int, int], dtype: int) -> int:
    """The type asked for."""
    return dtype

def reinterpreted_sizes(self: Tuple[List[int], int], dtype: int) -> List[int]:
    """The same bytes as elements of another type; sizes come with the type that they are of."""
    sizes, self_dtype = self
    old = byte_width(self_dtype)
    new = byte_width(dtype)
    if len(sizes) == 0:
        assert old == new, f"a tensor without dimensions can only be seen as a type of the same width, but got types {self_dtype} and {dtype}"
        return sizes
    bytes = sizes[-1] * old
    assert bytes % new == 0, f"{sizes[-1]} elements of {old} bytes are no whole number of elements of {new}"
    return sizes[:-1] + [bytes // new]

def byte_width(dtype: int) -> int:
    """How many bytes an element takes."""
    if dtype in [torch.int64, torch.uint64, torch.float64, torch.complex64]:
        return 8
    if dtype in [torch.int32, torch.uint32, torch.float32, torch.complex32]:
        return 4
    if dtype in [torch.int16, torch.uint16, torch.float16, torch.bfloat16]:
        return 2
    if dtype == torch.complex128:
        return 16
    return 1

# aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
def aten〇resize_〡shape(self: List[int], size: List[int], memory_format: Optional[int]) -> List[int]:
    """The sizes asked for, whatever the number of elements."""
    check_layout(size, memory_format)
    return check_sizes(size)

def aten〇resize_〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], memory_format: Optional[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
def aten〇resize〡shape(self: List[int], size: List[int], memory_format: Optional[int]) -> List[int]:
    """The sizes asked for, whatever the number of elements."""
    check_layout(size, memory_format)
    return check_sizes(size)

def aten〇resize〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], memory_format: Optional[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

def check_layout(size: List[int], memory_format: Optional[int]) -> int:
    """Channels last (2) wants 4 dimensions, its three-dimensional form (3) wants 5; 1 names no order."""
    if memory_format is not None:
        assert memory_format != 1, "expected a memory format that names an order of dimensions"
        assert memory_format != 2 or len(size) == 4, f"expected 4 dimensions for channels last, but got sizes {size}"
        assert memory_format != 3 or len(size) == 5, f"expected 5 dimensions for channels last in 3d, but got sizes {size}"
    return 0


# Sizes and strides that the caller gives -------------------------------------------------------------

def strided_sizes(size: List[int], stride: List[int], storage_offset: Optional[int]) -> List[int]:
    """The sizes asked for; how much storage there is to step through, sizes do not tell."""
    assert len(size) == len(stride), f"expected as many sizes as strides, but got {size} and {stride}"
    for step in stride:
        assert step >= 0, f"expected strides of at least 0, but got {stride}"
    if storage_offset is not None:
        assert storage_offset >= 0, f"expected a storage offset of at least 0, but got {storage_offset}"
    return check_sizes(size)

# aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
def aten〇as_strided〡shape(self: List[int], size: List[int], stride: List[int], storage_offset: Optional[int]) -> List[int]:
    """The sizes asked for, with a stride for each."""
    return strided_sizes(size, stride, storage_offset)

def aten〇as_strided〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], stride: List[int], storage_offset: Optional[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
def aten〇as_strided_copy〡shape(self: List[int], size: List[int], stride: List[int], storage_offset: Optional[int]) -> List[int]:
    """The sizes asked for, with a stride for each."""
    return strided_sizes(size, stride, storage_offset)

def aten〇as_strided_copy〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], stride: List[int], storage_offset: Optional[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
def aten〇as_strided_scatter〡shape(self: List[int], src: List[int], size: List[int], stride: List[int], storage_offset: Optional[int]) -> List[int]:
    """The sizes stay; what is written has the sizes of the part that it goes to."""
    part = strided_sizes(size, stride, storage_offset)
    for i in range(len(size)):
        assert stride[i] > 0 or size[i] <= 1 or element_count(size) == 0, f"places of sizes {size} and strides {stride} are written more than once"
    assert src == part, f"expected a source with the sizes {part} of the part, but got {src}"
    return self

def aten〇as_strided_scatter〡dtype(self_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], size: List[int], stride: List[int], storage_offset: Optional[int]) -> int:
    """The type stays, whatever that of the source."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)
def aten〇_reshape_alias〡shape(self: List[int], size: List[int], stride: List[int]) -> List[int]:
    """The sizes asked for, with a stride for each."""
    assert len(size) == len(stride), f"expected as many sizes as strides, but got {size} and {stride}"
    return check_sizes(size)

def aten〇_reshape_alias〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], stride: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor
def aten〇_reshape_alias_copy〡shape(self: List[int], size: List[int], stride: List[int]) -> List[int]:
    """The sizes asked for, with a stride for each."""
    assert len(size) == len(stride), f"expected as many sizes as strides, but got {size} and {stride}"
    return check_sizes(size)

def aten〇_reshape_alias_copy〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], stride: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype


# Dimensions merged and split -----------------------------------------------------------------------

# aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
def aten〇flatten〇using_ints〡shape(self: List[int], start_dim: int, end_dim: int) -> List[int]:
    """The dimensions from `start_dim` to `end_dim` become one; a number becomes a vector."""
    return flatten_sizes(self, start_dim, end_dim)

def aten〇flatten〇using_ints〡dtype(self_rank_dtype: Tuple[int, int], start_dim: int, end_dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::ravel(Tensor(a) self) -> Tensor(a)
def aten〇ravel〡shape(self: List[int]) -> List[int]:
    """One dimension with all elements."""
    return [element_count(self)]

def aten〇ravel〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# prims::collapse(Tensor a, int start, int end) -> Tensor
def prims〇collapse〡shape(a: List[int], start: int, end: int) -> List[int]:
    """The dimensions from `start` to `end` become one."""
    return flatten_sizes(a, check_from_start(a, start), check_from_start(a, end))

def prims〇collapse〡dtype(a_rank_dtype: Tuple[int, int], start: int, end: int) -> int:
    """The type stays."""
    _, a_dtype = a_rank_dtype
    return a_dtype

# aten::unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
def aten〇unflatten〇int〡shape(self: List[int], dim: int, sizes: List[int]) -> List[int]:
    """One dimension becomes several; one of their sizes may be -1."""
    at = wrap_dim(dim, len(self))
    assert len(sizes) > 0, "expected sizes to split the dimension into, but got none"
    return self[:at] + infer_sizes(sizes, self[at]) + self[at + 1:]

def aten〇unflatten〇int〡dtype(self_rank_dtype: Tuple[int, int], dim: int, sizes: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# prims::split_dim(Tensor(a) a, int dim, SymInt outer_length) -> Tensor(a)
def prims〇split_dim〡shape(a: List[int], dim: int, outer_length: int) -> List[int]:
    """One dimension becomes two, the first of the given size."""
    assert len(a) > 0, "a tensor without dimensions has none to split"
    at = check_from_start(a, dim)
    inner = divided(a[at], outer_length, "the dimension to split")
    return a[:at] + [outer_length, inner] + a[at + 1:]

def prims〇split_dim〡dtype(a_rank_dtype: Tuple[int, int], dim: int, outer_length: int) -> int:
    """The type stays."""
    _, a_dtype = a_rank_dtype
    return a_dtype


# Dimensions of size 1 ------------------------------------------------------------------------------

# aten::squeeze(Tensor(a) self) -> Tensor(a)
def aten〇squeeze〡shape(self: List[int]) -> List[int]:
    """All dimensions of size 1 go."""
    out: List[int] = []
    for size in self:
        if size != 1:
            out.append(size)
    return out

def aten〇squeeze〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::squeeze_copy(Tensor self) -> Tensor
def aten〇squeeze_copy〡shape(self: List[int]) -> List[int]:
    """All dimensions of size 1 go."""
    out: List[int] = []
    for size in self:
        if size != 1:
            out.append(size)
    return out

def aten〇squeeze_copy〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
def aten〇squeeze〇dim〡shape(self: List[int], dim: int) -> List[int]:
    """The dimension goes if its size is 1."""
    return squeeze_dims(self, [dim])

def aten〇squeeze〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::squeeze_copy.dim(Tensor self, int dim) -> Tensor
def aten〇squeeze_copy〇dim〡shape(self: List[int], dim: int) -> List[int]:
    """The dimension goes if its size is 1."""
    return squeeze_dims(self, [dim])

def aten〇squeeze_copy〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
def aten〇squeeze〇dims〡shape(self: List[int], dim: List[int]) -> List[int]:
    """Those of the dimensions go whose size is 1."""
    return squeeze_dims(self, dim)

def aten〇squeeze〇dims〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::squeeze_copy.dims(Tensor self, int[] dim) -> Tensor
def aten〇squeeze_copy〇dims〡shape(self: List[int], dim: List[int]) -> List[int]:
    """Those of the dimensions go whose size is 1."""
    return squeeze_dims(self, dim)

def aten〇squeeze_copy〇dims〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# prims::squeeze(Tensor(a) a, int[] dimensions) -> Tensor(a)
def prims〇squeeze〡shape(a: List[int], dimensions: List[int]) -> List[int]:
    """The dimensions go; each must have size 1."""
    for dim in dimensions:
        assert len(a) > 0, "a tensor without dimensions has none to lose"
        size = a[check_from_start(a, dim)]
        assert size == 1, f"expected dimensions of size 1, but dimension {dim} has size {size}"
    return squeeze_dims(a, dimensions)

def prims〇squeeze〡dtype(a_rank_dtype: Tuple[int, int], dimensions: List[int]) -> int:
    """The type stays."""
    _, a_dtype = a_rank_dtype
    return a_dtype

# aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
def aten〇unsqueeze〡shape(self: List[int], dim: int) -> List[int]:
    """A dimension of size 1 comes in at `dim` of the result."""
    return with_dim(self, dim, 1)

def aten〇unsqueeze〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::unsqueeze_copy(Tensor self, int dim) -> Tensor
def aten〇unsqueeze_copy〡shape(self: List[int], dim: int) -> List[int]:
    """A dimension of size 1 comes in at `dim` of the result."""
    return with_dim(self, dim, 1)

def aten〇unsqueeze_copy〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::atleast_1d(Tensor self) -> Tensor
def aten〇atleast_1d〡shape(self: List[int]) -> List[int]:
    """A number becomes a vector of one element."""
    return at_least_1d(self)

def aten〇atleast_1d〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::atleast_2d(Tensor self) -> Tensor
def aten〇atleast_2d〡shape(self: List[int]) -> List[int]:
    """A vector becomes a row."""
    return at_least_2d(self)

def aten〇atleast_2d〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::atleast_3d(Tensor self) -> Tensor
def aten〇atleast_3d〡shape(self: List[int]) -> List[int]:
    """A matrix gets a last dimension of size 1."""
    return at_least_3d(self)

def aten〇atleast_3d〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype
