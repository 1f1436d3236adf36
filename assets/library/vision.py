"""Boxes in images."""
from typing import Any, List, Optional, Tuple, Union

import torch


def pooled_boxes(input: List[int], rois: List[int], pooled_height: int, pooled_width: int) -> List[int]:
    """Boxes by channels by the pooled sizes."""
    # Dimensions behind these are not looked at.
    assert len(input) >= 4, f"expected images of four dimensions, but got {input}"
    assert len(rois) >= 2 and rois[1] == 5, f"expected a batch index and four corners for each box, but got boxes of sizes {rois}"
    assert pooled_height >= 0 and pooled_width >= 0, f"pooled sizes below zero: {pooled_height} and {pooled_width}"
    return [rois[0], input[1], pooled_height, pooled_width]


def dtype_of_pixels(input_rank_dtype: Tuple[int, int], rois_rank_dtype: Tuple[int, int]) -> int:
    """That of the images, which the boxes have too."""
    _, input_dtype = input_rank_dtype
    _, rois_dtype = rois_rank_dtype
    assert input_dtype == rois_dtype, "expected images and boxes of one dtype, got two"
    return input_dtype


# torchvision::roi_align(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width, int sampling_ratio, bool aligned) -> Tensor
def torchvision〇roi_align〡shape(input: List[int], rois: List[int], spatial_scale: float, pooled_height: int, pooled_width: int, sampling_ratio: int, aligned: bool) -> List[int]:
    """One picture of the pooled sizes for each box."""
    return pooled_boxes(input, rois, pooled_height, pooled_width)

def torchvision〇roi_align〡dtype(input_rank_dtype: Tuple[int, int], rois_rank_dtype: Tuple[int, int], spatial_scale: float, pooled_height: int, pooled_width: int, sampling_ratio: int, aligned: bool) -> int:
    """That of the pixels."""
    return dtype_of_pixels(input_rank_dtype, rois_rank_dtype)

# torchvision::roi_pool(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width) -> (Tensor, Tensor)
def torchvision〇roi_pool〡shape(input: List[int], rois: List[int], spatial_scale: float, pooled_height: int, pooled_width: int) -> Tuple[List[int], List[int]]:
    """One picture of the pooled sizes for each box, of values and of indices."""
    return twice(pooled_boxes(input, rois, pooled_height, pooled_width))

def torchvision〇roi_pool〡dtype(input_rank_dtype: Tuple[int, int], rois_rank_dtype: Tuple[int, int], spatial_scale: float, pooled_height: int, pooled_width: int) -> Tuple[int, int]:
    """That of the pixels, and int32 for where they stand."""
    return (dtype_of_pixels(input_rank_dtype, rois_rank_dtype), torch.int32)

# torchvision::nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor
def torchvision〇nms〡shape(dets: List[int], scores: List[int], iou_threshold: float) -> List[int]:
    """How many boxes are kept depends on the data."""
    assert len(dets) == 2 and dets[1] == 4, f"expected four corners for each box, but got boxes of sizes {dets}"
    assert len(scores) == 1 and scores[0] == dets[0], f"expected a score for each of {dets[0]} boxes, but got scores of sizes {scores}"
    return [data_dependent_size()]

def torchvision〇nms〡dtype(dets_rank_dtype: Tuple[int, int], scores_rank_dtype: Tuple[int, int], iou_threshold: float) -> int:
    """An index is int64."""
    _, dets_dtype = dets_rank_dtype
    _, scores_dtype = scores_rank_dtype
    assert dets_dtype == scores_dtype, "expected boxes and scores of one dtype, got two"
    return torch.int64
