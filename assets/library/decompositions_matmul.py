"""Products of matrices and what is made of them."""
from typing import Any, List, Optional, Tuple, Union
import math

import torch
from torch import Tensor


def aten〇matmul〡decomposition(self: Tensor, other: Tensor) -> Tensor:
    """mm for two matrices, bmm for two batches of them; other ranks stay as they are."""
    if self.dim() == 2 and other.dim() == 2:
        return torch.mm(self, other)
    if self.dim() == 3 and other.dim() == 3:
        return torch.bmm(self, other)
    return torch.matmul(self, other)


def aten〇mv〡decomposition(self: Tensor, vec: Tensor) -> Tensor:
    """matmul with a vector."""
    return torch.matmul(self, vec)


def aten〇linear〡decomposition(input: Tensor, weight: Tensor, bias: Optional[Tensor] = None) -> Tensor:
    """input @ weight.T + bias."""
    columns = torch.ops.aten.transpose.int(weight, 0, 1) if weight.dim() == 2 else weight
    result = torch.matmul(input, columns)
    return result if bias is None else result + bias


def aten〇addmm〡decomposition(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Union[int, float, complex] = 1, alpha: Union[int, float, complex] = 1) -> Tensor:
    """beta * self + alpha * (mat1 @ mat2)."""
    product = torch.mm(mat1, mat2)
    return torch.add(self * beta, product, alpha=alpha)


def aten〇baddbmm〡decomposition(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Union[int, float, complex] = 1, alpha: Union[int, float, complex] = 1) -> Tensor:
    """beta * self + alpha * (batch1 @ batch2), matrix by matrix."""
    product = torch.bmm(batch1, batch2) * alpha
    return torch.add(product, self, alpha=beta)


def aten〇addbmm〡decomposition(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Union[int, float, complex] = 1, alpha: Union[int, float, complex] = 1) -> Tensor:
    """beta * self + alpha * the sum of all products: one product of matrices side by side."""
    left = torch.ops.aten.flatten.using_ints(torch.ops.aten.permute(batch1, [1, 0, 2]), 1, 2)
    right = torch.ops.aten.flatten.using_ints(batch2, 0, 1)
    return torch.add(self * beta, torch.mm(left, right), alpha=alpha)


def aten〇bilinear〡decomposition(input1: Tensor, input2: Tensor, weight: Tensor, bias: Optional[Tensor] = None) -> Tensor:
    """For each k: the sum over i and j of input1[i] * weight[k, i, j] * input2[j]."""
    rank = input1.dim()
    first = torch.unsqueeze(torch.unsqueeze(input1, rank - 1), rank + 1)
    second = torch.unsqueeze(torch.unsqueeze(input2, rank - 1), rank)
    products = (first * weight) * second
    result = torch.sum(torch.sum(products, [rank + 1], False), [rank], False)
    return result if bias is None else result + bias


def with_new_dims(self: Tensor, dims: List[int]) -> Tensor:
    """With dimensions of size 1 put in, one after the other."""
    result = self
    for dim in dims:
        result = torch.unsqueeze(result, dim)
    return result


def aten〇_trilinear〡decomposition(i1: Tensor, i2: Tensor, i3: Tensor, expand1: List[int], expand2: List[int], expand3: List[int], sumdim: List[int], unroll_dim: int = 1) -> Tensor:
    """The product of three tensors that get dimensions of size 1 first, summed along `sumdim`."""
    product = (with_new_dims(i1, expand1) * with_new_dims(i2, expand2)) * with_new_dims(i3, expand3)
    if len(sumdim) == 0:
        return product
    return torch.sum(product, sumdim, False)


def attention_scores(query: Tensor, key: Tensor, scale: Optional[float]) -> Tensor:
    """How much each query is about each key."""
    products = torch.matmul(query, torch.ops.aten.transpose.int(key, -2, -1))
    if scale is not None:
        return products * scale
    return products * (1.0 / math.sqrt(float(query.size(-1))))


def aten〇scaled_dot_product_attention〡decomposition(query: Tensor, key: Tensor, value: Tensor, attn_mask: Optional[Tensor] = None, dropout_p: float = 0.0, is_causal: bool = False, scale: Optional[float] = None, enable_gqa: bool = False) -> Tensor:
    """softmax(query @ key.T * scale + mask) @ value."""
    keys, values = key, value
    if enable_gqa:
        keys = torch.ops.aten.repeat_interleave.self_int(key, query.size(-3) // key.size(-3), -3)
        values = torch.ops.aten.repeat_interleave.self_int(value, query.size(-3) // value.size(-3), -3)
    scores = attention_scores(query, keys, scale)
    if is_causal:
        ones = torch.ops.aten.ones([query.size(-2), key.size(-2)], dtype=torch.bool)
        past = torch.ops.aten.tril(ones, 0)
        scores = torch.where(past, scores, torch.full([], float("-inf"), dtype=query.dtype))
    if attn_mask is not None:
        if attn_mask.dtype == torch.bool:
            scores = torch.where(attn_mask, scores, torch.full([], float("-inf"), dtype=query.dtype))
        else:
            scores = scores + attn_mask
    # A row that is masked as a whole gives 0, not NaN.
    weights = torch.ops.aten.softmax.int(scores, -1) if attn_mask is None else torch.ops.aten._safe_softmax(scores, -1)
    if dropout_p > 0.0:
        weights = torch.ops.aten.dropout(weights, dropout_p, True)
    return torch.matmul(weights, values)


def aten〇linalg_cross〡decomposition(self: Tensor, other: Tensor, dim: int = -1) -> Tensor:
    """self[i + 1] * other[i + 2] - self[i + 2] * other[i + 1], with i modulo 3."""
    places = torch.ops.aten.arange.start_step(0, 3, 1, dtype=torch.int64)
    next_ = torch.remainder(places + 1, 3)
    after = torch.remainder(places + 2, 3)
    first = torch.index_select(self, dim, next_) * torch.index_select(other, dim, after)
    second = torch.index_select(self, dim, after) * torch.index_select(other, dim, next_)
    return first - second


def aten〇linalg_slogdet〡decomposition(A: Tensor) -> Tuple[Tensor, Tensor]:
    """The sign of the determinant, and the logarithm of its magnitude."""
    determinant = torch.ops.aten.linalg_det(A)
    return torch.sgn(determinant), torch.log(torch.abs(determinant))


def aten〇_linalg_det〡decomposition(A: Tensor) -> Tuple[Tensor, Tensor, Tensor]:
    """linalg_det, and the factors of the transposed matrix, from which PyTorch works it out."""
    lower_upper, pivots = torch.ops.aten.linalg_lu_factor(torch.ops.aten.transpose.int(A, -2, -1))
    return torch.ops.aten.linalg_det(A), lower_upper, pivots
