"""Parts of a tensor, read or written: slices, single places, diagonals, triangles, windows."""
from typing import Any, List, Optional, Tuple, Union

import torch


def slice_sizes(self: List[int], dim: int, start: Optional[int], end: Optional[int], step: int) -> List[int]:
    """Every `step`-th place from `start` up to, but without, `end`."""
    assert len(self) > 0, "a tensor without dimensions cannot be sliced"
    assert step > 0, f"expected a step above 0, but got {step}"
    at = wrap_dim(dim, len(self))
    size = self[at]
    low = clamp_to(0 if start is None else start, size)
    high = max(clamp_to(size if end is None else end, size), low)
    return with_size(self, at, (high - low + step - 1) // step)


def clamp_to(bound: int, size: int) -> int:
    """A bound counts from the end if below zero, and is kept within the dimension."""
    from_start = bound + size if bound < 0 else bound
    return min(max(from_start, 0), size)


def select_sizes(self: List[int], dim: int, index: int) -> List[int]:
    """The dimension goes; the index counts from the end if below zero."""
    assert len(self) > 0, "a tensor without dimensions has no places to select"
    at = wrap_dim(dim, len(self))
    size = self[at]
    assert index >= -size and index < size, f"place {index} is outside dimension {at} of sizes {self}"
    return without_dim(self, at)


def narrow_sizes(self: List[int], dim: int, start: int, length: int) -> List[int]:
    """A run of `length` places, which must lie within the dimension."""
    assert len(self) > 0, "a tensor without dimensions cannot be narrowed"
    at = wrap_dim(dim, len(self))
    size = self[at]
    assert length >= 0, f"expected a length of at least 0, but got {length}"
    assert start >= -size and start <= size, f"start {start} is outside dimension {at} of sizes {self}"
    from_start = start + size if start < 0 else start
    assert from_start + length <= size, f"{length} places from {start} on are more than dimension {at} of sizes {self} has"
    return with_size(self, at, length)


def diagonal_length(rows: int, columns: int, offset: int) -> int:
    """How long the diagonal is that begins `offset` columns to the right, or rows below."""
    length = min(rows, columns - offset) if offset >= 0 else min(rows + offset, columns)
    return max(length, 0)


def diagonal_sizes(self: List[int], offset: int, dim1: int, dim2: int) -> List[int]:
    """The two dimensions go; the length of their diagonal comes last."""
    first = wrap_dim(dim1, len(self))
    second = wrap_dim(dim2, len(self))
    assert first != second, f"expected two dimensions for a diagonal, but got {dim1} and {dim2}"
    out: List[int] = []
    for i in range(len(self)):
        if i != first and i != second:
            out.append(self[i])
    out.append(diagonal_length(self[first], self[second], offset))
    return out


def check_part(part: List[int], src: List[int]) -> int:
    """What is written to a part has the part's sizes."""
    assert src == part, f"expected a source with the sizes {part} of the part, but got {src}"
    return 0


# Slices and places ---------------------------------------------------------------------------------

# aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
def aten〇slice〇Tensor〡shape(self: List[int], dim: int, start: Optional[int], end: Optional[int], step: int) -> List[int]:
    """The dimension shrinks to the places between the bounds, which may lie outside."""
    return slice_sizes(self, dim, start, end, step)

def aten〇slice〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], dim: int, start: Optional[int], end: Optional[int], step: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
def aten〇slice_copy〇Tensor〡shape(self: List[int], dim: int, start: Optional[int], end: Optional[int], step: int) -> List[int]:
    """The dimension shrinks to the places between the bounds, which may lie outside."""
    return slice_sizes(self, dim, start, end, step)

def aten〇slice_copy〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], dim: int, start: Optional[int], end: Optional[int], step: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
def aten〇slice_scatter〡shape(self: List[int], src: List[int], dim: int, start: Optional[int], end: Optional[int], step: int) -> List[int]:
    """The sizes stay; the source has those of the slice."""
    check_part(slice_sizes(self, dim, start, end, step), src)
    return self

def aten〇slice_scatter〡dtype(self_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], dim: int, start: Optional[int], end: Optional[int], step: int) -> int:
    """The type stays, whatever that of the source."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
def aten〇select〇int〡shape(self: List[int], dim: int, index: int) -> List[int]:
    """The dimension goes."""
    return select_sizes(self, dim, index)

def aten〇select〇int〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::select_copy.int(Tensor self, int dim, SymInt index) -> Tensor
def aten〇select_copy〇int〡shape(self: List[int], dim: int, index: int) -> List[int]:
    """The dimension goes."""
    return select_sizes(self, dim, index)

def aten〇select_copy〇int〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
def aten〇select_scatter〡shape(self: List[int], src: List[int], dim: int, index: int) -> List[int]:
    """The sizes stay; the source has those of the place."""
    check_part(select_sizes(self, dim, index), src)
    return self

def aten〇select_scatter〡dtype(self_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], dim: int, index: int) -> int:
    """The type stays, whatever that of the source."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
