# What somebody who begins with op libraries writes; each error says what to write instead.
from typing import List, Optional, Tuple
import torch
import numpyy as np  # error: the module 'numpyy' is neither beside this file nor in an installed package


def my〇a〡shape(self: List[int], dim: Optional[int]) -> List[int]:
    out = self
    out[dim] = 1  # error: the index is Optional[int], but int is needed; check it with 'is None' before
    return out

def my〇b〡shape(self: List[int], k: int):  # error: the function 'my〇b〡shape' says no result type; expected '-> List[int]'
    return self

def my〇c〡shape(self: torch.Tensor) -> List[int]:  # error: in a shape function a tensor is its sizes: List[int]
    return self.shape

def my〇d〡dtype(self: List[int]) -> int:
    return torch.float32

def my〇e〡shape(self: List[int], *, keep=False) -> List[int]:  # error: the parameter 'keep' has no type annotation; one is needed (List[int] for a tensor)
    if keep:
        return self

def my〇f〡shape(self: List[int]) -> List[int]:
    for i in range(len(self)):
        size = self[i]
    return [size]  # error: 'size' is assigned in a loop only, which may have no rounds; give it a value before

def my〇g〡shape(self: List[int]) -> List[int]:
    return self + (1,)  # error: '+' of List[int] and Tuple[int] is not allowed; a list is written in brackets, as in [1]

def my〇h〡shape(self: List[int]) -> List[int]:
    return [s for s in self].append(1)  # error: the returned value is None, but List[int] is needed

def my〇i〡shape(self: List[int]) -> Tuple[int, ...]:  # error: a tuple of any length is not allowed; use List[...]
    return tuple(self)

def my〇j〡shape(self: List[int]) -> List[int]:
    x = np.prod(self)
    return [x]

def my〇k〡shape(self: List[int]) -> List[int]:
    n = len(self) / 2
    return self[:n]  # error: the bound is float, but int is needed; convert it with int(...)

def my〇l〡shape(self: List[int]) -> List[int]:  # error: the function 'my〇l〡shape' can end without a return; every path must return List[int]
    if len(self) == 2:
        return self
