"""Random numbers in the place of all elements; dropout."""
from typing import Any, List, Optional, Tuple

import torch


# aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
def aten〇bernoulli〡shape(self: List[int], generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇bernoulli〡dtype(self_rank_dtype: Tuple[int, int], generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
def aten〇bernoulli〇p〡shape(self: List[int], p: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇bernoulli〇p〡dtype(self_rank_dtype: Tuple[int, int], p: float, generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
def aten〇bernoulli〇Tensor〡shape(self: List[int], p: List[int], generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇bernoulli〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], p_rank_dtype: Tuple[int, int], generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::bernoulli.float(Tensor self, float p=0.5, Generator? generator=None) -> Tensor
def aten〇bernoulli〇float〡shape(self: List[int], p: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

# aten::uniform(Tensor self, float from=0., float to=1., *, Generator? generator=None) -> Tensor
def aten〇uniform〡shape(self: List[int], from_: float, to: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇uniform〡dtype(self_rank_dtype: Tuple[int, int], from_: float, to: float, generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::normal_functional(Tensor self, float mean=0., float std=1., *, Generator? generator=None) -> Tensor
def aten〇normal_functional〡shape(self: List[int], mean: float, std: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇normal_functional〡dtype(self_rank_dtype: Tuple[int, int], mean: float, std: float, generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::log_normal(Tensor self, float mean=1., float std=2., *, Generator? generator=None) -> Tensor
def aten〇log_normal〡shape(self: List[int], mean: float, std: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇log_normal〡dtype(self_rank_dtype: Tuple[int, int], mean: float, std: float, generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::cauchy(Tensor self, float median=0., float sigma=1., *, Generator? generator=None) -> Tensor
def aten〇cauchy〡shape(self: List[int], median: float, sigma: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇cauchy〡dtype(self_rank_dtype: Tuple[int, int], median: float, sigma: float, generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::exponential(Tensor self, float lambd=1., *, Generator? generator=None) -> Tensor
def aten〇exponential〡shape(self: List[int], lambd: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇exponential〡dtype(self_rank_dtype: Tuple[int, int], lambd: float, generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor
def aten〇geometric〡shape(self: List[int], p: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇geometric〡dtype(self_rank_dtype: Tuple[int, int], p: float, generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::random(Tensor self, *, Generator? generator=None) -> Tensor
def aten〇random〡shape(self: List[int], generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇random〡dtype(self_rank_dtype: Tuple[int, int], generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
def aten〇random〇from〡shape(self: List[int], from_: int, to: Optional[int], generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇random〇from〡dtype(self_rank_dtype: Tuple[int, int], from_: int, to: Optional[int], generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
def aten〇random〇to〡shape(self: List[int], to: int, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇random〇to〡dtype(self_rank_dtype: Tuple[int, int], to: int, generator: Any) -> int:
    """The type of `self`."""
    _, self_dtype = self_rank_dtype
    return self_dtype

# aten::dropout(Tensor input, float p, bool train) -> Tensor
def aten〇dropout〡shape(input: List[int], p: float, train: bool) -> List[int]:
    """The sizes of `input`."""
    return input

def aten〇dropout〡dtype(input_rank_dtype: Tuple[int, int], p: float, train: bool) -> int:
    """The type of `input`."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
def aten〇native_dropout〡shape(input: List[int], p: float, train: Optional[bool]) -> Tuple[List[int], List[int]]:
    """Twice the sizes of `input`."""
    return (input, input)

def aten〇native_dropout〡dtype(input_rank_dtype: Tuple[int, int], p: float, train: Optional[bool]) -> Tuple[int, int]:
    """The type of `input`, and a mask."""
    _, input_dtype = input_rank_dtype
    return (input_dtype, torch.bool)

# aten::native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
def aten〇native_dropout_backward〡shape(grad_output: List[int], mask: List[int], scale: float) -> List[int]:
    """The sizes of `grad_output`."""
    return grad_output

def aten〇native_dropout_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], scale: float) -> int:
    """Integers count as float32."""
    _, grad_output_dtype = grad_output_rank_dtype
    return float_of(grad_output_dtype)
