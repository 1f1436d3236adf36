"""Views and other rearrangements: sizes change, elements and their type do not."""
from typing import Any, List, Optional, Tuple, Union

import torch


def infer_sizes(sizes: List[int], count: int) -> List[int]:
    known = 1
    missing = 0
    for size in sizes:
        assert size >= -1, f"invalid shape dimension {size}"
        known = known if size == -1 else known * size
        missing = missing + 1 if size == -1 else missing
    assert missing <= 1, "only one dimension can be inferred"
    fits = known == count if missing == 0 else known > 0 and count % known == 0
    assert fits, f"shape '{sizes}' is invalid for input of size {count}"
    out: List[int] = []
    for size in sizes:
        out.append(count // max(known, 1) if size == -1 else size)
    return out



def expand_sizes(self: List[int], sizes: List[int]) -> List[int]:
    fresh = len(sizes) - len(self)
    assert fresh >= 0, f"expand: the number of sizes provided ({len(sizes)}) must be greater or equal to the number of dimensions in the tensor ({len(self)})"
    out: List[int] = []
    for i in range(len(sizes)):
        have = self[i - fresh] if i >= fresh else 1
        want = sizes[i]
        assert want != -1 or i >= fresh, f"expand: -1 is not allowed in a leading, non-existing dimension {i}"
        assert want == -1 or have == 1 or want == have, f"The expanded size of the tensor ({want}) must match the existing size ({have}) at non-singleton dimension {i}"
        out.append(have if want == -1 else want)
    return out


def without_dim(self: List[int], dim: int) -> List[int]:
    out: List[int] = []
    for i in range(len(self)):
        if i != dim:
            out.append(self[i])
    return out


def with_dim(self: List[int], dim: int, size: int) -> List[int]:
    out = copy_sizes(self)
    out.insert(wrap_dim(dim, len(self) + 1), size)
    return out


def with_size(self: List[int], dim: int, size: int) -> List[int]:
    out: List[int] = []
    for i in range(len(self)):
        out.append(size if i == dim else self[i])
    return out


def swap_dims(self: List[int], a: int, b: int) -> List[int]:
    rank = len(self)
    first = wrap_dim(a, rank)
    second = wrap_dim(b, rank)
    out: List[int] = []
    for i in range(rank):
        at = second if i == first else i
        out.append(self[first if i == second else at])
    return out


def permute_sizes(self: List[int], dims: List[int]) -> List[int]:
    rank = len(self)
    assert len(dims) == rank, f"permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = {rank} is not equal to len(dims) = {len(dims)}"
    seen: List[int] = []
    out: List[int] = []
    for dim in dims:
        at = wrap_dim(dim, rank)
        assert at not in seen, "permute(): duplicate dims are not allowed."
        seen.append(at)
        out.append(self[at])
    return out


def slice_sizes(self: List[int], dim: int, start: Optional[int], end: Optional[int], step: int) -> List[int]:
    assert len(self) > 0, "slice() cannot be applied to a 0-dim tensor."
    assert step > 0, "slice step must be positive"
    at = wrap_dim(dim, len(self))
    size = self[at]
    low = clamp_to(0 if start is None else start, size)
    high = max(clamp_to(size if end is None else end, size), low)
    return with_size(self, at, (high - low + step - 1) // step)


# A bound of a slice: counted from the end if negative, and kept within the dimension.
def clamp_to(bound: int, size: int) -> int:
    from_start = bound + size if bound < 0 else bound
    return min(max(from_start, 0), size)


def select_sizes(self: List[int], dim: int, index: int) -> List[int]:
    assert len(self) > 0, "select() cannot be applied to a 0-dim tensor."
    at = wrap_dim(dim, len(self))
    size = self[at]
    assert index >= -size and index < size, f"select(): index {index} out of range for tensor of size {self} at dimension {at}"
    return without_dim(self, at)


def squeeze_dims(self: List[int], dims: List[int]) -> List[int]:
    wrapped = [wrap_dim(dim, len(self)) for dim in dims]
    out: List[int] = []
    for i in range(len(self)):
        if i not in wrapped or self[i] != 1:
            out.append(self[i])
    return out


def flatten_sizes(self: List[int], start_dim: int, end_dim: int) -> List[int]:
    if len(self) == 0:
        return [1]
    start = wrap_dim(start_dim, len(self))
    end = wrap_dim(end_dim, len(self))
    assert start <= end, "flatten() has invalid args: start_dim cannot come after end_dim"
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


def pad_sizes(self: List[int], pad: List[int]) -> List[int]:
    assert len(pad) % 2 == 0, f"Length of pad must be even but instead it equals {len(pad)}"
    padded = len(pad) // 2
    rank = len(self)
    assert padded <= rank, f"Length of pad should be no more than twice the number of dimensions of the input. Pad length is {len(pad)} while the input has {rank} dimensions."
    out: List[int] = []
    for i in range(rank):
        if i < rank - padded:
            out.append(self[i])
        else:
            at = (rank - 1 - i) * 2
            size = self[i] + pad[at] + pad[at + 1]
            assert size >= 0, f"The input size {self[i]}, plus negative padding {pad[at]} and {pad[at + 1]}, resulted in a negative output size, which is invalid."
            out.append(size)
    return out


def spatial_pad_sizes(self: List[int], pad: List[int], dims: int, whole: int) -> List[int]:
    assert len(self) == dims + 1 or len(self) == dims + 2, f"Expected {dims + 1}D or {dims + 2}D (batch mode) tensor with possibly 0 batch size, but got {self}"
    assert len(pad) == 2 * dims, f"padding size is expected to be {2 * dims}, but got {len(pad)}"
    # A reflection may not reach the far edge (whole = 1); a replication has no such limit.
    for i in range(2 * dims):
        size = self[len(self) - 1 - i // 2]
        assert whole == 0 or pad[i] < size, f"Padding size should be less than the corresponding input dimension, but got: padding {pad[i]} at dimension {len(self) - 1 - i // 2} of input {self}"
    return pad_sizes(self, pad)


def cat_sizes(tensors: List[List[int]], dim: int) -> List[int]:
    assert len(tensors) > 0, "torch.cat(): expected a non-empty list of Tensors"
    model = tensors[0]
    for tensor in tensors:
        model = tensor if is_nothing(model) else model
    at = wrap_dim(dim, len(model))
    total = 0
    for tensor in tensors:
        if not is_nothing(tensor):
            assert len(tensor) == len(model), f"Tensors must have same number of dimensions: got {len(model)} and {len(tensor)}"
            for i in range(len(model)):
                assert i == at or tensor[i] == model[i], f"Sizes of tensors must match except in dimension {at}. Expected size {model[i]} but got size {tensor[i]} for dimension {i} of a tensor in the list."
            total = total + tensor[at]
    return with_size(model, at, total)


# torch.cat passes over tensors of sizes [0], whatever the others' rank.
def is_nothing(tensor: List[int]) -> bool:
    return len(tensor) == 1 and tensor[0] == 0


def repeat_sizes(self: List[int], repeats: List[int]) -> List[int]:
    fresh = len(repeats) - len(self)
    assert fresh >= 0, "Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor"
    out: List[int] = []
    for i in range(len(repeats)):
        assert repeats[i] >= 0, f"Trying to create tensor with negative dimension {repeats[i]}"
        out.append(repeats[i] if i < fresh else repeats[i] * self[i - fresh])
    return out


def check_dims(self: List[int], dims: List[int]) -> List[int]:
    seen: List[int] = []
    for dim in dims:
        at = wrap_dim(dim, len(self))
        assert at not in seen, f"dim {at} appears multiple times in the list of dims"
        seen.append(at)
    return seen


def divided(size: int, by: int, what: str) -> int:
    assert size % by == 0, f"{what}: {size} is not divisible by {by}"
    return size // by


# The types of tensors put together are those of their promotion, one after the other.
def promote_list(tensors: List[Tuple[int, int]]) -> int:
    assert len(tensors) > 0, "expected a non-empty list of Tensors"
    ranks: List[Optional[int]] = []
    dtypes: List[int] = []
    for tensor in tensors:
        rank, dtype = tensor
        ranks.append(rank)
        dtypes.append(dtype)
    return promote_dtypes(ranks, dtypes)

# aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)
def aten〇view〡shape(self: List[int], size: List[int]) -> List[int]:
    return infer_sizes(size, element_count(self))

def aten〇view〡dtype(self_rank_dtype: Tuple[int, int], size: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)
# The last size depends on how wide both element types are, and a shape function is not told of the first.
def aten〇view〇dtype〡shape(self: List[int], dtype: int) -> List[int]:
    if len(self) == 0:
        return self
    return self[:-1] + [data_dependent_size()]

def aten〇view〇dtype〡dtype(self_rank_dtype: Tuple[int, int], dtype: int) -> int:
    return dtype

# aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
def aten〇reshape〡shape(self: List[int], shape: List[int]) -> List[int]:
    return infer_sizes(shape, element_count(self))

def aten〇reshape〡dtype(self_rank_dtype: Tuple[int, int], shape: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor
def aten〇_unsafe_view〡shape(self: List[int], size: List[int]) -> List[int]:
    return infer_sizes(size, element_count(self))

def aten〇_unsafe_view〡dtype(self_rank_dtype: Tuple[int, int], size: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)
def aten〇_reshape_alias〡shape(self: List[int], size: List[int], stride: List[int]) -> List[int]:
    return size

def aten〇_reshape_alias〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], stride: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
def aten〇reshape_as〡shape(self: List[int], other: List[int]) -> List[int]:
    return infer_sizes(other, element_count(self))

def aten〇reshape_as〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
def aten〇flatten〇using_ints〡shape(self: List[int], start_dim: int, end_dim: int) -> List[int]:
    return flatten_sizes(self, start_dim, end_dim)

def aten〇flatten〇using_ints〡dtype(self_rank_dtype: Tuple[int, int], start_dim: int, end_dim: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# prims::collapse(Tensor a, int start, int end) -> Tensor
def prims〇collapse〡shape(a: List[int], start: int, end: int) -> List[int]:
    assert start <= end, f"Attempting to collapse but end, {end}, is less than start, {start}!"
    return flatten_sizes(a, start, end)

def prims〇collapse〡dtype(a_rank_dtype: Tuple[int, int], start: int, end: int) -> int:
    _, a_dtype = a_rank_dtype
    return a_dtype

# aten::unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
def aten〇unflatten〇int〡shape(self: List[int], dim: int, sizes: List[int]) -> List[int]:
    at = wrap_dim(dim, len(self))
    assert len(sizes) > 0, "unflatten: sizes must be non-empty"
    return self[:at] + infer_sizes(sizes, self[at]) + self[at + 1:]

def aten〇unflatten〇int〡dtype(self_rank_dtype: Tuple[int, int], dim: int, sizes: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# prims::split_dim(Tensor(a) a, int dim, SymInt outer_length) -> Tensor(a)
def prims〇split_dim〡shape(a: List[int], dim: int, outer_length: int) -> List[int]:
    assert dim >= 0 and dim < len(a), f"split_dim: no dimension {dim}"
    inner = divided(a[dim], outer_length, "Attempting to split dimension")
    return a[:dim] + [outer_length, inner] + a[dim + 1:]

def prims〇split_dim〡dtype(a_rank_dtype: Tuple[int, int], dim: int, outer_length: int) -> int:
    _, a_dtype = a_rank_dtype
    return a_dtype

# aten::squeeze(Tensor(a) self) -> Tensor(a)
def aten〇squeeze〡shape(self: List[int]) -> List[int]:
    out: List[int] = []
    for size in self:
        if size != 1:
            out.append(size)
    return out

def aten〇squeeze〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
def aten〇squeeze〇dim〡shape(self: List[int], dim: int) -> List[int]:
    return squeeze_dims(self, [dim])

def aten〇squeeze〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
def aten〇squeeze〇dims〡shape(self: List[int], dim: List[int]) -> List[int]:
    return squeeze_dims(self, dim)

def aten〇squeeze〇dims〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# prims::squeeze(Tensor(a) a, int[] dimensions) -> Tensor(a)
def prims〇squeeze〡shape(a: List[int], dimensions: List[int]) -> List[int]:
    return squeeze_dims(a, dimensions)

def prims〇squeeze〡dtype(a_rank_dtype: Tuple[int, int], dimensions: List[int]) -> int:
    _, a_dtype = a_rank_dtype
    return a_dtype

# aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
def aten〇unsqueeze〡shape(self: List[int], dim: int) -> List[int]:
    return with_dim(self, dim, 1)

def aten〇unsqueeze〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)
def aten〇permute〡shape(self: List[int], dims: List[int]) -> List[int]:
    return permute_sizes(self, dims)

def aten〇permute〡dtype(self_rank_dtype: Tuple[int, int], dims: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
def aten〇transpose〇int〡shape(self: List[int], dim0: int, dim1: int) -> List[int]:
    return swap_dims(self, dim0, dim1)

def aten〇transpose〇int〡dtype(self_rank_dtype: Tuple[int, int], dim0: int, dim1: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::t(Tensor(a) self) -> Tensor(a)
def aten〇t〡shape(self: List[int]) -> List[int]:
    assert len(self) <= 2, f"t() expects a tensor with <= 2 dimensions, but self is {len(self)}D"
    return swap_dims(self, 0, 1) if len(self) == 2 else self

def aten〇t〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::numpy_T(Tensor(a) self) -> Tensor(a)
def aten〇numpy_T〡shape(self: List[int]) -> List[int]:
    return [self[len(self) - 1 - i] for i in range(len(self))]

def aten〇numpy_T〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
def aten〇movedim〇int〡shape(self: List[int], source: int, destination: int) -> List[int]:
    rank = len(self)
    start = wrap_dim(source, rank)
    end = wrap_dim(destination, rank)
    out = without_dim(self, start)
    if rank > 0:
        out.insert(end, self[start])
    return out

def aten〇movedim〇int〡dtype(self_rank_dtype: Tuple[int, int], source: int, destination: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
def aten〇expand〡shape(self: List[int], size: List[int], implicit: bool) -> List[int]:
    return expand_sizes(self, size)

def aten〇expand〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], implicit: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
def aten〇broadcast_to〡shape(self: List[int], size: List[int]) -> List[int]:
    return expand_sizes(self, size)

def aten〇broadcast_to〡dtype(self_rank_dtype: Tuple[int, int], size: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
def aten〇expand_as〡shape(self: List[int], other: List[int]) -> List[int]:
    return expand_sizes(self, other)

def aten〇expand_as〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
def aten〇slice〇Tensor〡shape(self: List[int], dim: int, start: Optional[int], end: Optional[int], step: int) -> List[int]:
    return slice_sizes(self, dim, start, end, step)

def aten〇slice〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], dim: int, start: Optional[int], end: Optional[int], step: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
def aten〇select〇int〡shape(self: List[int], dim: int, index: int) -> List[int]:
    return select_sizes(self, dim, index)

def aten〇select〇int〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
def aten〇narrow〡shape(self: List[int], dim: int, start: int, length: int) -> List[int]:
    at = wrap_dim(dim, len(self))
    size = self[at]
    assert length >= 0, "narrow(): length must be non-negative."
    assert start >= -size and start <= size, f"start out of range (expected to be in range of [{-size}, {size}], but got {start})"
    from_start = start + size if start < 0 else start
    assert from_start + length <= size, f"start ({start}) + length ({length}) exceeds dimension size ({size})."
    return with_size(self, at, length)

def aten〇narrow〡dtype(self_rank_dtype: Tuple[int, int], dim: int, start: int, length: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
def aten〇narrow〇Tensor〡shape(self: List[int], dim: int, start: List[int], length: int) -> List[int]:
    at = wrap_dim(dim, len(self))
    return with_size(self, at, length)

def aten〇narrow〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], dim: int, start_rank_dtype: Tuple[int, int], length: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
def aten〇as_strided〡shape(self: List[int], size: List[int], stride: List[int], storage_offset: Optional[int]) -> List[int]:
    assert len(size) == len(stride), "mismatch in length of strides and shape"
    return size

def aten〇as_strided〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], stride: List[int], storage_offset: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
def aten〇diagonal〡shape(self: List[int], offset: int, dim1: int, dim2: int) -> List[int]:
    first = wrap_dim(dim1, len(self))
    second = wrap_dim(dim2, len(self))
    assert first != second, f"diagonal dimensions cannot be identical {dim1}, {dim2}"
    length = min(self[first], self[second] - offset) if offset >= 0 else min(self[first] + offset, self[second])
    out: List[int] = []
    for i in range(len(self)):
        if i != first and i != second:
            out.append(self[i])
    out.append(max(length, 0))
    return out

def aten〇diagonal〡dtype(self_rank_dtype: Tuple[int, int], offset: int, dim1: int, dim2: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::diag(Tensor self, int diagonal=0) -> Tensor
def aten〇diag〡shape(self: List[int], diagonal: int) -> List[int]:
    assert len(self) == 1 or len(self) == 2, "diag(): Supports 1D or 2D tensors."
    if len(self) == 1:
        side = self[0] + max(diagonal, -diagonal)
        return [side, side]
    length = min(self[0], self[1] - diagonal) if diagonal >= 0 else min(self[0] + diagonal, self[1])
    return [max(length, 0)]

def aten〇diag〡dtype(self_rank_dtype: Tuple[int, int], diagonal: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
def aten〇diag_embed〡shape(self: List[int], offset: int, dim1: int, dim2: int) -> List[int]:
    rank = len(self) + 1
    first = wrap_dim(dim1, rank)
    second = wrap_dim(dim2, rank)
    assert first != second, f"diagonal dimensions cannot be identical {dim1}, {dim2}"
    side = self[len(self) - 1] + max(offset, -offset)
    out: List[int] = []
    for i in range(rank):
        before = (1 if first < i else 0) + (1 if second < i else 0)
        out.append(side if i == first or i == second else self[i - before])
    return out

def aten〇diag_embed〡dtype(self_rank_dtype: Tuple[int, int], offset: int, dim1: int, dim2: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
def aten〇unfold〡shape(self: List[int], dimension: int, size: int, step: int) -> List[int]:
    if len(self) == 0:
        assert size <= 1, f"maximum size for tensor at dimension 0 is 1 but size is {size}"
        return [size]
    at = wrap_dim(dimension, len(self))
    assert size <= self[at], f"maximum size for tensor at dimension {at} is {self[at]} but size is {size}"
    assert step > 0, f"step is {step} but must be > 0"
    return with_size(self, at, (self[at] - size) // step + 1) + [size]

def aten〇unfold〡dtype(self_rank_dtype: Tuple[int, int], dimension: int, size: int, step: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::repeat(Tensor self, SymInt[] repeats) -> Tensor
def aten〇repeat〡shape(self: List[int], repeats: List[int]) -> List[int]:
    return repeat_sizes(self, repeats)

def aten〇repeat〡dtype(self_rank_dtype: Tuple[int, int], repeats: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::tile(Tensor self, SymInt[] dims) -> Tensor
def aten〇tile〡shape(self: List[int], dims: List[int]) -> List[int]:
    short = max(len(self) - len(dims), 0)
    return repeat_sizes(self, [1] * short + dims)

def aten〇tile〡dtype(self_rank_dtype: Tuple[int, int], dims: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor
def aten〇repeat_interleave〇self_int〡shape(self: List[int], repeats: int, dim: Optional[int], output_size: Optional[int]) -> List[int]:
    assert repeats >= 0, "Repeats must be non-negative"
    if dim is None:
        return [element_count(self) * repeats]
    at = wrap_dim(dim, len(self))
    return with_size(self, at, self[at] * repeats)

def aten〇repeat_interleave〇self_int〡dtype(self_rank_dtype: Tuple[int, int], repeats: int, dim: Optional[int], output_size: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor
def aten〇repeat_interleave〇Tensor〡shape(repeats: List[int], output_size: Optional[int]) -> List[int]:
    if output_size is None:
        return [data_dependent_size()]
    return [output_size]

def aten〇repeat_interleave〇Tensor〡dtype(repeats_rank_dtype: Tuple[int, int], output_size: Optional[int]) -> int:
    _, repeats_dtype = repeats_rank_dtype
    return repeats_dtype

# aten::flip(Tensor self, int[] dims) -> Tensor
def aten〇flip〡shape(self: List[int], dims: List[int]) -> List[int]:
    check_dims(self, dims)
    return self

def aten〇flip〡dtype(self_rank_dtype: Tuple[int, int], dims: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::fliplr(Tensor self) -> Tensor
def aten〇fliplr〡shape(self: List[int]) -> List[int]:
    assert len(self) >= 2, "Input must be >= 2-d."
    return self

def aten〇fliplr〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::flipud(Tensor self) -> Tensor
def aten〇flipud〡shape(self: List[int]) -> List[int]:
    assert len(self) >= 1, "Input must be >= 1-d."
    return self

def aten〇flipud〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
def aten〇roll〡shape(self: List[int], shifts: List[int], dims: List[int]) -> List[int]:
    assert len(shifts) > 0, "`shifts` required"
    return self

def aten〇roll〡dtype(self_rank_dtype: Tuple[int, int], shifts: List[int], dims: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor
def aten〇rot90〡shape(self: List[int], k: int, dims: List[int]) -> List[int]:
    assert len(dims) == 2, f"expected total rotation dims == 2, but got dims = {len(dims)}"
    return swap_dims(self, dims[0], dims[1]) if k % 2 == 1 else self

def aten〇rot90〡dtype(self_rank_dtype: Tuple[int, int], k: int, dims: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::cat(Tensor[] tensors, int dim=0) -> Tensor
def aten〇cat〡shape(tensors: List[List[int]], dim: int) -> List[int]:
    return cat_sizes(tensors, dim)

def aten〇cat〡dtype(tensors_rank_dtype: List[Tuple[int, int]], dim: int) -> int:
    return promote_list(tensors_rank_dtype)

# aten::stack(Tensor[] tensors, int dim=0) -> Tensor
def aten〇stack〡shape(tensors: List[List[int]], dim: int) -> List[int]:
    assert len(tensors) > 0, "stack expects a non-empty TensorList"
    model = tensors[0]
    for tensor in tensors:
        assert len(tensor) == len(model), "stack expects each tensor to be equal size"
        for i in range(len(model)):
            assert tensor[i] == model[i], f"stack expects each tensor to be equal size, but got {model} and {tensor}"
    return with_dim(model, dim, len(tensors))

def aten〇stack〡dtype(tensors_rank_dtype: List[Tuple[int, int]], dim: int) -> int:
    return promote_list(tensors_rank_dtype)

# aten::hstack(Tensor[] tensors) -> Tensor
def aten〇hstack〡shape(tensors: List[List[int]]) -> List[int]:
    assert len(tensors) > 0, "hstack expects a non-empty TensorList"
    grown = [at_least_1d(tensor) for tensor in tensors]
    return cat_sizes(grown, 0 if len(grown[0]) == 1 else 1)

def aten〇hstack〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    return promote_list(tensors_rank_dtype)

# aten::column_stack(Tensor[] tensors) -> Tensor
def aten〇column_stack〡shape(tensors: List[List[int]]) -> List[int]:
    assert len(tensors) > 0, "column_stack expects a non-empty TensorList"
    columns = [as_column(tensor) for tensor in tensors]
    return cat_sizes(columns, 1)

def aten〇column_stack〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    return promote_list(tensors_rank_dtype)

# aten::broadcast_tensors(Tensor[] tensors) -> Tensor[]
def aten〇broadcast_tensors〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    return promote_list(tensors_rank_dtype)

# aten::atleast_1d(Tensor self) -> Tensor
def aten〇atleast_1d〡shape(self: List[int]) -> List[int]:
    return at_least_1d(self)

def aten〇atleast_1d〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::atleast_2d(Tensor self) -> Tensor
def aten〇atleast_2d〡shape(self: List[int]) -> List[int]:
    return at_least_2d(self)

def aten〇atleast_2d〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
def aten〇constant_pad_nd〡shape(self: List[int], pad: List[int], value: float) -> List[int]:
    return pad_sizes(self, pad)

def aten〇constant_pad_nd〡dtype(self_rank_dtype: Tuple[int, int], pad: List[int], value: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor
def aten〇pad〡shape(self: List[int], pad: List[int], mode: str, value: Optional[float]) -> List[int]:
    return pad_sizes(self, pad)

def aten〇pad〡dtype(self_rank_dtype: Tuple[int, int], pad: List[int], mode: str, value: Optional[float]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor
def aten〇reflection_pad1d〡shape(self: List[int], padding: List[int]) -> List[int]:
    return spatial_pad_sizes(self, padding, 1, 1)

def aten〇reflection_pad1d〡dtype(self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor
def aten〇reflection_pad2d〡shape(self: List[int], padding: List[int]) -> List[int]:
    return spatial_pad_sizes(self, padding, 2, 1)

def aten〇reflection_pad2d〡dtype(self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor
def aten〇reflection_pad3d〡shape(self: List[int], padding: List[int]) -> List[int]:
    return spatial_pad_sizes(self, padding, 3, 1)

def aten〇reflection_pad3d〡dtype(self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor
def aten〇replication_pad1d〡shape(self: List[int], padding: List[int]) -> List[int]:
    return spatial_pad_sizes(self, padding, 1, 0)

def aten〇replication_pad1d〡dtype(self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor
def aten〇replication_pad2d〡shape(self: List[int], padding: List[int]) -> List[int]:
    return spatial_pad_sizes(self, padding, 2, 0)

def aten〇replication_pad2d〡dtype(self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor
def aten〇replication_pad3d〡shape(self: List[int], padding: List[int]) -> List[int]:
    return spatial_pad_sizes(self, padding, 3, 0)

def aten〇replication_pad3d〡dtype(self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::pixel_shuffle(Tensor self, int upscale_factor) -> Tensor
def aten〇pixel_shuffle〡shape(self: List[int], upscale_factor: int) -> List[int]:
    assert len(self) >= 3, f"pixel_shuffle expects input to have at least 3 dimensions, but got input with {len(self)} dimension(s)"
    channels = divided(self[-3], upscale_factor * upscale_factor, "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of upscale_factor")
    return self[:-3] + [channels, self[-2] * upscale_factor, self[-1] * upscale_factor]

def aten〇pixel_shuffle〡dtype(self_rank_dtype: Tuple[int, int], upscale_factor: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor
def aten〇pixel_unshuffle〡shape(self: List[int], downscale_factor: int) -> List[int]:
    assert len(self) >= 3, f"pixel_unshuffle expects input to have at least 3 dimensions, but got input with {len(self)} dimension(s)"
    height = divided(self[-2], downscale_factor, "pixel_unshuffle expects height to be divisible by downscale_factor")
    width = divided(self[-1], downscale_factor, "pixel_unshuffle expects width to be divisible by downscale_factor")
    return self[:-3] + [self[-3] * downscale_factor * downscale_factor, height, width]

def aten〇pixel_unshuffle〡dtype(self_rank_dtype: Tuple[int, int], downscale_factor: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::channel_shuffle(Tensor self, SymInt groups) -> Tensor
def aten〇channel_shuffle〡shape(self: List[int], groups: int) -> List[int]:
    assert len(self) > 2, f"channel_shuffle expects input with > 2 dims, but got input with sizes {self}"
    divided(self[1], groups, "Number of channels must be divisible by groups")
    return self

def aten〇channel_shuffle〡dtype(self_rank_dtype: Tuple[int, int], groups: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
def aten〇col2im〡shape(self: List[int], output_size: List[int], kernel_size: List[int], dilation: List[int], padding: List[int], stride: List[int]) -> List[int]:
    assert len(self) == 2 or len(self) == 3, f"Expected 2D or 3D (batch mode) tensor for input, but got {self}"
    channels = self[-2] // (kernel_size[0] * kernel_size[1])
    return self[:-2] + [channels, output_size[0], output_size[1]]

def aten〇col2im〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], kernel_size: List[int], dilation: List[int], padding: List[int], stride: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::tril(Tensor self, SymInt diagonal=0) -> Tensor
def aten〇tril〡shape(self: List[int], diagonal: int) -> List[int]:
    assert len(self) >= 2, "tril/triu: input tensor must have at least 2 dimensions"
    return self

def aten〇tril〡dtype(self_rank_dtype: Tuple[int, int], diagonal: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::triu(Tensor self, SymInt diagonal=0) -> Tensor
def aten〇triu〡shape(self: List[int], diagonal: int) -> List[int]:
    assert len(self) >= 2, "tril/triu: input tensor must have at least 2 dimensions"
    return self

def aten〇triu〡dtype(self_rank_dtype: Tuple[int, int], diagonal: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::glu(Tensor self, int dim=-1) -> Tensor
def aten〇glu〡shape(self: List[int], dim: int) -> List[int]:
    assert len(self) > 0, "glu does not support 0-dimensional tensors"
    at = wrap_dim(dim, len(self))
    return with_size(self, at, divided(self[at], 2, "Halving dimension must be even"))

def aten〇glu〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
def aten〇slice_scatter〡shape(self: List[int], src: List[int], dim: int, start: Optional[int], end: Optional[int], step: int) -> List[int]:
    return self

def aten〇slice_scatter〡dtype(self_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], dim: int, start: Optional[int], end: Optional[int], step: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
def aten〇select_scatter〡shape(self: List[int], src: List[int], dim: int, index: int) -> List[int]:
    return self

def aten〇select_scatter〡dtype(self_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], dim: int, index: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
def aten〇resize_〡shape(self: List[int], size: List[int], memory_format: Optional[int]) -> List[int]:
    return size

def aten〇resize_〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], memory_format: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype


def at_least_1d(self: List[int]) -> List[int]:
    if len(self) == 0:
        return [1]
    return self


def as_column(self: List[int]) -> List[int]:
    if len(self) == 0:
        return [1, 1]
    if len(self) == 1:
        return [self[0], 1]
    return self

# Copies in place of views.

# aten::view_copy(Tensor self, SymInt[] size) -> Tensor
def aten〇view_copy〡shape(self: List[int], size: List[int]) -> List[int]:
    return infer_sizes(size, element_count(self))

def aten〇view_copy〡dtype(self_rank_dtype: Tuple[int, int], size: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor
def aten〇_reshape_alias_copy〡shape(self: List[int], size: List[int], stride: List[int]) -> List[int]:
    return size

def aten〇_reshape_alias_copy〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], stride: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::t_copy(Tensor self) -> Tensor
def aten〇t_copy〡shape(self: List[int]) -> List[int]:
    assert len(self) <= 2, f"t() expects a tensor with <= 2 dimensions, but self is {len(self)}D"
    return swap_dims(self, 0, 1) if len(self) == 2 else self

def aten〇t_copy〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor
def aten〇transpose_copy〇int〡shape(self: List[int], dim0: int, dim1: int) -> List[int]:
    return swap_dims(self, dim0, dim1)

def aten〇transpose_copy〇int〡dtype(self_rank_dtype: Tuple[int, int], dim0: int, dim1: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::permute_copy(Tensor self, int[] dims) -> Tensor
def aten〇permute_copy〡shape(self: List[int], dims: List[int]) -> List[int]:
    return permute_sizes(self, dims)

def aten〇permute_copy〡dtype(self_rank_dtype: Tuple[int, int], dims: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::unsqueeze_copy(Tensor self, int dim) -> Tensor
def aten〇unsqueeze_copy〡shape(self: List[int], dim: int) -> List[int]:
    return with_dim(self, dim, 1)

def aten〇unsqueeze_copy〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::squeeze_copy.dim(Tensor self, int dim) -> Tensor
def aten〇squeeze_copy〇dim〡shape(self: List[int], dim: int) -> List[int]:
    return squeeze_dims(self, [dim])

def aten〇squeeze_copy〇dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::squeeze_copy.dims(Tensor self, int[] dim) -> Tensor
def aten〇squeeze_copy〇dims〡shape(self: List[int], dim: List[int]) -> List[int]:
    return squeeze_dims(self, dim)

def aten〇squeeze_copy〇dims〡dtype(self_rank_dtype: Tuple[int, int], dim: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::select_copy.int(Tensor self, int dim, SymInt index) -> Tensor
def aten〇select_copy〇int〡shape(self: List[int], dim: int, index: int) -> List[int]:
    return select_sizes(self, dim, index)

def aten〇select_copy〇int〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
def aten〇slice_copy〇Tensor〡shape(self: List[int], dim: int, start: Optional[int], end: Optional[int], step: int) -> List[int]:
    return slice_sizes(self, dim, start, end, step)

def aten〇slice_copy〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], dim: int, start: Optional[int], end: Optional[int], step: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor
def aten〇expand_copy〡shape(self: List[int], size: List[int], implicit: bool) -> List[int]:
    return expand_sizes(self, size)

def aten〇expand_copy〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], implicit: bool) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
def aten〇as_strided_copy〡shape(self: List[int], size: List[int], stride: List[int], storage_offset: Optional[int]) -> List[int]:
    assert len(size) == len(stride), "mismatch in length of strides and shape"
    return size

def aten〇as_strided_copy〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], stride: List[int], storage_offset: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
def aten〇as_strided_scatter〡shape(self: List[int], src: List[int], size: List[int], stride: List[int], storage_offset: Optional[int]) -> List[int]:
    return self

def aten〇as_strided_scatter〡dtype(self_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], size: List[int], stride: List[int], storage_offset: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
def aten〇diagonal_scatter〡shape(self: List[int], src: List[int], offset: int, dim1: int, dim2: int) -> List[int]:
    return self

def aten〇diagonal_scatter〡dtype(self_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], offset: int, dim1: int, dim2: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor
def aten〇narrow_copy〡shape(self: List[int], dim: int, start: int, length: int) -> List[int]:
    return with_size(self, wrap_dim(dim, len(self)), length)

def aten〇narrow_copy〡dtype(self_rank_dtype: Tuple[int, int], dim: int, start: int, length: int) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
def aten〇resize〡shape(self: List[int], size: List[int], memory_format: Optional[int]) -> List[int]:
    return size

def aten〇resize〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], memory_format: Optional[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
def aten〇im2col〡shape(self: List[int], kernel_size: List[int], dilation: List[int], padding: List[int], stride: List[int]) -> List[int]:
    assert len(self) == 3 or len(self) == 4, f"im2col: Expected 3D or 4D (batch mode) tensor, but got {self}"
    rows = window_count(self[-2], kernel_size[0], stride[0], padding[0], dilation[0])
    columns = window_count(self[-1], kernel_size[1], stride[1], padding[1], dilation[1])
    out = self[:-3]
    out.append(self[-3] * kernel_size[0] * kernel_size[1])
    out.append(rows * columns)
    return out

def aten〇im2col〡dtype(self_rank_dtype: Tuple[int, int], kernel_size: List[int], dilation: List[int], padding: List[int], stride: List[int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::take(Tensor self, Tensor index) -> Tensor
def aten〇take〡shape(self: List[int], index: List[int]) -> List[int]:
    return index

def aten〇take〡dtype(self_rank_dtype: Tuple[int, int], index_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
def aten〇index_add〡shape(self: List[int], dim: int, index: List[int], source: List[int], alpha: float) -> List[int]:
    return self

def aten〇index_add〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], source_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
def aten〇index_copy〡shape(self: List[int], dim: int, index: List[int], source: List[int]) -> List[int]:
    return self

def aten〇index_copy〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], source_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
def aten〇index_fill〇int_Scalar〡shape(self: List[int], dim: int, index: List[int], value: float) -> List[int]:
    return self

def aten〇index_fill〇int_Scalar〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], value: Union[int, float, complex]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
def aten〇index_fill〇int_Tensor〡shape(self: List[int], dim: int, index: List[int], value: List[int]) -> List[int]:
    return self

def aten〇index_fill〇int_Tensor〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], value_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
def aten〇scatter〇reduce〡shape(self: List[int], dim: int, index: List[int], src: List[int], reduce: str) -> List[int]:
    return self

def aten〇scatter〇reduce〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], src_rank_dtype: Tuple[int, int], reduce: str) -> int:
    check_index(index_rank_dtype, "index")
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
def aten〇scatter〇value_reduce〡shape(self: List[int], dim: int, index: List[int], value: float, reduce: str) -> List[int]:
    return self

def aten〇scatter〇value_reduce〡dtype(self_rank_dtype: Tuple[int, int], dim: int, index_rank_dtype: Tuple[int, int], value: Union[int, float, complex], reduce: str) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::atleast_3d(Tensor self) -> Tensor
def aten〇atleast_3d〡shape(self: List[int]) -> List[int]:
    if len(self) == 0:
        return [1, 1, 1]
    if len(self) == 1:
        return [1, self[0], 1]
    if len(self) == 2:
        return [self[0], self[1], 1]
    return self

def aten〇atleast_3d〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::vstack(Tensor[] tensors) -> Tensor
def aten〇vstack〡shape(tensors: List[List[int]]) -> List[int]:
    assert len(tensors) > 0, "vstack expects a non-empty TensorList"
    rows = [at_least_2d(tensor) for tensor in tensors]
    return cat_sizes(rows, 0)

def aten〇vstack〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    return promote_list(tensors_rank_dtype)


def at_least_2d(self: List[int]) -> List[int]:
    if len(self) == 0:
        return [1, 1]
    if len(self) == 1:
        return [1, self[0]]
    return self
