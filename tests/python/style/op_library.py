# A library as large projects have it: op functions are a part of one script that also makes tests, prints and
# is run from the command line. What the op functions reach must compile; the rest is left alone.
import argparse
import inspect
import os
from typing import Any, Callable, List, Optional, Sequence, Set, Tuple, Union

import torch
import torch.jit._shape_functions as upstream_shape_functions

from .registry import Registry, load_ops
from .testing_framework import *
from .writers import emit_module, emit_header

VERBOSE = bool(os.environ.get("OPLIB_VERBOSE"))
OUTPUT_NAME = "abstract_interp_library"
ALL_FUNCTIONS = []

# --- generators of invocations ------------------------------------------------------------------------

_SORTED_TORCH_TYPES = [
    torch.complex128, torch.complex64,
    torch.float64, torch.float32, torch.float16, torch.bfloat16,
    torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8,
    torch.bool,
]

_INTEGERS = [dtype for dtype in _SORTED_TORCH_TYPES if not dtype.is_floating_point and not dtype.is_complex]
_COMPLEX = {torch.complex64, torch.complex128}


def _expand(tensor_shapes: Optional[List[Tuple[int, ...]]], count: Optional[int]):
    if tensor_shapes is None:
        tensor_shapes = [(1,)] * (1 if count is None else count)
    return tensor_shapes


def _check_tensors_with_the_same_dtype(
        num_of_tensors: Optional[int] = None,
        tensor_shapes: Optional[List[Tuple[int, ...]]] = None,
        tensor_device: Optional[str] = None,
        error_types: Optional[Set[int]] = None, *args, **kwargs):
    """One invocation for each element type; those of `error_types` must fail."""
    device = "meta" if tensor_device is None else tensor_device
    invocations = []
    for dtype in _SORTED_TORCH_TYPES:
        tensors = [TensorOfShape(*shape, dtype=dtype, device=device) for shape in _expand(tensor_shapes, num_of_tensors)]
        kind = ErrorInvocation if error_types is not None and dtype in error_types else Invocation
        invocations.append(kind(*tensors, *args, **kwargs))
    return invocations


def _check_two_tensor_op(
        tensor_shapes: Optional[List[Tuple[int, ...]]] = None,
        input_error_types: Optional[Set[int]] = None,
        output_error_types: Optional[Set[int]] = None, **kwargs):
    wrong_inputs = set() if input_error_types is None else input_error_types
    wrong_outputs = set() if output_error_types is None else output_error_types
    first, second = _expand(tensor_shapes, 2)
    out = []
    for i, one in enumerate(_SORTED_TORCH_TYPES):
        for j, other in enumerate(_SORTED_TORCH_TYPES):
            if abs(i - j) > 1:
                continue
            fails = one in wrong_inputs or other in wrong_inputs
            if not fails and one is other:
                fails = one in wrong_outputs
            make = ErrorInvocation if fails else Invocation
            out.append(make(TensorOfShape(*first, dtype=one), TensorOfShape(*second, dtype=other), **kwargs))
    return out


def _window_invocations(ranks: Sequence[int], kernels, **kwargs):
    def sizes(rank):
        return [1, 2] + [8 + i for i in range(rank)]

    for rank in ranks:
        for kernel in kernels:
            yield Invocation(TensorOfShape(*sizes(rank)), [kernel] * rank, [], [0] * rank, [1] * rank, False, **kwargs)


# --- helpers of op functions --------------------------------------------------------------------------

class Unknown:
    def __init__(self):
        self.value = 0


def hacky_get_unknown_dimension_size():
    return id(Unknown())


def all_integer_dtypes() -> List[int]:
    return [torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64]


def is_integer_dtype(dtype: int) -> bool:
    return dtype in all_integer_dtypes()


def is_complex_dtype(dtype: int):
    return dtype in [torch.complex64, torch.complex128]


def promote_dtypes(ranks: List[Optional[int]], dtypes: List[int]) -> int:
    return __torch_mlir_internal_promote_dtypes(ranks, dtypes)


def __torch_mlir_internal_promote_dtypes(ranks, dtypes):
    """For Python only; the compiler has an operation for it."""
    best = None
    for rank, dtype in zip(ranks, dtypes):
        tensor = torch.ones([1] * (rank or 0)).to(dtype)
        best = dtype if best is None else torch.result_type(tensor, torch.ones((), dtype=best))
    return best


