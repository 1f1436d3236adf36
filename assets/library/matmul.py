"""Products of vectors, matrices and batches of them, and linear layers."""
from typing import Any, List, Optional, Tuple, Union

import torch


def mm_sizes(self: List[int], mat2: List[int]) -> List[int]:
    """A matrix of n x m times one of m x p is n x p."""
    assert len(self) == 2, f"mm: expected a matrix on the left, got {len(self)} dimensions"
    assert len(mat2) == 2, f"mm: expected a matrix on the right, got {len(mat2)} dimensions"
    assert self[1] == mat2[0], f"mm: expected as many rows on the right as columns on the left, got {self[0]}x{self[1]} and {mat2[0]}x{mat2[1]}"
    return [self[0], mat2[1]]


def bmm_sizes(self: List[int], mat2: List[int]) -> List[int]:
    """The matrices of two batches, one by one."""
    assert len(self) == 3, f"bmm: expected a batch of matrices on the left, got {len(self)} dimensions"
    assert len(mat2) == 3, f"bmm: expected a batch of matrices on the right, got {len(mat2)} dimensions"
    assert self[0] == mat2[0], f"bmm: expected batches of one size, got {self[0]} and {mat2[0]}"
    assert self[2] == mat2[1], f"bmm: expected as many rows on the right as columns on the left, got {self[1]}x{self[2]} and {mat2[1]}x{mat2[2]}"
    return [self[0], self[1], mat2[2]]


def mv_sizes(self: List[int], vec: List[int]) -> List[int]:
    """A matrix of n x m times a vector of m is a vector of n."""
    assert len(self) == 2 and len(vec) == 1, f"mv: expected a matrix and a vector, got {len(self)} and {len(vec)} dimensions"
    assert self[1] == vec[0], f"mv: expected a vector of {self[1]} for {self[0]}x{self[1]}, got {vec[0]}"
    return [self[0]]


def dot_sizes(self: List[int], tensor: List[int]) -> List[int]:
    """Two vectors of one size make a number."""
    assert len(self) == 1 and len(tensor) == 1, f"dot: expected two vectors, got {len(self)} and {len(tensor)} dimensions"
    assert self[0] == tensor[0], f"dot: expected vectors of one size, got {self[0]} and {tensor[0]}"
    return reduce_all()


def outer_sizes(self: List[int], vec2: List[int]) -> List[int]:
    """Each element of one vector with each of the other."""
    assert len(self) == 1 and len(vec2) == 1, f"outer: expected two vectors, got {len(self)} and {len(vec2)} dimensions"
    return [self[0], vec2[0]]


def matmul_sizes(self: List[int], other: List[int]) -> List[int]:
    """Leading dimensions broadcast; a vector is a row on the left and a column on the right.

    The dimension that a vector gains goes away again.
    """
    rank1 = len(self)
    rank2 = len(other)
    assert rank1 > 0 and rank2 > 0, f"matmul: expected at least 1 dimension on each side, got {rank1} and {rank2}"
    if rank1 == 1 and rank2 == 1:
        return dot_sizes(self, other)
    if rank1 == 2 and rank2 == 1:
        return mv_sizes(self, other)
    rows = 1 if rank1 == 1 else self[-2]
    inner = other[0] if rank2 == 1 else other[-2]
    columns = 1 if rank2 == 1 else other[-1]
    assert self[-1] == inner, f"matmul: expected as many rows on the right as columns on the left, got {rows}x{self[-1]} and {inner}x{columns}"
    batch1: List[int] = []
    for i in range(rank1 - 2):
        batch1.append(self[i])
    batch2: List[int] = []
    for i in range(rank2 - 2):
        batch2.append(other[i])
    out = broadcast(batch1, batch2)
    if rank1 > 1:
        out.append(rows)
    if rank2 > 1:
        out.append(columns)
    return out


def broadcast_into(self: List[int], product: List[int]) -> List[int]:
    """A summand grows to the product's sizes, never beyond; what is known of either counts."""
    skip = len(product) - len(self)
    assert skip >= 0, f"expected a summand of at most {len(product)} dimensions, got {len(self)}"
    out: List[int] = []
    for i in range(len(product)):
        given = self[i - skip] if i >= skip else 1
        size = product[i] if given == 1 else given
        assert size == product[i], f"expected a summand that broadcasts to {product}, got {self}"
        out.append(size)
    return out


