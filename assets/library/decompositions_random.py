"""Random numbers of all kinds out of uniform ones."""
from typing import Any, List, Optional, Tuple, Union

import torch
from torch import Tensor


def uniform_of(size: List[int], dtype: Optional[int], low: float, high: float) -> Tensor:
    """Each number at least `low` and below `high`."""
    return torch.ops.aten.uniform(empty_of(size, dtype), low, high)


def uniform_like(self: Tensor, dtype: int) -> Tensor:
    """Numbers of [0, 1), as many as `self` has."""
    return torch.ops.aten.uniform(filled(self.shape, 0, dtype), 0.0, 1.0)


def normal_of(size: List[int], dtype: int) -> Tensor:
    """Box and Muller's way: sqrt(-2 log u) cos(2 pi v). u is never 0, for it is taken as 1 - u."""
    u = torch.ops.aten.rsub.Scalar(uniform_of(size, dtype, 0.0, 1.0), 1.0)
    v = uniform_of(size, dtype, 0.0, 1.0)
    radius = torch.sqrt(torch.ops.aten.mul.Scalar(torch.log(u), -2.0))
    return radius * torch.cos(torch.ops.aten.mul.Scalar(v, 2.0 * math.pi))


def aten〇rand〡decomposition(size: List[int], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """Numbers of [0, 1)."""
    return uniform_of(size, given_or(dtype, torch.float32), 0.0, 1.0)


def aten〇rand_like〡decomposition(self: Tensor, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None, memory_format: Optional[int] = None) -> Tensor:
    """Numbers of [0, 1)."""
    return uniform_like(self, given_or(dtype, self.dtype))


def aten〇randn〡decomposition(size: List[int], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """Numbers of mean 0 and deviation 1."""
    return normal_of(size, given_or(dtype, torch.float32))


def aten〇randn〇generator〡decomposition(size: List[int], generator: Any, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """Numbers of mean 0 and deviation 1."""
    return normal_of(size, given_or(dtype, torch.float32))


def aten〇randn_like〡decomposition(self: Tensor, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None, memory_format: Optional[int] = None) -> Tensor:
    """Numbers of mean 0 and deviation 1."""
    return normal_of(self.shape, given_or(dtype, self.dtype))


def aten〇normal_functional〡decomposition(self: Tensor, mean: float = 0., std: float = 1., generator: Any = None) -> Tensor:
    """Numbers of mean 0 and deviation 1, stretched and moved."""
    return torch.ops.aten.add.Scalar(torch.ops.aten.mul.Scalar(normal_of(self.shape, self.dtype), std), mean)


def whole_numbers(low: int, high: int, size: List[int], dtype: Optional[int]) -> Tensor:
    """Each number at least `low` and below `high`, cut to a whole one."""
    drawn = torch.ops.aten.to.dtype(uniform_of(size, None, float(low), float(high)), torch.int64)
    return torch.ops.aten.to.dtype(drawn, given_or(dtype, torch.float32))


def aten〇randint〡decomposition(high: int, size: List[int], dtype: Optional[int] = 4, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """Whole numbers from 0 to high - 1."""
    return whole_numbers(0, high, size, dtype)


def aten〇randint〇low〡decomposition(low: int, high: int, size: List[int], dtype: Optional[int] = 4, layout: Optional[int] = None, device: Optional[device] = None, pin_memory: Optional[bool] = None) -> Tensor:
    """Whole numbers from low to high - 1."""
    return whole_numbers(low, high, size, dtype)


def aten〇exponential〡decomposition(self: Tensor, lambd: float = 1., generator: Any = None) -> Tensor:
    """-log(1 - u) / lambda."""
    kept = torch.ops.aten.add.Scalar(torch.neg(uniform_like(self, self.dtype)), 1.0, 1.0)
    return torch.ops.aten.div.Scalar(torch.log(kept), -lambd)


# Ones with a probability --------------------------------------------------------------------------------

def drawn_below(self: Tensor, probability: Tensor) -> Tensor:
    """1 where a number of [0, 1) is below `probability`, with the sizes and dtype of `self`."""
    drawn = torch.lt(uniform_like(self, torch.float64), probability)
    return torch.ops.aten.to.dtype(drawn, self.dtype)


def aten〇bernoulli〡decomposition(self: Tensor, generator: Any = None) -> Tensor:
    """Ones with the probabilities that `self` holds."""
    return drawn_below(self, self)


def aten〇bernoulli〇Tensor〡decomposition(self: Tensor, p: Tensor, generator: Any = None) -> Tensor:
    """Ones with the probabilities `p`."""
    return drawn_below(self, p)


def aten〇bernoulli〇p〡decomposition(self: Tensor, p: float, generator: Any = None) -> Tensor:
    """Ones with the probability `p`."""
    return drawn_below(self, number_tensor(p, torch.float64))


def aten〇bernoulli〇float〡decomposition(self: Tensor, p: float, generator: Any = None) -> Tensor:
    """Ones with the probability `p`."""
    return drawn_below(self, number_tensor(p, torch.float64))


def dropped(self: Tensor, p: float) -> Tuple[Tensor, Tensor]:
    """The kept elements, scaled up for those that are gone, and a one for each that is kept."""
    kept = drawn_below(self, number_tensor(1.0 - p, torch.float64))
    if p == 1.0:
        return kept * self, kept
    return torch.ops.aten.div.Scalar(kept * self, 1.0 - p), kept


def aten〇dropout〡decomposition(input: Tensor, p: float, train: bool) -> Tensor:
    """In training, elements are dropped with the probability `p` and the others scaled up."""
    if not train:
        return input
    out, kept = dropped(input, p)
    return out


def aten〇native_dropout〡decomposition(input: Tensor, p: float, train: Optional[bool]) -> Tuple[Tensor, Tensor]:
    """Also gives which elements are kept."""
    if train is not None:
        if not train:
            return input, filled(input.shape, True, torch.bool)
    out, kept = dropped(input, p)
    return out, torch.ops.aten.to.dtype(kept, torch.bool)
