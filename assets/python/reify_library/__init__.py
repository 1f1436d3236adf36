"""What an op library in Python may use: decorators that name the op of a function and list its tests.

Reify reads library files and never runs them. This module is here for editors, type checkers and
Python itself: a library that imports it can also be imported, and its functions called.
"""
from reify_library.invocations import (
    ErrorInvocation,
    Invocation,
    LongTensorOfShape,
    NonZeroDTensorWithDtype,
    TensorOfShape,
    ZeroDTensorWithDtype,
    tensors_with_the_same_dtype,
    two_tensor_op,
)
from reify_library.decorators import (
    check_decomposition_function,
    check_dtype_function,
    check_shape_function,
    decomposition,
    dtype,
    has_value_semantics,
    not_present_in_registry,
    schema,
    shape,
)
from reify_library.language import dtype_of_scalar, promote_dtypes, unknown_size

# The names that torch-mlir's own library uses.
_check_tensors_with_the_same_dtype = tensors_with_the_same_dtype
_check_two_tensor_op = two_tensor_op

__all__ = [
    "ErrorInvocation",
    "Invocation",
    "LongTensorOfShape",
    "NonZeroDTensorWithDtype",
    "TensorOfShape",
    "ZeroDTensorWithDtype",
    "check_decomposition_function",
    "check_dtype_function",
    "check_shape_function",
    "decomposition",
    "dtype",
    "dtype_of_scalar",
    "has_value_semantics",
    "not_present_in_registry",
    "promote_dtypes",
    "schema",
    "shape",
    "tensors_with_the_same_dtype",
    "two_tensor_op",
    "unknown_size",
]