def same_dtype(a: Tuple[int, int], b: Tuple[int, int], what: str) -> int:
    """Factors are not promoted: both have one dtype."""
    _, a_dtype = a
    _, b_dtype = b
    assert a_dtype == b_dtype, f"{what}: expected operands of one dtype, got two"
    return a_dtype


def same_dtype3(a: Tuple[int, int], b: Tuple[int, int], c: Tuple[int, int], what: str) -> int:
    """The summand and both factors have one dtype."""
    same_dtype(a, b, what)
    return same_dtype(b, c, what)


def check_multiplier(dtype: int, number: Union[int, float, complex], what: str) -> int:
    """What multiplies integers is no float, and only bools are multiplied by a bool."""
    kind = dtype_of_scalar(number)
    assert not is_integer(dtype) or is_integer(kind), f"expected an integer as {what} for integers"
    assert dtype == torch.bool or kind != torch.bool, f"expected a number as {what}, got a bool"
    return 0


def unlisted_sizes(sizes: List[int], dims: List[int]) -> List[int]:
    """The sizes of the dimensions that are not listed; none may be listed twice."""
    wrapped = check_dims(sizes, dims)
    out: List[int] = []
    for i in range(len(sizes)):
        if i not in wrapped:
            out.append(sizes[i])
    return out


def check_wider(dtype: int, out_dtype: int) -> int:
    """The dtype of a product that is not that of its factors: float32 of 16 bits."""
    assert dtype == out_dtype or (out_dtype == torch.float32 and dtype in [torch.float16, torch.bfloat16]), "expected the factors' dtype, or float32 of 16 bits"
    return out_dtype


def size_unless_expanded(sizes: List[int], expanded: List[int], dim: int) -> int:
    """The size along `dim` of what gets a 1 at each of the dimensions `expanded`."""
    before = 0
    for each in expanded:
        before = before + 1 if each < dim else before
    return 1 if dim in expanded else sizes[dim - before]


def trilinear_size(i1: List[int], i2: List[int], i3: List[int], expand1: List[int], expand2: List[int], expand3: List[int], dim: int) -> int:
    """One size of the broadcast of three tensors, each with its expanded dimensions as ones; 0 if no one has it."""
    if dim in expand1 and dim in expand2 and dim in expand3:
        return 0
    first = size_unless_expanded(i1, expand1, dim)
    second = size_unless_expanded(i2, expand2, dim)
    third = size_unless_expanded(i3, expand3, dim)
    both = second if first == 1 else first
    assert second == both or second == 1, f"_trilinear: expected one size along dimension {dim}, got {first}, {second} and {third}"
    assert both == 1 or third == 1 or both == third, f"_trilinear: expected one size along dimension {dim}, got {first}, {second} and {third}"
    return third if both == 1 else both

# aten::mm(Tensor self, Tensor mat2) -> Tensor
def aten〇mm〡shape(self: List[int], mat2: List[int]) -> List[int]:
    """A matrix of n x m times one of m x p is n x p."""
    return mm_sizes(self, mat2)

def aten〇mm〡dtype(self_rank_dtype: Tuple[int, int], mat2_rank_dtype: Tuple[int, int]) -> int:
    """Both factors have it."""
    return same_dtype(self_rank_dtype, mat2_rank_dtype, "mm")

# aten::_int_mm(Tensor self, Tensor mat2) -> Tensor
def aten〇_int_mm〡shape(self: List[int], mat2: List[int]) -> List[int]:
    """A matrix of n x m times one of m x p is n x p."""
    return mm_sizes(self, mat2)

def aten〇_int_mm〡dtype(self_rank_dtype: Tuple[int, int], mat2_rank_dtype: Tuple[int, int]) -> int:
    """Products of int8 are summed up as int32."""
    _, self_dtype = self_rank_dtype
    _, mat2_dtype = mat2_rank_dtype
    assert self_dtype == torch.int8 and mat2_dtype == torch.int8, "_int_mm: expected two matrices of int8"
    return torch.int32

