"""What the elements' values decide: where they are, how often they come, to what they belong."""
from typing import Any, List, Optional, Tuple, Union

import torch


# aten::masked_select(Tensor self, Tensor mask) -> Tensor
def aten〇masked_select〡shape(self: List[int], mask: List[int]) -> List[int]:
    """A vector of what the mask leaves; the mask broadcasts."""
    broadcast(self, mask)
    return [data_dependent_size()]

def aten〇masked_select〡dtype(self_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int]) -> int:
    """The type stays; a mask is of bools."""
    _, self_dtype = self_rank_dtype
    _, mask_dtype = mask_rank_dtype
    assert mask_dtype == torch.bool, f"expected a mask of bools, but got type {mask_dtype}"
    return self_dtype

# aten::nonzero(Tensor self) -> Tensor
def aten〇nonzero〡shape(self: List[int]) -> List[int]:
    """A row for each element that is not zero, with a position for each dimension."""
    return [data_dependent_size(), len(self)]

def aten〇nonzero〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Positions are int64."""
    return torch.int64

# aten::argwhere(Tensor self) -> Tensor
def aten〇argwhere〡shape(self: List[int]) -> List[int]:
    """A row for each element that is not zero, with a position for each dimension."""
    return [data_dependent_size(), len(self)]

def aten〇argwhere〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Positions are int64."""
    return torch.int64

# aten::nonzero_numpy(Tensor self) -> Tensor[]
def aten〇nonzero_numpy〡shape(self: List[int]) -> List[List[int]]:
    """A vector of positions for each dimension; a number counts as a vector."""
    count = data_dependent_size()
    return [[count] for i in range(max(len(self), 1))]

def aten〇nonzero_numpy〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """Positions are int64."""
    return torch.int64

# aten::nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor
def aten〇nonzero_static〡shape(self: List[int], size: int, fill_value: int) -> List[int]:
    """As many rows as asked for, with a position for each dimension."""
    assert size >= 0, f"expected a size of at least 0, but got {size}"
    return [size, len(self)]

def aten〇nonzero_static〡dtype(self_rank_dtype: Tuple[int, int], size: int, fill_value: int) -> int:
    """Positions are int64."""
    return torch.int64

# aten::bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor
def aten〇bincount〡shape(self: List[int], weights: Optional[List[int]], minlength: int) -> List[int]:
    """A count for each number up to the largest one that there is."""
    assert minlength >= 0, f"expected a length of at least 0, but got {minlength}"
    assert len(self) == 1, f"expected a vector, but got sizes {self}"
    if self[0] == 0:
        return [minlength]
    assert weights is None or weights == self, f"expected a weight for each of {self} numbers, but got sizes {weights}"
    return [data_dependent_size()]

def aten〇bincount〡dtype(self_rank_dtype: Tuple[int, int], weights_rank_dtype: Optional[Tuple[int, int]], minlength: int) -> int:
    """Counts are int64, sums of float32 weights are float32, of others float64."""
    if weights_rank_dtype is None:
        return torch.int64
    _, weights_dtype = weights_rank_dtype
    return torch.float32 if weights_dtype == torch.float32 else torch.float64

# aten::bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor
def aten〇bucketize〇Tensor〡shape(self: List[int], boundaries: List[int], out_int32: bool, right: bool) -> List[int]:
    """A number of a bucket for each element; the boundaries are a vector."""
    assert len(boundaries) == 1, f"expected a vector of boundaries, but got sizes {boundaries}"
    return self

def aten〇bucketize〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], boundaries_rank_dtype: Tuple[int, int], out_int32: bool, right: bool) -> int:
    """Numbers of buckets are int64 or, if asked for, int32."""
    promote(self_rank_dtype, boundaries_rank_dtype)
    return torch.int32 if out_int32 else torch.int64

# aten::one_hot(Tensor self, int num_classes=-1) -> Tensor
def aten〇one_hot〡shape(self: List[int], num_classes: int) -> List[int]:
    """A last dimension with a place for each class; without their number the largest class decides."""
    assert num_classes > 0 or num_classes == -1 and element_count(self) > 0, f"expected a number of classes, or elements that tell it, but got {num_classes} and sizes {self}"
    return self + [data_dependent_size() if num_classes == -1 else num_classes]

def aten〇one_hot〡dtype(self_rank_dtype: Tuple[int, int], num_classes: int) -> int:
    """Classes are int64, and so are zeros and ones."""
    check_long_positions(self_rank_dtype, "self")
    return torch.int64

# aten::bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor
def aten〇bucketize〇Scalar〡shape(self: float, boundaries: List[int], out_int32: bool, right: bool) -> List[int]:
    """The number of one bucket; the boundaries are a vector."""
    assert len(boundaries) == 1, f"expected a vector of boundaries, but got sizes {boundaries}"
    out: List[int] = []
    return out

