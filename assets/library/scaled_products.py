"""Products of factors of eight or four bits, which are scaled by numbers for all, for rows or for blocks."""
from typing import Any, List, Optional, Tuple, Union

import torch


def scaled_mm_sizes(self: List[int], mat2: List[int], bias: Optional[List[int]]) -> List[int]:
    """A matrix of n x m times one of m x p is n x p; a bias has p elements."""
    out = mm_sizes(self, mat2)
    if bias is not None:
        assert element_count(bias) == out[1], f"scaled_mm: expected a bias of {out[1]} elements, got {bias}"
    return out


def check_few_bits(factor: Tuple[int, int]) -> int:
    """Factors are of eight bits or four."""
    _, dtype = factor
    assert dtype in [torch.float8_e5m2, torch.float8_e4m3fn, torch.float8_e5m2fnuz, torch.float8_e4m3fnuz, torch.float8_e8m0fnu, torch.float4_e2m1fn_x2], "scaled_mm: expected factors of float8 or float4"
    return dtype


def check_scale(scale: Tuple[int, int]) -> int:
    """Scales are float32, those of blocks also float8."""
    _, dtype = scale
    assert dtype in [torch.float32, torch.float8_e8m0fnu, torch.float8_e4m3fn], "scaled_mm: expected scales of float32, or of float8 for blocks"
    return dtype


def check_scales(scales: List[List[int]], recipe: List[int], other_recipe: List[int], rows: int) -> int:
    """One tensor of scales for each recipe: one number for all (0), or one for each row (1), of both factors."""
    assert len(recipe) > 0 and len(scales) == len(recipe), f"scaled_mm: expected scales for each recipe, got {len(scales)} for {recipe}"
    for i in range(len(recipe)):
        assert recipe[i] >= 0 and recipe[i] <= 5, f"scaled_mm: expected recipes from 0 to 5, got {recipe}"
        count = element_count(scales[i])
        assert recipe[i] != 0 or count == 1, f"scaled_mm: expected one scale, got {scales[i]}"
        assert recipe[i] != 1 or count == rows, f"scaled_mm: expected {rows} scales, got {scales[i]}"
        assert recipe[i] > 1 or recipe == other_recipe, f"scaled_mm: expected the same recipe of both factors, got {recipe} and {other_recipe}"
    return 0

# aten::_scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor
def aten〇_scaled_mm〡shape(self: List[int], mat2: List[int], scale_a: List[int], scale_b: List[int], bias: Optional[List[int]], scale_result: Optional[List[int]], out_dtype: Optional[int], use_fast_accum: bool) -> List[int]:
    """A matrix of n x m times one of m x p is n x p."""
    is_single = element_count(scale_a) == 1
    assert is_single == (element_count(scale_b) == 1), f"scaled_mm: expected one scale of both factors or more of both, got {scale_a} and {scale_b}"
    assert is_single or (len(scale_a) == 2 and len(scale_b) == 2), f"scaled_mm: expected scales of rows or blocks as matrices, got {scale_a} and {scale_b}"
    if scale_result is not None:
        assert element_count(scale_result) == 1, f"scaled_mm: expected one scale of the result, got {scale_result}"
    return scaled_mm_sizes(self, mat2, bias)

def aten〇_scaled_mm〡dtype(self_rank_dtype: Tuple[int, int], mat2_rank_dtype: Tuple[int, int], scale_a_rank_dtype: Tuple[int, int], scale_b_rank_dtype: Tuple[int, int], bias_rank_dtype: Optional[Tuple[int, int]], scale_result_rank_dtype: Optional[Tuple[int, int]], out_dtype: Optional[int], use_fast_accum: bool) -> int:
    """The given dtype, else that of the left factor."""
    check_few_bits(mat2_rank_dtype)
    check_scale(scale_a_rank_dtype)
    check_scale(scale_b_rank_dtype)
    return given_or(out_dtype, check_few_bits(self_rank_dtype))

# aten::_scaled_mm_v2(Tensor self, Tensor mat2, Tensor[] scale_a, int[] recipe_a, int[] swizzle_a, Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, Tensor? bias, ScalarType? out_dtype, int[] contraction_dim=[], bool use_fast_accum=False) -> Tensor
def aten〇_scaled_mm_v2〡shape(self: List[int], mat2: List[int], scale_a: List[List[int]], recipe_a: List[int], swizzle_a: List[int], scale_b: List[List[int]], recipe_b: List[int], swizzle_b: List[int], bias: Optional[List[int]], out_dtype: Optional[int], contraction_dim: List[int], use_fast_accum: bool) -> List[int]:
    """A matrix of n x m times one of m x p is n x p."""
    out = scaled_mm_sizes(self, mat2, bias)
    check_scales(scale_a, recipe_a, recipe_b, out[0])
    check_scales(scale_b, recipe_b, recipe_a, out[1])
    assert len(contraction_dim) == 0 or contraction_dim == [1, 0], f"scaled_mm: expected to sum up along columns and rows, got {contraction_dim}"
    return out

def aten〇_scaled_mm_v2〡dtype(self_rank_dtype: Tuple[int, int], mat2_rank_dtype: Tuple[int, int], scale_a_rank_dtype: List[Tuple[int, int]], recipe_a: List[int], swizzle_a: List[int], scale_b_rank_dtype: List[Tuple[int, int]], recipe_b: List[int], swizzle_b: List[int], bias_rank_dtype: Optional[Tuple[int, int]], out_dtype: Optional[int], contraction_dim: List[int], use_fast_accum: bool) -> int:
    """The given dtype, else that of the left factor."""
    check_few_bits(mat2_rank_dtype)
    for scale in scale_a_rank_dtype:
        check_scale(scale)
    for scale in scale_b_rank_dtype:
        check_scale(scale)
    return given_or(out_dtype, check_few_bits(self_rank_dtype))
