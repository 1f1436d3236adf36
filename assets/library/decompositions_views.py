"""Other views of a tensor's elements, and tensors put together, in terms of fewer ops."""
from typing import Any, List, Optional, Tuple, Union

import torch
from torch import Tensor


def part_of(self: Tensor, dim: int, start: int, end: int) -> Tensor:
    """A slice with every place between the bounds."""
    return torch.ops.aten.slice.Tensor(self, dim, start, end, 1)


def view_as_sizes(self: Tensor, sizes: List[int]) -> Tensor:
    """The same elements under other sizes."""
    return torch.ops.aten.view(self, sizes)


# Reshapes -------------------------------------------------------------------------------------------

def aten〇reshape〡decomposition(self: Tensor, shape: List[int]) -> Tensor:
    """A view: values have no layout that could be in the way."""
    return view_as_sizes(self, shape)


def aten〇_unsafe_view〡decomposition(self: Tensor, size: List[int]) -> Tensor:
    """A view: values share nothing that could be unsafe."""
    return view_as_sizes(self, size)


def aten〇_reshape_alias〡decomposition(self: Tensor, size: List[int], stride: List[int]) -> Tensor:
    """A view: values have no strides."""
    return view_as_sizes(self, size)


def aten〇reshape_as〡decomposition(self: Tensor, other: Tensor) -> Tensor:
    """A view with the sizes of `other`."""
    return view_as_sizes(self, other.shape)


