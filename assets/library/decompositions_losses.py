"""Losses in terms of pointwise ops and sums."""
from typing import Any, List, Optional, Tuple, Union
import math

import torch
from torch import Tensor


def reduced_loss(loss: Tensor, reduction: int) -> Tensor:
    """1: their mean, 2: their sum, else each loss by itself."""
    if reduction != 1 and reduction != 2:
        return loss
    total = torch.sum(loss)
    return total / loss.numel() if reduction == 1 else total


def aten〇mse_loss〡decomposition(self: Tensor, target: Tensor, reduction: int = 1) -> Tensor:
    """(self - target) ** 2."""
    difference = self - target
    return reduced_loss(difference * difference, reduction)


def aten〇l1_loss〡decomposition(self: Tensor, target: Tensor, reduction: int = 1) -> Tensor:
    """|self - target|."""
    return reduced_loss(torch.abs(self - target), reduction)


def aten〇kl_div〡decomposition(self: Tensor, target: Tensor, reduction: int = 1, log_target: bool = False) -> Tensor:
    """target * (log(target) - self), 0 where the target is 0."""
    if log_target:
        return reduced_loss(torch.exp(target) * (target - self), reduction)
    loss = target * (torch.log(target) - self)
    nothing = torch.full([], 0.0, dtype=loss.dtype)
    return reduced_loss(torch.where(target == 0, nothing, loss), reduction)


def aten〇poisson_nll_loss〡decomposition(input: Tensor, target: Tensor, log_input: bool, full: bool, eps: float, reduction: int) -> Tensor:
    """exp(input) - target * input, or input - target * log(input + eps); with Stirling's term if `full`."""
    if log_input:
        loss = torch.exp(input) - target * input
    else:
        loss = input - target * torch.log(input + eps)
    if full:
        stirling = target * torch.log(target) - target + torch.log(target * (2.0 * math.pi)) * 0.5
        loss = loss + of_type(torch.where(target <= 1, torch.full([], 0.0, dtype=stirling.dtype), stirling), loss.dtype)
    return reduced_loss(loss, reduction)


def aten〇binary_cross_entropy_with_logits〡decomposition(self: Tensor, target: Tensor, weight: Optional[Tensor] = None, pos_weight: Optional[Tensor] = None, reduction: int = 1) -> Tensor:
    """(1 - target) * self - log_sigmoid(self), the latter times 1 + (pos_weight - 1) * target."""
    log_probability = torch.ops.aten.log_sigmoid(self)
    if pos_weight is not None:
        log_probability = ((pos_weight - 1) * target + 1) * log_probability
    loss = (1 - target) * self - log_probability
    weighted = loss if weight is None else loss * weight
    return reduced_loss(of_type(weighted, target.dtype), reduction)


def class_weights(weight: Tensor, self: Tensor, class_dim: int) -> Tensor:
    """One weight a class, broadcast to all of `self`."""
    sizes: List[int] = []
    for i in range(self.dim()):
        sizes.append(-1 if i == class_dim else 1)
    return torch.broadcast_to(torch.ops.aten.view(weight, sizes), self.shape)


def at_targets(self: Tensor, target: Tensor, class_dim: int) -> Tensor:
    """Of each row along the classes the element that the target names."""
    found = torch.ops.aten.gather(self, class_dim, torch.unsqueeze(of_type(target, torch.int64), class_dim))
    return torch.ops.aten.squeeze.dim(found, class_dim)


def negative_log_likelihood(self: Tensor, target: Tensor, weight: Optional[Tensor], reduction: int, ignore_index: int, class_dim: int) -> Tuple[Tensor, Tensor]:
    """The loss, and the sum of the weights of targets that count."""
    counts = torch.ne(target, ignore_index)
    nothing = torch.full([], 0.0, dtype=self.dtype)
    classes = torch.where(counts, target, torch.full([], 0, dtype=torch.int64))
    loss = -at_targets(self, classes, class_dim)
    if weight is None:
        loss = torch.where(counts, loss, nothing)
        total_weight = torch.ops.aten.sum(counts, dtype=self.dtype)
    else:
        weights = torch.where(counts, at_targets(class_weights(weight, self, class_dim), classes, class_dim), nothing)
        loss = torch.where(counts, loss * weights, nothing)
        total_weight = torch.sum(weights)
    if reduction == 0:
        return loss, nothing
    if reduction == 1:
        return torch.sum(loss) / total_weight, total_weight
    return torch.sum(loss), total_weight


