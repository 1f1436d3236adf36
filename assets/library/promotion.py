"""Type promotion: the element type that operands of different element types have in common.

1. Element types have categories: bool, then integers, then floats, then complex numbers.
2. Operands have priorities: tensors with dimensions, then 0-d tensors, then Python numbers. Those of
   the first priority decide; the others count only where their category is higher (`prevail`).
3. Of one priority all count alike: the result is the smallest type that holds each (`join`).
4. A Python number is int64 or bool, or of the default type of its category: float32, complex64.

PyTorch's numbers of element types stand in the order of categories and sizes, from uint8 (0) to
complex128 (10). What came later has higher numbers: bool (11), bfloat16 (15), float8 (23 to 26), the
other unsigned integers (from 27).
"""
from typing import List, Optional, Tuple, Union

import torch


def is_integer(dtype: int) -> bool:
    """Integers and bool."""
    return dtype in [torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.uint16, torch.uint32, torch.uint64]


def is_float(dtype: int) -> bool:
    """Floating point of any size, down to four bits."""
    return dtype in [torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.float8_e5m2, torch.float8_e4m3fn, torch.float8_e5m2fnuz, torch.float8_e4m3fnuz, torch.float8_e8m0fnu, torch.float4_e2m1fn_x2]


def is_complex(dtype: int) -> bool:
    """Complex numbers; those of bfloat16 have a type of their own."""
    return dtype in [torch.complex64, torch.complex128, torch.complex32, torch.bcomplex32]


def category(dtype: int) -> int:
    """0 for bool, 1 for integers, 2 for floats, 3 for complex numbers."""
    if is_float(dtype):
        return 2
    if is_complex(dtype):
        return 3
    return 0 if dtype == torch.bool else 1


def complex_of(dtype: int) -> int:
    """The complex type with parts of this float type."""
    if dtype == torch.bfloat16:
        return torch.bcomplex32
    assert torch.float16 <= dtype <= torch.float64, f"complex numbers have parts of 16 to 64 bits, not of element type {dtype}"
    return dtype + 3


def real_of(dtype: int) -> int:
    """The type of a complex number's parts; other types stay."""
    if dtype == torch.bcomplex32:
        return torch.bfloat16
    return dtype - 3 if is_complex(dtype) else dtype


def dtype_of_scalar(value: Union[int, float, complex]) -> int:
    """The type of a 0-d tensor made from a Python number."""
    return dtype_of_scalar_tensor(value)


def default_dtype(value: Union[int, float, complex]) -> int:
    """What a Python number counts as: float32, int64 or bool."""
    return torch.float32 if isinstance(value, float) else dtype_of_scalar(value)


def join(a: int, b: int) -> int:
    """The smallest type that holds both types."""
    low = min(a, b)
    high = max(a, b)
    if high > torch.bool:
        return low if low == high else join_later(low, high)
    if high == torch.bool:
        return low
    # Of uint8 to complex128 the later one holds both, with two exceptions.
    if low == torch.uint8 and high == torch.int8:
        return torch.int16
    if high >= torch.complex32 and torch.float16 <= low <= torch.float64:
        return max(complex_of(low), high)
    return high


def join_later(low: int, high: int) -> int:
    """What came later than complex128 joins little else."""
    if high == torch.bfloat16:
        return join_bfloat16(low)
    if high == torch.bcomplex32:
        return join_bcomplex32(low)
    if torch.uint16 <= low <= torch.uint7 and high == torch.float4_e2m1fn_x2:
        return high
    assert torch.uint16 <= high <= torch.uint7, f"element types {low} and {high} have no type in common: quantized types and float8 are joined with no others"
    assert low in [torch.float16, torch.bfloat16, torch.float32, torch.float64], f"element types {low} and {high} have no type in common: uint16 and up are joined with floats only"
    return low


def join_bfloat16(other: int) -> int:
    """bfloat16 holds integers; it and float16 fit into float32."""
    if other <= torch.int64 or other == torch.bool:
        return torch.bfloat16
    if other == torch.float16:
        return torch.float32
    if other == torch.complex32:
        return torch.complex64
    assert other <= torch.complex128, f"element types {other} and 15 have no type in common: quantized types are joined with no others"
    return other


def join_bcomplex32(other: int) -> int:
    """Complex numbers of bfloat16 hold what bfloat16 holds; with more they are complex64 or more."""
    if other <= torch.int64 or other == torch.bool or other == torch.bfloat16:
        return torch.bcomplex32
    assert other <= torch.complex128, f"element types {other} and 46 have no type in common"
    return torch.complex128 if other == torch.float64 or other == torch.complex128 else torch.complex64


def prevail(strong: int, weak: int) -> int:
    """The type of the first priority, unless the second has a higher category."""
    if category(weak) <= category(strong):
        return strong
    if is_complex(weak):
        return complex_of(strong) if is_float(strong) else weak
    return join(strong, weak)


def promote(a: Tuple[int, int], b: Tuple[int, int]) -> int:
    """The type of two tensors' common result."""
    a_rank, a_dtype = a
    b_rank, b_dtype = b
    if a_dtype == b_dtype:
        return a_dtype
    if (a_rank > 0) == (b_rank > 0):
        return join(a_dtype, b_dtype)
    return prevail(a_dtype, b_dtype) if a_rank > 0 else prevail(b_dtype, a_dtype)


def promote3(a: Tuple[int, int], b: Tuple[int, int], c: Tuple[int, int]) -> int:
    """The type of three tensors' common result."""
    a_rank, a_dtype = a
    b_rank, b_dtype = b
    c_rank, c_dtype = c
    if a_dtype == b_dtype and b_dtype == c_dtype:
        return a_dtype
    # Two of three have the same priority.
    if (a_rank > 0) == (b_rank > 0):
        return promote((a_rank, join(a_dtype, b_dtype)), c)
    if (a_rank > 0) == (c_rank > 0):
        return promote((a_rank, join(a_dtype, c_dtype)), b)
    return promote(a, (b_rank, join(b_dtype, c_dtype)))


def promote_all(tensors: List[Tuple[int, int]], number: Optional[int] = None) -> int:
    """The type of many tensors' common result, and of a Python number, given by what it counts as."""
    strong: Optional[int] = None
    weak: Optional[int] = None
    for rank, dtype in tensors:
        if rank > 0:
            strong = dtype if strong is None else join(strong, dtype)
        else:
            weak = dtype if weak is None else join(weak, dtype)
    if number is not None:
        weak = number if weak is None else prevail(weak, number)
    if strong is None:
        assert weak is not None, "expected at least one operand"
        return weak
    return strong if weak is None else prevail(strong, weak)


def promote_scalar(a: Tuple[int, int], scalar: Union[int, float, complex]) -> int:
    """The type of a tensor's and a Python number's common result; the number never widens within its category."""
    _, dtype = a
    if is_float(dtype) or is_complex(dtype):
        return dtype
    if isinstance(scalar, float):
        return join(dtype, torch.float32)
    return join(dtype, dtype_of_scalar(scalar)) if dtype == torch.bool else dtype


def promote_scalars(a: Tuple[int, int], x: Union[int, float, complex], y: Union[int, float, complex]) -> int:
    """The type of a tensor's and two Python numbers' common result."""
    return promote_all([a], join(default_dtype(x), default_dtype(y)))