def aten〇narrow〡shape(self: List[int], dim: int, start: int, length: int) -> List[int]:
    """The dimension shrinks to `length` places, all of which must be there."""
    return narrow_sizes(self, dim, start, length)

def aten〇narrow〡dtype(self_rank_dtype: Tuple[int, int], dim: int, start: int, length: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor
def aten〇narrow_copy〡shape(self: List[int], dim: int, start: int, length: int) -> List[int]:
    """The dimension shrinks to `length` places, all of which must be there."""
    return narrow_sizes(self, dim, start, length)

def aten〇narrow_copy〡dtype(self_rank_dtype: Tuple[int, int], dim: int, start: int, length: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
def aten〇narrow〇Tensor〡shape(self: List[int], dim: int, start: List[int], length: int) -> List[int]:
    """The dimension shrinks to `length` places; where they begin, the data decides."""
    assert len(start) == 0, f"expected a start without dimensions, but got sizes {start}"
    return narrow_sizes(self, dim, 0, length)

def aten〇narrow〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], dim: int, start_rank_dtype: Tuple[int, int], length: int) -> int:
    """The type stays; the start is an integer."""
    _, self_dtype = self_rank_dtype
    _, start_dtype = start_rank_dtype
    assert category(start_dtype) == 1, f"expected an integer to start at, but got type {start_dtype}"
    return self_dtype


# Diagonals and triangles ---------------------------------------------------------------------------

# aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
def aten〇diagonal〡shape(self: List[int], offset: int, dim1: int, dim2: int) -> List[int]:
    """The two dimensions go; the length of their diagonal comes last."""
    return diagonal_sizes(self, offset, dim1, dim2)

