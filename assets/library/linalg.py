"""Linear algebra: determinants, inverses, powers, solutions of equations, cross products."""
from typing import Any, List, Optional, Tuple, Union

import torch


def check_matrix(A: List[int]) -> List[int]:
    """The last two dimensions are rows and columns, all before are batches."""
    assert len(A) >= 2, f"expected matrices, of rank 2 or more, but got {A}"
    return A


def check_square(A: List[int]) -> List[int]:
    """Matrices with as many rows as columns."""
    check_matrix(A)
    assert A[-1] == A[-2], f"expected square matrices, but got {A[-2]} rows and {A[-1]} columns"
    return A


def check_linalg_type(A: Tuple[int, int]) -> int:
    """Matrices of integers have no factorisations."""
    dtype = dtype_of(A)
    assert not is_integer(dtype), "expected floating or complex matrices"
    return dtype


def check_precise_type(A: Tuple[int, int]) -> int:
    """What divides by what is left of differences needs 32 bits or more."""
    dtype = dtype_of(A)
    assert dtype in [torch.float32, torch.float64, torch.complex64, torch.complex128], "expected float32, float64, complex64 or complex128 matrices"
    return dtype


def matrix_sizes(A: List[int], rows: int, columns: int) -> List[int]:
    """Matrices in the batches of A."""
    sizes = A[:-2]
    sizes.append(rows)
    sizes.append(columns)
    return sizes


def matrix_solution(A: List[int], B: List[int], left: bool) -> List[int]:
    """X with AX = B, or with XA = B: as B, in the batches of both."""
    check_matrix(B)
    inner = B[-2] if left else B[-1]
    assert inner == A[-1], f"expected a B that fits {A}, but got {B}"
    return broadcast(A[:-2], B[:-2]) + B[-2:]


def solution_sizes(A: List[int], B: List[int], left: bool) -> List[int]:
    """As matrix_solution; B may be one vector for each matrix of A."""
    check_square(A)
    is_vector = len(B) == 1 or (len(A) - 1 == len(B) and B == A[:-1])
    if is_vector:
        assert left, "expected matrices on the left side"
        assert B[-1] == A[-1], f"expected a B of {A[-1]} elements, but got {B}"
        return broadcast(A[:-2], B[:-1]) + [B[-1]]
    return matrix_solution(A, B, left)


def check_equation_types(A: Tuple[int, int], B: Tuple[int, int]) -> int:
    """Both sides of an equation have one type."""
    dtype = check_linalg_type(A)
    assert dtype == dtype_of(B), "expected operands of one type"
    return dtype


# aten::linalg_det(Tensor A) -> Tensor
def aten〇linalg_det〡shape(A: List[int]) -> List[int]:
    """One determinant for each square matrix."""
    return check_square(A)[:-2]

def aten〇linalg_det〡dtype(A_rank_dtype: Tuple[int, int]) -> int:
    """That of the matrices."""
    return check_linalg_type(A_rank_dtype)

# aten::_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
def aten〇_linalg_det〡shape(A: List[int]) -> Tuple[List[int], List[int], List[int]]:
    """The determinants, the LU factors in one matrix, and the rows that were exchanged."""
    check_square(A)
    return (A[:-2], A, A[:-1])

def aten〇_linalg_det〡dtype(A_rank_dtype: Tuple[int, int]) -> Tuple[int, int, int]:
    """That of the matrices; rows are int32."""
    dtype = check_linalg_type(A_rank_dtype)
    return (dtype, dtype, torch.int32)

# aten::linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)
def aten〇linalg_slogdet〡shape(A: List[int]) -> Tuple[List[int], List[int]]:
    """Sign and logarithm of one determinant for each square matrix."""
    check_square(A)
    return (A[:-2], A[:-2])

def aten〇linalg_slogdet〡dtype(A_rank_dtype: Tuple[int, int]) -> Tuple[int, int]:
    """That of the matrices; the logarithm is real."""
    dtype = check_precise_type(A_rank_dtype)
    return (dtype, real_of(dtype))

# aten::_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
def aten〇_linalg_slogdet〡shape(A: List[int]) -> Tuple[List[int], List[int], List[int], List[int]]:
    """Sign and logarithm of the determinants, the LU factors in one matrix, and the rows that were exchanged."""
    check_square(A)
    return (A[:-2], A[:-2], A, A[:-1])

