# Mistakes in names, types and words of Python that have no place here.
from typing import List, Optional, Tuple, Dict
import torch

def my〇a〡shape(self: List[int], table: Dict[str, int]) -> List[int]:  # error: the type 'Dict[...]' is not allowed here
    return self

def my〇op〇x〇y〇z〡shape(self: List[int]) -> List[int]:  # error: 'my.op.x.y.z' is no op name; expected namespace.op or namespace.op.overload
    return self

def my〇m〡shapes(self: List[int]) -> List[int]:  # error: 'shapes' is no kind of library function; after 〡 stands shape, dtype, decomposition or has_value_semantics
    return self

def my〡shape(self: List[int]) -> List[int]:  # error: 'my〡shape' names no namespace; expected a name such as my〇my〡shape
    return self

def my〇n〡shape(self: List[int]) -> int:  # error: a shape function returns List[int], or a tuple of them where the op has several results; this one returns int
    return len(self)

def my〇o〡shape(self: List[int]) -> List[int]:
    raise "text"  # error: an exception is raised with one message, as in raise ValueError("why")

def my〇p〡shape(self: List[int]) -> List[int]:
    return self.copy  # error: List[int] has no attribute 'copy' here; a method is called, as in .copy(...)

def my〇q〡shape(self: List[int]) -> List[int]:
    x, y = self, 1, 2  # error: there are 2 names for 3 values
    return x

def my〇r〡shape(self: List[int]) -> List[int]:
    return self[0]  # error: the returned value is int, but List[int] is needed

def my〇s〡shape(self: List[int]) -> List[int]:
    return [int(s * 1.5) for s in self if s is 3.0]  # error: 'is' compares ints, bools and None here, these are int and float; use == for values

def my〇t〡shape(self: List[int]) -> List[int]:
    print(self)  # error: 'print' has no place here: the stepper shows the value of every name at every line
    return self

def my〇u〡shape(self: List[int]) -> List[int]:
    try:  # error: 'try' is not allowed in library functions
        return self
    except ValueError:
        return []

def my〇v〡shape(self: List[int], n: int) -> List[int]:
    if n > 1:
        x = 1
    return [x]  # error: 'x' is not assigned on every path that leads here

def my〇w〡shape(self: List[int]) -> List[int]:
    return list(map(lambda x: x, self))  # error: 'map' is not known

def my〇x〡shape(self: List[int]) -> List[int]:
    d = dict(a=1)  # error: a 'dict' is not allowed in library functions; use lists and tuples
    return [d["a"]]

def my〇y〡shape(self: List[int]) -> List[int]:
    return [*self, 1]  # error: '*' is not allowed in a list; add lists with +

def my〇z〡shape(self: "List[int]") -> List[int]:  # error: write the annotation 'List[int]' without quotes
    x: int = None
    return self

def my〇aa〡shape(self: List[int]) -> List[int]:
    total = 0
    for s in self:  # error: 'total' is int before this loop and float after a round; give it one type
        total = total + s / 2
    return [total]

def my〇bb〡shape(self: List[int]) -> List[int]:
    return helper(self)

def helper(x: List[int]) -> List[int]:
    return helper2(x) + unknown(x)  # error: 'helper2' is not known; did you mean 'helper'?

def my〇cc〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return self_rank_dtype[2]  # error: this tuple has only 2 elements

def my〇dd〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return torch.flot32  # error: 'torch.flot32' is not known; did you mean 'float32'?

def my〇ee〡dtype(self_rank_dtype: Tuple[int, int]) -> torch.dtype:
    r, d = self_rank_dtype
    return d.itemsize  # error: int has no attribute 'itemsize' here
