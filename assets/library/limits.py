"""Which numbers an element type can hold."""
from typing import Any, List, Optional, Tuple, Union

import torch


def largest_of(dtype: int) -> float:
    """The largest number of a type, rounded up to a float."""
    if dtype == torch.uint8:
        return 255.0
    if dtype == torch.int8:
        return 127.0
    if dtype == torch.int16:
        return 32767.0
    if dtype == torch.uint16:
        return 65535.0
    if dtype == torch.int32:
        return 2147483647.0
    if dtype == torch.uint32:
        return 4294967295.0
    if dtype == torch.int64:
        return 9223372036854775807.0
    if dtype == torch.uint64:
        return 18446744073709551615.0
    if dtype == torch.float16:
        return 65504.0
    if dtype in [torch.float8_e5m2, torch.float8_e5m2fnuz]:
        return 57344.0
    if dtype == torch.float8_e4m3fn:
        return 448.0
    if dtype == torch.float8_e4m3fnuz:
        return 240.0
    if dtype in [torch.float64, torch.complex128]:
        return 1.7976931348623157e308
    if dtype == torch.bfloat16:
        return 3.3895313892515355e38
    return 3.4028234663852886e38


def smallest_of(dtype: int) -> float:
    """The smallest number of a type: the largest with a minus, of signed integers one less, else 0."""
    if dtype in [torch.int8, torch.int16, torch.int32, torch.int64]:
        return -largest_of(dtype) - 1.0
    if dtype in [torch.uint8, torch.uint16, torch.uint32, torch.uint64, torch.bool, torch.float8_e8m0fnu]:
        return 0.0
    return -largest_of(dtype)


def check_fits(value: Union[int, float, complex], dtype: int) -> int:
    """A number must be one of the type, cut to an int if need be; an int below zero may stand for an unsigned one."""
    number = float(value)
    if number == 1.0:
        return dtype  # every type has it
    if number - number != 0.0 and not is_integer(dtype):
        return dtype  # infinities and what is no number
    largest = largest_of(dtype)
    wraps = is_integer(dtype) and is_integer(dtype_of_scalar(value)) and -number <= largest
    fits = wraps or number >= smallest_of(dtype)
    limit = largest + 1.0 if is_integer(dtype) else largest
    fits = fits and (number < limit or number == largest)
    assert fits or dtype == torch.bool, f"{number} does not fit into the element type"
    return dtype