# aten::bmm(Tensor self, Tensor mat2) -> Tensor
def aten〇bmm〡shape(self: List[int], mat2: List[int]) -> List[int]:
    """The matrices of two batches, one by one."""
    return bmm_sizes(self, mat2)

def aten〇bmm〡dtype(self_rank_dtype: Tuple[int, int], mat2_rank_dtype: Tuple[int, int]) -> int:
    """Both factors have it."""
    return same_dtype(self_rank_dtype, mat2_rank_dtype, "bmm")

# aten::mv(Tensor self, Tensor vec) -> Tensor
def aten〇mv〡shape(self: List[int], vec: List[int]) -> List[int]:
    """A matrix of n x m times a vector of m is a vector of n."""
    return mv_sizes(self, vec)

def aten〇mv〡dtype(self_rank_dtype: Tuple[int, int], vec_rank_dtype: Tuple[int, int]) -> int:
    """Both factors have it."""
    return same_dtype(self_rank_dtype, vec_rank_dtype, "mv")

# aten::dot(Tensor self, Tensor tensor) -> Tensor
def aten〇dot〡shape(self: List[int], tensor: List[int]) -> List[int]:
    """Two vectors of one size make a number."""
    return dot_sizes(self, tensor)

def aten〇dot〡dtype(self_rank_dtype: Tuple[int, int], tensor_rank_dtype: Tuple[int, int]) -> int:
    """Both factors have it."""
    return same_dtype(self_rank_dtype, tensor_rank_dtype, "dot")

# aten::outer(Tensor self, Tensor vec2) -> Tensor
def aten〇outer〡shape(self: List[int], vec2: List[int]) -> List[int]:
    """Each element of one vector with each of the other."""
    return outer_sizes(self, vec2)

def aten〇outer〡dtype(self_rank_dtype: Tuple[int, int], vec2_rank_dtype: Tuple[int, int]) -> int:
    """What both promote to."""
    return promote(self_rank_dtype, vec2_rank_dtype)

# aten::matmul(Tensor self, Tensor other) -> Tensor
def aten〇matmul〡shape(self: List[int], other: List[int]) -> List[int]:
    """The last two dimensions are matrices, those before them broadcast."""
    return matmul_sizes(self, other)

def aten〇matmul〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Both factors have it."""
    return same_dtype(self_rank_dtype, other_rank_dtype, "matmul")

# aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
def aten〇linear〡shape(input: List[int], weight: List[int], bias: Optional[List[int]]) -> List[int]:
    """The last dimension becomes that of the weight's rows."""
    assert len(weight) == 1 or len(weight) == 2, f"linear: expected a vector or a matrix as weight, got {len(weight)} dimensions"
    out = matmul_sizes(input, [weight[1], weight[0]] if len(weight) == 2 else weight)
    if bias is not None:
        assert len(weight) == 2 or len(bias) == 0, f"linear: expected a number as bias with a vector as weight, got {bias}"
        assert len(bias) <= 2, f"linear: expected a bias of at most 2 dimensions, got {bias}"
        is_row = len(bias) == 2 and len(out) == 1 and bias[0] == 1
        return broadcast_into(bias[1:] if is_row else bias, out)
    return out

def aten〇linear〡dtype(input_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]]) -> int:
    """Input, weight and bias have it."""
    if bias_rank_dtype is not None:
        same_dtype(input_rank_dtype, bias_rank_dtype, "linear")
    return same_dtype(input_rank_dtype, weight_rank_dtype, "linear")

# aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
def aten〇addmm〡shape(self: List[int], mat1: List[int], mat2: List[int], beta: float, alpha: float) -> List[int]:
    """Those of the product, to which the summand broadcasts."""
    return broadcast_into(self, mm_sizes(mat1, mat2))

def aten〇addmm〡dtype(self_rank_dtype: Tuple[int, int], mat1_rank_dtype: Tuple[int, int], mat2_rank_dtype: Tuple[int, int], beta: Union[int, float, complex], alpha: Union[int, float, complex]) -> int:
    """The summand and both factors have it."""
    return same_dtype3(self_rank_dtype, mat1_rank_dtype, mat2_rank_dtype, "addmm")

# aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
def aten〇baddbmm〡shape(self: List[int], batch1: List[int], batch2: List[int], beta: float, alpha: float) -> List[int]:
    """Those of the product, to which the summand broadcasts."""
    return broadcast_into(self, bmm_sizes(batch1, batch2))