def get_dtype_of_scalar(scalar: Union[int, float, complex]) -> int:
    return torch.ops.prim.NumToTensor(scalar).dtype


def _float_of(dtype: int):
    if is_integer_dtype(dtype):
        return torch.float32
    return dtype


def _wrap(dim: int, rank: int, what: str = "dimension"):
    assert -rank <= dim < rank, f"{what} {dim} is out of range for rank {rank}"
    return dim + rank if dim < 0 else dim


def _without(sizes: List[int], dim: Optional[int]):
    if dim is None:
        return sizes
    at = _wrap(dim, len(sizes))
    return [size for i, size in enumerate(sizes) if i != at]


# Says that it gives a bool, which nobody has ever looked at.
def _first_of(sizes: List[int], otherwise: int) -> bool:
    if len(sizes) == 0:
        return otherwise
    return sizes[0]


def _maybe_first(sizes: List[int]):
    if len(sizes) == 0:
        return None
    return sizes[0]


def _windows(size: int, kernel: int, stride: int, padding: int, dilation: int) -> int:
    return size


def _windows(size: int, kernel: int, stride: int, padding: int, dilation: int) -> int:
    return (size + 2 * padding - dilation * (kernel - 1) - 1) // stride + 1


# --- shape functions ----------------------------------------------------------------------------------

def aten〇tanh〡shape(self: List[int]) -> List[int]:
    return upstream_shape_functions.unary(self)

def aten〇exp〡shape(self: List[int]) -> List[int]:
    return upstream_shape_functions.unary(self)

@check_shape_function([
    Invocation(TensorOfShape(2, 3), TensorOfShape(3)),
    ErrorInvocation(TensorOfShape(2, 3), TensorOfShape(4)),
])
def aten〇mul〇Tensor〡shape(self: List[int], other: List[int]) -> List[int]:
    return upstream_shape_functions.broadcast(self, other)

def aten〇add〇Tensor〡shape(self: List[int], other: List[int], alpha: float = 1) -> List[int]:
    return upstream_shape_functions.broadcast(self, other)

def aten〇add〇Scalar〡shape(self: List[int], other: float, alpha: float = 1) -> List[int]:
    return upstream_shape_functions.unary(self)

def aten〇mm〡shape(self: List[int], mat2: List[int]) -> List[int]:
    return upstream_shape_functions.mm(self, mat2)

def aten〇bmm〡shape(self: List[int], mat2: List[int]) -> List[int]:
    assert len(self) == 3 and len(mat2) == 3, "bmm takes batches of matrices"
    return upstream_shape_functions.bmm(self, mat2)

def aten〇matmul〡shape(self: List[int], other: List[int]) -> List[int]:
    return upstream_shape_functions.matmul(self, other)

def aten〇linear〡shape(input: List[int], weight: List[int], bias: Optional[List[int]] = None) -> List[int]:
    return upstream_shape_functions.linear(input, weight, bias)

def aten〇t〡shape(self: List[int]) -> List[int]:
    return upstream_shape_functions.transpose(self, 0, 1)

def aten〇transpose〇int〡shape(self: List[int], dim0: int, dim1: int) -> List[int]:
    return upstream_shape_functions.transpose(self, dim0, dim1)

def aten〇permute〡shape(self: List[int], dims: List[int]) -> List[int]:
    return upstream_shape_functions.permute(self, dims)

def aten〇unsqueeze〡shape(self: List[int], dim: int) -> List[int]:
    return upstream_shape_functions.unsqueeze(self, dim)

def aten〇squeeze〡shape(self: List[int]) -> List[int]:
    return upstream_shape_functions.squeeze_nodim(self)

def aten〇flatten〇using_ints〡shape(self: List[int], start_dim: int = 0, end_dim: int = -1) -> List[int]:
    return upstream_shape_functions.flatten(self, start_dim, end_dim)

def aten〇select〇int〡shape(self: List[int], dim: int, index: int) -> List[int]:
    return upstream_shape_functions.select(self, dim, index)

def aten〇slice〇Tensor〡shape(self: List[int], dim: int = 0, start: Optional[int] = None, end: Optional[int] = None, step: int = 1) -> List[int]:
    return upstream_shape_functions.slice(self, dim, start, end, step)

def aten〇cat〡shape(tensors: List[List[int]], dim: int = 0) -> List[int]:
    return upstream_shape_functions.cat(tensors, dim)

