"""Reads and writes by index, mask and order, in terms of fewer ops."""
from typing import Any, List, Optional, Tuple, Union

import torch
from torch import Tensor


# Lists of indices with gaps -----------------------------------------------------------------------------

def used_indices(indices: List[Optional[Tensor]]) -> int:
    """How many there are up to the last one that is not None."""
    used = 0
    for i in range(len(indices)):
        if indices[i] is not None:
            used = i + 1
    return used


def are_adjacent(indices: List[Optional[Tensor]]) -> bool:
    """Whether no None stands between two tensors."""
    first = -1
    last = -1
    count = 0
    for i in range(len(indices)):
        if indices[i] is not None:
            if first < 0:
                first = i
            last = i
            count = count + 1
    return last - first + 1 == count


def broadcast_rank(indices: List[Optional[Tensor]]) -> int:
    """The number of dimensions that the given indices have together."""
    rank = 0
    for index in indices:
        if index is not None:
            assert index.dtype != torch.bool, "a mask next to a dimension that is taken whole is not supported"
            rank = max(rank, index.dim())
    return rank


def with_trailing_ones(self: Tensor, count: int) -> Tensor:
    """New dimensions of size 1 behind the others."""
    out = self
    for i in range(count):
        out = torch.unsqueeze(out, -1)
    return out


def all_of_dimension(self: Tensor, dim: int, trailing: int) -> Tensor:
    """An index that takes a whole dimension, set apart from `trailing` later ones."""
    places = torch.ops.aten.arange.start_step(0, self.size(dim), 1, dtype=torch.int64)
    return with_trailing_ones(places, trailing)


def indices_without_gaps(self: Tensor, indices: List[Optional[Tensor]]) -> List[Tensor]:
    """For each None an index that takes the whole dimension. Indices next to each other stay in their
    place of the result; those apart come first in it, and what is taken whole follows."""
    used = used_indices(indices)
    gaps = 0
    for i in range(used):
        if indices[i] is None:
            gaps = gaps + 1
    out: List[Tensor] = []
    if gaps == 0:
        for i in range(used):
            given = indices[i]
            if given is not None:
                out.append(given)
        return out
    together = are_adjacent(indices)
    rank = broadcast_rank(indices)
    left = gaps
    for i in range(used):
        index = indices[i]
        if index is None:
            left = left - 1
            out.append(all_of_dimension(self, i, left + rank if together else left))
        else:
            out.append(index if together else with_trailing_ones(index, gaps))
    return out


def aten〇index〇Tensor〡decomposition(self: Tensor, indices: List[Optional[Tensor]]) -> Tensor:
    """Every dimension up to the last one that is indexed gets an index."""
    return torch.ops.aten.index.Tensor_hacked_twin(self, indices_without_gaps(self, indices))


def aten〇index_put〡decomposition(self: Tensor, indices: List[Optional[Tensor]], values: Tensor, accumulate: bool = False) -> Tensor:
    """Every dimension up to the last one that is indexed gets an index."""
    return torch.ops.aten.index_put.hacked_twin(self, indices_without_gaps(self, indices), values, accumulate)


def aten〇_index_put_impl〡decomposition(self: Tensor, indices: List[Optional[Tensor]], values: Tensor, accumulate: bool = False, unsafe: bool = False) -> Tensor:
    """As index_put: positions are not checked in either."""
    return torch.ops.aten.index_put.hacked_twin(self, indices_without_gaps(self, indices), values, accumulate)


def aten〇_unsafe_index_put〇hacked_twin〡decomposition(self: Tensor, indices: List[Tensor], values: Tensor, accumulate: bool = False) -> Tensor:
    """As index_put: positions are not checked in either."""
    return torch.ops.aten.index_put.hacked_twin(self, indices, values, accumulate)


# Masks ----------------------------------------------------------------------------------------------------

def aten〇masked_fill〇Scalar〡decomposition(self: Tensor, mask: Tensor, value: Union[int, float, complex]) -> Tensor:
    """The number where the mask is true."""
    return torch.ops.aten.where.self(mask, number_tensor(value, self.dtype), self)