def aten〇baddbmm〡dtype(self_rank_dtype: Tuple[int, int], batch1_rank_dtype: Tuple[int, int], batch2_rank_dtype: Tuple[int, int], beta: Union[int, float, complex], alpha: Union[int, float, complex]) -> int:
    """The summand and both factors have it."""
    return same_dtype3(self_rank_dtype, batch1_rank_dtype, batch2_rank_dtype, "baddbmm")

# aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
def aten〇addbmm〡shape(self: List[int], batch1: List[int], batch2: List[int], beta: float, alpha: float) -> List[int]:
    """Those of one product, to which the summand broadcasts; the batch is summed up."""
    product = bmm_sizes(batch1, batch2)
    return broadcast_into(self, [product[1], product[2]])

def aten〇addbmm〡dtype(self_rank_dtype: Tuple[int, int], batch1_rank_dtype: Tuple[int, int], batch2_rank_dtype: Tuple[int, int], beta: Union[int, float, complex], alpha: Union[int, float, complex]) -> int:
    """The summand and both factors have it."""
    return same_dtype3(self_rank_dtype, batch1_rank_dtype, batch2_rank_dtype, "addbmm")

# aten::bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor
def aten〇bilinear〡shape(input1: List[int], input2: List[int], weight: List[int], bias: Optional[List[int]]) -> List[int]:
    """The last dimension of both inputs becomes the first of the weight's."""
    assert len(input1) == len(input2), f"bilinear: expected inputs of the same number of dimensions, got {len(input1)} and {len(input2)}"
    assert len(input1) > 0 and len(weight) == 3, f"bilinear: expected inputs of at least 1 dimension and a weight of 3, got {input1} and {weight}"
    for i in range(len(input1) - 1):
        assert input1[i] == input2[i], f"bilinear: expected inputs of one batch, got {input1} and {input2}"
    assert input1[-1] != 0 and input2[-1] != 0, f"bilinear: expected a feature, got {input1} and {input2}"
    assert input1[-1] == weight[1], f"bilinear: expected {weight[1]} features of input1, got {input1[-1]}"
    assert input2[-1] == weight[2], f"bilinear: expected {weight[2]} features of input2, got {input2[-1]}"
    out = input1[:-1] + [weight[0]]
    if bias is not None and len(bias) > 0:
        assert bias[0] == weight[0], f"bilinear: expected a bias of {weight[0]}, got {bias}"
    return out if bias is None else broadcast(out, bias)

def aten〇bilinear〡dtype(input1_rank_dtype: Tuple[int, int], input2_rank_dtype: Tuple[int, int], weight_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]]) -> int:
    """Inputs, weight and bias have it."""
    if bias_rank_dtype is not None:
        same_dtype(input1_rank_dtype, bias_rank_dtype, "bilinear")
    return same_dtype3(input1_rank_dtype, input2_rank_dtype, weight_rank_dtype, "bilinear")

# aten::_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor
def aten〇_trilinear〡shape(i1: List[int], i2: List[int], i3: List[int], expand1: List[int], expand2: List[int], expand3: List[int], sumdim: List[int], unroll_dim: int) -> List[int]:
    """Three tensors broadcast, each with ones inserted; the dimensions `sumdim` go."""
    rank = len(i1) + len(expand1)
    assert len(i2) + len(expand2) == rank and len(i3) + len(expand3) == rank, f"_trilinear: expected {rank} dimensions of all three, got {i2} and {i3}"
    assert unroll_dim >= 0 and unroll_dim < rank, f"_trilinear: expected to unroll a dimension from 0 to {rank - 1}, got {unroll_dim}"
    out: List[int] = []
    for i in range(rank):
        if i not in sumdim:
            out.append(trilinear_size(i1, i2, i3, expand1, expand2, expand3, i))
    return out

def aten〇_trilinear〡dtype(i1_rank_dtype: Tuple[int, int], i2_rank_dtype: Tuple[int, int], i3_rank_dtype: Tuple[int, int], expand1: List[int], expand2: List[int], expand3: List[int], sumdim: List[int], unroll_dim: int) -> int:
    """That of the first; products take all three of one dtype."""
    _, i1_dtype = i1_rank_dtype
    return i1_dtype

