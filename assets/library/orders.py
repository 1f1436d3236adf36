"""The same elements in another order: dimensions exchanged, mirrored, turned, shuffled."""
from typing import Any, List, Optional, Tuple, Union

import torch


def permute_sizes(self: List[int], dims: List[int]) -> List[int]:
    """Each dimension of the result is one of the given ones, all of which are named once."""
    assert len(dims) == len(self), f"expected an order of {len(self)} dimensions, but got {dims}"
    out: List[int] = []
    for at in check_dims(self, dims):
        out.append(self[at])
    return out


def move_dims(self: List[int], source: List[int], destination: List[int]) -> List[int]:
    """Some dimensions go to the places named; the others fill what is left, in their order."""
    assert len(source) == len(destination), f"expected as many sources as destinations, but got {source} and {destination}"
    origins = check_dims(self, source)
    places = check_dims(self, destination)
    rest: List[int] = []
    for i in range(len(self)):
        if i not in origins:
            rest.append(self[i])
    out: List[int] = []
    for i in range(len(self)):
        size = 0
        passed = 0
        for k in range(len(places)):
            size = self[origins[k]] if places[k] == i else size
            passed = passed + 1 if places[k] < i else passed
        out.append(size if i in places else rest[i - passed])
    return out


# Dimensions exchanged ------------------------------------------------------------------------------

# aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)
def aten〇permute〡shape(self: List[int], dims: List[int]) -> List[int]:
    """The dimensions in the order named."""
    return permute_sizes(self, dims)

