"""Areas under samples, by the trapezoidal rule."""
from typing import List, Optional, Tuple, Union

import torch


def area_dim(y: List[int], dim: int) -> int:
    """The dimension of the samples, counted from the start."""
    assert len(y) > 0, "expected samples along at least one dimension"
    return wrap_dim(dim, len(y))


def area_sizes(y: List[int], dim: int) -> List[int]:
    """The dimension of the samples goes."""
    return without_dim(y, area_dim(y, dim))


def gaps(sizes: List[int], dim: int) -> List[int]:
    """Between samples there is one gap less than there are samples."""
    return with_size(sizes, dim, max(sizes[dim] - 1, 0))


def places_beside(x: List[int], y: List[int], dim: int) -> List[int]:
    """The sizes of the places brought to the rank of the samples: places in one row go along their dimension."""
    if len(x) == 1:
        assert x[0] == y[dim], f"expected a place for each of {y[dim]} samples, but got {x[0]}"
        return with_size([1 for _ in y], dim, x[0])
    return [1 for _ in range(len(y) - len(x))] + x


def area_between_sizes(y: List[int], x: List[int], dim: int) -> List[int]:
    """Gaps between places broadcast with gaps between samples, and their dimension goes."""
    at = area_dim(y, dim)
    if y[at] == 0:
        return without_dim(y, at)
    areas = broadcast(gaps(places_beside(x, y, at), at), gaps(y, at))
    return without_dim(areas, at)


def area_dtype(dtype: int) -> int:
    """Halves of integers are float32; bools have no area."""
    assert dtype != torch.bool, "expected numbers, but got bools"
    return torch.float32 if is_integer(dtype) else dtype


def check_width(dx: Union[int, float, complex]) -> int:
    """The width of a gap is a real number."""
    kind = dtype_of_scalar(dx)
    assert kind != torch.bool and not is_complex(kind), "expected dx to be a real number"
    return 0

# aten::trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
def aten〇trapezoid〇dx〡shape(y: List[int], dx: float, dim: int) -> List[int]:
    """The dimension of the samples goes."""
    return area_sizes(y, dim)

def aten〇trapezoid〇dx〡dtype(y_rank_dtype: Tuple[int, int], dx: Union[int, float, complex], dim: int) -> int:
    """The type of the samples; integers give float32."""
    check_width(dx)
    return area_dtype(dtype_of(y_rank_dtype))

# aten::trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
def aten〇trapezoid〇x〡shape(y: List[int], x: List[int], dim: int) -> List[int]:
    """Gaps between places broadcast with those between samples, and their dimension goes."""
    return area_between_sizes(y, x, dim)

def aten〇trapezoid〇x〡dtype(y_rank_dtype: Tuple[int, int], x_rank_dtype: Tuple[int, int], dim: int) -> int:
    """Samples and places promoted; integers give float32."""
    area_dtype(dtype_of(y_rank_dtype))
    area_dtype(dtype_of(x_rank_dtype))
    return area_dtype(promote(y_rank_dtype, x_rank_dtype))

# aten::trapz.dx(Tensor y, *, float dx=1., int dim=-1) -> Tensor
def aten〇trapz〇dx〡shape(y: List[int], dx: float, dim: int) -> List[int]:
    """The dimension of the samples goes."""
    return area_sizes(y, dim)

def aten〇trapz〇dx〡dtype(y_rank_dtype: Tuple[int, int], dx: float, dim: int) -> int:
    """The type of the samples; integers give float32."""
    return area_dtype(dtype_of(y_rank_dtype))

# aten::trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
def aten〇trapz〇x〡shape(y: List[int], x: List[int], dim: int) -> List[int]:
    """Gaps between places broadcast with those between samples, and their dimension goes."""
    return area_between_sizes(y, x, dim)

def aten〇trapz〇x〡dtype(y_rank_dtype: Tuple[int, int], x_rank_dtype: Tuple[int, int], dim: int) -> int:
    """Samples and places promoted; integers give float32."""
    area_dtype(dtype_of(y_rank_dtype))
    area_dtype(dtype_of(x_rank_dtype))
    return area_dtype(promote(y_rank_dtype, x_rank_dtype))
