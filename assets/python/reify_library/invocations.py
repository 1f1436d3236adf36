"""Calls of an op with which its library functions are tested."""
from typing import Any, Iterable, List, Optional, Sequence

# A dtype is torch.float32 and the like; typed loosely so that torch need not be installed.
Dtype = Any


class TensorOfShape:
    """A tensor argument: its sizes and its dtype, which is torch.float32 if it is not given."""

    def __init__(self, *sizes: int, dtype: Dtype = None, device: str = "meta", stride: Optional[Sequence[int]] = None) -> None:
        self.sizes: List[int] = list(sizes)
        self.dtype: Dtype = dtype
        self.device = device
        self.stride = stride

    def __repr__(self) -> str:
        parts = [str(size) for size in self.sizes]
        if self.dtype is not None:
            parts.append(f"dtype={self.dtype}")
        return f"TensorOfShape({', '.join(parts)})"


class LongTensorOfShape(TensorOfShape):
    """A tensor of torch.int64."""


def NonZeroDTensorWithDtype(dtype: Dtype, device: str = "meta") -> TensorOfShape:
    """A tensor with one element and one dimension."""
    return TensorOfShape(1, dtype=dtype, device=device)


def ZeroDTensorWithDtype(dtype: Dtype, device: str = "meta") -> TensorOfShape:
    """A tensor without dimensions."""
    return TensorOfShape(dtype=dtype, device=device)


class Invocation:
    """One call. `returns` is what the function must return; without it, any result will do.

    Of a shape function that is a list of sizes, of a dtype function a dtype, of several results a
    tuple. TensorOfShape(...) stands for both, so that the two functions can share invocations. `...`
    stands for anything.
    """

    def __init__(self, *args: Any, returns: Any = None, **kwargs: Any) -> None:
        self.args = args
        self.kwargs = kwargs
        self.returns = returns


class ErrorInvocation(Invocation):
    """A call that must raise an exception, with `raises` in its text."""

    def __init__(self, *args: Any, raises: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.raises = raises


def _all_dtypes() -> List[Dtype]:
    """The strongest first. None without torch, where there are no dtypes to go over."""
    try:
        import torch
    except ImportError:
        return []
    return [torch.complex128, torch.complex64, torch.float64, torch.float32, torch.float16, torch.bfloat16,
            torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8, torch.bool]


def _made(must_raise: bool, shapes: Sequence[Sequence[int]], dtypes: Sequence[Dtype], args: Sequence[Any], kwargs: Any) -> Invocation:
    tensors = [TensorOfShape(*shape, dtype=dtype) for shape, dtype in zip(shapes, dtypes)]
    return ErrorInvocation(*tensors, *args, **kwargs) if must_raise else Invocation(*tensors, *args, **kwargs)


def tensors_with_the_same_dtype(
    num_of_tensors: Optional[int] = None,
    tensor_shapes: Optional[Sequence[Sequence[int]]] = None,
    tensor_device: Optional[str] = None,
    error_types: Optional[Iterable[Dtype]] = None,
    *args: Any,
    **kwargs: Any,
) -> List[Invocation]:
    """One invocation a dtype; those of `error_types` must raise."""
    shapes = [(1,)] * (1 if num_of_tensors is None else num_of_tensors) if tensor_shapes is None else tensor_shapes
    errors = list(error_types or [])
    return [_made(dtype in errors, shapes, [dtype] * len(shapes), args, kwargs) for dtype in _all_dtypes()]


def two_tensor_op(
    tensor_shapes: Optional[Sequence[Sequence[int]]] = None,
    tensor_device: Optional[str] = None,
    input_error_types: Optional[Iterable[Dtype]] = None,
    output_error_types: Optional[Iterable[Dtype]] = None,
    **kwargs: Any,
) -> List[Invocation]:
    """Pairs of tensors of one dtype, and each of the two varied against the strongest that is allowed."""
    shapes = [(1,), (1,)] if tensor_shapes is None else tensor_shapes
    wrong, unfit = list(input_error_types or []), list(output_error_types or [])
    made = [_made(d in wrong or d in unfit, shapes, [d] * len(shapes), (), kwargs) for d in _all_dtypes()]
    allowed = [d for d in _all_dtypes() if d not in wrong and d not in unfit]
    for other in _all_dtypes()[_all_dtypes().index(allowed[0]) + 1:] if allowed else []:
        made.append(_made(other in wrong, shapes, [allowed[0], other], (), kwargs))
        made.append(_made(other in wrong, shapes, [other, allowed[0]], (), kwargs))
    return made
