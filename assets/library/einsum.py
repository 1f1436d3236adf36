"""einsum: the sizes by labels, and sums of products by permutations and one bmm a pair."""
from typing import Any, List, Optional, Tuple, Union

import torch
from torch import Tensor

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
DIGITS = "0123456789"


def einsum_term(equation: str, which: int) -> List[str]:
    """The labels of an operand, or of the result for -1; the dots of '...' stand for themselves."""
    labels: List[str] = []
    term = 0
    for i in range(len(equation)):
        label = equation[i]
        if label == ",":
            term = term + 1
        elif label == ">":
            term = -1
        elif term == which and label != " " and label != "-":
            labels.append(label)
    return labels


def einsum_spelled_out(labels: List[str], rank: int) -> List[str]:
    """With a digit for each dimension that '...' stands for, the last one being 1."""
    named = 0
    for label in labels:
        named = named + (0 if label == "." else 1)
    out: List[str] = []
    dots = 0
    for label in labels:
        if label != ".":
            out.append(label)
        elif dots == 0:
            dots = 1
            for i in range(rank - named):
                out.append(DIGITS[rank - named - i])
    return out


def einsum_operand(equation: str, which: int, rank: int) -> List[str]:
    labels = einsum_spelled_out(einsum_term(equation, which), rank)
    assert len(labels) == rank, f"einsum(): the operand {which} has {rank} dimensions, but the equation {equation} gives it {len(labels)}"
    return labels


def einsum_operands(equation: str, ranks: List[int]) -> List[List[str]]:
    terms: List[List[str]] = []
    for i in range(len(ranks)):
        terms.append(einsum_operand(equation, i, ranks[i]))
    return terms


def count_of_label(label: str, terms: List[List[str]]) -> int:
    count = 0
    for term in terms:
        for each in term:
            if each == label:
                count = count + 1
    return count


def einsum_result(equation: str, terms: List[List[str]]) -> List[str]:
    """The labels of the result: as given, else those that stand once, by the alphabet."""
    hasArrow = False
    for i in range(len(equation)):
        hasArrow = hasArrow or equation[i] == ">"
    dots: List[str] = []
    for i in range(9):
        if count_of_label(DIGITS[9 - i], terms) > 0:
            dots.append(DIGITS[9 - i])
    out: List[str] = []
    if hasArrow:
        given = einsum_term(equation, -1)
        hasDots = False
        for label in given:
            if label != ".":
                out.append(label)
            elif not hasDots:
                hasDots = True
                out = out + dots
        return out
    for i in range(len(LETTERS)):
        if count_of_label(LETTERS[i], terms) == 1:
            out.append(LETTERS[i])
    return dots + out


def einsum_size(label: str, terms: List[List[str]], tensors: List[List[int]]) -> int:
    """All dimensions with a label have one size, or 1."""
    size = 1
    isFound = False
    for i in range(len(tensors)):
        for d in range(len(terms[i])):
            if terms[i][d] == label:
                other = tensors[i][d]
                assert size == other or size == 1 or other == 1, f"einsum(): the label {label} has the sizes {size} and {other}"
                size = other if size == 1 else size
                isFound = True
    assert isFound, f"einsum(): the label {label} of the result stands at no operand"
    return size


# aten::einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
def aten〇einsum〡shape(equation: str, tensors: List[List[int]], path: Optional[List[int]]) -> List[int]:
    ranks: List[int] = []
    for sizes in tensors:
        ranks.append(len(sizes))
    terms = einsum_operands(equation, ranks)
    out: List[int] = []
    for label in einsum_result(equation, terms):
        out.append(einsum_size(label, terms, tensors))
    return out


def place_of_label(label: str, labels: List[str]) -> int:
    place = 0
    for i in range(len(labels)):
        if labels[i] == label:
            place = i
    return place


def without_label(labels: List[str], place: int) -> List[str]:
    out: List[str] = []
    for i in range(len(labels)):
        if i != place:
            out.append(labels[i])
    return out


