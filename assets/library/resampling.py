"""Resampling of images: to given sizes or by factors, and by a grid of places."""
from typing import Any, List, Optional, Tuple, Union

import torch


def scaled(size: int, factor: float) -> int:
    """The whole pixels of a size times a factor."""
    return int(size * factor)


def scaled_sizes(input: List[int], scale_factors: Optional[List[float]], dims: int) -> List[int]:
    """The `dims` spatial dimensions, each times its factor."""
    assert scale_factors is not None, "expected output sizes or scale factors, got neither"
    assert len(scale_factors) == dims, f"expected {dims} scale factors, got {len(scale_factors)}"
    out: List[int] = []
    for i in range(dims):
        out.append(scaled(input[2 + i], scale_factors[i]))
    return out


def mode_dimensions(mode: str, dims: int) -> int:
    """How many spatial dimensions a mode of interpolation is for, of those that there are."""
    if mode == "linear":
        return 1
    if mode == "bilinear" or mode == "bicubic":
        return 2
    if mode == "trilinear":
        return 3
    assert mode == "nearest" or mode == "area", f"interpolate: expected nearest, linear, bilinear, trilinear, bicubic or area, got '{mode}'"
    return dims


def check_pixels(sizes: List[int], what: str) -> int:
    """There are channels and pixels; only the batch may be empty."""
    for i in range(1, len(sizes)):
        assert sizes[i] > 0, f"expected {what} with no empty dimension but the batch, got {sizes}"
    return 0


def resample_sizes(input: List[int], output_size: Optional[List[int]], scale_factors: Optional[List[float]], dims: int) -> List[int]:
    """The `dims` spatial dimensions become the given ones, or are scaled by factors where those are given."""
    assert len(input) == dims + 2, f"expected an input of {dims + 2} dimensions, got {input}"
    check_pixels(input, "an input")
    out = [input[0], input[1]]
    if output_size is not None:
        assert scale_factors is None, "expected output sizes or scale factors, got both"
        assert len(output_size) == dims, f"expected {dims} output sizes, got {output_size}"
        out = out + output_size
    else:
        out = out + scaled_sizes(input, scale_factors, dims)
    check_pixels(out, "a result")
    return out


def sampled_sizes(input: List[int], grid: List[int]) -> List[int]:
    """One pixel for each place of the grid, whose last dimension holds the places."""
    rank = len(input)
    assert rank == 4 or rank == 5, f"grid_sampler: expected an input of 4 or 5 dimensions, got {input}"
    assert len(grid) == rank, f"grid_sampler: expected a grid of {rank} dimensions, got {grid}"
    assert grid[0] == input[0], f"grid_sampler: expected a grid for {input[0]} images, got {grid[0]}"
    assert grid[-1] == rank - 2, f"grid_sampler: expected places of {rank - 2} numbers, got {grid[-1]}"
    for i in range(2, rank):
        assert input[i] > 0, f"grid_sampler: expected no empty spatial dimension, got {input}"
    return input[:2] + grid[1:-1]

# aten::upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
def aten〇upsample_nearest1d〡shape(self: List[int], output_size: List[int], scales: Optional[float]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return resample_sizes(self, output_size, None, 1)

def aten〇upsample_nearest1d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], scales: Optional[float]) -> int:
    """That of the pixels."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_nearest2d〡shape(self: List[int], output_size: List[int], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return resample_sizes(self, output_size, None, 2)

def aten〇upsample_nearest2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the pixels."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_nearest3d〡shape(self: List[int], output_size: List[int], scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return resample_sizes(self, output_size, None, 3)

def aten〇upsample_nearest3d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the pixels."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor
def aten〇upsample_linear1d〡shape(self: List[int], output_size: List[int], align_corners: bool, scales: Optional[float]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return resample_sizes(self, output_size, None, 1)

def aten〇upsample_linear1d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], align_corners: bool, scales: Optional[float]) -> int:
    """That of the pixels."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_bilinear2d〡shape(self: List[int], output_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return resample_sizes(self, output_size, None, 2)

def aten〇upsample_bilinear2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the pixels."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_bicubic2d〡shape(self: List[int], output_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return resample_sizes(self, output_size, None, 2)

