"""The Fourier transform as a product with the matrix of its waves."""
from typing import Any, List, Optional, Tuple, Union
import math

import torch
from torch import Tensor


def real_waves(count: int, like: Tensor) -> Tensor:
    """[count, 2 * (count // 2 + 1)]: cosines and minus sines of each frequency, side by side."""
    frequencies = count // 2 + 1
    times = torch.ops.aten.arange.start_step(0, count, 1, dtype=torch.int64)
    turns = torch.unsqueeze(times, 1) * torch.ops.aten.arange.start_step(0, frequencies, 1, dtype=torch.int64)
    # Whole turns are taken off while the numbers are exact.
    angles = torch.ops.aten.to.dtype(torch.remainder(turns, count), like.dtype) * (2.0 * math.pi / count)
    waves = torch.stack([torch.cos(angles), -torch.sin(angles)], -1)
    return torch.ops.aten.view(waves, [count, 2 * frequencies])


def of_length(self: Tensor, count: int) -> Tensor:
    """Cut, or padded by zeros, to `count` elements along the last dimension."""
    if self.size(-1) > count:
        return torch.ops.aten.slice.Tensor(self, -1, 0, count, 1)
    if self.size(-1) < count:
        return torch.ops.aten.constant_pad_nd(self, [0, count - self.size(-1)], 0.0)
    return self


def aten〇fft_rfft〡decomposition(self: Tensor, n: Optional[int] = None, dim: int = -1, norm: Optional[str] = None) -> Tensor:
    """sum(self[t] * exp(-2 * pi * i * t * k / n)) for the frequencies k from 0 to n // 2."""
    last = dim == -1 or dim == self.dim() - 1
    real = of_type(self, float_of(self.dtype))
    rows = real if last else torch.ops.aten.transpose.int(real, dim, -1)
    count = rows.size(-1) if n is None else n
    samples = of_length(rows, count)
    parts = torch.matmul(samples, real_waves(count, samples))
    sizes: List[int] = []
    for i in range(samples.dim() - 1):
        sizes.append(samples.size(i))
    result = torch.ops.aten.view_as_complex(torch.ops.aten.view(parts, sizes + [count // 2 + 1, 2]))
    if norm is not None:
        if norm == "forward":
            result = result / float(count)
        elif norm == "ortho":
            result = result / math.sqrt(float(count))
    return result if last else torch.ops.aten.transpose.int(result, dim, -1)
