from typing import List


def my〇op(self: List[int]) -> List[int]:  # error: says no kind
    return self


def my〇op〡size(self: List[int]) -> List[int]:  # error: is no kind of library function
    return self


def op〡shape(self: List[int]) -> List[int]:  # error: names no namespace
    return self


def my〇〇op〡shape(self: List[int]) -> List[int]:  # error: is no op name
    return self


def my〇twice〡shape(self: List[int]) -> List[int]:
    return self


def my〇twice〡shape(self: List[int]) -> List[int]:
    return self


def my〇kind〡dtype(self_rank_dtype: List[int]) -> List[int]:  # error: a dtype function returns int
    return [1]