def aten〇diagonal〡dtype(self_rank_dtype: Tuple[int, int], offset: int, dim1: int, dim2: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor
def aten〇diagonal_copy〡shape(self: List[int], offset: int, dim1: int, dim2: int) -> List[int]:
    """The two dimensions go; the length of their diagonal comes last."""
    return diagonal_sizes(self, offset, dim1, dim2)

def aten〇diagonal_copy〡dtype(self_rank_dtype: Tuple[int, int], offset: int, dim1: int, dim2: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
def aten〇diagonal_scatter〡shape(self: List[int], src: List[int], offset: int, dim1: int, dim2: int) -> List[int]:
    """The sizes stay; the source has those of the diagonal."""
    check_part(diagonal_sizes(self, offset, dim1, dim2), src)
    return self

def aten〇diagonal_scatter〡dtype(self_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], offset: int, dim1: int, dim2: int) -> int:
    """The type stays, whatever that of the source."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::diag(Tensor self, int diagonal=0) -> Tensor
def aten〇diag〡shape(self: List[int], diagonal: int) -> List[int]:
    """A vector becomes the diagonal of a square matrix; of a matrix the diagonal is left."""
    assert len(self) == 1 or len(self) == 2, f"expected a vector or a matrix, but got sizes {self}"
    if len(self) == 1:
        side = self[0] + max(diagonal, -diagonal)
        return [side, side]
    return [diagonal_length(self[0], self[1], diagonal)]

def aten〇diag〡dtype(self_rank_dtype: Tuple[int, int], diagonal: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::diagflat(Tensor self, int offset=0) -> Tensor
def aten〇diagflat〡shape(self: List[int], offset: int) -> List[int]:
    """All elements become the diagonal of a square matrix."""
    side = element_count(self) + max(offset, -offset)
    return [side, side]

def aten〇diagflat〡dtype(self_rank_dtype: Tuple[int, int], offset: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
def aten〇diag_embed〡shape(self: List[int], offset: int, dim1: int, dim2: int) -> List[int]:
    """The last dimension becomes the diagonal of two, which stand at `dim1` and `dim2` of the result."""
    rank = len(self) + 1
    first = wrap_dim(dim1, rank)
    second = wrap_dim(dim2, rank)
    assert first != second, f"expected two dimensions for a diagonal, but got {dim1} and {dim2}"
    side = self[len(self) - 1] + max(offset, -offset)
    out: List[int] = []
    for i in range(rank):
        before = (1 if first < i else 0) + (1 if second < i else 0)
        out.append(side if i == first or i == second else self[i - before])
    return out

def aten〇diag_embed〡dtype(self_rank_dtype: Tuple[int, int], offset: int, dim1: int, dim2: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::tril(Tensor self, SymInt diagonal=0) -> Tensor
def aten〇tril〡shape(self: List[int], diagonal: int) -> List[int]:
    """The sizes stay; the last two dimensions are those of matrices."""
    assert len(self) >= 2, f"expected at least 2 dimensions, but got sizes {self}"
    return self

def aten〇tril〡dtype(self_rank_dtype: Tuple[int, int], diagonal: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::triu(Tensor self, SymInt diagonal=0) -> Tensor
def aten〇triu〡shape(self: List[int], diagonal: int) -> List[int]:
    """The sizes stay; the last two dimensions are those of matrices."""
    assert len(self) >= 2, f"expected at least 2 dimensions, but got sizes {self}"
    return self

def aten〇triu〡dtype(self_rank_dtype: Tuple[int, int], diagonal: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::glu(Tensor self, int dim=-1) -> Tensor
def aten〇glu〡shape(self: List[int], dim: int) -> List[int]:
    """One half of the dimension gates the other: half of the size is left."""
    assert len(self) > 0, "a tensor without dimensions has no halves"
    at = wrap_dim(dim, len(self))
    return with_size(self, at, divided(self[at], 2, "the dimension to halve"))

def aten〇glu〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype


# Windows -------------------------------------------------------------------------------------------

def window_places(size: int, kernel: int, dilation: int, padding: int, stride: int) -> int:
    """How many places a window takes along a padded dimension."""
    return (size + 2 * padding - dilation * (kernel - 1) - 1) // stride + 1


def check_window(kernel_size: List[int], dilation: List[int], padding: List[int], stride: List[int]) -> int:
    """A window has two dimensions, each with a size, distances above 0 and a border."""
    assert len(kernel_size) == 2 and len(dilation) == 2 and len(padding) == 2 and len(stride) == 2, f"expected 2 numbers each for window, dilation, padding and stride, but got {kernel_size}, {dilation}, {padding} and {stride}"
    for i in range(2):
        assert kernel_size[i] > 0, f"expected a window larger than 0, but got {kernel_size}"
        assert dilation[i] > 0, f"expected a dilation above 0, but got {dilation}"
        assert padding[i] >= 0, f"expected a padding of at least 0, but got {padding}"
        assert stride[i] > 0, f"expected a stride above 0, but got {stride}"
    return 0


def unfold_sizes(self: List[int], dimension: int, size: int, step: int) -> List[int]:
    """Windows of `size` places, `step` apart; a number has one place."""
    at = wrap_dim(dimension, len(self))
    have = self[at] if len(self) > 0 else 1
    assert size >= 0 and size <= have, f"expected a window of 0 to {have} places, but got {size}"
    assert step > 0, f"expected a step above 0, but got {step}"
    return [size] if len(self) == 0 else with_size(self, at, (have - size) // step + 1) + [size]


# aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
def aten〇unfold〡shape(self: List[int], dimension: int, size: int, step: int) -> List[int]:
    """The dimension counts windows, whose places come last."""
    return unfold_sizes(self, dimension, size, step)

def aten〇unfold〡dtype(self_rank_dtype: Tuple[int, int], dimension: int, size: int, step: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor
def aten〇unfold_copy〡shape(self: List[int], dimension: int, size: int, step: int) -> List[int]:
    """The dimension counts windows, whose places come last."""
    return unfold_sizes(self, dimension, size, step)

def aten〇unfold_copy〡dtype(self_rank_dtype: Tuple[int, int], dimension: int, size: int, step: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
def aten〇im2col〡shape(self: List[int], kernel_size: List[int], dilation: List[int], padding: List[int], stride: List[int]) -> List[int]:
    """A column for each place of the window, with what it sees of all channels."""
    check_window(kernel_size, dilation, padding, stride)
    assert len(self) == 3 or len(self) == 4, f"expected channels, rows and columns, with or without batch, but got sizes {self}"
    for size in self[-3:]:
        assert size > 0, f"expected an image that is not empty, but got sizes {self}"
    rows = window_places(self[-2], kernel_size[0], dilation[0], padding[0], stride[0])
    columns = window_places(self[-1], kernel_size[1], dilation[1], padding[1], stride[1])
    assert rows > 0 and columns > 0, f"the window does not fit into the image of sizes {self}"
    return self[:-3] + [self[-3] * kernel_size[0] * kernel_size[1], rows * columns]

def aten〇im2col〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], dilation: List[int], padding: List[int], stride: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
def aten〇col2im〡shape(self: List[int], output_size: List[int], kernel_size: List[int], dilation: List[int], padding: List[int], stride: List[int]) -> List[int]:
    """The image whose windows are the columns."""
    check_window(kernel_size, dilation, padding, stride)
    assert len(output_size) == 2, f"expected 2 sizes of the image, but got {output_size}"
    assert len(self) == 2 or len(self) == 3, f"expected windows as columns, with or without batch, but got sizes {self}"
    for size in self[-2:]:
        assert size > 0, f"expected columns that are not empty, but got sizes {self}"
    channels = divided(self[-2], kernel_size[0] * kernel_size[1], "the length of a column")
    rows = window_places(output_size[0], kernel_size[0], dilation[0], padding[0], stride[0])
    columns = window_places(output_size[1], kernel_size[1], dilation[1], padding[1], stride[1])
    assert rows > 0 and columns > 0, f"the window does not fit into the image of sizes {output_size}"
    assert rows * columns == self[-1], f"expected {rows * columns} columns, but got sizes {self}"
    return self[:-2] + [channels, output_size[0], output_size[1]]

def aten〇col2im〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], kernel_size: List[int], dilation: List[int], padding: List[int], stride: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype
