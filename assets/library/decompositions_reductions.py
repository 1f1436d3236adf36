"""Reductions in terms of sums and of max and min along one dimension."""
from typing import Any, List, Optional, Tuple, Union

import torch
from torch import Tensor


def all_dims(self: Tensor) -> List[int]:
    """Every dimension."""
    dims: List[int] = []
    for i in range(self.dim()):
        dims.append(i)
    return dims


def dims_or_all(self: Tensor, dims: Optional[List[int]]) -> List[int]:
    """The given dimensions, or every one if there is none."""
    if dims is None or len(dims) == 0:
        return all_dims(self)
    return dims


def count_along(self: Tensor, dims: List[int]) -> int:
    """How many elements are reduced to one."""
    count = 1
    if self.dim() > 0:
        for dim in dims:
            count = count * self.size(dim)
    return count


def is_among(dim: int, dims: List[int], rank: int) -> bool:
    """Whether a dimension is listed, counted from the start or from the end."""
    return dim in dims or dim - rank in dims


def aten〇mean〡decomposition(self: Tensor, dtype: Optional[int] = None) -> Tensor:
    """The sum over the number of elements."""
    return torch.ops.aten.sum(self, dtype=dtype) / self.numel()


def aten〇mean〇dim〡decomposition(self: Tensor, dim: Optional[List[int]], keepdim: bool = False, dtype: Optional[int] = None) -> Tensor:
    """The sum along `dim` over the number of elements."""
    total = torch.ops.aten.sum.dim_IntList(self, dim, keepdim, dtype=dtype)
    return total / count_along(self, dims_or_all(self, dim))


def real_variance(self: Tensor, dims: List[int], correction: float, keepdim: bool) -> Tensor:
    """The mean square deviation from the mean, with count - correction for the count."""
    count = count_along(self, dims)
    deviation = self - torch.sum(self, dims, True) / count
    total = torch.sum(deviation * deviation, dims, keepdim)
    if correction == 0.0:
        return total / count
    return total / (count - correction)


def variance_along(self: Tensor, dim: Optional[List[int]], correction: float, keepdim: bool) -> Tensor:
    """The mean square deviation from the mean, with count - correction for the count.

    It is worked out in float64; of complex numbers it is the sum of those of both parts.
    """
    dims = dims_or_all(self, dim)
    if self.dtype == torch.complex64 or self.dtype == torch.complex128:
        real, imaginary = torch.real(self), torch.imag(self)
        both = real_variance(torch.ops.aten.to.dtype(real, torch.float64), dims, correction, keepdim) + real_variance(torch.ops.aten.to.dtype(imaginary, torch.float64), dims, correction, keepdim)
        return torch.ops.aten.to.dtype(both, real.dtype)
    wide = torch.ops.aten.to.dtype(self, torch.float64)
    return torch.ops.aten.to.dtype(real_variance(wide, dims, correction, keepdim), self.dtype)


def correction_of(unbiased: bool) -> float:
    """An unbiased variance has a count less by 1."""
    return 1.0 if unbiased else 0.0


def given_correction(correction: Optional[Union[int, float, complex]]) -> float:
    """The correction, 1 if none is given."""
    return 1.0 if correction is None else float(correction)


def aten〇var〡decomposition(self: Tensor, unbiased: bool = True) -> Tensor:
    """The variance of all elements."""
    return variance_along(self, None, correction_of(unbiased), False)


def aten〇var〇dim〡decomposition(self: Tensor, dim: Optional[List[int]], unbiased: bool = True, keepdim: bool = False) -> Tensor:
    """The variance along `dim`."""
    return variance_along(self, dim, correction_of(unbiased), keepdim)


def aten〇var〇correction〡decomposition(self: Tensor, dim: Optional[List[int]] = None, correction: Optional[Union[int, float, complex]] = None, keepdim: bool = False) -> Tensor:
    """The variance along `dim`, divided by count - correction."""
    return variance_along(self, dim, given_correction(correction), keepdim)


def prims〇var〡decomposition(inp: Tensor, dims: Optional[List[int]], correction: Optional[float] = 1, output_dtype: Optional[int] = None) -> Tensor:
    """The variance along `dims`, divided by count - correction."""
    result = variance_along(inp, dims, 1.0 if correction is None else correction, False)
    return result if output_dtype is None else torch.ops.aten.to.dtype(result, output_dtype)


def aten〇std〡decomposition(self: Tensor, unbiased: bool = True) -> Tensor:
    """The square root of the variance."""
    return torch.sqrt(variance_along(self, None, correction_of(unbiased), False))