def aten〇masked_fill〇Tensor〡decomposition(self: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """The number where the mask is true."""
    return torch.ops.aten.where.self(mask, torch.ops.aten.to.dtype(value, self.dtype), self)


def aten〇masked_scatter〡decomposition(self: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """The n-th element of `source` for the n-th one of the mask."""
    sizes = broadcast(self.shape, mask.shape)
    marks = torch.ops.aten.to.dtype(torch.ops.aten.broadcast_to(mask, sizes), torch.int64)
    order = torch.ops.aten.sub.Scalar(torch.cumsum(torch.ops.aten.view(marks, [-1]), 0), 1)
    taken = torch.ops.aten.index_select(torch.ops.aten.view(source, [-1]), 0, torch.clamp(order, 0))
    return torch.ops.aten.where.self(mask, torch.ops.aten.view(taken, sizes), self)


def where_dtype(self: Tensor, other: Union[int, float, complex]) -> int:
    """The type of a tensor and a number together."""
    return promote_scalar((self.dim(), self.dtype), other)


def aten〇where〇Scalar〡decomposition(condition: Tensor, self: Union[int, float, complex], other: Union[int, float, complex]) -> Tensor:
    """A choice between two numbers, as tensors of one type."""
    wanted = join(dtype_of_fill(self), dtype_of_fill(other))
    return torch.ops.aten.where.self(condition, number_tensor(self, wanted), number_tensor(other, wanted))


def aten〇where〇ScalarOther〡decomposition(condition: Tensor, self: Tensor, other: Union[int, float, complex]) -> Tensor:
    """A choice between tensors of one type."""
    wanted = where_dtype(self, other)
    return torch.ops.aten.where.self(condition, torch.ops.aten.to.dtype(self, wanted), number_tensor(other, wanted))


def aten〇where〇ScalarSelf〡decomposition(condition: Tensor, self: Union[int, float, complex], other: Tensor) -> Tensor:
    """A choice between tensors of one type."""
    wanted = where_dtype(other, self)
    return torch.ops.aten.where.self(condition, number_tensor(self, wanted), torch.ops.aten.to.dtype(other, wanted))


# Writes into a part -----------------------------------------------------------------------------------------

def aten〇scatter〇value〡decomposition(self: Tensor, dim: int, index: Tensor, value: Union[int, float, complex]) -> Tensor:
    """The number is written from a tensor that is filled with it."""
    return torch.ops.aten.scatter.src(self, dim, index, filled(index.shape, value, self.dtype))


def aten〇select_scatter〡decomposition(self: Tensor, src: Tensor, dim: int, index: int) -> Tensor:
    """A slice of one element is written."""
    start = index + int(index < 0) * self.size(dim)
    return torch.ops.aten.slice_scatter(self, torch.unsqueeze(src, dim), dim, start, start + 1, 1)


# Order ------------------------------------------------------------------------------------------------------

def aten〇one_hot〡decomposition(self: Tensor, num_classes: int = -1) -> Tensor:
    """1 where the number of the class is the value; if no number of classes is given, the largest value is the last."""
    count = num_classes if num_classes >= 0 else torch.ops.aten.Int.Tensor(torch.ops.aten.max(self)) + 1
    classes = torch.ops.aten.arange.start_step(0, count, 1)
    is_it = torch.eq(torch.unsqueeze(self, self.dim()), classes)
    return torch.ops.aten.to.dtype(is_it, torch.int64)


def aten〇nonzero〡decomposition(self: Tensor) -> Tensor:
    """The flat positions of what is not zero, moved to the front, then split into one number a dimension."""
    rank = self.dim()
    assert rank > 0, "a tensor without dimensions has no positions"
    flat = torch.ops.aten.view(self, [-1])
    marks = torch.ops.aten.to.dtype(torch.ops.aten.ne.Scalar(flat, 0), torch.int64)
    place = torch.clamp(torch.ops.aten.sub.Scalar(torch.cumsum(marks, 0), 1), 0)
    count = flat.size(0)
    own = torch.ops.aten.arange.start_step(0, count, 1)
    gathered = torch.ops.aten.scatter_add(filled([count], 0, torch.int64), 0, place, own * marks)
    found = torch.ops.aten.slice.Tensor(gathered, 0, 0, torch.ops.aten.Int.Tensor(torch.sum(marks)), 1)
    columns: List[Tensor] = []
    inner = 1
    for i in range(rank):
        dim = rank - 1 - i
        size = self.size(dim)
        row = torch.ops.aten.div.Scalar_mode(found, max(inner, 1), rounding_mode="floor")
        columns.insert(0, torch.unsqueeze(torch.ops.aten.remainder.Scalar(row, max(size, 1)), 1))
        inner = inner * size
    return torch.cat(columns, 1)


# Bags of embeddings ---------------------------------------------------------------------------------------

def bag_of_each(indices: Tensor, offsets: Tensor) -> Tensor:
    """For each index the number of the last bag that begins at or before it."""
    places = torch.ops.aten.arange.start_step(0, indices.size(0), 1, dtype=torch.int64)
    begun = torch.ge(torch.unsqueeze(places, 1), torch.unsqueeze(offsets, 0))
    return torch.ops.aten.sub.Scalar(torch.sum(torch.ops.aten.to.dtype(begun, torch.int64), [1], False), 1)


def aten〇_embedding_bag〡decomposition(weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool = False, mode: int = 0, sparse: bool = False, per_sample_weights: Optional[Tensor] = None, include_last_offset: bool = False, padding_idx: int = -1) -> Tuple[Tensor, Tensor, Tensor, Tensor]:
    """Sums or means of the rows that the indices of each bag name: a product with a matrix that says which
    index is of which bag. Largest elements are not supported."""
    assert mode == 0 or mode == 1, "only sums and means of bags are supported"
    bags = offsets.size(0) - int(include_last_offset)
    starts = part_of(offsets, 0, 0, bags)
    of_bag = bag_of_each(indices, starts)
    numbers = torch.ops.aten.arange.start_step(0, bags, 1, dtype=torch.int64)
    is_of_bag = torch.ops.aten.to.dtype(torch.eq(torch.unsqueeze(numbers, 1), torch.unsqueeze(of_bag, 0)), weight.dtype)
    if padding_idx >= 0:
        counts = torch.ops.aten.to.dtype(torch.ops.aten.ne.Scalar(indices, padding_idx), weight.dtype)
        is_of_bag = is_of_bag * torch.unsqueeze(counts, 0)
    share = is_of_bag
    if per_sample_weights is not None:
        share = is_of_bag * torch.unsqueeze(per_sample_weights, 0)
    rows = torch.ops.aten.index_select(weight, 0, indices)
    out = torch.mm(share, rows)
    sizes = torch.sum(is_of_bag, [1], True)
    if mode == 1:
        out = out / torch.clamp(sizes, 1.0)
    kind = torch.int64 if indices.dtype == torch.int64 or offsets.dtype == torch.int64 else torch.int32
    mapping = of_type(of_bag, kind) if mode == 1 or padding_idx >= 0 else filled([0], 0, kind)
    bag_size = torch.ops.aten.to.dtype(torch.ops.aten.view(sizes, [-1]), kind)
    return out, mapping, bag_size, bag_size
