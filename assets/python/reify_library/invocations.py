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


def tensors_with_the_same_dtype(
    num_of_tensors: Optional[int] = None,
    tensor_shapes: Optional[Sequence[Sequence[int]]] = None,
    tensor_device: Optional[str] = None,
    error_types: Optional[Iterable[Dtype]] = None,
    *args: Any,
    **kwargs: Any,
) -> List[Invocation]:
    """One invocation a dtype; those of `error_types` must raise."""
    return []


def two_tensor_op(
    tensor_shapes: Optional[Sequence[Sequence[int]]] = None,
    tensor_device: Optional[str] = None,
    input_error_types: Optional[Iterable[Dtype]] = None,
    output_error_types: Optional[Iterable[Dtype]] = None,
    **kwargs: Any,
) -> List[Invocation]:
    """Pairs of tensors of equal and of different dtypes."""
    return []