def aten〇bucketize〇Scalar〡dtype(self: Union[int, float, complex], boundaries_rank_dtype: Tuple[int, int], out_int32: bool, right: bool) -> int:
    """Numbers of buckets are int64 or, if asked for, int32."""
    return torch.int32 if out_int32 else torch.int64

# aten::_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)
def aten〇_unique2〡shape(self: List[int], sorted: bool, return_inverse: bool, return_counts: bool) -> Tuple[List[int], List[int], List[int]]:
    """Different elements; for each element which it is; for each different one how often it comes."""
    count = data_dependent_size() if element_count(self) > 0 else 0
    return ([count], self if return_inverse else [0], [count] if return_counts else [0])

def aten〇_unique2〡dtype(self_rank_dtype: Tuple[int, int], sorted: bool, return_inverse: bool, return_counts: bool) -> Tuple[int, int, int]:
    """Elements keep their type; positions and counts are int64."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64, torch.int64)

def different_along(self: List[int], dim: int) -> Tuple[List[int], List[int], List[int]]:
    """Of the parts along `dim` the different ones; for each part which it is; for each different one how often it comes."""
    assert len(self) > 0, "expected a dimension to take parts along, got none"
    at = wrap_dim(dim, len(self))
    for i in range(len(self)):
        assert i == at or self[i] > 0, f"expected parts along dimension {at} that have elements, got {self}"
    count = data_dependent_size() if self[at] > 0 else 0
    return (with_size(self, at, count), [self[at]], [count])

# aten::unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)
def aten〇unique_dim〡shape(self: List[int], dim: int, sorted: bool, return_inverse: bool, return_counts: bool) -> Tuple[List[int], List[int], List[int]]:
    """Different parts along a dimension; positions and counts come whether asked for or not."""
    return different_along(self, dim)

def aten〇unique_dim〡dtype(self_rank_dtype: Tuple[int, int], dim: int, sorted: bool, return_inverse: bool, return_counts: bool) -> Tuple[int, int, int]:
    """Elements keep their type; positions and counts are int64."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64, torch.int64)

# aten::unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)
def aten〇unique_dim_consecutive〡shape(self: List[int], dim: int, return_inverse: bool, return_counts: bool) -> Tuple[List[int], List[int], List[int]]:
    """Parts along a dimension that differ from the one before; positions and counts come whether asked for or not."""
    return different_along(self, dim)

def aten〇unique_dim_consecutive〡dtype(self_rank_dtype: Tuple[int, int], dim: int, return_inverse: bool, return_counts: bool) -> Tuple[int, int, int]:
    """Elements keep their type; positions and counts are int64."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64, torch.int64)

# aten::unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)
def aten〇unique_consecutive〡shape(self: List[int], return_inverse: bool, return_counts: bool, dim: Optional[int]) -> Tuple[List[int], List[int], List[int]]:
    """Elements, or parts along a dimension, that differ from the one before; dimension 0 of a vector is its elements."""
    if dim is not None and (dim != 0 or len(self) != 1):
        return different_along(self, dim)
    count = data_dependent_size() if element_count(self) > 0 else 0
    return ([count], self if return_inverse else [0], [count] if return_counts else [0])

def aten〇unique_consecutive〡dtype(self_rank_dtype: Tuple[int, int], return_inverse: bool, return_counts: bool, dim: Optional[int]) -> Tuple[int, int, int]:
    """Elements keep their type; positions and counts are int64."""
    _, self_dtype = self_rank_dtype
    return (self_dtype, torch.int64, torch.int64)

# aten::multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor
def aten〇multinomial〡shape(self: List[int], num_samples: int, replacement: bool, generator: Any) -> List[int]:
    """Samples for each row of probabilities; without replacement no more than there are."""
    assert len(self) == 1 or len(self) == 2, f"expected a vector or a matrix of probabilities, but got sizes {self}"
    assert num_samples > 0, f"expected at least one sample, but got {num_samples}"
    assert self[-1] > 0, f"expected at least one probability, but got sizes {self}"
    assert replacement or num_samples <= self[-1], f"cannot take {num_samples} of {self[-1]} without replacement"
    return self[:-1] + [num_samples]

def aten〇multinomial〡dtype(self_rank_dtype: Tuple[int, int], num_samples: int, replacement: bool, generator: Any) -> int:
    """Positions are int64; probabilities are floats."""
    _, self_dtype = self_rank_dtype
    assert is_float(self_dtype), f"expected probabilities of a float type, but got type {self_dtype}"
    return torch.int64
