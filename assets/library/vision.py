"""Boxes in images."""
from typing import Any, List, Optional, Tuple, Union

import torch


# torchvision::roi_align(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width, int sampling_ratio, bool aligned) -> Tensor
def torchvision〇roi_align〡shape(input: List[int], rois: List[int], spatial_scale: float, pooled_height: int, pooled_width: int, sampling_ratio: int, aligned: bool) -> List[int]:
    """One picture of the pooled sizes for each box."""
    return [rois[0], input[1], pooled_height, pooled_width]

def torchvision〇roi_align〡dtype(input_rank_dtype: Tuple[int, int], rois_rank_dtype: Tuple[int, int], spatial_scale: float, pooled_height: int, pooled_width: int, sampling_ratio: int, aligned: bool) -> int:
    """That of the pixels."""
    _, input_dtype = input_rank_dtype
    return input_dtype

# torchvision::roi_pool(Tensor input, Tensor rois, float spatial_scale, int pooled_height, int pooled_width) -> (Tensor, Tensor)
def torchvision〇roi_pool〡shape(input: List[int], rois: List[int], spatial_scale: float, pooled_height: int, pooled_width: int) -> Tuple[List[int], List[int]]:
    """One picture of the pooled sizes for each box, of values and of indices."""
    return twice([rois[0], input[1], pooled_height, pooled_width])

def torchvision〇roi_pool〡dtype(input_rank_dtype: Tuple[int, int], rois_rank_dtype: Tuple[int, int], spatial_scale: float, pooled_height: int, pooled_width: int) -> Tuple[int, int]:
    """That of the pixels, and int32 for where they stand."""
    _, input_dtype = input_rank_dtype
    return (input_dtype, torch.int32)

# torchvision::nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor
def torchvision〇nms〡shape(dets: List[int], scores: List[int], iou_threshold: float) -> List[int]:
    """How many boxes are kept depends on the data."""
    return [data_dependent_size()]

def torchvision〇nms〡dtype(dets_rank_dtype: Tuple[int, int], scores_rank_dtype: Tuple[int, int], iou_threshold: float) -> int:
    """An index is int64."""
    return torch.int64
