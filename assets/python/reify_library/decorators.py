"""Decorators of library functions. Each gives the function back as it is."""
from typing import Any, Callable, Sequence, TypeVar

from reify_library.invocations import Invocation

Function = TypeVar("Function", bound=Callable[..., Any])


def _unchanged(function: Function) -> Function:
    return function


def shape(op: str) -> Callable[[Function], Function]:
    """The shape function of an op: @shape("my.scale") is the same as the name my〇scale〡shape."""
    return _unchanged


def dtype(op: str) -> Callable[[Function], Function]:
    """The dtype function of an op, as the name my〇scale〡dtype."""
    return _unchanged


def decomposition(op: str) -> Callable[[Function], Function]:
    """What an op computes, by other ops; as the name my〇scale〡decomposition."""
    return _unchanged


def has_value_semantics(op: str) -> Callable[[Function], Function]:
    """Says that an op neither writes to its operands nor aliases them."""
    return _unchanged


def schema(text: str) -> Callable[[Function], Function]:
    """The signature of an op that PyTorch does not have: "my::scale(Tensor self) -> Tensor"."""
    return _unchanged


def not_present_in_registry(function: Function) -> Function:
    """The op has no schema, so the function's signature is not checked."""
    return function


def check_shape_function(invocations: Sequence[Invocation]) -> Callable[[Function], Function]:
    """The calls that `reify check` runs this shape function on."""
    return _unchanged


def check_dtype_function(invocations: Sequence[Invocation]) -> Callable[[Function], Function]:
    """The calls that `reify check` runs this dtype function on."""
    return _unchanged


def check_decomposition_function(invocations: Sequence[Invocation]) -> Callable[[Function], Function]:
    """The calls that `reify check` compares with the op's shape and dtype functions."""
    return _unchanged
