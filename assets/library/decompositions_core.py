"""Ops of PyTorch's core set, which `run_decompositions` leaves in an exported program, in terms of ops that torch-mlir knows."""
from typing import List, Optional, Tuple

import torch
from torch import Tensor


def aten〇squeeze〇dims〡decomposition(self: Tensor, dim: List[int]) -> Tensor:
    """Dimensions of size 1 go, the last one first."""
    return without_ones_at(self, dim)


def aten〇_native_batch_norm_legit_no_training〡decomposition(input: Tensor, weight: Optional[Tensor], bias: Optional[Tensor], running_mean: Tensor, running_var: Tensor, momentum: float, eps: float) -> Tuple[Tensor, Tensor, Tensor]:
    """native_batch_norm by the running statistics."""
    return torch.ops.aten.native_batch_norm(input, weight, bias, running_mean, running_var, False, momentum, eps)


def aten〇_native_batch_norm_legit〇no_stats〡decomposition(input: Tensor, weight: Optional[Tensor], bias: Optional[Tensor], training: bool, momentum: float, eps: float) -> Tuple[Tensor, Tensor, Tensor]:
    """native_batch_norm by the statistics of the batch."""
    return torch.ops.aten.native_batch_norm(input, weight, bias, None, None, True, momentum, eps)


def aten〇grid_sampler_2d〡decomposition(input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    """grid_sampler, which tells by the rank that there are two dimensions."""
    return torch.ops.aten.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)


def aten〇empty_permuted〡decomposition(size: List[int], physical_layout: List[int], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """empty: values have no order in memory."""
    return empty_of(size, dtype, layout, device, pin_memory)
