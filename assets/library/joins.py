"""Tensors put together along a dimension, old or new."""
from typing import Any, List, Optional, Tuple, Union

import torch


def cat_sizes(tensors: List[List[int]], dim: int) -> List[int]:
    """The sizes along `dim` add up; all others are equal."""
    assert len(tensors) > 0, "expected at least one tensor to join, but got none"
    model = tensors[0]
    for tensor in tensors:
        model = tensor if is_nothing(model) else model
    at = 0 if is_nothing(model) else wrap_dim(dim, len(model))
    total = 0
    for tensor in tensors:
        assert len(tensor) > 0, "a tensor without dimensions cannot be joined along one"
        if not is_nothing(tensor):
            assert len(tensor) == len(model), f"expected tensors of one rank, but got sizes {model} and {tensor}"
            for i in range(len(model)):
                assert i == at or tensor[i] == model[i], f"expected equal sizes except in dimension {at}, but got {model} and {tensor}"
            total = total + tensor[at]
    return with_size(model, at, total)


def is_nothing(tensor: List[int]) -> bool:
    """Tensors of sizes [0] are passed over, whatever the others' rank."""
    return len(tensor) == 1 and tensor[0] == 0


def promote_list(tensors: List[Tuple[int, int]]) -> int:
    """The type of tensors put together is that of their promotion; then they are of one rank."""
    assert len(tensors) > 0, "expected at least one tensor to join, but got none"
    return promote_all([(1, dtype_of(tensor)) for tensor in tensors])


# aten::cat(Tensor[] tensors, int dim=0) -> Tensor
def aten〇cat〡shape(tensors: List[List[int]], dim: int) -> List[int]:
    """The sizes along `dim` add up; all others are equal."""
    return cat_sizes(tensors, dim)

def aten〇cat〡dtype(tensors_rank_dtype: List[Tuple[int, int]], dim: int) -> int:
    """The type that all have together."""
    return promote_list(tensors_rank_dtype)

# aten::concat(Tensor[] tensors, int dim=0) -> Tensor
def aten〇concat〡shape(tensors: List[List[int]], dim: int) -> List[int]:
    """The sizes along `dim` add up; all others are equal."""
    return cat_sizes(tensors, dim)

def aten〇concat〡dtype(tensors_rank_dtype: List[Tuple[int, int]], dim: int) -> int:
    """The type that all have together."""
    return promote_list(tensors_rank_dtype)

# aten::concatenate(Tensor[] tensors, int dim=0) -> Tensor
def aten〇concatenate〡shape(tensors: List[List[int]], dim: int) -> List[int]:
    """The sizes along `dim` add up; all others are equal."""
    return cat_sizes(tensors, dim)

def aten〇concatenate〡dtype(tensors_rank_dtype: List[Tuple[int, int]], dim: int) -> int:
    """The type that all have together."""
    return promote_list(tensors_rank_dtype)

# aten::stack(Tensor[] tensors, int dim=0) -> Tensor
def aten〇stack〡shape(tensors: List[List[int]], dim: int) -> List[int]:
    """A new dimension counts the tensors, which have equal sizes."""
    assert len(tensors) > 0, "expected at least one tensor to stack, but got none"
    model = tensors[0]
    for tensor in tensors:
        assert tensor == model, f"expected tensors of equal sizes, but got {model} and {tensor}"
    return with_dim(model, dim, len(tensors))

def aten〇stack〡dtype(tensors_rank_dtype: List[Tuple[int, int]], dim: int) -> int:
    """The type that all have together."""
    return promote_list(tensors_rank_dtype)

# aten::hstack(Tensor[] tensors) -> Tensor
def aten〇hstack〡shape(tensors: List[List[int]]) -> List[int]:
    """Side by side: along the second dimension, along the only one of vectors."""
    assert len(tensors) > 0, "expected at least one tensor to stack, but got none"
    grown = [at_least_1d(tensor) for tensor in tensors]
    return cat_sizes(grown, 0 if len(grown[0]) == 1 else 1)

def aten〇hstack〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    """The type that all have together."""
    return promote_list(tensors_rank_dtype)

# aten::vstack(Tensor[] tensors) -> Tensor
def aten〇vstack〡shape(tensors: List[List[int]]) -> List[int]:
    """One below the other: along the first dimension, vectors as rows."""
    return cat_sizes([at_least_2d(tensor) for tensor in tensors], 0)

def aten〇vstack〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    """The type that all have together."""
    return promote_list(tensors_rank_dtype)

# aten::dstack(Tensor[] tensors) -> Tensor
def aten〇dstack〡shape(tensors: List[List[int]]) -> List[int]:
    """One behind the other: along the third dimension."""
    return cat_sizes([at_least_3d(tensor) for tensor in tensors], 2)

def aten〇dstack〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    """The type that all have together."""
    return promote_list(tensors_rank_dtype)

# aten::column_stack(Tensor[] tensors) -> Tensor
def aten〇column_stack〡shape(tensors: List[List[int]]) -> List[int]:
    """Side by side, vectors as columns."""
    return cat_sizes([as_column(tensor) for tensor in tensors], 1)

def aten〇column_stack〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    """The type that all have together."""
    return promote_list(tensors_rank_dtype)

# aten::row_stack(Tensor[] tensors) -> Tensor
def aten〇row_stack〡shape(tensors: List[List[int]]) -> List[int]:
    """One below the other: along the first dimension, vectors as rows."""
    return cat_sizes([at_least_2d(tensor) for tensor in tensors], 0)

def aten〇row_stack〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    """The type that all have together."""
    return promote_list(tensors_rank_dtype)

# aten::block_diag(Tensor[] tensors) -> Tensor
def aten〇block_diag〡shape(tensors: List[List[int]]) -> List[int]:
    """Matrices along the diagonal of one, vectors as rows."""
    rows = 0
    columns = 0
    for tensor in tensors:
        assert len(tensor) <= 2, f"expected at most 2 dimensions, but got sizes {tensor}"
        block = at_least_2d(tensor)
        rows = rows + block[0]
        columns = columns + block[1]
    return [rows, columns] if len(tensors) > 0 else [1, 0]

def aten〇block_diag〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    """The type that all have together."""
    return promote_all(tensors_rank_dtype) if len(tensors_rank_dtype) > 0 else torch.float32

# aten::cartesian_prod(Tensor[] tensors) -> Tensor
def aten〇cartesian_prod〡shape(tensors: List[List[int]]) -> List[int]:
    """A row for each choice of an element of each vector; of one vector, itself."""
    assert len(tensors) > 0, "expected at least one vector, but got none"
    rows = 1
    for tensor in tensors:
        assert len(tensor) == 1, f"expected vectors, but got sizes {tensor}"
        rows = rows * tensor[0]
    return tensors[0] if len(tensors) == 1 else [rows, len(tensors)]

def aten〇cartesian_prod〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    """The type that all have."""
    return common_dtype(tensors_rank_dtype)