def aten〇nll_loss_forward〡decomposition(self: Tensor, target: Tensor, weight: Optional[Tensor], reduction: int, ignore_index: int) -> Tuple[Tensor, Tensor]:
    """-self[target], weighted by class; the mean is over the weights."""
    class_dim = 0 if self.dim() == 1 else 1
    return negative_log_likelihood(self, target, weight, reduction, ignore_index, class_dim)


def smoothing_loss(log_probabilities: Tensor, target: Tensor, weight: Optional[Tensor], reduction: int, ignore_index: int, class_dim: int) -> Tensor:
    """The loss against all classes alike, for label smoothing."""
    counts = torch.ne(target, ignore_index)
    nothing = torch.full([], 0.0, dtype=log_probabilities.dtype)
    weighted = log_probabilities
    if weight is not None:
        weighted = log_probabilities * class_weights(weight, log_probabilities, class_dim)
    loss = torch.where(counts, -torch.sum(weighted, [class_dim], False), nothing)
    if reduction == 0:
        return loss
    if reduction == 2:
        return torch.sum(loss)
    if weight is None:
        return torch.sum(loss) / torch.ops.aten.sum(counts, dtype=log_probabilities.dtype)
    classes = torch.where(counts, target, torch.full([], 0, dtype=torch.int64))
    weights = at_targets(class_weights(weight, log_probabilities, class_dim), classes, class_dim)
    return torch.sum(loss) / torch.sum(torch.where(counts, weights, nothing))


def cross_entropy_of_probabilities(log_probabilities: Tensor, target: Tensor, weight: Optional[Tensor], reduction: int, label_smoothing: float, class_dim: int) -> Tensor:
    """-sum(log_probabilities * target), smoothed towards the same for all classes, weighted and reduced."""
    classes = log_probabilities.size(class_dim)
    wanted = target
    if label_smoothing > 0.0:
        wanted = target * (1.0 - label_smoothing) + label_smoothing / classes
    loss = log_probabilities * wanted
    if weight is not None:
        loss = loss * class_weights(weight, log_probabilities, class_dim)
    if reduction == 0:
        return -torch.sum(loss, [class_dim], False)
    if reduction == 2:
        return -torch.sum(loss)
    return -torch.sum(loss) / (log_probabilities.numel() // classes)


def aten〇cross_entropy_loss〡decomposition(self: Tensor, target: Tensor, weight: Optional[Tensor] = None, reduction: int = 1, ignore_index: int = -100, label_smoothing: float = 0.) -> Tensor:
    """-log_softmax(self)[target]; a target of floats gives a probability to each class."""
    class_dim = 0 if self.dim() == 1 else 1
    log_probabilities = torch.ops.aten.log_softmax.int(self, class_dim)
    if target.dim() == self.dim():
        return cross_entropy_of_probabilities(log_probabilities, target, weight, reduction, label_smoothing, class_dim)
    loss, _ = negative_log_likelihood(log_probabilities, target, weight, reduction, ignore_index, class_dim)
    if label_smoothing > 0.0:
        smooth = smoothing_loss(log_probabilities, target, weight, reduction, ignore_index, class_dim)
        return loss * (1.0 - label_smoothing) + smooth * (label_smoothing / log_probabilities.size(class_dim))
    return loss


def broadcast_pair_sizes(x1: Tensor, x2: Tensor) -> List[int]:
    """The sizes of both broadcast together."""
    rank = max(x1.dim(), x2.dim())
    sizes: List[int] = []
    for i in range(rank):
        first = x1.size(i - rank) if i - rank >= -x1.dim() else 1
        second = x2.size(i - rank) if i - rank >= -x2.dim() else 1
        sizes.append(max(first, second))
    return sizes


def aten〇cosine_similarity〡decomposition(x1: Tensor, x2: Tensor, dim: int = 1, eps: float = 1e-08) -> Tensor:
    """sum(x1 * x2) / (max(|x1|, eps) * max(|x2|, eps)) along `dim`."""
    sizes = broadcast_pair_sizes(x1, x2)
    first, second = torch.broadcast_to(x1, sizes), torch.broadcast_to(x2, sizes)
    product = torch.sum(first * second, [dim], False)
    first_norm = torch.ops.aten.linalg_vector_norm(of_type(first, product.dtype), 2.0, [dim], False)
    second_norm = torch.ops.aten.linalg_vector_norm(of_type(second, product.dtype), 2.0, [dim], False)
    return product / (torch.ops.aten.clamp(first_norm, eps, None) * torch.ops.aten.clamp(second_norm, eps, None))