def aten〇_linalg_slogdet〡dtype(A_rank_dtype: Tuple[int, int]) -> Tuple[int, int, int, int]:
    """That of the matrices; the logarithm is real, rows are int32."""
    dtype = check_precise_type(A_rank_dtype)
    return (dtype, real_of(dtype), dtype, torch.int32)

# aten::linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
def aten〇linalg_cross〡shape(self: List[int], other: List[int], dim: int) -> List[int]:
    """The operands broadcast; the dimension of the vectors has size 3."""
    assert len(self) == len(other), f"expected operands of one rank, but got {self} and {other}"
    at = wrap_dim(dim, len(self))
    assert len(self) > 0 and self[at] == 3 and other[at] == 3, f"expected size 3 in dimension {dim}, but got {self} and {other}"
    return broadcast(self, other)

def aten〇linalg_cross〡dtype(self_rank_dtype: Tuple[int, int], other_rank_dtype: Tuple[int, int], dim: int) -> int:
    """That of both operands."""
    assert dtype_of(self_rank_dtype) == dtype_of(other_rank_dtype), "expected operands of one type"
    return dtype_of(self_rank_dtype)

# aten::linalg_inv(Tensor A) -> Tensor
def aten〇linalg_inv〡shape(A: List[int]) -> List[int]:
    """As the square matrices."""
    return check_square(A)

def aten〇linalg_inv〡dtype(A_rank_dtype: Tuple[int, int]) -> int:
    """That of the matrices."""
    return check_precise_type(A_rank_dtype)

# aten::linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
def aten〇linalg_inv_ex〡shape(A: List[int], check_errors: bool) -> Tuple[List[int], List[int]]:
    """As the square matrices, and one number for each that says whether it worked."""
    check_square(A)
    return (A, A[:-2])

def aten〇linalg_inv_ex〡dtype(A_rank_dtype: Tuple[int, int], check_errors: bool) -> Tuple[int, int]:
    """That of the matrices; the second result is int32."""
    return (check_precise_type(A_rank_dtype), torch.int32)

# aten::linalg_matrix_exp(Tensor self) -> Tensor
def aten〇linalg_matrix_exp〡shape(self: List[int]) -> List[int]:
    """As the square matrices."""
    return check_square(self)

def aten〇linalg_matrix_exp〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """That of the matrices."""
    dtype = dtype_of(self_rank_dtype)
    assert not is_integer(dtype), "expected floating or complex matrices"
    return dtype

# aten::linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor
def aten〇linalg_solve_triangular〡shape(self: List[int], B: List[int], upper: bool, left: bool, unitriangular: bool) -> List[int]:
    """As B, in the batches of both operands."""
    check_square(self)
    return matrix_solution(self, B, left)

def aten〇linalg_solve_triangular〡dtype(self_rank_dtype: Tuple[int, int], B_rank_dtype: Tuple[int, int], upper: bool, left: bool, unitriangular: bool) -> int:
    """That of both operands."""
    return check_equation_types(self_rank_dtype, B_rank_dtype)

# aten::linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor
def aten〇linalg_solve〡shape(A: List[int], B: List[int], left: bool) -> List[int]:
    """As B, which is a vector if it is one for each matrix of A, else matrices in the batches of both operands."""
    return solution_sizes(A, B, left)

def aten〇linalg_solve〡dtype(A_rank_dtype: Tuple[int, int], B_rank_dtype: Tuple[int, int], left: bool) -> int:
    """That of both operands."""
    return check_equation_types(A_rank_dtype, B_rank_dtype)

# aten::linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor
def aten〇linalg_pinv〡shape(self: List[int], rcond: float, hermitian: bool) -> List[int]:
    """Columns and rows change places."""
    check_matrix(self)
    return matrix_sizes(self, self[-1], self[-2])

def aten〇linalg_pinv〡dtype(self_rank_dtype: Tuple[int, int], rcond: float, hermitian: bool) -> int:
    """That of the matrices."""
    return check_precise_type(self_rank_dtype)

# aten::linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor
def aten〇linalg_pinv〇atol_rtol_float〡shape(self: List[int], atol: Optional[float], rtol: Optional[float], hermitian: bool) -> List[int]:
    """Columns and rows change places."""
    check_matrix(self)
    return matrix_sizes(self, self[-1], self[-2])

def aten〇linalg_pinv〇atol_rtol_float〡dtype(self_rank_dtype: Tuple[int, int], atol: Optional[float], rtol: Optional[float], hermitian: bool) -> int:
    """That of the matrices."""
    return check_precise_type(self_rank_dtype)

