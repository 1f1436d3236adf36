# schema: my::pad_to(Tensor self, int multiple) -> Tensor
# schema: my::keep(Tensor self, bool flag) -> Tensor
from typing import List, Tuple


def rounded(size: int, multiple: int) -> int:
    rest = size % multiple
    if rest == 0:
        return size
    return size + multiple - rest


def never_called(size: int) -> int:
    return size


def my〇pad_to〡shape(self: List[int], multiple: int) -> List[int]:
    out: List[int] = []
    assert multiple > 0, "multiple must be positive"
    for size in self:
        padded = rounded(size, multiple)
        out.append(padded)
    result = out
    # nothing runs here
    return result


def my〇pad_to〡dtype(self_rank_dtype: Tuple[int, int], multiple: int) -> int:
    rank, dtype = self_rank_dtype
    return dtype


def my〇keep〡shape(self: List[int], flag: bool) -> List[int]:
    count = len(self)
    if flag:
        out = self + [count]
    else:
        out = self + [1]
    return out


def my〇keep〡dtype(self_rank_dtype: Tuple[int, int], flag: bool) -> int:
    return self_rank_dtype[1]
