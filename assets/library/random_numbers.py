"""Random numbers in the place of all elements; dropout."""
from typing import Any, List, Optional, Tuple

import torch


# aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
def aten〇bernoulli〡shape(self: List[int], generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇bernoulli〡dtype(self_rank_dtype: Tuple[int, int], generator: Any) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
def aten〇bernoulli〇p〡shape(self: List[int], p: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    check_probability(p)
    return self

def aten〇bernoulli〇p〡dtype(self_rank_dtype: Tuple[int, int], p: float, generator: Any) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
def aten〇bernoulli〇Tensor〡shape(self: List[int], p: List[int], generator: Any) -> List[int]:
    """The sizes of `self`, to which `p` broadcasts."""
    return expanded(p, self)

def aten〇bernoulli〇Tensor〡dtype(self_rank_dtype: Tuple[int, int], p_rank_dtype: Tuple[int, int], generator: Any) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::bernoulli.float(Tensor self, float p=0.5, Generator? generator=None) -> Tensor
def aten〇bernoulli〇float〡shape(self: List[int], p: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    check_probability(p)
    return self

def aten〇bernoulli〇float〡dtype(self_rank_dtype: Tuple[int, int], p: float, generator: Any) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::uniform(Tensor self, float from=0., float to=1., *, Generator? generator=None) -> Tensor
def aten〇uniform〡shape(self: List[int], from_: float, to: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇uniform〡dtype(self_rank_dtype: Tuple[int, int], from_: float, to: float, generator: Any) -> int:
    """The type of `self`; the numbers lie between two bounds."""
    dtype = dtype_of(self_rank_dtype)
    assert is_integer(dtype) or from_ <= to, f"uniform: expected from <= to, but got {from_} and {to}"
    return dtype

# aten::normal_functional(Tensor self, float mean=0., float std=1., *, Generator? generator=None) -> Tensor
def aten〇normal_functional〡shape(self: List[int], mean: float, std: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    assert std >= 0.0, f"normal: expected a deviation of at least 0, but got {std}"
    return self

def aten〇normal_functional〡dtype(self_rank_dtype: Tuple[int, int], mean: float, std: float, generator: Any) -> int:
    """The type of `self`, which must be floating or complex."""
    return check_floating(dtype_of(self_rank_dtype), "normal")

# aten::normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
def aten〇normal〇Tensor_Tensor〡shape(mean: List[int], std: List[int], generator: Any) -> List[int]:
    """`mean` and `std` broadcast."""
    return broadcast(mean, std)

def aten〇normal〇Tensor_Tensor〡dtype(mean_rank_dtype: Tuple[int, int], std_rank_dtype: Tuple[int, int], generator: Any) -> int:
    """The type of `mean`, which must be floating or complex; deviations are real numbers."""
    check_not_complex(dtype_of(std_rank_dtype), "deviations")
    return check_floating(dtype_of(mean_rank_dtype), "normal")

# aten::normal.Tensor_float(Tensor mean, float std=1., *, Generator? generator=None) -> Tensor
def aten〇normal〇Tensor_float〡shape(mean: List[int], std: float, generator: Any) -> List[int]:
    """The sizes of `mean`."""
    assert std >= 0.0, f"normal: expected a deviation of at least 0, but got {std}"
    return mean

def aten〇normal〇Tensor_float〡dtype(mean_rank_dtype: Tuple[int, int], std: float, generator: Any) -> int:
    """The type of `mean`, which must be floating or complex."""
    return check_floating(dtype_of(mean_rank_dtype), "normal")

# aten::normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
def aten〇normal〇float_Tensor〡shape(mean: float, std: List[int], generator: Any) -> List[int]:
    """The sizes of `std`."""
    return std

def aten〇normal〇float_Tensor〡dtype(mean: float, std_rank_dtype: Tuple[int, int], generator: Any) -> int:
    """The type of `std`, which must be floating."""
    return continuous(dtype_of(std_rank_dtype))

# aten::log_normal(Tensor self, float mean=1., float std=2., *, Generator? generator=None) -> Tensor
def aten〇log_normal〡shape(self: List[int], mean: float, std: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    assert std > 0.0, f"log_normal: expected a deviation above 0, but got {std}"
    return self

def aten〇log_normal〡dtype(self_rank_dtype: Tuple[int, int], mean: float, std: float, generator: Any) -> int:
    """The type of `self`, which must be floating."""
    return continuous(dtype_of(self_rank_dtype))

# aten::cauchy(Tensor self, float median=0., float sigma=1., *, Generator? generator=None) -> Tensor
def aten〇cauchy〡shape(self: List[int], median: float, sigma: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    assert sigma > 0.0, f"cauchy: expected a scale above 0, but got {sigma}"
    return self

def aten〇cauchy〡dtype(self_rank_dtype: Tuple[int, int], median: float, sigma: float, generator: Any) -> int:
    """The type of `self`, which must be floating."""
    return continuous(dtype_of(self_rank_dtype))

# aten::exponential(Tensor self, float lambd=1., *, Generator? generator=None) -> Tensor
def aten〇exponential〡shape(self: List[int], lambd: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    assert lambd > 0.0, f"exponential: expected a rate above 0, but got {lambd}"
    return self

def aten〇exponential〡dtype(self_rank_dtype: Tuple[int, int], lambd: float, generator: Any) -> int:
    """The type of `self`, which must be floating."""
    return continuous(dtype_of(self_rank_dtype))

# aten::geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor
def aten〇geometric〡shape(self: List[int], p: float, generator: Any) -> List[int]:
    """The sizes of `self`."""
    assert p > 0.0 and p < 1.0, f"geometric: expected a probability between 0 and 1, but got {p}"
    return self

def aten〇geometric〡dtype(self_rank_dtype: Tuple[int, int], p: float, generator: Any) -> int:
    """The type of `self`, which must be numbers that have an order."""
    return check_ordered(dtype_of(self_rank_dtype), "geometric")

# aten::_standard_gamma(Tensor self, Generator? generator=None) -> Tensor
def aten〇_standard_gamma〡shape(self: List[int], generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇_standard_gamma〡dtype(self_rank_dtype: Tuple[int, int], generator: Any) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor
def aten〇binomial〡shape(count: List[int], prob: List[int], generator: Any) -> List[int]:
    """`count` and `prob` broadcast."""
    return broadcast(count, prob)

def aten〇binomial〡dtype(count_rank_dtype: Tuple[int, int], prob_rank_dtype: Tuple[int, int], generator: Any) -> int:
    """The one type of `count` and `prob`, which is float32 or float64."""
    dtype = check_same(count_rank_dtype, prob_rank_dtype, "prob")
    assert dtype == torch.float32 or dtype == torch.float64, "binomial: expected float32 or float64"
    return dtype

# aten::random(Tensor self, *, Generator? generator=None) -> Tensor
def aten〇random〡shape(self: List[int], generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇random〡dtype(self_rank_dtype: Tuple[int, int], generator: Any) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor
def aten〇random〇from〡shape(self: List[int], from_: int, to: Optional[int], generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇random〇from〡dtype(self_rank_dtype: Tuple[int, int], from_: int, to: Optional[int], generator: Any) -> int:
    """The type of `self`, which holds the numbers from `from` to `to` - 1."""
    dtype = check_not_complex(dtype_of(self_rank_dtype), "random")
    if to is None:
        return check_random_bounds(from_, from_ + 1, dtype)
    return check_random_bounds(from_, to, dtype)

# aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor
def aten〇random〇to〡shape(self: List[int], to: int, generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇random〇to〡dtype(self_rank_dtype: Tuple[int, int], to: int, generator: Any) -> int:
    """The type of `self`, which holds the numbers from 0 to `to` - 1."""
    return check_random_bounds(0, to, dtype_of(self_rank_dtype))

# aten::poisson(Tensor self, Generator? generator=None) -> Tensor
def aten〇poisson〡shape(self: List[int], generator: Any) -> List[int]:
    """The sizes of `self`."""
    return self

def aten〇poisson〡dtype(self_rank_dtype: Tuple[int, int], generator: Any) -> int:
    """The type of `self`."""
    return dtype_of(self_rank_dtype)

# aten::dropout(Tensor input, float p, bool train) -> Tensor
def aten〇dropout〡shape(input: List[int], p: float, train: bool) -> List[int]:
    """The sizes of `input`."""
    check_probability(p)
    return input

def aten〇dropout〡dtype(input_rank_dtype: Tuple[int, int], p: float, train: bool) -> int:
    """The type of `input`; where some elements are dropped the others are scaled, and must be floating or complex."""
    dtype = dtype_of(input_rank_dtype)
    return check_floating(dtype, "dropout") if train and p > 0.0 and p < 1.0 else dtype

# aten::alpha_dropout(Tensor input, float p, bool train) -> Tensor
def aten〇alpha_dropout〡shape(input: List[int], p: float, train: bool) -> List[int]:
    """As dropout."""
    return aten〇dropout〡shape(input, p, train)

def aten〇alpha_dropout〡dtype(input_rank_dtype: Tuple[int, int], p: float, train: bool) -> int:
    """As dropout."""
    return aten〇dropout〡dtype(input_rank_dtype, p, train)

# aten::feature_dropout(Tensor input, float p, bool train) -> Tensor
def aten〇feature_dropout〡shape(input: List[int], p: float, train: bool) -> List[int]:
    """The sizes of `input`; whole channels (dimension 1) are dropped."""
    check_probability(p)
    assert len(input) > 1 or not train or p == 0.0 or p == 1.0 or element_count(input) == 0, f"feature_dropout: expected channels, but got sizes {input}"
    return input

def aten〇feature_dropout〡dtype(input_rank_dtype: Tuple[int, int], p: float, train: bool) -> int:
    """As dropout."""
    return aten〇dropout〡dtype(input_rank_dtype, p, train)

# aten::feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor
def aten〇feature_alpha_dropout〡shape(input: List[int], p: float, train: bool) -> List[int]:
    """As feature_dropout."""
    return aten〇feature_dropout〡shape(input, p, train)

def aten〇feature_alpha_dropout〡dtype(input_rank_dtype: Tuple[int, int], p: float, train: bool) -> int:
    """As feature_dropout."""
    return aten〇feature_dropout〡dtype(input_rank_dtype, p, train)

# aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
def aten〇native_dropout〡shape(input: List[int], p: float, train: Optional[bool]) -> Tuple[List[int], List[int]]:
    """Twice the sizes of `input`."""
    if train is None or train:
        check_probability(p)
    return (input, input)

def aten〇native_dropout〡dtype(input_rank_dtype: Tuple[int, int], p: float, train: Optional[bool]) -> Tuple[int, int]:
    """The type of `input`, and a mask; in training the mask is multiplied with floats or complex numbers."""
    rank, dtype = input_rank_dtype
    if train is None or train:
        promote(input_rank_dtype, (rank, torch.bool))
        check_floating(dtype, "dropout")
    return (dtype, torch.bool)

# aten::native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
def aten〇native_dropout_backward〡shape(grad_output: List[int], mask: List[int], scale: float) -> List[int]:
    """`grad_output` and `mask` broadcast."""
    return broadcast(grad_output, mask)

def aten〇native_dropout_backward〡dtype(grad_output_rank_dtype: Tuple[int, int], mask_rank_dtype: Tuple[int, int], scale: float) -> int:
    """`grad_output` and `mask` promoted; integers count as float32."""
    return float_of(promote(grad_output_rank_dtype, mask_rank_dtype))


def check_probability(p: float) -> float:
    """A probability lies between 0 and 1."""
    assert p >= 0.0 and p <= 1.0, f"expected a probability between 0 and 1, but got {p}"
    return p


def continuous(dtype: int) -> int:
    """The type of numbers of a continuous distribution, which must be floating."""
    return check_floating(check_not_complex(dtype, "random numbers"), "random numbers")