def aten〇std〇dim〡decomposition(self: Tensor, dim: Optional[List[int]], unbiased: bool = True, keepdim: bool = False) -> Tensor:
    """The square root of the variance along `dim`."""
    return torch.sqrt(variance_along(self, dim, correction_of(unbiased), keepdim))


def aten〇std〇correction〡decomposition(self: Tensor, dim: Optional[List[int]] = None, correction: Optional[Union[int, float, complex]] = None, keepdim: bool = False) -> Tensor:
    """The square root of the variance along `dim`."""
    return torch.sqrt(variance_along(self, dim, given_correction(correction), keepdim))


def mean_over(self: Tensor, dim: Optional[List[int]], keepdim: bool) -> Tensor:
    """The sum along `dim` over the number of elements."""
    dims = dims_or_all(self, dim)
    return torch.sum(self, dims, keepdim) / count_along(self, dims)


def aten〇var_mean〡decomposition(self: Tensor, unbiased: bool = True) -> Tuple[Tensor, Tensor]:
    """The variance and the mean of all elements."""
    return variance_along(self, None, correction_of(unbiased), False), mean_over(self, None, False)


def aten〇var_mean〇dim〡decomposition(self: Tensor, dim: Optional[List[int]], unbiased: bool = True, keepdim: bool = False) -> Tuple[Tensor, Tensor]:
    """The variance and the mean along `dim`."""
    return variance_along(self, dim, correction_of(unbiased), keepdim), mean_over(self, dim, keepdim)


def aten〇var_mean〇correction〡decomposition(self: Tensor, dim: Optional[List[int]] = None, correction: Optional[Union[int, float, complex]] = None, keepdim: bool = False) -> Tuple[Tensor, Tensor]:
    """The variance and the mean along `dim`."""
    return variance_along(self, dim, given_correction(correction), keepdim), mean_over(self, dim, keepdim)


def prims〇sum〡decomposition(inp: Tensor, dims: Optional[List[int]], output_dtype: Optional[int] = None) -> Tensor:
    """The sum along `dims`."""
    if output_dtype is None:
        return torch.ops.aten.sum.dim_IntList(inp, dims, False, dtype=inp.dtype)
    return torch.ops.aten.sum.dim_IntList(inp, dims, False, dtype=output_dtype)


def maximum_along(self: Tensor, dims: List[int], keepdim: bool) -> Tensor:
    """One dimension after the other, the last one first, so that the others keep their places."""
    result = self
    rank = self.dim()
    for i in range(rank):
        dim = rank - 1 - i
        if is_among(dim, dims, rank):
            result, _ = torch.ops.aten.max.dim(result, dim, keepdim)
    return result


def minimum_along(self: Tensor, dims: List[int], keepdim: bool) -> Tensor:
    """One dimension after the other, the last one first, so that the others keep their places."""
    result = self
    rank = self.dim()
    for i in range(rank):
        dim = rank - 1 - i
        if is_among(dim, dims, rank):
            result, _ = torch.ops.aten.min.dim(result, dim, keepdim)
    return result


def aten〇amax〡decomposition(self: Tensor, dim: List[int] = (), keepdim: bool = False) -> Tensor:
    """The maximum along `dim`."""
    return maximum_along(self, dims_or_all(self, dim), keepdim)


def aten〇amin〡decomposition(self: Tensor, dim: List[int] = (), keepdim: bool = False) -> Tensor:
    """The minimum along `dim`."""
    return minimum_along(self, dims_or_all(self, dim), keepdim)


def aten〇aminmax〡decomposition(self: Tensor, dim: Optional[int] = None, keepdim: bool = False) -> Tuple[Tensor, Tensor]:
    """The minimum and the maximum."""
    dims = all_dims(self) if dim is None else [dim]
    return minimum_along(self, dims, keepdim), maximum_along(self, dims, keepdim)


def flattened(self: Tensor) -> Tensor:
    """All elements in a row."""
    return torch.ops.aten.view(self, [-1])


def ones_of_rank(self: Tensor) -> List[int]:
    """A size of 1 for each dimension."""
    sizes: List[int] = []
    for i in range(self.dim()):
        sizes.append(1)
    return sizes


def aten〇argmax〡decomposition(self: Tensor, dim: Optional[int] = None, keepdim: bool = False) -> Tensor:
    """Where the maximum is, along `dim` or in all of the tensor."""
    if dim is not None:
        _, along = torch.ops.aten.max.dim(self, dim, keepdim)
        return along
    _, indices = torch.ops.aten.max.dim(flattened(self), 0, False)
    return torch.ops.aten.view(indices, ones_of_rank(self)) if keepdim else indices


