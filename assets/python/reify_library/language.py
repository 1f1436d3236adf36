"""Words of library functions that Python itself does not have. Reify has operations for them; these are for Python,
in which libraries can be imported, called and tested. All but unknown_size need torch."""
from typing import Any, List, Optional, Sequence, Union

# torch.float32 and the like, or its code; typed loosely so that torch need not be installed.
Dtype = Any


def _as_dtype(dtype: Dtype) -> Any:
    """torch.float32 for torch.float32 and for 6."""
    import torch

    if not isinstance(dtype, int):
        return dtype
    names = {0: "uint8", 1: "int8", 2: "int16", 3: "int32", 4: "int64", 5: "float16", 6: "float32", 7: "float64",
             8: "complex32", 9: "complex64", 10: "complex128", 11: "bool", 15: "bfloat16"}
    return getattr(torch, names[dtype])


def promote_dtypes(ranks: Sequence[Optional[int]], dtypes: Sequence[Dtype]) -> Dtype:
    """What PyTorch promotes operands to. The rank of a tensor counts as far as it has dimensions; that of a Python
    number is None."""
    import torch

    if len(ranks) != len(dtypes):
        raise ValueError(f"there are {len(ranks)} ranks for {len(dtypes)} dtypes")
    operands: List[Any] = []
    for rank, given in zip(ranks, dtypes):
        dtype = _as_dtype(given)
        if rank is None:
            operands.append(1j if dtype.is_complex else 1.0 if dtype.is_floating_point else dtype == torch.bool or 1)
        else:
            operands.append(torch.empty([1] * rank, dtype=dtype, device="meta"))
    if not operands:
        raise ValueError("there is nothing to promote")
    if all(rank is None for rank in ranks):  # as tensors without dimensions
        operands = [torch.empty((), dtype=_as_dtype(dtype), device="meta") for dtype in dtypes]
    # Tensors with dimensions come first, then those without, then numbers: an order in which folding is right.
    groups = [[o for o in operands if isinstance(o, torch.Tensor) and o.dim() > 0],
              [o for o in operands if isinstance(o, torch.Tensor) and o.dim() == 0],
              [o for o in operands if not isinstance(o, torch.Tensor)]]
    result: Optional[Any] = None
    kept: Optional[Any] = None
    for group in groups:
        for operand in group:
            if kept is None:
                kept, result = operand, torch.result_type(operand, operand)
            else:
                result = torch.result_type(kept, operand)
                shape = kept.shape if isinstance(kept, torch.Tensor) else ()
                kept = torch.empty(shape, dtype=result, device="meta")
    return result


def dtype_of_scalar(scalar: Union[int, float, complex]) -> Dtype:
    """What a tensor made of a Python number holds."""
    import torch

    if isinstance(scalar, bool):
        return torch.bool
    return torch.int64 if isinstance(scalar, int) else torch.float64 if isinstance(scalar, float) else torch.complex128


def unknown_size() -> int:
    """A size that only the data tells. In Python it is some number, another one each time."""
    return id(object())
