"""The ops themselves, for PyTorch: reify check library.py --against-torch --module torch_ops.py"""
import torch

library = torch.library.Library("audio", "DEF")
library.define("windows(Tensor signal, int size, int step=1, *, bool partial=False) -> Tensor")
library.define("loudness(Tensor self, float floor) -> Tensor")


def windows(signal: torch.Tensor, size: int, step: int = 1, partial: bool = False) -> torch.Tensor:
    if signal.dim() == 0 or size <= 0 or step <= 0:
        raise ValueError("a signal with a dimension, a size and a step are needed")
    length = signal.shape[-1]
    rest = length - size + (step - 1 if partial else 0)
    count = max(rest // step + 1, 0)
    missing = max((count - 1) * step + size - length, 0) if count else 0
    if missing:
        signal = torch.cat([signal, signal.new_zeros(signal.shape[:-1] + (missing,))], -1)
    if count == 0:
        return signal.new_zeros(signal.shape[:-1] + (0, size))
    return signal.unfold(-1, size, step).clone()


def loudness(self: torch.Tensor, floor: float) -> torch.Tensor:
    if not self.is_floating_point():
        raise TypeError("a floating dtype is needed")
    return torch.log1p(self.abs().clamp_min(floor))


for device in ("CPU", "Meta"):
    library.impl("windows", windows, device)
    library.impl("loudness", loudness, device)
