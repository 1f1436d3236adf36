"""Borders around a tensor, of one number or of the tensor's own elements."""
from typing import Any, List, Optional, Tuple, Union

import torch


def pad_sizes(self: List[int], pad: List[int]) -> List[int]:
    """A pair of widths for each padded dimension, the last dimension first; below zero it cuts off."""
    assert len(pad) % 2 == 0, f"expected two widths for each dimension, but got {pad}"
    padded = len(pad) // 2
    rank = len(self)
    assert padded <= rank, f"expected widths for at most {rank} dimensions, but got {pad}"
    out: List[int] = []
    for i in range(rank):
        if i < rank - padded:
            out.append(self[i])
        else:
            at = (rank - 1 - i) * 2
            kept = self[i] + min(pad[at], 0) + min(pad[at + 1], 0)
            assert kept >= 0, f"widths {pad[at]} and {pad[at + 1]} cut off more than the {self[i]} that there are"
            out.append(self[i] + pad[at] + pad[at + 1])
    return out


def border_type(dtype: int, pad: List[int], value: Union[int, float, complex]) -> int:
    """The type stays; where there is a border, its number fits into it."""
    grows = False
    for width in pad:
        grows = grows or width > 0
    return check_fits(value, dtype) if grows else dtype


def check_spatial(self: List[int], pad: List[int], dims: int) -> int:
    """The padded dimensions come after the channels, with or without a batch; only the batch may be empty."""
    assert len(pad) == 2 * dims, f"expected {2 * dims} widths, but got {pad}"
    assert len(self) == dims + 1 or len(self) == dims + 2, f"expected {dims + 1} or {dims + 2} dimensions, but got sizes {self}"
    for i in range(len(self)):
        assert self[i] > 0 or (i == 0 and len(self) == dims + 2), f"expected sizes above 0, but got {self}"
    return 0


def bordered_sizes(self: List[int], pad: List[int], dims: int) -> List[int]:
    """Borders of repeated elements: something must be left."""
    check_spatial(self, pad, dims)
    out: List[int] = []
    for i in range(len(self)):
        at = (len(self) - 1 - i) * 2
        out.append(self[i] + pad[at] + pad[at + 1] if at < len(pad) else self[i])
        assert out[i] > 0 or at >= len(pad), f"widths {pad} leave nothing of sizes {self}"
    return out


def mirrored_sizes(self: List[int], pad: List[int], dims: int) -> List[int]:
    """A mirror image may not reach the far edge."""
    check_spatial(self, pad, dims)
    for i in range(2 * dims):
        size = self[len(self) - 1 - i // 2]
        assert pad[i] < size, f"expected widths smaller than the dimension, but got {pad[i]} for {size}"
    return bordered_sizes(self, pad, dims)


def wrapped_sizes(self: List[int], pad: List[int]) -> List[int]:
    """What is pushed out at one end comes in at the other, once at most."""
    dims = len(pad) // 2
    for i in range(2 * dims):
        size = self[len(self) - 1 - i // 2]
        assert pad[i] <= size, f"expected widths of at most the dimension, but got {pad[i]} for {size}"
    for i in range(dims):
        size = self[len(self) - 1 - i]
        assert size + pad[2 * i] + pad[2 * i + 1] >= 0, f"widths {pad} cut off more than there is of {self}"
    return pad_sizes(self, pad)


# aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
def aten〇constant_pad_nd〡shape(self: List[int], pad: List[int], value: float) -> List[int]:
    """The last dimensions grow by both widths."""
    return pad_sizes(self, pad)

def aten〇constant_pad_nd〡dtype(self_rank_dtype: Tuple[int, int], pad: List[int], value: Union[int, float, complex]) -> int:
    """The type stays; the number fits into it."""
    _, self_dtype = self_rank_dtype
    return border_type(self_dtype, pad, value)

# aten::pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor
def aten〇pad〡shape(self: List[int], pad: List[int], mode: str, value: Optional[float]) -> List[int]:
    """The last dimensions grow by both widths; without a number to fill in, two dimensions stay before them."""
    if mode == "constant":
        return pad_sizes(self, pad)
    assert value is None or value == 0.0, f"expected a value only for constant borders, but got mode {mode}"
    assert mode == "reflect" or mode == "replicate" or mode == "circular", f"there is no padding mode {mode}"
    assert len(pad) == 2 or len(pad) == 4 or len(pad) == 6, f"expected 2, 4 or 6 widths, but got {pad}"
    dims = len(pad) // 2
    assert len(self) == dims + 1 or len(self) == dims + 2, f"expected {dims + 1} or {dims + 2} dimensions, but got sizes {self}"
    if mode == "reflect":
        return mirrored_sizes(self, pad, dims)
    if mode == "replicate":
        return bordered_sizes(self, pad, dims)
    return wrapped_sizes(self, pad)

def aten〇pad〡dtype(self_rank_dtype: Tuple[int, int], pad: List[int], mode: str, value: Optional[float]) -> int:
    """The type stays; the number fits into it."""
    _, self_dtype = self_rank_dtype
    return border_type(self_dtype, pad, 0.0 if value is None else value)

# aten::reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor
def aten〇reflection_pad1d〡shape(self: List[int], padding: List[int]) -> List[int]:
    """The dimension grows by both widths, filled with its mirror image."""
    return mirrored_sizes(self, padding, 1)

def aten〇reflection_pad1d〡dtype(self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor
def aten〇reflection_pad2d〡shape(self: List[int], padding: List[int]) -> List[int]:
    """The last 2 dimensions grow by both widths, filled with their mirror images."""
    return mirrored_sizes(self, padding, 2)

def aten〇reflection_pad2d〡dtype(self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor
def aten〇reflection_pad3d〡shape(self: List[int], padding: List[int]) -> List[int]:
    """The last 3 dimensions grow by both widths, filled with their mirror images."""
    return mirrored_sizes(self, padding, 3)

def aten〇reflection_pad3d〡dtype(self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor
def aten〇replication_pad1d〡shape(self: List[int], padding: List[int]) -> List[int]:
    """The dimension grows by both widths, filled with its outermost elements."""
    return bordered_sizes(self, padding, 1)

def aten〇replication_pad1d〡dtype(self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor
def aten〇replication_pad2d〡shape(self: List[int], padding: List[int]) -> List[int]:
    """The last 2 dimensions grow by both widths, filled with their outermost elements."""
    return bordered_sizes(self, padding, 2)

def aten〇replication_pad2d〡dtype(self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor
def aten〇replication_pad3d〡shape(self: List[int], padding: List[int]) -> List[int]:
    """The last 3 dimensions grow by both widths, filled with their outermost elements."""
    return bordered_sizes(self, padding, 3)

def aten〇replication_pad3d〡dtype(self_rank_dtype: Tuple[int, int], padding: List[int]) -> int:
    """The type stays."""
    _, self_dtype = self_rank_dtype
    return self_dtype