def aten〇flatten〇using_ints〡decomposition(self: Tensor, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    """The dimensions from `start_dim` to `end_dim` become one."""
    rank = self.dim()
    if rank == 0:
        return view_as_sizes(self, [1])
    start = wrap_dim(start_dim, rank)
    end = wrap_dim(end_dim, rank)
    assert start <= end, f"flatten: expected an end from dimension {start} on, got {end}"
    sizes: List[int] = []
    for i in range(rank):
        if i < start or i > end:
            sizes.append(self.size(i))
        elif i == start:
            sizes.append(-1)
    return view_as_sizes(self, sizes)


def aten〇unflatten〇int〡decomposition(self: Tensor, dim: int, sizes: List[int]) -> Tensor:
    """The dimension `dim` becomes those of `sizes`."""
    rank = self.dim()
    at = wrap_dim(dim, rank)
    out: List[int] = []
    for i in range(rank):
        if i == at:
            for size in sizes:
                out.append(size)
        else:
            out.append(self.size(i))
    return view_as_sizes(self, out)


def without_ones_at(self: Tensor, dims: List[int]) -> Tensor:
    """Of these dimensions, those of size 1 go, the last one first."""
    rank = self.dim()
    goes = [False for _ in range(max(rank, 1))]
    for dim in dims:
        goes[wrap_dim(dim, rank)] = True
    result = self
    for i in range(rank):
        at = rank - 1 - i
        if goes[at]:
            result = torch.ops.aten.squeeze.dim(result, at)
    return result


def prims〇squeeze〡decomposition(a: Tensor, dimensions: List[int]) -> Tensor:
    """Dimensions of size 1 go, the last one first."""
    return without_ones_at(a, dimensions)


def aten〇atleast_1d〡decomposition(self: Tensor) -> Tensor:
    """A number becomes a vector of one element."""
    if self.dim() == 0:
        return torch.unsqueeze(self, 0)
    return self


def aten〇atleast_2d〡decomposition(self: Tensor) -> Tensor:
    """A vector becomes a row."""
    if self.dim() == 0:
        return torch.unsqueeze(torch.unsqueeze(self, 0), 0)
    if self.dim() == 1:
        return torch.unsqueeze(self, 0)
    return self


# Order of dimensions ----------------------------------------------------------------------------------

def aten〇t〡decomposition(self: Tensor) -> Tensor:
    """A matrix is transposed; vectors and numbers stay."""
    assert self.dim() <= 2, f"t: expected 2 dimensions at most, got {self.dim()}"
    if self.dim() < 2:
        return self
    return torch.ops.aten.transpose.int(self, 0, 1)


def aten〇numpy_T〡decomposition(self: Tensor) -> Tensor:
    """All dimensions in reverse."""
    rank = self.dim()
    return torch.ops.aten.permute(self, [rank - 1 - i for i in range(rank)])


def aten〇movedim〇int〡decomposition(self: Tensor, source: int, destination: int) -> Tensor:
    """One dimension goes to another place; the others keep their order."""
    rank = self.dim()
    if rank == 0:
        return self
    origin = wrap_dim(source, rank)
    order: List[int] = []
    for i in range(rank):
        if i != origin:
            order.append(i)
    order.insert(wrap_dim(destination, rank), origin)
    return torch.ops.aten.permute(self, order)


def aten〇fliplr〡decomposition(self: Tensor) -> Tensor:
    """The second dimension is mirrored."""
    assert self.dim() >= 2, f"Input must be >= 2-d."
    return torch.flip(self, [1])


def aten〇flipud〡decomposition(self: Tensor) -> Tensor:
    """The first dimension is mirrored."""
    assert self.dim() >= 1, f"Input must be >= 1-d."
    return torch.flip(self, [0])


def aten〇rot90〡decomposition(self: Tensor, k: int = 1, dims: List[int] = (0, 1,)) -> Tensor:
    """A quarter turn mirrors one dimension and exchanges both; half a turn mirrors both."""
    rank = self.dim()
    assert len(dims) == 2, f"rot90: expected 2 dimensions to turn, got {len(dims)}"
    first = wrap_dim(dims[0], rank)
    second = wrap_dim(dims[1], rank)
    turns = k % 4
    if turns == 0:
        return self
    if turns == 2:
        return torch.flip(self, [first, second])
    if turns == 1:
        return torch.ops.aten.transpose.int(torch.flip(self, [second]), first, second)
    return torch.ops.aten.transpose.int(torch.flip(self, [first]), first, second)


def rolled(self: Tensor, shift: int, dim: int) -> Tensor:
    """What is pushed out at the end comes in again at the front."""
    size = self.size(dim)
    by = shift % max(size, 1)
    cut = size - by
    tail = torch.ops.aten.slice.Tensor(self, dim, cut, size, 1)
    head = torch.ops.aten.slice.Tensor(self, dim, 0, cut, 1)
    return torch.cat([tail, head], dim)


def aten〇roll〡decomposition(self: Tensor, shifts: List[int], dims: List[int] = ()) -> Tensor:
    """One dimension after the other; without `dims`, all elements as one row."""
    if len(dims) == 0:
        assert len(shifts) == 1, "`shifts` must have one element where `dims` is empty"
        flat = view_as_sizes(self, [-1])
        return view_as_sizes(rolled(flat, shifts[0], 0), self.shape)
    assert len(shifts) == len(dims), f"roll: expected a shift for each of {len(dims)} dimensions, got {len(shifts)}"
    out = self
    for i in range(len(dims)):
        out = rolled(out, shifts[i], dims[i])
    return out


# Parts ------------------------------------------------------------------------------------------------

def aten〇select〇int〡decomposition(self: Tensor, dim: int, index: int) -> Tensor:
    """A slice of one element, without its dimension."""
    start = index + int(index < 0) * self.size(dim)
    return torch.ops.aten.squeeze.dim(part_of(self, dim, start, start + 1), dim)


def aten〇narrow〡decomposition(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """A slice; the start counts from the end if below zero."""
    first = start + int(start < 0) * self.size(dim)
    return part_of(self, dim, first, first + length)


def aten〇narrow〇Tensor〡decomposition(self: Tensor, dim: int, start: Tensor, length: int) -> Tensor:
    """A slice from a place that is computed."""
    first = torch.ops.aten.IntImplicit(start)
    return part_of(self, dim, first, first + length)


def aten〇diag〡decomposition(self: Tensor, diagonal: int = 0) -> Tensor:
    """A matrix with this diagonal, or a matrix's diagonal."""
    assert self.dim() == 1 or self.dim() == 2, f"diag: expected a vector or a matrix, got {self.dim()} dimensions"
    if self.dim() == 1:
        return torch.ops.aten.diag_embed(self, diagonal, -2, -1)
    return torch.ops.aten.diagonal(self, diagonal, 0, 1)


def aten〇size〡decomposition(self: Tensor) -> List[int]:
    """A list with one element a dimension."""
    return [self.size(i) for i in range(self.dim())]


# Repetition -------------------------------------------------------------------------------------------

def aten〇expand〡decomposition(self: Tensor, size: List[int], implicit: bool = False) -> Tensor:
    """Broadcast to the sizes."""
    return torch.ops.aten.broadcast_to(self, size)


def aten〇expand_as〡decomposition(self: Tensor, other: Tensor) -> Tensor:
    """Broadcast to the sizes of `other`."""
    return torch.ops.aten.broadcast_to(self, other.shape)


def repeated(self: Tensor, repeats: List[int]) -> Tensor:
    """Each dimension gets a new one before it, which is broadcast and then merged with it."""
    rank = self.dim()
    new = len(repeats) - rank
    assert new >= 0, f"repeat: expected {rank} counts or more, got {len(repeats)}"
    spread = self
    wide: List[int] = []
    out: List[int] = []
    for i in range(new):
        spread = torch.unsqueeze(spread, i)
        wide.append(repeats[i])
        out.append(repeats[i])
    at = new
    for i in range(rank):
        count = repeats[new + i]
        size = self.size(i)
        spread = torch.unsqueeze(spread, at)
        wide.append(count)
        wide.append(size)
        out.append(count * size)
        at = at + 2
    return view_as_sizes(torch.ops.aten.broadcast_to(spread, wide), out)


def aten〇repeat〡decomposition(self: Tensor, repeats: List[int]) -> Tensor:
    """Every element once for each count."""
    return repeated(self, repeats)


def aten〇tile〡decomposition(self: Tensor, dims: List[int]) -> Tensor:
    """repeat, with ones in front of `dims` where it is the shorter."""
    missing = self.dim() - len(dims)
    repeats: List[int] = []
    for i in range(missing):
        repeats.append(1)
    for dim in dims:
        repeats.append(dim)
    return repeated(self, repeats)


def repeated_interleaved(self: Tensor, repeats: int, dim: int) -> Tensor:
    """Each place of `dim` several times in a row."""
    wide: List[int] = []
    for i in range(self.dim() + 1):
        wide.append(repeats if i == dim + 1 else -1)
    spread = torch.ops.aten.broadcast_to(torch.unsqueeze(self, dim + 1), wide)
    return torch.ops.prims.collapse(spread, dim, dim + 1)


def aten〇repeat_interleave〇self_int〡decomposition(self: Tensor, repeats: int, dim: Optional[int] = None, output_size: Optional[int] = None) -> Tensor:
    """Each element `repeats` times in a row."""
    if dim is None:
        wide: List[int] = []
        for i in range(self.dim()):
            wide.append(-1)
        wide.append(repeats)
        return view_as_sizes(torch.ops.aten.broadcast_to(torch.unsqueeze(self, self.dim()), wide), [-1])
    return repeated_interleaved(self, repeats, wrap_dim(dim, self.dim()))


def aten〇repeat_interleave〇Tensor〡decomposition(repeats: Tensor, output_size: Optional[int] = None) -> Tensor:
    """Element j of the result is the number of counts that end at or before j."""
    ends = torch.cumsum(repeats, 0, dtype=torch.int64)
    count = torch.ops.aten.Int.Tensor(torch.sum(repeats)) if output_size is None else output_size
    places = torch.ops.aten.arange.start_step(0, count, 1, dtype=torch.int64)
    passed = torch.ge(torch.unsqueeze(places, 0), torch.unsqueeze(ends, 1))
    return torch.sum(torch.ops.aten.to.dtype(passed, torch.int64), [0], False, dtype=repeats.dtype)


# Several tensors --------------------------------------------------------------------------------------

def aten〇stack〡decomposition(tensors: List[Tensor], dim: int = 0) -> Tensor:
    """Each gets a new dimension, along which they are joined."""
    return torch.cat([torch.unsqueeze(each, dim) for each in tensors], dim)


def unsqueezed_scalar(self: Tensor) -> Tensor:
    """A number becomes a vector of one element."""
    return torch.unsqueeze(self, 0) if self.dim() == 0 else self


def aten〇hstack〡decomposition(tensors: List[Tensor]) -> Tensor:
    """Rows side by side: along the second dimension, along the only one of vectors."""
    all = [unsqueezed_scalar(each) for each in tensors]
    return torch.cat(all, 0 if all[0].dim() == 1 else 1)


def as_columns(self: Tensor) -> Tensor:
    """A vector becomes a column."""
    return view_as_sizes(self, [torch.numel(self), 1]) if self.dim() <= 1 else self


def aten〇column_stack〡decomposition(tensors: List[Tensor]) -> Tensor:
    """Vectors become columns."""
    return torch.cat([as_columns(each) for each in tensors], 1)


def aten〇broadcast_tensors〡decomposition(tensors: List[Tensor]) -> List[Tensor]:
    """Each with the sizes that all have together."""
    sizes: List[int] = []
    for each in tensors:
        sizes = broadcast(sizes, each.shape)
    return [torch.ops.aten.broadcast_to(each, sizes) for each in tensors]


# Borders ------------------------------------------------------------------------------------------------

def aten〇pad〡decomposition(self: Tensor, pad: List[int], mode: str = "constant", value: Optional[float] = None) -> Tensor:
    """By the kind of border and the number of padded dimensions."""
    if mode == "constant":
        if value is None:
            return torch.ops.aten.constant_pad_nd(self, pad, 0.0)
        return torch.ops.aten.constant_pad_nd(self, pad, value)
    if mode == "reflect":
        if len(pad) == 2:
            return torch.ops.aten.reflection_pad1d(self, pad)
        if len(pad) == 4:
            return torch.ops.aten.reflection_pad2d(self, pad)
        return torch.ops.aten.reflection_pad3d(self, pad)
    if mode == "replicate":
        if len(pad) == 2:
            return torch.ops.aten.replication_pad1d(self, pad)
        if len(pad) == 4:
            return torch.ops.aten.replication_pad2d(self, pad)
        return torch.ops.aten.replication_pad3d(self, pad)
    assert mode == "circular", f"pad: expected constant, reflect, replicate or circular, got {mode}"
    rank = self.dim()
    out = self
    for i in range(len(pad) // 2):
        dim = rank - 1 - i
        before = max(pad[2 * i], 0)
        after = max(pad[2 * i + 1], 0)
        first = max(-pad[2 * i], 0)
        size = self.size(dim) - first - max(-pad[2 * i + 1], 0)
        if pad[2 * i] < 0 or pad[2 * i + 1] < 0:
            out = part_of(out, dim, first, first + size)
        out = torch.cat([part_of(out, dim, size - before, size), out, part_of(out, dim, 0, after)], dim)
    return out


def aten〇channel_shuffle〡decomposition(self: Tensor, groups: int) -> Tensor:
    """Channels as a matrix of groups, transposed."""
    rank = self.dim()
    assert rank > 2, f"channel_shuffle: expected 3 dimensions or more, got {rank}"
    split = torch.ops.prims.split_dim(self, 1, groups)
    order: List[int] = [0, 2, 1]
    for i in range(3, rank + 1):
        order.append(i)
    return torch.ops.prims.collapse(torch.ops.aten.permute(split, order), 1, 2)


def aten〇copy〡decomposition(self: Tensor, src: Tensor, non_blocking: bool = False) -> Tensor:
    """`src` with the sizes and the element type of `self`."""
    return torch.ops.aten.broadcast_to(torch.ops.aten.to.dtype(src, self.dtype), self.shape)
