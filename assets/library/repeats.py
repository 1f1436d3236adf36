"""Elements that are there once and are seen or stored several times."""
from typing import Any, List, Optional, Tuple, Union

import torch


def expand_sizes(self: List[int], sizes: List[int]) -> List[int]:
    """Dimensions of size 1 get the sizes asked for, new ones stand in front, and -1 lets a size be."""
    fresh = len(sizes) - len(self)
    assert fresh >= 0, f"expected at least as many sizes as dimensions, but got {sizes} for {self}"
    out: List[int] = []
    for i in range(len(sizes)):
        have = self[i - fresh] if i >= fresh else 1
        want = sizes[i]
        assert want >= -1, f"expected sizes of at least -1, but got {sizes}"
        assert want != -1 or i >= fresh, f"expected a size for the new dimension {i}, but got -1"
        assert want == -1 or have == 1 or want == have, f"size {have} of dimension {i} cannot become {want}"
        out.append(have if want == -1 else want)
    return out


def repeat_sizes(self: List[int], repeats: List[int]) -> List[int]:
    """Each size times its count, the last count for the last dimension; counts left over are new sizes."""
    fresh = len(repeats) - len(self)
    assert fresh >= 0, f"expected at least as many counts as dimensions, but got {repeats} for {self}"
    out: List[int] = []
    for i in range(len(repeats)):
        out.append(repeats[i] if i < fresh else repeats[i] * self[i - fresh])
    return check_sizes(out)


def broadcast_all(tensors: List[List[int]]) -> List[int]:
    """The sizes that all tensors have together."""
    out: List[int] = []
    for tensor in tensors:
        out = broadcast(out, tensor)
    return out


# aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
def aten〇expand〡shape(self: List[int], size: List[int], implicit: bool) -> List[int]:
    """Dimensions of size 1 get the sizes asked for."""
    return expand_sizes(self, size)

def aten〇expand〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], implicit: bool) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor
def aten〇expand_copy〡shape(self: List[int], size: List[int], implicit: bool) -> List[int]:
    """Dimensions of size 1 get the sizes asked for."""
    return expand_sizes(self, size)

def aten〇expand_copy〡dtype(self_rank_dtype: Tuple[int, int], size: List[int], implicit: bool) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
def aten〇broadcast_to〡shape(self: List[int], size: List[int]) -> List[int]:
    """Dimensions of size 1 get the sizes asked for."""
    return expand_sizes(self, size)

def aten〇broadcast_to〡dtype(self_rank_dtype: Tuple[int, int], size: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
def aten〇expand_as〡shape(self: List[int], other: List[int]) -> List[int]:
    """Dimensions of size 1 get the sizes of `other`."""
    return expand_sizes(self, other)

def aten〇expand_as〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """The type stays, whatever that of `other`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::broadcast_tensors(Tensor[] tensors) -> Tensor[]
def aten〇broadcast_tensors〡shape(tensors: List[List[int]]) -> List[List[int]]:
    """All have the sizes that they have together."""
    sizes = broadcast_all(tensors)
    return [sizes for tensor in tensors]

def aten〇broadcast_tensors〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> List[int]:
    """The types stay."""
    return [dtype_of(tensor) for tensor in tensors_rank_dtype]

# aten::repeat(Tensor self, SymInt[] repeats) -> Tensor
def aten〇repeat〡shape(self: List[int], repeats: List[int]) -> List[int]:
    """Each size times its count; counts left over make new dimensions in front."""
    return repeat_sizes(self, repeats)

def aten〇repeat〡dtype(self_rank_dtype: Tuple[int, int], repeats: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::tile(Tensor self, SymInt[] dims) -> Tensor
def aten〇tile〡shape(self: List[int], dims: List[int]) -> List[int]:
    """Each size times its count; dimensions without a count stay."""
    short = max(len(self) - len(dims), 0)
    return repeat_sizes(self, [1] * short + dims)

def aten〇tile〡dtype(self_rank_dtype: Tuple[int, int], dims: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor
def aten〇repeat_interleave〇self_int〡shape(self: List[int], repeats: int, dim: Optional[int], output_size: Optional[int]) -> List[int]:
    """The dimension grows by the factor; without one, all elements stand in a row."""
    assert repeats >= 0, f"expected a count of at least 0, but got {repeats}"
    flat = [element_count(self)] if dim is None else self
    at = wrap_dim(0 if dim is None else dim, len(flat))
    assert len(flat) > 0, "a tensor without dimensions has none to repeat along"
    size = flat[at] * repeats
    assert output_size is None or output_size == size, f"expected a size of {size}, but {output_size} is given"
    return with_size(flat, at, size)

def aten〇repeat_interleave〇self_int〡dtype(self_rank_dtype: Tuple[int, int], repeats: int, dim: Optional[int], output_size: Optional[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor
def aten〇repeat_interleave〇Tensor〡shape(repeats: List[int], output_size: Optional[int]) -> List[int]:
    """As many elements as the counts are together, which only the data tells unless it is given."""
    assert len(repeats) == 1, f"expected a vector of counts, but got sizes {repeats}"
    if repeats[0] == 0:
        return [0]
    return [data_dependent_size() if output_size is None else output_size]

def aten〇repeat_interleave〇Tensor〡dtype(repeats_rank_dtype: Tuple[int, int], output_size: Optional[int]) -> int:
    """Positions have the type of the counts."""
    _, repeats_dtype = repeats_rank_dtype
    return repeats_dtype

# aten::repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor
def aten〇repeat_interleave〇self_Tensor〡shape(self: List[int], repeats: List[int], dim: Optional[int], output_size: Optional[int]) -> List[int]:
    """Each slice as often as its own count says, or as the only one."""
    flat = [element_count(self)] if dim is None else self
    assert len(flat) > 0, "a tensor without dimensions has none to repeat along"
    at = wrap_dim(0 if dim is None else dim, len(flat))
    assert len(repeats) <= 1, f"expected a number or a vector of counts, but got sizes {repeats}"
    count = repeats[0] if len(repeats) == 1 else 1
    assert count == 1 or count == flat[at], f"expected {flat[at]} counts, but got {count}"
    if flat[at] == 0:
        return flat
    return with_size(flat, at, data_dependent_size() if output_size is None else output_size)

def aten〇repeat_interleave〇self_Tensor〡dtype(self_rank_dtype: Tuple[int, int], repeats_rank_dtype: Tuple[int, int], dim: Optional[int], output_size: Optional[int]) -> int:
    """The type stays; counts are integers."""
    check_index(repeats_rank_dtype, "repeats")
    _, self_dtype = self_rank_dtype
    return self_dtype