def aten〇argmin〡decomposition(self: Tensor, dim: Optional[int] = None, keepdim: bool = False) -> Tensor:
    """Where the minimum is, along `dim` or in all of the tensor."""
    if dim is not None:
        _, along = torch.ops.aten.min.dim(self, dim, keepdim)
        return along
    _, indices = torch.ops.aten.min.dim(flattened(self), 0, False)
    return torch.ops.aten.view(indices, ones_of_rank(self)) if keepdim else indices


def aten〇argsort〡decomposition(self: Tensor, dim: int = -1, descending: bool = False) -> Tensor:
    """The indices that sort gives."""
    _, indices = torch.ops.aten.sort(self, dim, descending)
    return indices


def aten〇topk〡decomposition(self: Tensor, k: int, dim: int = -1, largest: bool = True, sorted: bool = True) -> Tuple[Tensor, Tensor]:
    """The first k of the sorted elements."""
    values, indices = torch.ops.aten.sort(self, dim, largest)
    if self.dim() == 0:
        return values, indices
    return torch.ops.aten.slice.Tensor(values, dim, 0, k, 1), torch.ops.aten.slice.Tensor(indices, dim, 0, k, 1)


def aten〇count_nonzero〡decomposition(self: Tensor, dim: Optional[int] = None) -> Tensor:
    """The number of elements that are not 0."""
    if dim is None:
        return torch.sum(torch.ne(self, 0))
    return torch.sum(torch.ne(self, 0), [dim], False)


def aten〇count_nonzero〇dim_IntList〡decomposition(self: Tensor, dim: List[int]) -> Tensor:
    """The number of elements along `dim` that are not 0."""
    return torch.sum(torch.ne(self, 0), dim, False)


def aten〇trace〡decomposition(self: Tensor) -> Tensor:
    """The sum of the diagonal."""
    return torch.sum(torch.ops.aten.diagonal(self, 0, 0, 1))


def aten〇norm〇ScalarOpt_dim〡decomposition(self: Tensor, p: Optional[Union[int, float, complex]], dim: List[int], keepdim: bool = False) -> Tensor:
    """The p-norm along `dim`; p is 2 if it is not given."""
    if p is None:
        return torch.ops.aten.linalg_vector_norm(self, 2.0, dim, keepdim)
    return torch.ops.aten.linalg_vector_norm(self, p, dim, keepdim)


def matrix_norm(self: Tensor, order: float, dims: List[int], keepdim: bool) -> Tensor:
    """The greatest or smallest sum of magnitudes of a row (infinite order) or column (1)."""
    rank = self.dim()
    rows, columns = dims[0] % rank, dims[1] % rank
    summed, other = rows, columns
    if order == float("inf") or order == float("-inf"):
        summed, other = columns, rows
    sums = torch.sum(torch.abs(self), [summed], True)
    if order > 0.0:
        result, _ = torch.ops.aten.max.dim(sums, other, True)
    else:
        result, _ = torch.ops.aten.min.dim(sums, other, True)
    if keepdim:
        return result
    first, second = min(rows, columns), max(rows, columns)
    return torch.ops.aten.squeeze.dim(torch.ops.aten.squeeze.dim(result, second), first)


def aten〇linalg_norm〡decomposition(self: Tensor, ord: Optional[Union[int, float, complex]] = None, dim: Optional[List[int]] = None, keepdim: bool = False, dtype: Optional[int] = None) -> Tensor:
    """A vector's norm, or that of a matrix: the latter by sums of rows or columns."""
    if ord is None:
        return torch.ops.aten.linalg_vector_norm(self, 2.0, dim, keepdim, dtype=dtype)
    dims = all_dims(self) if dim is None else dim
    if len(dims) == 2:
        order = float(ord)
        if order == 1.0 or order == -1.0 or order == float("inf") or order == float("-inf"):
            matrix = self if dtype is None else torch.ops.aten.to.dtype(self, dtype)
            return matrix_norm(matrix, order, dims, keepdim)
        return torch.ops.aten.linalg_norm(self, ord, dim, keepdim, dtype=dtype)
    return torch.ops.aten.linalg_vector_norm(self, ord, dims, keepdim, dtype=dtype)


def aten〇logcumsumexp〡decomposition(self: Tensor, dim: int) -> Tensor:
    """log(cumsum(exp(self)))."""
    return torch.log(torch.ops.aten.cumsum(torch.exp(self), dim))


def aten〇bucketize〇Tensor〡decomposition(self: Tensor, boundaries: Tensor, out_int32: bool = False, right: bool = False) -> Tensor:
    """How many of the sorted boundaries are below each element, or not above it if `right`."""
    element = torch.unsqueeze(self, -1)
    is_passed = torch.ge(element, boundaries) if right else torch.gt(element, boundaries)
    count = torch.sum(is_passed, [-1], False)
    return torch.ops.aten.to.dtype(count, torch.int32) if out_int32 else count