# aten::linalg_matmul(Tensor self, Tensor other) -> Tensor
def aten〇linalg_matmul〡shape(self: List[int], other: List[int]) -> List[int]:
    """The last two dimensions are matrices, those before them broadcast."""
    return matmul_sizes(self, other)

def aten〇linalg_matmul〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Both factors have it."""
    return same_dtype(self_rank_dtype, other_rank_dtype, "linalg.matmul")

# aten::vdot(Tensor self, Tensor other) -> Tensor
def aten〇vdot〡shape(self: List[int], other: List[int]) -> List[int]:
    """Two vectors of one size make a number."""
    return dot_sizes(self, other)

def aten〇vdot〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Both factors have it."""
    return same_dtype(self_rank_dtype, other_rank_dtype, "vdot")

# aten::ger(Tensor self, Tensor vec2) -> Tensor
def aten〇ger〡shape(self: List[int], vec2: List[int]) -> List[int]:
    """Each element of one vector with each of the other."""
    return outer_sizes(self, vec2)

def aten〇ger〡dtype(self_rank_dtype: Tuple[int, int], vec2_rank_dtype: Tuple[int, int]) -> int:
    """What both promote to."""
    return promote(self_rank_dtype, vec2_rank_dtype)

# aten::inner(Tensor self, Tensor other) -> Tensor
def aten〇inner〡shape(self: List[int], other: List[int]) -> List[int]:
    """The last dimensions of both are multiplied and summed up; a number scales."""
    if len(self) == 0 or len(other) == 0:
        return self + other
    assert self[-1] == other[-1], f"inner: expected one size of the last dimensions, got {self} and {other}"
    return self[:-1] + other[:-1]

def aten〇inner〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """Both factors have it; what both promote to where one is a number."""
    self_rank, _ = self_rank_dtype
    other_rank, _ = other_rank_dtype
    if self_rank == 0 or other_rank == 0:
        return promote(self_rank_dtype, other_rank_dtype)
    return same_dtype(self_rank_dtype, other_rank_dtype, "inner")

# aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
def aten〇addmv〡shape(self: List[int], mat: List[int], vec: List[int], beta: float, alpha: float) -> List[int]:
    """Those of the product, to which the summand broadcasts."""
    return broadcast_into(self, mv_sizes(mat, vec))

def aten〇addmv〡dtype(self_rank_dtype: Tuple[int, int], mat_rank_dtype: Tuple[int, int], vec_rank_dtype: Tuple[int, int], beta: Union[int, float, complex], alpha: Union[int, float, complex]) -> int:
    """The summand and both factors have it."""
    return same_dtype3(self_rank_dtype, mat_rank_dtype, vec_rank_dtype, "addmv")

# aten::addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
def aten〇addr〡shape(self: List[int], vec1: List[int], vec2: List[int], beta: float, alpha: float) -> List[int]:
    """Those of the product, to which the summand broadcasts."""
    return broadcast_into(self, outer_sizes(vec1, vec2))

def aten〇addr〡dtype(self_rank_dtype: Tuple[int, int], vec1_rank_dtype: Tuple[int, int], vec2_rank_dtype: Tuple[int, int], beta: Union[int, float, complex], alpha: Union[int, float, complex]) -> int:
    """What the summand and both factors promote to, which beta and alpha must fit."""
    dtype = promote3(self_rank_dtype, vec1_rank_dtype, vec2_rank_dtype)
    check_multiplier(dtype, beta, "beta")
    check_multiplier(dtype, alpha, "alpha")
    return dtype

# aten::linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor
def aten〇linalg_vecdot〡shape(x: List[int], y: List[int], dim: int) -> List[int]:
    """Both broadcast; the dimension `dim` goes. Two vectors are of one size."""
    assert len(x) != 1 or x == y or len(y) != 1, f"linalg.vecdot: expected vectors of one size, got {x} and {y}"
    return reduce_one(broadcast(x, y), dim, False)

def aten〇linalg_vecdot〡dtype(x_rank_dtype: Tuple[int, int], y_rank_dtype: Tuple[int, int], dim: int) -> int:
    """Both factors have it; integers have no such product."""
    return check_floating(same_dtype(x_rank_dtype, y_rank_dtype, "linalg.vecdot"), "linalg.vecdot")

