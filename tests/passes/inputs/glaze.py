from typing import List, Optional, Tuple

import torch


def kiln〇glaze〡shape(self: List[int], slope: float, bias: Optional[List[int]]) -> List[int]:
    return self


def kiln〇glaze〡dtype(self_rank_dtype: Tuple[int, int], slope: float, bias_rank_dtype: Optional[Tuple[int, int]]) -> int:
    return self_rank_dtype[1]


def shifted(self: torch.Tensor, bias: Optional[torch.Tensor]) -> torch.Tensor:
    return self if bias is None else self + bias


def kiln〇glaze〡decomposition(self: torch.Tensor, slope: float, bias: Optional[torch.Tensor]) -> torch.Tensor:
    out = shifted(self, bias)
    for i in range(self.dim() - 1):
        out = torch.flip(out, [i])
    return torch.sigmoid(out * slope)


def kiln〇glaze〡has_value_semantics() -> None:
    return