def with_diagonals(self: Tensor, labels: List[str]) -> Tuple[Tensor, List[str]]:
    """A label that stands twice picks the diagonal."""
    result = self
    rest = labels
    for i in range(len(labels)):
        label = labels[i]
        last = place_of_label(label, rest)
        first = -1
        for k in range(last):
            if rest[k] == label and first < 0:
                first = k
        if first >= 0:
            result = torch.ops.aten.diagonal(result, 0, first, last)
            rest = without_label(without_label(rest, last), first) + [label]
    return result, rest


def with_sums(self: Tensor, labels: List[str], needed: List[str]) -> Tuple[Tensor, List[str]]:
    """The sum along the labels that nothing needs."""
    dims: List[int] = []
    rest: List[str] = []
    for i in range(len(labels)):
        if labels[i] in needed:
            rest.append(labels[i])
        else:
            dims.append(i)
    return (self if len(dims) == 0 else torch.sum(self, dims, False)), rest


def in_order(self: Tensor, labels: List[str], order: List[str]) -> Tensor:
    places: List[int] = []
    for label in order:
        places.append(place_of_label(label, labels))
    return torch.ops.aten.permute(self, places)


def sizes_of_labels(self: Tensor, labels: List[str], wanted: List[str]) -> List[int]:
    sizes: List[int] = []
    for label in wanted:
        sizes.append(self.size(place_of_label(label, labels)))
    return sizes


def product_of_sizes(sizes: List[int]) -> int:
    product = 1
    for size in sizes:
        product = product * size
    return product


def contracted(left: Tensor, left_labels: List[str], right: Tensor, right_labels: List[str], needed: List[str]) -> Tuple[Tensor, List[str]]:
    """The product of two operands, summed along the labels that both have and nothing else needs."""
    batch: List[str] = []
    inner: List[str] = []
    of_left: List[str] = []
    of_right: List[str] = []
    for label in left_labels:
        if label in right_labels:
            if label in needed:
                batch.append(label)
            else:
                inner.append(label)
        else:
            of_left.append(label)
    for label in right_labels:
        if label not in left_labels:
            of_right.append(label)
    first = in_order(left, left_labels, batch + of_left + inner)
    second = in_order(right, right_labels, batch + inner + of_right)
    sizes = sizes_of_labels(left, left_labels, batch) + sizes_of_labels(left, left_labels, of_left) + sizes_of_labels(right, right_labels, of_right)
    areMatrices = len(batch) == 1 and len(inner) == 1 and len(of_left) == 1 and len(of_right) == 1
    if areMatrices:
        return torch.bmm(first, second), batch + of_left + of_right
    batches = product_of_sizes(sizes_of_labels(left, left_labels, batch))
    rows = product_of_sizes(sizes_of_labels(left, left_labels, of_left))
    summed = product_of_sizes(sizes_of_labels(left, left_labels, inner))
    columns = product_of_sizes(sizes_of_labels(right, right_labels, of_right))
    product = torch.bmm(torch.ops.aten.view(first, [batches, rows, summed]), torch.ops.aten.view(second, [batches, summed, columns]))
    return torch.ops.aten.view(product, sizes), batch + of_left + of_right


def needed_after(terms: List[List[str]], which: int, out: List[str]) -> List[str]:
    needed = out
    for i in range(which, len(terms)):
        needed = needed + terms[i]
    return needed


def aten〇einsum〡decomposition(equation: str, tensors: List[Tensor], path: Optional[List[int]] = None) -> Tensor:
    """One operand after the other is multiplied in, from left to right; what nothing needs any more is summed."""
    ranks: List[int] = []
    for tensor in tensors:
        ranks.append(tensor.dim())
    terms = einsum_operands(equation, ranks)
    out = einsum_result(equation, terms)
    result, labels = with_diagonals(tensors[0], terms[0])
    for i in range(1, len(tensors)):
        other, other_labels = with_diagonals(tensors[i], terms[i])
        after = needed_after(terms, i + 1, out)
        first, first_labels = with_sums(result, labels, after + other_labels)
        second, second_labels = with_sums(other, other_labels, after + first_labels)
        result, labels = contracted(first, first_labels, second, second_labels, after)
    result, labels = with_sums(result, labels, out)
    return in_order(result, labels, out)
