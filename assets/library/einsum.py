"""einsum: the sizes by labels, and sums of products by permutations and one bmm a pair."""
from typing import Any, List, Optional, Tuple, Union

import torch
from torch import Tensor

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
DIGITS = "0123456789"


def check_equation(equation: str, operands: int) -> int:
    """Letters, spaces and at most one '...' name each operand, and the result behind at most one arrow."""
    assert operands > 0, "einsum(): expected an operand, got none"
    terms = 1
    dots = 0
    has_arrow = False
    for i in range(len(equation)):
        label = equation[i]
        if label == ",":
            assert not has_arrow, f"einsum(): expected one result in the equation {equation}"
            assert dots == 0 or dots == 3, f"einsum(): expected three dots or none in the equation {equation}"
            terms = terms + 1
            dots = 0
        elif label == "-":
            assert not has_arrow and i + 1 < len(equation), f"einsum(): expected one arrow in the equation {equation}"
            assert equation[i + 1] == ">", f"einsum(): expected an arrow in the equation {equation}"
            assert dots == 0 or dots == 3, f"einsum(): expected three dots or none in the equation {equation}"
            has_arrow = True
            dots = 0
        elif label == ">":
            assert i > 0, f"einsum(): expected an arrow in the equation {equation}"
            assert equation[i - 1] == "-", f"einsum(): expected an arrow in the equation {equation}"
        elif label == ".":
            dots = dots + 1
            assert dots <= 3, f"einsum(): expected '...' once for each operand in the equation {equation}"
            assert dots == 1 or equation[i - 1] == ".", f"einsum(): expected three dots together in the equation {equation}"
        else:
            assert label == " " or is_letter(label), f"einsum(): expected letters in the equation {equation}, got {label}"
    assert dots == 0 or dots == 3, f"einsum(): expected three dots or none in the equation {equation}"
    assert terms == operands, f"einsum(): expected {terms} operands for the equation {equation}, got {operands}"
    return 0


def is_letter(label: str) -> bool:
    """Whether this is a letter from A to Z or a to z."""
    found = False
    for i in range(len(LETTERS)):
        found = found or LETTERS[i] == label
    return found


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
    """The labels of an operand, one for each of its dimensions."""
    labels = einsum_spelled_out(einsum_term(equation, which), rank)
    assert len(labels) == rank, f"einsum(): the operand {which} has {rank} dimensions, but the equation {equation} gives it {len(labels)}"
    return labels


def einsum_operands(equation: str, ranks: List[int]) -> List[str]:
    """The labels of all operands, with a comma between two of them."""
    labels: List[str] = []
    for i in range(len(ranks)):
        if i > 0:
            labels.append(",")
        labels = labels + einsum_operand(equation, i, ranks[i])
    return labels


def labels_of_operand(operands: List[str], which: int) -> List[str]:
    """The labels of one operand, out of those of all."""
    labels: List[str] = []
    operand = 0
    for label in operands:
        if label == ",":
            operand = operand + 1
        elif operand == which:
            labels.append(label)
    return labels


def count_of_label(label: str, labels: List[str]) -> int:
    """How often a label stands among others."""
    count = 0
    for each in labels:
        if each == label:
            count = count + 1
    return count


def einsum_result(equation: str, operands: List[str]) -> List[str]:
    """The labels of the result: as given, else those that stand once, by the alphabet."""
    hasArrow = False
    for i in range(len(equation)):
        hasArrow = hasArrow or equation[i] == ">"
    dots: List[str] = []
    for i in range(9):
        if count_of_label(DIGITS[9 - i], operands) > 0:
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
        if count_of_label(LETTERS[i], operands) == 1:
            out.append(LETTERS[i])
    return dots + out


def check_diagonals(labels: List[str], sizes: List[int]) -> int:
    """A label that stands twice at one operand stands for one size."""
    for i in range(len(labels)):
        first = earlier_place(labels, i)
        if first >= 0:
            assert sizes[i] == sizes[first], f"einsum(): expected one size for the label {labels[i]} of an operand, got {sizes[first]} and {sizes[i]}"
    return 0


def einsum_size(label: str, operands: List[str], tensors: List[List[int]]) -> int:
    """All dimensions with a label have one size, or 1."""
    size = 1
    operand = 0
    dim = 0
    for each in operands:
        if each == label:
            other = tensors[operand][dim]
            assert size == other or size == 1 or other == 1, f"einsum(): the label {label} has the sizes {size} and {other}"
            size = other if size == 1 else size
        dim = 0 if each == "," else dim + 1
        operand = operand + (1 if each == "," else 0)
    return size


# aten::einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
def aten〇einsum〡shape(equation: str, tensors: List[List[int]], path: Optional[List[int]]) -> List[int]:
    """Each label of the result stands for the size that it has at the operands."""
    check_equation(equation, len(tensors))
    ranks: List[int] = []
    for sizes in tensors:
        ranks.append(len(sizes))
    operands = einsum_operands(equation, ranks)
    for i in range(len(tensors)):
        check_diagonals(labels_of_operand(operands, i), tensors[i])
    for label in operands:
        if label != ",":
            einsum_size(label, operands, tensors)
    result = einsum_result(equation, operands)
    out: List[int] = []
    for label in result:
        assert label in operands, f"einsum(): the label {label} of the result stands at no operand"
        assert count_of_label(label, result) == 1, f"einsum(): the label {label} stands twice at the result"
        out.append(einsum_size(label, operands, tensors))
    return out