# aten::linalg_matrix_power(Tensor self, int n) -> Tensor
def aten〇linalg_matrix_power〡shape(self: List[int], n: int) -> List[int]:
    """As the square matrices."""
    return check_square(self)

def aten〇linalg_matrix_power〡dtype(self_rank_dtype: Tuple[int, int], n: int) -> int:
    """That of the matrices; powers below 0 are those of the inverse."""
    return check_precise_type(self_rank_dtype) if n < 0 else dtype_of(self_rank_dtype)

# aten::linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)
def aten〇linalg_solve_ex〡shape(A: List[int], B: List[int], left: bool, check_errors: bool) -> Tuple[List[int], List[int]]:
    """The solution, of the sizes of linalg_solve, and one number for each matrix that says whether it worked."""
    return (solution_sizes(A, B, left), A[:-2])

def aten〇linalg_solve_ex〡dtype(A_rank_dtype: Tuple[int, int], B_rank_dtype: Tuple[int, int], left: bool, check_errors: bool) -> Tuple[int, int]:
    """That of both operands; the second result is int32."""
    return (check_equation_types(A_rank_dtype, B_rank_dtype), torch.int32)

# aten::_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)
def aten〇_linalg_solve_ex〡shape(A: List[int], B: List[int], left: bool, check_errors: bool) -> Tuple[List[int], List[int], List[int], List[int]]:
    """The solution, the LU factors in one matrix, the rows that were exchanged, and whether it worked."""
    return (solution_sizes(A, B, left), A, A[:-1], A[:-2])

def aten〇_linalg_solve_ex〡dtype(A_rank_dtype: Tuple[int, int], B_rank_dtype: Tuple[int, int], left: bool, check_errors: bool) -> Tuple[int, int, int, int]:
    """That of both operands; rows and the last result are int32."""
    dtype = check_equation_types(A_rank_dtype, B_rank_dtype)
    return (dtype, dtype, torch.int32, torch.int32)

# aten::linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor
def aten〇linalg_lu_solve〡shape(LU: List[int], pivots: List[int], B: List[int], left: bool, adjoint: bool) -> List[int]:
    """As B, in the batches of both operands."""
    check_square(LU)
    assert pivots == LU[:-1], f"expected pivots of sizes {LU[:-1]}, but got {pivots}"
    return matrix_solution(LU, B, left)

def aten〇linalg_lu_solve〡dtype(LU_rank_dtype: Tuple[int, int], pivots_rank_dtype: Tuple[int, int], B_rank_dtype: Tuple[int, int], left: bool, adjoint: bool) -> int:
    """That of both operands; pivots are int32."""
    assert dtype_of(pivots_rank_dtype) == torch.int32, "expected pivots of int32"
    return check_equation_types(LU_rank_dtype, B_rank_dtype)

# aten::cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor
def aten〇cholesky_solve〡shape(self: List[int], input2: List[int], upper: bool) -> List[int]:
    """As self, in the batches of both operands."""
    check_square(input2)
    return matrix_solution(input2, self, True)

def aten〇cholesky_solve〡dtype(self_rank_dtype: Tuple[int, int], input2_rank_dtype: Tuple[int, int], upper: bool) -> int:
    """That of both operands."""
    return check_equation_types(input2_rank_dtype, self_rank_dtype)

# aten::cholesky_inverse(Tensor self, bool upper=False) -> Tensor
def aten〇cholesky_inverse〡shape(self: List[int], upper: bool) -> List[int]:
    """As the square matrices."""
    return check_square(self)

def aten〇cholesky_inverse〡dtype(self_rank_dtype: Tuple[int, int], upper: bool) -> int:
    """That of the matrices."""
    return check_linalg_type(self_rank_dtype)

# aten::triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
def aten〇triangular_solve〡shape(self: List[int], A: List[int], upper: bool, transpose: bool, unitriangular: bool) -> Tuple[List[int], List[int]]:
    """As self, in the batches of both operands, and A in them."""
    check_square(A)
    solution = matrix_solution(A, self, True)
    return (solution, solution[:-2] + A[-2:])

def aten〇triangular_solve〡dtype(self_rank_dtype: Tuple[int, int], A_rank_dtype: Tuple[int, int], upper: bool, transpose: bool, unitriangular: bool) -> Tuple[int, int]:
    """That of both operands."""
    dtype = check_equation_types(A_rank_dtype, self_rank_dtype)
    return (dtype, dtype)
