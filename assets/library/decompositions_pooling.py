"""Adaptive pooling, resampling and the shuffling of pixels."""
from typing import Any, List, Optional, Tuple, Union

import torch
from torch import Tensor


def window_start(i: int, size: int, count: int) -> int:
    """Where the i-th of `count` windows over `size` elements starts."""
    return i * size // count


def window_end(i: int, size: int, count: int) -> int:
    """Where the i-th of `count` windows over `size` elements ends."""
    return ((i + 1) * size + count - 1) // count


def window_means(self: Tensor, dim: int, count: int) -> Tensor:
    """The means of `count` windows along `dim`, which may overlap and differ in size."""
    if count == 0:
        return torch.ops.aten.slice.Tensor(self, dim, 0, 0, 1)
    size = self.size(dim)
    means: List[Tensor] = []
    for i in range(count):
        start, end = window_start(i, size, count), window_end(i, size, count)
        window = torch.ops.aten.slice.Tensor(self, dim, start, end, 1)
        means.append(torch.sum(window, [dim], True) / (end - start))
    return torch.ops.aten.cat(means, dim)


def aten〇adaptive_avg_pool1d〡decomposition(self: Tensor, output_size: List[int]) -> Tensor:
    """avg_pool1d where the windows are of one size, else their means one by one."""
    count = output_size[0]
    if count == 1:
        return torch.ops.aten.avg_pool1d(self, [self.size(-1)], [1], [0], False, True)
    if count > 0 and self.size(-1) % count == 0:
        step = self.size(-1) // count
        return torch.ops.aten.avg_pool1d(self, [step], [step], [0], False, True)
    return window_means(self, self.dim() - 1, count)


def aten〇adaptive_avg_pool2d〡decomposition(self: Tensor, output_size: List[int]) -> Tensor:
    """avg_pool2d where the windows are of one size, else their means one dimension after the other."""
    rows, columns = output_size[0], output_size[1]
    height, width = self.size(-2), self.size(-1)
    if rows == 1 and columns == 1:
        return torch.ops.aten.avg_pool2d(self, [height, width], [height, width], [0, 0], False, True)
    if rows > 0 and columns > 0 and height % rows == 0 and width % columns == 0:
        step = [height // rows, width // columns]
        return torch.ops.aten.avg_pool2d(self, step, step, [0, 0], False, True)
    return window_means(window_means(self, self.dim() - 2, rows), self.dim() - 1, columns)


def window_maxima(self: Tensor, dim: int, count: int) -> Tuple[Tensor, Tensor]:
    """The maxima of `count` windows along `dim`, and where they are."""
    if count == 0:
        nothing = torch.ops.aten.slice.Tensor(self, dim, 0, 0, 1)
        return nothing, torch.ops.aten.to.dtype(nothing, torch.int64)
    size = self.size(dim)
    maxima: List[Tensor] = []
    places: List[Tensor] = []
    for i in range(count):
        start, end = window_start(i, size, count), window_end(i, size, count)
        values, indices = torch.ops.aten.max.dim(torch.ops.aten.slice.Tensor(self, dim, start, end, 1), dim, True)
        maxima.append(values)
        places.append(indices + start)
    return torch.ops.aten.cat(maxima, dim), torch.ops.aten.cat(places, dim)


def aten〇adaptive_max_pool1d〡decomposition(self: Tensor, output_size: List[int]) -> Tuple[Tensor, Tensor]:
    """max_pool1d_with_indices where the windows are of one size, else their maxima one by one."""
    count = output_size[0]
    if count > 0 and self.size(-1) % count == 0:
        step = self.size(-1) // count
        return torch.ops.aten.max_pool1d_with_indices(self, [step], [step], [0], [1], False)
    return window_maxima(self, self.dim() - 1, count)


def aten〇adaptive_max_pool2d〡decomposition(self: Tensor, output_size: List[int]) -> Tuple[Tensor, Tensor]:
    """max_pool2d_with_indices where the windows are of one size.

    Else the maxima of each row's windows, and of these the maxima of each column's.
    """
    rows, columns = output_size[0], output_size[1]
    height, width = self.size(-2), self.size(-1)
    if rows > 0 and columns > 0 and height % rows == 0 and width % columns == 0:
        step = [height // rows, width // columns]
        return torch.ops.aten.max_pool2d_with_indices(self, step, step, [0, 0], [1, 1], False)
    of_rows, column_places = window_maxima(self, self.dim() - 1, columns)
    maxima, row_places = window_maxima(of_rows, self.dim() - 2, rows)
    chosen = torch.ops.aten.gather(column_places, self.dim() - 2, row_places)
    return maxima, row_places * width + chosen


def aten〇pixel_shuffle〡decomposition(self: Tensor, upscale_factor: int) -> Tensor:
    """Channels of [.., C * r * r, H, W] become the pixels of [.., C, H * r, W * r]."""
    lead = self.dim() - 3
    channels = self.size(lead) // (upscale_factor * upscale_factor)
    parts = torch.ops.prims.split_dim(self, lead, channels)
    parts = torch.ops.prims.split_dim(parts, lead + 1, upscale_factor)
    order: List[int] = []
    for i in range(lead + 1):
        order.append(i)
    moved = torch.ops.aten.permute(parts, order + [lead + 3, lead + 1, lead + 4, lead + 2])
    return torch.ops.prims.collapse(torch.ops.prims.collapse(moved, lead + 3, lead + 4), lead + 1, lead + 2)


def aten〇pixel_unshuffle〡decomposition(self: Tensor, downscale_factor: int) -> Tensor:
    """Pixels of [.., C, H * r, W * r] become the channels of [.., C * r * r, H, W]."""
    lead = self.dim() - 3
    parts = torch.ops.prims.split_dim(self, lead + 1, self.size(lead + 1) // downscale_factor)
    parts = torch.ops.prims.split_dim(parts, lead + 3, self.size(lead + 2) // downscale_factor)
    order: List[int] = []
    for i in range(lead + 1):
        order.append(i)
    moved = torch.ops.aten.permute(parts, order + [lead + 2, lead + 4, lead + 1, lead + 3])
    return torch.ops.prims.collapse(moved, lead, lead + 2)


def aten〇upsample_nearest1d〇vec〡decomposition(input: Tensor, output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> Tensor:
    """The general interpolation, by the nearest pixel."""
    return torch.ops.aten.__interpolate.size_list_scale_list(input, output_size, scale_factors, "nearest", None, None, False)


def aten〇upsample_nearest2d〇vec〡decomposition(input: Tensor, output_size: Optional[List[int]], scale_factors: Optional[List[float]]) -> Tensor:
    """The general interpolation, by the nearest pixel."""
    return torch.ops.aten.__interpolate.size_list_scale_list(input, output_size, scale_factors, "nearest", None, None, False)