def is_contraction(equation: str, operands: List[str]) -> bool:
    """Whether a label stands at two operands and not at the result, so that products are summed up."""
    result = einsum_result(equation, operands)
    found = False
    for label in operands:
        found = found or (label != "," and label not in result and operands_with_label(label, operands) > 1)
    return found


def operands_with_label(label: str, operands: List[str]) -> int:
    """At how many operands a label stands."""
    count = 0
    is_new = True
    for each in operands:
        if each == ",":
            is_new = True
        elif each == label and is_new:
            count = count + 1
            is_new = False
    return count


def is_summed_alone(equation: str, operands: List[str]) -> bool:
    """Whether a label stands at one operand and not at the result, so that this operand is summed up."""
    result = einsum_result(equation, operands)
    found = False
    for label in operands:
        found = found or (label != "," and label not in result and operands_with_label(label, operands) == 1)
    return found


def aten〇einsum〡dtype(equation: str, tensors_rank_dtype: List[Tuple[int, int]], path: Optional[List[int]]) -> int:
    """What the operands promote to, which is one dtype where products are summed up; sums of integers alone are int64."""
    dtype = promote_list(tensors_rank_dtype)
    ranks: List[int] = []
    is_mixed = False
    for rank_dtype in tensors_rank_dtype:
        rank, each = rank_dtype
        ranks.append(rank)
        is_mixed = is_mixed or each != dtype
    if is_mixed:
        assert not is_contraction(equation, einsum_operands(equation, ranks)), "einsum(): expected operands of one dtype"
    if is_integer(dtype) and is_summed_alone(equation, einsum_operands(equation, ranks)):
        return sum_of(dtype)
    return dtype


def place_of_label(label: str, labels: List[str]) -> int:
    """Where a label stands among others."""
    place = 0
    for i in range(len(labels)):
        if labels[i] == label:
            place = i
    return place


def without_label(labels: List[str], place: int) -> List[str]:
    """The labels but for the one at a place."""
    out: List[str] = []
    for i in range(len(labels)):
        if i != place:
            out.append(labels[i])
    return out


def earlier_place(labels: List[str], place: int) -> int:
    """Where the label of a place stands before it; -1 for nowhere."""
    earlier = -1
    for i in range(place):
        if labels[i] == labels[place]:
            earlier = i
    return earlier


def repeated_place(labels: List[str]) -> int:
    """The last place whose label has stood before; -1 if there is none."""
    place = -1
    for i in range(len(labels)):
        if earlier_place(labels, i) >= 0:
            place = i
    return place


def with_one_diagonal(self: Tensor, labels: List[str]) -> Tuple[Tensor, List[str]]:
    """The last label that stands twice picks a diagonal, if there is one."""
    last = repeated_place(labels)
    if last >= 0:
        first = earlier_place(labels, last)
        diagonal = torch.ops.aten.diagonal(self, 0, first, last)
        return diagonal, without_label(without_label(labels, last), first) + [labels[last]]
    return self, without_label(labels, -1)


def with_diagonals(self: Tensor, labels: List[str]) -> Tuple[Tensor, List[str]]:
    """A label that stands twice picks the diagonal; up to three may be picked."""
    once, rest = with_one_diagonal(self, labels)
    twice, rest_of_it = with_one_diagonal(once, rest)
    return with_one_diagonal(twice, rest_of_it)


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
    """With the dimensions in the order of these labels."""
    places: List[int] = []
    for label in order:
        places.append(place_of_label(label, labels))
    return torch.ops.aten.permute(self, places)


def sizes_of_labels(self: Tensor, labels: List[str], wanted: List[str]) -> List[int]:
    """The sizes along the dimensions with these labels."""
    sizes: List[int] = []
    for label in wanted:
        sizes.append(self.size(place_of_label(label, labels)))
    return sizes


def product_of_sizes(sizes: List[int]) -> int:
    """How many elements a tensor of these sizes has."""
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


def needed_after(operands: List[str], which: int, out: List[str]) -> List[str]:
    """The labels of the result and of the operands from `which` on."""
    needed: List[str] = []
    operand = 0
    for label in operands:
        if label == ",":
            operand = operand + 1
        elif operand >= which:
            needed.append(label)
    return out + needed


def aten〇einsum〡decomposition(equation: str, tensors: List[Tensor], path: Optional[List[int]] = None) -> Tensor:
    """One operand after the other is multiplied in, from left to right; what nothing needs any more is summed."""
    ranks: List[int] = []
    for tensor in tensors:
        ranks.append(tensor.dim())
    operands = einsum_operands(equation, ranks)
    out = einsum_result(equation, operands)
    result, labels = with_diagonals(tensors[0], labels_of_operand(operands, 0))
    for i in range(1, len(tensors)):
        other, other_labels = with_diagonals(tensors[i], labels_of_operand(operands, i))
        after = needed_after(operands, i + 1, out)
        first, first_labels = with_sums(result, labels, after + other_labels)
        second, second_labels = with_sums(other, other_labels, after + first_labels)
        result, labels = contracted(first, first_labels, second, second_labels, after)
    result, labels = with_sums(result, labels, out)
    return in_order(result, labels, out)