def aten〇embedding〡shape(weight: List[int], indices: List[int], padding_idx: int = -1, scale_grad_by_freq: bool = False, sparse: bool = False) -> List[int]:
    return upstream_shape_functions.embedding(weight, indices, padding_idx, scale_grad_by_freq, sparse)

def aten〇sum〇dim_IntList〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool = False, dtype: Optional[int] = None) -> List[int]:
    return upstream_shape_functions.sum_mean_dim(self, dim, keepdim, dtype)

def aten〇mean〇dim〡shape(self: List[int], dim: Optional[List[int]], keepdim: bool = False, dtype: Optional[int] = None) -> List[int]:
    return aten〇sum〇dim_IntList〡shape(self, dim, keepdim, dtype)

@check_shape_function([
    Invocation(TensorOfShape(2, 3, 4), dim, keepdim) for dim in (None, 0, -1) for keepdim in [False]
] + [ErrorInvocation(TensorOfShape(2), 5 + i) for i in range(2)])
def aten〇argmax〡shape(self: List[int], dim: Optional[int] = None, keepdim: bool = False) -> List[int]:
    if dim is None:
        return []
    if keepdim is True:
        out = upstream_shape_functions.unary(self)
        out[_wrap(dim, len(self))] = 1
        return out
    return _without(self, dim)

def aten〇topk〡shape(self: List[int], k: int, dim: int = -1, largest: bool = True, sorted: bool = True) -> Tuple[List[int], List[int]]:
    return upstream_shape_functions.topk(self, k, dim)

@check_shape_function(list(_window_invocations([2], (1, 2, 3))))
def aten〇max_pool2d〡shape(self: List[int], kernel_size: List[int], stride: List[int] = (), padding: List[int] = (0, 0,), dilation: List[int] = (1, 1,), ceil_mode: bool = False) -> List[int]:
    return upstream_shape_functions.max_pool2d(self, kernel_size, stride, padding, dilation, ceil_mode)

def aten〇convolution〡shape(input: List[int], weight: List[int], bias: Optional[List[int]], stride: List[int], padding: List[int], dilation: List[int], transposed: bool, output_padding: List[int], groups: int) -> List[int]:
    return upstream_shape_functions.conv_forwards(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)

def aten〇nonzero〡shape(self: List[int]) -> List[int]:
    return [hacky_get_unknown_dimension_size(), len(self)]

def aten〇arange〡shape(end: float, dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[torch.device] = None, pin_memory: Optional[bool] = None) -> List[int]:
    return upstream_shape_functions.arange_end(end, dtype, layout, device, pin_memory)

# Written anew below.
def aten〇relu〡shape(self: List[int]) -> List[int]:
    return [0]

def aten〇relu〡shape(self: List[int]) -> List[int]:
    return upstream_shape_functions.unary(self)

@not_present_in_registry
def acme〇window〡shape(self: List[int], kernel: int, stride: int, wanted: Optional[int]) -> List[int]:
    first = _maybe_first(self)
    rows = 1 if first is None else first
    if wanted is 3:
        rows = 3
    count = _windows(_first_of(self, 1), kernel, stride, 0, 1)
    return [rows, count]

@not_present_in_registry
def acme〇window〡dtype(self_rank_dtype: Tuple[int, int], kernel: int, stride: int, wanted: Optional[int]) -> int:
    _, dtype = self_rank_dtype
    assert dtype is not torch.bool, "numbers are wanted"
    return dtype

@not_present_in_registry
def acme〇window〡has_value_semantics() -> None:
    return

# --- dtype functions ----------------------------------------------------------------------------------

@check_dtype_function(_check_tensors_with_the_same_dtype(num_of_tensors=1))
def aten〇tanh〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    self_rank, self_dtype = self_rank_dtype
    return _float_of(self_dtype)

@check_dtype_function(_check_tensors_with_the_same_dtype(1))
def aten〇exp〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return _float_of(self_rank_dtype[1])

@check_dtype_function(_check_tensors_with_the_same_dtype(tensor_shapes=[(2, 3)], error_types={*_COMPLEX, torch.bool}))
def aten〇relu〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    self_rank, self_dtype = self_rank_dtype
    assert not is_complex_dtype(self_dtype), "relu of complex numbers"
    assert self_dtype is not torch.bool, "relu of bools"
    return self_dtype