def aten〇upsample_bicubic2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the pixels."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇upsample_trilinear3d〡shape(self: List[int], output_size: List[int], align_corners: bool, scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return resample_sizes(self, output_size, None, 3)

def aten〇upsample_trilinear3d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], align_corners: bool, scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the pixels."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def aten〇upsample_nearest1d〇vec〡shape(input: List[int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    return resample_sizes(input, output_size, scale_factors, 1)

def aten〇upsample_nearest1d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def aten〇upsample_nearest2d〇vec〡shape(input: List[int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    return resample_sizes(input, output_size, scale_factors, 2)

def aten〇upsample_nearest2d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def aten〇upsample_nearest3d〇vec〡shape(input: List[int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    return resample_sizes(input, output_size, scale_factors, 3)

def aten〇upsample_nearest3d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def aten〇upsample_linear1d〇vec〡shape(input: List[int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    return resample_sizes(input, output_size, scale_factors, 1)

def aten〇upsample_linear1d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def aten〇upsample_bilinear2d〇vec〡shape(input: List[int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    return resample_sizes(input, output_size, scale_factors, 2)

def aten〇upsample_bilinear2d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def aten〇upsample_bicubic2d〇vec〡shape(input: List[int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    return resample_sizes(input, output_size, scale_factors, 2)

def aten〇upsample_bicubic2d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def aten〇upsample_trilinear3d〇vec〡shape(input: List[int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    return resample_sizes(input, output_size, scale_factors, 3)

def aten〇upsample_trilinear3d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::__interpolate.size_list_scale_list(Tensor input, int[]? size=None, float[]? scale_factor=None, str mode="nearest", bool? align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor
def aten〇__interpolate〇size_list_scale_list〡shape(input: List[int], size: Optional[List[int]], scale_factor: Optional[List[float]], mode: str, align_corners: Optional[bool], recompute_scale_factor: Optional[bool], antialias: bool) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    dims = len(input) - 2
    assert dims >= 1 and dims <= 3, f"interpolate: expected 3 to 5 dimensions, got {input}"
    wanted = mode_dimensions(mode, dims)
    assert dims == wanted, f"interpolate: expected {wanted + 2} dimensions for the mode '{mode}', got {input}"
    assert align_corners is None or (mode != "nearest" and mode != "area"), f"interpolate: expected no align_corners for the mode '{mode}'"
    assert not antialias, "interpolate: expected no antialias"
    if mode == "area":
        return adaptive_sizes(input, scaled_sizes(input, scale_factor, dims) if size is None else size, dims)
    return resample_sizes(input, size, scale_factor if size is None else None, dims)

def aten〇__interpolate〇size_list_scale_list〡dtype(input_rank_dtype: Tuple[int, int], size: Optional[List[int]], scale_factor: Optional[List[float]], mode: str, align_corners: Optional[bool], recompute_scale_factor: Optional[bool], antialias: bool) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
def aten〇grid_sampler〡shape(input: List[int], grid: List[int], interpolation_mode: int, padding_mode: int, align_corners: bool) -> List[int]:
    """One pixel for each place of the grid."""
    return sampled_sizes(input, grid)

def aten〇grid_sampler〡dtype(input_rank_dtype: Tuple[int, int], grid_rank_dtype: Tuple[int, int], interpolation_mode: int, padding_mode: int, align_corners: bool) -> int:
    """That of the pixels."""
    return same_dtype(input_rank_dtype, grid_rank_dtype, "grid_sampler")

# aten::_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
def aten〇_upsample_nearest_exact1d〡shape(self: List[int], output_size: List[int], scales: Optional[float]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return resample_sizes(self, output_size, None, 1)

def aten〇_upsample_nearest_exact1d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], scales: Optional[float]) -> int:
    """That of the pixels."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def aten〇_upsample_nearest_exact1d〇vec〡shape(input: List[int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    return resample_sizes(input, output_size, scale_factors, 1)

def aten〇_upsample_nearest_exact1d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇_upsample_nearest_exact2d〡shape(self: List[int], output_size: List[int], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return resample_sizes(self, output_size, None, 2)

def aten〇_upsample_nearest_exact2d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the pixels."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def aten〇_upsample_nearest_exact2d〇vec〡shape(input: List[int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    return resample_sizes(input, output_size, scale_factors, 2)

def aten〇_upsample_nearest_exact2d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇_upsample_nearest_exact3d〡shape(self: List[int], output_size: List[int], scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return resample_sizes(self, output_size, None, 3)

def aten〇_upsample_nearest_exact3d〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], scales_d: Optional[float], scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the pixels."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor
def aten〇_upsample_nearest_exact3d〇vec〡shape(input: List[int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    return resample_sizes(input, output_size, scale_factors, 3)

def aten〇_upsample_nearest_exact3d〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇_upsample_bilinear2d_aa〡shape(self: List[int], output_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return resample_sizes(self, output_size, None, 2)

def aten〇_upsample_bilinear2d_aa〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the pixels."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def aten〇_upsample_bilinear2d_aa〇vec〡shape(input: List[int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    return resample_sizes(input, output_size, scale_factors, 2)

def aten〇_upsample_bilinear2d_aa〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
def aten〇_upsample_bicubic2d_aa〡shape(self: List[int], output_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> List[int]:
    """The spatial dimensions become the given ones."""
    return resample_sizes(self, output_size, None, 2)

def aten〇_upsample_bicubic2d_aa〡dtype(self_rank_dtype: Tuple[int, int], output_size: List[int], align_corners: bool, scales_h: Optional[float], scales_w: Optional[float]) -> int:
    """That of the pixels."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::_upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor
def aten〇_upsample_bicubic2d_aa〇vec〡shape(input: List[int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> List[int]:
    """The spatial dimensions become the given ones, or are scaled."""
    return resample_sizes(input, output_size, scale_factors, 2)

def aten〇_upsample_bicubic2d_aa〇vec〡dtype(input_rank_dtype: Tuple[int, int], output_size: Optional[List[int]], align_corners: bool, scale_factors: Optional[List[float]]) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
def aten〇grid_sampler_2d〡shape(input: List[int], grid: List[int], interpolation_mode: int, padding_mode: int, align_corners: bool) -> List[int]:
    """One pixel for each place of the grid."""
    assert len(input) == 4, f"grid_sampler_2d: expected an input of 4 dimensions, got {input}"
    return sampled_sizes(input, grid)

def aten〇grid_sampler_2d〡dtype(input_rank_dtype: Tuple[int, int], grid_rank_dtype: Tuple[int, int], interpolation_mode: int, padding_mode: int, align_corners: bool) -> int:
    """That of the pixels and of the grid."""
    return same_dtype(input_rank_dtype, grid_rank_dtype, "grid_sampler")

# aten::grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor
def aten〇grid_sampler_3d〡shape(input: List[int], grid: List[int], interpolation_mode: int, padding_mode: int, align_corners: bool) -> List[int]:
    """One pixel for each place of the grid."""
    assert len(input) == 5, f"grid_sampler_3d: expected an input of 5 dimensions, got {input}"
    return sampled_sizes(input, grid)

def aten〇grid_sampler_3d〡dtype(input_rank_dtype: Tuple[int, int], grid_rank_dtype: Tuple[int, int], interpolation_mode: int, padding_mode: int, align_corners: bool) -> int:
    """That of the pixels and of the grid."""
    return same_dtype(input_rank_dtype, grid_rank_dtype, "grid_sampler")

# aten::affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor
def aten〇affine_grid_generator〡shape(theta: List[int], size: List[int], align_corners: bool) -> List[int]:
    """A place of two or three numbers for each pixel of the given sizes."""
    dims = len(size) - 2
    assert dims == 2 or dims == 3, f"affine_grid_generator: expected 4 or 5 sizes, got {size}"
    assert theta == [size[0], dims, dims + 1], f"affine_grid_generator: expected matrices of {[size[0], dims, dims + 1]}, got {theta}"
    return [size[0]] + size[2:] + [dims]

def aten〇affine_grid_generator〡dtype(theta_rank_dtype: Tuple[int, int], size: List[int], align_corners: bool) -> int:
    """That of the matrices."""
    _, theta_dtype = theta_rank_dtype
    return theta_dtype