def aten〇permute〡dtype(self_rank_dtype: Tuple[int, int], dims: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::permute_copy(Tensor self, int[] dims) -> Tensor
def aten〇permute_copy〡shape(self: List[int], dims: List[int]) -> List[int]:
    """The dimensions in the order named."""
    return permute_sizes(self, dims)

def aten〇permute_copy〡dtype(self_rank_dtype: Tuple[int, int], dims: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
def aten〇transpose〇int〡shape(self: List[int], dim0: int, dim1: int) -> List[int]:
    """Two dimensions change places."""
    return swap_dims(self, dim0, dim1)

def aten〇transpose〇int〡dtype(self_rank_dtype: Tuple[int, int], dim0: int, dim1: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor
def aten〇transpose_copy〇int〡shape(self: List[int], dim0: int, dim1: int) -> List[int]:
    """Two dimensions change places."""
    return swap_dims(self, dim0, dim1)

def aten〇transpose_copy〇int〡dtype(self_rank_dtype: Tuple[int, int], dim0: int, dim1: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)
def aten〇swapaxes〡shape(self: List[int], axis0: int, axis1: int) -> List[int]:
    """Two dimensions change places."""
    return swap_dims(self, axis0, axis1)

def aten〇swapaxes〡dtype(self_rank_dtype: Tuple[int, int], axis0: int, axis1: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
def aten〇swapdims〡shape(self: List[int], dim0: int, dim1: int) -> List[int]:
    """Two dimensions change places."""
    return swap_dims(self, dim0, dim1)

def aten〇swapdims〡dtype(self_rank_dtype: Tuple[int, int], dim0: int, dim1: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::t(Tensor(a) self) -> Tensor(a)
def aten〇t〡shape(self: List[int]) -> List[int]:
    """A matrix is transposed; vectors and numbers stay."""
    assert len(self) <= 2, f"expected at most 2 dimensions, but got sizes {self}"
    return swap_dims(self, 0, 1) if len(self) == 2 else self

def aten〇t〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::t_copy(Tensor self) -> Tensor
def aten〇t_copy〡shape(self: List[int]) -> List[int]:
    """A matrix is transposed; vectors and numbers stay."""
    assert len(self) <= 2, f"expected at most 2 dimensions, but got sizes {self}"
    return swap_dims(self, 0, 1) if len(self) == 2 else self

def aten〇t_copy〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::numpy_T(Tensor(a) self) -> Tensor(a)
def aten〇numpy_T〡shape(self: List[int]) -> List[int]:
    """All dimensions in reverse."""
    return [self[len(self) - 1 - i] for i in range(len(self))]

def aten〇numpy_T〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::mT(Tensor(a) self) -> Tensor(a)
def aten〇mT〡shape(self: List[int]) -> List[int]:
    """The last two dimensions change places; a number stays."""
    assert len(self) != 1, f"expected matrices, but got sizes {self}"
    return swap_dims(self, -2, -1) if len(self) > 0 else self

def aten〇mT〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::mH(Tensor(a) self) -> Tensor(a)
def aten〇mH〡shape(self: List[int]) -> List[int]:
    """The last two dimensions change places; a number stays."""
    assert len(self) != 1, f"expected matrices, but got sizes {self}"
    return swap_dims(self, -2, -1) if len(self) > 0 else self

def aten〇mH〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::adjoint(Tensor(a) self) -> Tensor(a)
def aten〇adjoint〡shape(self: List[int]) -> List[int]:
    """The last two dimensions change places; a number stays."""
    assert len(self) != 1, f"expected matrices, but got sizes {self}"
    return swap_dims(self, -2, -1) if len(self) > 0 else self

def aten〇adjoint〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
def aten〇movedim〇int〡shape(self: List[int], source: int, destination: int) -> List[int]:
    """One dimension goes to another place; the others keep their order."""
    rank = len(self)
    start = wrap_dim(source, rank)
    end = wrap_dim(destination, rank)
    out = without_dim(self, start)
    if rank > 0:
        out.insert(end, self[start])
    return out

def aten〇movedim〇int〡dtype(self_rank_dtype: Tuple[int, int], source: int, destination: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
def aten〇movedim〇intlist〡shape(self: List[int], source: List[int], destination: List[int]) -> List[int]:
    """Dimensions go to other places; the others keep their order."""
    return move_dims(self, source, destination)

def aten〇movedim〇intlist〡dtype(self_rank_dtype: Tuple[int, int], source: List[int], destination: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)
def aten〇moveaxis〇int〡shape(self: List[int], source: int, destination: int) -> List[int]:
    """One dimension goes to another place; the others keep their order."""
    return move_dims(self, [source], [destination])

def aten〇moveaxis〇int〡dtype(self_rank_dtype: Tuple[int, int], source: int, destination: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
def aten〇moveaxis〇intlist〡shape(self: List[int], source: List[int], destination: List[int]) -> List[int]:
    """Dimensions go to other places; the others keep their order."""
    return move_dims(self, source, destination)

def aten〇moveaxis〇intlist〡dtype(self_rank_dtype: Tuple[int, int], source: List[int], destination: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype


# Dimensions mirrored and turned --------------------------------------------------------------------

# aten::flip(Tensor self, int[] dims) -> Tensor
def aten〇flip〡shape(self: List[int], dims: List[int]) -> List[int]:
    """The sizes stay; no dimension is mirrored twice."""
    check_dims(self, dims)
    return self

def aten〇flip〡dtype(self_rank_dtype: Tuple[int, int], dims: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::fliplr(Tensor self) -> Tensor
def aten〇fliplr〡shape(self: List[int]) -> List[int]:
    """The sizes stay; the second dimension is mirrored."""
    assert len(self) >= 2, f"expected at least 2 dimensions, but got sizes {self}"
    return self

def aten〇fliplr〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::flipud(Tensor self) -> Tensor
def aten〇flipud〡shape(self: List[int]) -> List[int]:
    """The sizes stay; the first dimension is mirrored."""
    assert len(self) >= 1, "expected at least 1 dimension, but got none"
    return self

def aten〇flipud〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
def aten〇roll〡shape(self: List[int], shifts: List[int], dims: List[int]) -> List[int]:
    """The sizes stay; a shift belongs to each dimension, or one to all elements in a row."""
    assert len(shifts) == max(len(dims), 1), f"expected a shift for each dimension, but got {shifts} for {dims}"
    if element_count(self) > 0:
        for dim in dims:
            assert len(self) > 0, "a tensor without dimensions has none to roll"
            wrap_dim(dim, len(self))
    return self

def aten〇roll〡dtype(self_rank_dtype: Tuple[int, int], shifts: List[int], dims: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor
def aten〇rot90〡shape(self: List[int], k: int, dims: List[int]) -> List[int]:
    """A quarter turn exchanges the two dimensions of the plane that is turned."""
    assert len(dims) == 2, f"expected the 2 dimensions of a plane, but got {dims}"
    assert len(self) >= 2, f"expected at least 2 dimensions, but got sizes {self}"
    check_dims(self, dims)
    return swap_dims(self, dims[0], dims[1]) if k % 2 == 1 else self

def aten〇rot90〡dtype(self_rank_dtype: Tuple[int, int], k: int, dims: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype


# Channels and pixels -------------------------------------------------------------------------------

# aten::pixel_shuffle(Tensor self, int upscale_factor) -> Tensor
def aten〇pixel_shuffle〡shape(self: List[int], upscale_factor: int) -> List[int]:
    """A square of channels becomes a square of pixels."""
    assert len(self) >= 3, f"expected at least 3 dimensions, but got sizes {self}"
    assert upscale_factor > 0, f"expected a factor above 0, but got {upscale_factor}"
    channels = divided(self[-3], upscale_factor * upscale_factor, "the channels")
    return self[:-3] + [channels, self[-2] * upscale_factor, self[-1] * upscale_factor]

def aten〇pixel_shuffle〡dtype(self_rank_dtype: Tuple[int, int], upscale_factor: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor
def aten〇pixel_unshuffle〡shape(self: List[int], downscale_factor: int) -> List[int]:
    """A square of pixels becomes a square of channels."""
    assert len(self) >= 3, f"expected at least 3 dimensions, but got sizes {self}"
    height = divided(self[-2], downscale_factor, "the height")
    width = divided(self[-1], downscale_factor, "the width")
    return self[:-3] + [self[-3] * downscale_factor * downscale_factor, height, width]

def aten〇pixel_unshuffle〡dtype(self_rank_dtype: Tuple[int, int], downscale_factor: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::channel_shuffle(Tensor self, SymInt groups) -> Tensor
def aten〇channel_shuffle〡shape(self: List[int], groups: int) -> List[int]:
    """The sizes stay; the channels come in groups of equal size."""
    assert len(self) > 2, f"expected more than 2 dimensions, but got sizes {self}"
    divided(self[1], groups, "the channels")
    return self

def aten〇channel_shuffle〡dtype(self_rank_dtype: Tuple[int, int], groups: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype
