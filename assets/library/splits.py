"""Lists of parts: a tensor cut along a dimension, or grids that several vectors span."""
from typing import Any, List, Optional, Tuple, Union

import torch


def parts_of(self: List[int], dim: int, sizes: List[int]) -> List[List[int]]:
    """One part for each size along `dim`; together they are the whole."""
    assert len(self) > 0, "a tensor without dimensions cannot be cut"
    at = wrap_dim(dim, len(self))
    total = 0
    out: List[List[int]] = []
    for size in check_sizes(sizes):
        total = total + size
        out.append(with_size(self, at, size))
    assert total == self[at], f"expected sizes that add up to {self[at]}, but got {sizes}"
    return out


def even_parts(self: List[int], dim: int, size: int) -> List[List[int]]:
    """Parts of one size, the last of what is left."""
    assert len(self) > 0, "a tensor without dimensions cannot be cut"
    at = wrap_dim(dim, len(self))
    whole = self[at]
    assert size > 0 or (size == 0 and whole == 0), f"expected parts larger than 0, but got size {size} for {whole}"
    count = max((whole + max(size, 1) - 1) // max(size, 1), 1)
    out: List[List[int]] = []
    for i in range(count):
        out.append(with_size(self, at, min(size, whole - i * size)))
    return out


def chunks_of(self: List[int], chunks: int, dim: int) -> List[List[int]]:
    """At most `chunks` parts of one size, the last of what is left; of nothing exactly as many."""
    assert len(self) > 0, "a tensor without dimensions cannot be cut"
    assert chunks > 0, f"expected at least one part, but got {chunks}"
    at = wrap_dim(dim, len(self))
    if self[at] == 0:
        return parts_of(self, dim, [0] * chunks)
    return even_parts(self, dim, (self[at] + chunks - 1) // chunks)


def balanced_parts(self: List[int], sections: int, dim: int) -> List[List[int]]:
    """Exactly `sections` parts, of sizes that differ by one at most."""
    assert len(self) > 0, "a tensor without dimensions cannot be cut"
    assert sections > 0, f"expected at least one part, but got {sections}"
    at = wrap_dim(dim, len(self))
    out: List[List[int]] = []
    for i in range(sections):
        out.append(with_size(self, at, self[at] // sections + (1 if i < self[at] % sections else 0)))
    return out


def slices_of(self: List[int], dim: int) -> List[List[int]]:
    """A part without the dimension for each of its places."""
    assert len(self) > 0, "a tensor without dimensions cannot be cut"
    at = wrap_dim(dim, len(self))
    return [without_dim(self, at) for i in range(self[at])]


def grids(vectors: List[List[int]], swapped: bool) -> List[List[int]]:
    """One grid for each vector, a dimension for each; `swapped` exchanges the first two."""
    assert len(vectors) > 0, "expected at least one vector, but got none"
    sizes: List[int] = []
    for vector in vectors:
        assert len(vector) <= 1, f"expected numbers or vectors, but got sizes {vector}"
        sizes.append(element_count(vector))
    out = swap_dims(sizes, 0, 1) if swapped and len(sizes) > 1 else sizes
    return [out for vector in vectors]


def common_dtype(tensors: List[Tuple[int, int]]) -> int:
    """All are of one type."""
    assert len(tensors) > 0, "expected at least one vector, but got none"
    first = dtype_of(tensors[0])
    for tensor in tensors:
        assert dtype_of(tensor) == first, f"expected vectors of one type, but got types {first} and {dtype_of(tensor)}"
    return first


# aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
def aten〇split〇Tensor〡shape(self: List[int], split_size: int, dim: int) -> List[List[int]]:
    """Parts of one size, the last of what is left."""
    return even_parts(self, dim, split_size)

def aten〇split〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], split_size: int, dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
def aten〇split_copy〇Tensor〡shape(self: List[int], split_size: int, dim: int) -> List[List[int]]:
    """Parts of one size, the last of what is left."""
    return even_parts(self, dim, split_size)

def aten〇split_copy〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], split_size: int, dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
def aten〇split〇sizes〡shape(self: List[int], split_size: List[int], dim: int) -> List[List[int]]:
    """Parts of the given sizes, which add up to the whole."""
    return parts_of(self, dim, split_size)

def aten〇split〇sizes〡dtype(self_rank_dtype: Tuple[int, int], split_size: List[int], dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
def aten〇split_with_sizes〡shape(self: List[int], split_sizes: List[int], dim: int) -> List[List[int]]:
    """Parts of the given sizes, which add up to the whole."""
    return parts_of(self, dim, split_sizes)

def aten〇split_with_sizes〡dtype(self_rank_dtype: Tuple[int, int], split_sizes: List[int], dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
def aten〇split_with_sizes_copy〡shape(self: List[int], split_sizes: List[int], dim: int) -> List[List[int]]:
    """Parts of the given sizes, which add up to the whole."""
    return parts_of(self, dim, split_sizes)

def aten〇split_with_sizes_copy〡dtype(self_rank_dtype: Tuple[int, int], split_sizes: List[int], dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
def aten〇chunk〡shape(self: List[int], chunks: int, dim: int) -> List[List[int]]:
    """At most as many parts as asked for, of one size but the last."""
    return chunks_of(self, chunks, dim)

def aten〇chunk〡dtype(self_rank_dtype: Tuple[int, int], chunks: int, dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]
def aten〇tensor_split〇sections〡shape(self: List[int], sections: int, dim: int) -> List[List[int]]:
    """As many parts as asked for, the first larger by one where the size does not come out even."""
    return balanced_parts(self, sections, dim)

def aten〇tensor_split〇sections〡dtype(self_rank_dtype: Tuple[int, int], sections: int, dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
def aten〇unsafe_split〇Tensor〡shape(self: List[int], split_size: int, dim: int) -> List[List[int]]:
    """Parts of one size, the last of what is left."""
    return even_parts(self, dim, split_size)

def aten〇unsafe_split〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], split_size: int, dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]
def aten〇unsafe_chunk〡shape(self: List[int], chunks: int, dim: int) -> List[List[int]]:
    """At most as many parts as asked for, of one size but the last."""
    return chunks_of(self, chunks, dim)

def aten〇unsafe_chunk〡dtype(self_rank_dtype: Tuple[int, int], chunks: int, dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]
def aten〇tensor_split〇indices〡shape(self: List[int], indices: List[int], dim: int) -> List[List[int]]:
    """A part up to each index, and what is behind the last."""
    assert len(self) > 0, "a tensor without dimensions cannot be cut"
    out: List[List[int]] = []
    start = 0
    for index in indices:
        out.append(slice_sizes(self, dim, start, index, 1))
        start = index
    out.append(slice_sizes(self, dim, start, None, 1))
    return out

def aten〇tensor_split〇indices〡dtype(self_rank_dtype: Tuple[int, int], indices: List[int], dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
def aten〇unbind〇int〡shape(self: List[int], dim: int) -> List[List[int]]:
    """A part without the dimension for each of its places."""
    return slices_of(self, dim)

def aten〇unbind〇int〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::unbind_copy.int(Tensor self, int dim=0) -> Tensor[]
def aten〇unbind_copy〇int〡shape(self: List[int], dim: int) -> List[List[int]]:
    """A part without the dimension for each of its places."""
    return slices_of(self, dim)

def aten〇unbind_copy〇int〡dtype(self_rank_dtype: Tuple[int, int], dim: int) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::meshgrid(Tensor[] tensors) -> Tensor[]
def aten〇meshgrid〡shape(tensors: List[List[int]]) -> List[List[int]]:
    """A grid for each vector, with a dimension for each."""
    return grids(tensors, False)

def aten〇meshgrid〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    """The type that all have."""
    return common_dtype(tensors_rank_dtype)

# aten::meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]
def aten〇meshgrid〇indexing〡shape(tensors: List[List[int]], indexing: str) -> List[List[int]]:
    """A grid for each vector, with a dimension for each; 'xy' exchanges the first two."""
    assert indexing == "ij" or indexing == "xy", f"expected 'ij' or 'xy', but got '{indexing}'"
    return grids(tensors, indexing == "xy")

def aten〇meshgrid〇indexing〡dtype(tensors_rank_dtype: List[Tuple[int, int]], indexing: str) -> int:
    """The type that all have."""
    return common_dtype(tensors_rank_dtype)