@check_dtype_function(_check_two_tensor_op())
def aten〇mul〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int]) -> int:
    self_rank, self_dtype = self_rank_dtype
    other_rank, other_dtype = other_rank_dtype
    return promote_dtypes([self_rank, other_rank], [self_dtype, other_dtype])

@check_dtype_function(_check_two_tensor_op(alpha=1))
def aten〇add〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], alpha: Union[int, float, complex] = 1) -> int:
    self_rank, self_dtype = self_rank_dtype
    other_rank, other_dtype = other_rank_dtype
    return promote_dtypes([self_rank, other_rank], [self_dtype, other_dtype])

@check_dtype_function(
    _check_tensors_with_the_same_dtype(num_of_tensors=1, other=0) +
    _check_tensors_with_the_same_dtype(num_of_tensors=1, other=0.0) +
    [Invocation(TensorOfShape(3, dtype=t), other) for t in _INTEGERS for other in (1, 2.5)])
def aten〇add〇Scalar〡dtype(self_rank_dtype: Tuple[int, int], other: Union[int, float, complex], alpha: Union[int, float, complex] = 1) -> int:
    self_rank, self_dtype = self_rank_dtype
    ranks: List[Optional[int]] = [self_rank, None]
    return promote_dtypes(ranks, [self_dtype, get_dtype_of_scalar(other)])

@check_dtype_function(
    [Invocation(TensorOfShape(2, 3, dtype=a), TensorOfShape(3, 4, dtype=a)) for a in _SORTED_TORCH_TYPES] +
    [ErrorInvocation(TensorOfShape(2, 3, dtype=a), TensorOfShape(3, 4, dtype=b))
     for a in {torch.float32, torch.int64} for b in {torch.float64} - _COMPLEX])
def aten〇mm〡dtype(self_rank_dtype: Tuple[int, int], mat2_rank_dtype: Tuple[int, int]) -> int:
    _, self_dtype = self_rank_dtype
    _, mat2_dtype = mat2_rank_dtype
    assert self_dtype == mat2_dtype, "both must be of one type"
    return self_dtype

@check_dtype_function(_check_tensors_with_the_same_dtype(tensor_shapes=[(2, 3, 5)], dim=0) +
                      [Invocation(TensorOfShape(2, 3), dim=1, keepdim=x) for x in [True, False]])
def aten〇argmax〡dtype(self_rank_dtype: Tuple[int, int], dim: Optional[int] = None, keepdim: bool = False) -> int:
    return torch.int64

@check_dtype_function([Invocation(end=e) for e in [3, 4.5]] + [Invocation(5, dtype=torch.float16)])
def aten〇arange〡dtype(end: Union[int, float, complex], dtype: Optional[int] = None, layout: Optional[int] = None, device: Optional[torch.device] = None, pin_memory: Optional[bool] = None) -> int:
    if dtype is not None:
        return dtype
    if is_integer_dtype(get_dtype_of_scalar(end)):
        return torch.int64
    return torch.float32

@check_dtype_function(_check_tensors_with_the_same_dtype(num_of_tensors=1))
def aten〇t〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    return self_rank_dtype[1]

# --- the script ---------------------------------------------------------------------------------------

def _verify(f: Callable, registry, *names, **options) -> None:
    with registry.lock():
        try:
            source = [line for line in inspect.getsource(f).split("\n") if line.startswith("def ")]
            registry.check({name: source for name in names}, **options)
        except ValueError as problem:
            print(f"{f.__name__}: {problem!r}")
            raise


def generate_library(functions) -> str:
    mb = Registry()
    lambda_names = sorted((f.__name__ for f in functions), key=lambda n: n.lower())
    for f in functions:
        if "〇" not in f.__name__:
            continue
        scripted = torch.jit.script(f)
        mb.add(scripted, **{"name": f.__name__})
    return emit_module(mb, lambda_names)


async def watch(path):
    async for change in load_ops(path):
        yield change


def main(args):
    with open(os.path.join(args.out, OUTPUT_NAME), "w") as f:
        f.write(generate_library(globals().values()))


def _create_argparse():
    parser = argparse.ArgumentParser(prog="generate", description="writes the library")
    parser.add_argument("--out", required=True)
    return parser


if VERBOSE:
    for _name in dir():
        print(_name)

if __name__ == "__main__":
    parser = _create_argparse()
    main(parser.parse_args())