# aten::tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor
def aten〇tensordot〡shape(self: List[int], other: List[int], dims_self: List[int], dims_other: List[int]) -> List[int]:
    """The dimensions that are not summed up, those of the left before those of the right."""
    assert len(dims_self) == len(dims_other), f"tensordot: expected as many dimensions on the left as on the right, got {dims_self} and {dims_other}"
    for i in range(len(dims_self)):
        size = self[wrap_dim(dims_self[i], len(self))]
        other_size = other[wrap_dim(dims_other[i], len(other))]
        assert size == other_size or size == 1 or other_size == 1, f"tensordot: expected dimensions of one size, got {size} and {other_size}"
    return unlisted_sizes(self, dims_self) + unlisted_sizes(other, dims_other)

def aten〇tensordot〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], dims_self: List[int], dims_other: List[int]) -> int:
    """Both factors have it."""
    return same_dtype(self_rank_dtype, other_rank_dtype, "tensordot")

# aten::kron(Tensor self, Tensor other) -> Tensor
def aten〇kron〡shape(self: List[int], other: List[int]) -> List[int]:
    """Each size of the one times that of the other, from the last on."""
    rank = max(len(self), len(other))
    out: List[int] = []
    for i in range(rank):
        at, other_at = len(self) - rank + i, len(other) - rank + i
        out.append((self[at] if at >= 0 else 1) * (other[other_at] if other_at >= 0 else 1))
    return out

def aten〇kron〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    """What both promote to as if both had dimensions."""
    _, self_dtype = self_rank_dtype
    _, other_dtype = other_rank_dtype
    return promote((1, self_dtype), (1, other_dtype))

# aten::mm.dtype(Tensor self, Tensor mat2, ScalarType out_dtype) -> Tensor
def aten〇mm〇dtype〡shape(self: List[int], mat2: List[int], out_dtype: int) -> List[int]:
    """A matrix of n x m times one of m x p is n x p."""
    return mm_sizes(self, mat2)

def aten〇mm〇dtype〡dtype(self_rank_dtype: Tuple[int, int], mat2_rank_dtype: Tuple[int, int], out_dtype: int) -> int:
    """The given dtype."""
    return check_wider(same_dtype(self_rank_dtype, mat2_rank_dtype, "mm"), out_dtype)

# aten::bmm.dtype(Tensor self, Tensor mat2, ScalarType out_dtype) -> Tensor
def aten〇bmm〇dtype〡shape(self: List[int], mat2: List[int], out_dtype: int) -> List[int]:
    """The matrices of two batches, one by one."""
    return bmm_sizes(self, mat2)

def aten〇bmm〇dtype〡dtype(self_rank_dtype: Tuple[int, int], mat2_rank_dtype: Tuple[int, int], out_dtype: int) -> int:
    """The given dtype."""
    return check_wider(same_dtype(self_rank_dtype, mat2_rank_dtype, "bmm"), out_dtype)

# aten::linalg_multi_dot(Tensor[] tensors) -> Tensor
def aten〇linalg_multi_dot〡shape(tensors: List[List[int]]) -> List[int]:
    """One product after the other; the first and the last may be vectors."""
    assert len(tensors) >= 2, f"multi_dot: expected at least 2 factors, got {len(tensors)}"
    product = tensors[0]
    for i in range(1, len(tensors)):
        rank = len(tensors[i])
        assert rank == 2 or (rank == 1 and i == len(tensors) - 1), f"multi_dot: expected matrices between the first and the last factor, got {tensors[i]}"
        assert len(tensors[0]) == 1 or len(tensors[0]) == 2, f"multi_dot: expected a vector or a matrix first, got {tensors[0]}"
        product = matmul_sizes(product, tensors[i])
    return product

def aten〇linalg_multi_dot〡dtype(tensors_rank_dtype: List[Tuple[int, int]]) -> int:
    """All factors have it."""
    _, dtype = tensors_rank_dtype[0]
    for factor in tensors_rank_dtype:
        same_dtype(tensors_rank_dtype[0], factor, "multi_dot")
    return dtype
