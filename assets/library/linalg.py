"""Linear algebra: determinants, inverses, factorisations, solutions, cross products."""
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


def main_diagonal_sizes(A: List[int]) -> List[int]:
    """As many numbers as the diagonal has, in the batches of A."""
    sizes = A[:-2]
    sizes.append(min(A[-2], A[-1]))
    return sizes


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

# aten::linalg_qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)
def aten〇linalg_qr〡shape(A: List[int], mode: str) -> Tuple[List[int], List[int]]:
    """Q and R; mode is reduced, complete, or r, which has no Q."""
    check_matrix(A)
    assert mode in ["reduced", "complete", "r"], f"expected the mode 'reduced', 'complete' or 'r', but got '{mode}'"
    rows = A[-2]
    columns = A[-1]
    inner = rows if mode == "complete" else min(rows, columns)
    return ([0] if mode == "r" else matrix_sizes(A, rows, inner), matrix_sizes(A, inner, columns))

def aten〇linalg_qr〡dtype(A_rank_dtype: Tuple[int, int], mode: str) -> Tuple[int, int]:
    """That of the matrices."""
    dtype = check_linalg_type(A_rank_dtype)
    return (dtype, dtype)

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

# aten::linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor
def aten〇linalg_cholesky〡shape(self: List[int], upper: bool) -> List[int]:
    """As the square matrices."""
    return check_square(self)

def aten〇linalg_cholesky〡dtype(self_rank_dtype: Tuple[int, int], upper: bool) -> int:
    """That of the matrices."""
    return check_linalg_type(self_rank_dtype)

# aten::linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)
def aten〇linalg_cholesky_ex〡shape(self: List[int], upper: bool, check_errors: bool) -> Tuple[List[int], List[int]]:
    """As the square matrices, and one number for each that says whether it worked."""
    check_square(self)
    return (self, self[:-2])

def aten〇linalg_cholesky_ex〡dtype(self_rank_dtype: Tuple[int, int], upper: bool, check_errors: bool) -> Tuple[int, int]:
    """That of the matrices; the second result is int32."""
    return (check_linalg_type(self_rank_dtype), torch.int32)

# aten::linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)
def aten〇linalg_eigh〡shape(self: List[int], UPLO: str) -> Tuple[List[int], List[int]]:
    """The eigenvalues and eigenvectors of square matrices; UPLO says which half is read."""
    assert UPLO in ["L", "U", "l", "u"], f"expected UPLO to be 'L' or 'U', but got '{UPLO}'"
    check_square(self)
    return (self[:-1], self)

def aten〇linalg_eigh〡dtype(self_rank_dtype: Tuple[int, int], UPLO: str) -> Tuple[int, int]:
    """Eigenvalues are real, eigenvectors of the type of the matrices."""
    dtype = check_linalg_type(self_rank_dtype)
    return (real_of(dtype), dtype)

# aten::linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor
def aten〇linalg_eigvalsh〡shape(self: List[int], UPLO: str) -> List[int]:
    """The eigenvalues of square matrices."""
    assert UPLO in ["L", "U", "l", "u"], f"expected UPLO to be 'L' or 'U', but got '{UPLO}'"
    return check_square(self)[:-1]

def aten〇linalg_eigvalsh〡dtype(self_rank_dtype: Tuple[int, int], UPLO: str) -> int:
    """Eigenvalues are real."""
    return real_of(check_linalg_type(self_rank_dtype))

# aten::linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
def aten〇linalg_svd〡shape(A: List[int], full_matrices: bool, driver: Optional[str]) -> Tuple[List[int], List[int], List[int]]:
    """U, the singular values, and V transposed; without full_matrices only what belongs to them."""
    check_matrix(A)
    rows = A[-2]
    columns = A[-1]
    least = min(rows, columns)
    return (matrix_sizes(A, rows, rows if full_matrices else least), main_diagonal_sizes(A), matrix_sizes(A, columns if full_matrices else least, columns))

def aten〇linalg_svd〡dtype(A_rank_dtype: Tuple[int, int], full_matrices: bool, driver: Optional[str]) -> Tuple[int, int, int]:
    """That of the matrices; singular values are real."""
    dtype = check_linalg_type(A_rank_dtype)
    return (dtype, real_of(dtype), dtype)

# aten::linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor
def aten〇linalg_svdvals〡shape(A: List[int], driver: Optional[str]) -> List[int]:
    """The singular values."""
    return main_diagonal_sizes(check_matrix(A))

def aten〇linalg_svdvals〡dtype(A_rank_dtype: Tuple[int, int], driver: Optional[str]) -> int:
    """Singular values are real."""
    return real_of(check_linalg_type(A_rank_dtype))

# aten::linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)
def aten〇linalg_lu_factor〡shape(A: List[int], pivot: bool) -> Tuple[List[int], List[int]]:
    """The LU factors in one matrix, and the rows that were exchanged."""
    check_matrix(A)
    return (A, main_diagonal_sizes(A))

def aten〇linalg_lu_factor〡dtype(A_rank_dtype: Tuple[int, int], pivot: bool) -> Tuple[int, int]:
    """That of the matrices; rows are int32."""
    return (check_linalg_type(A_rank_dtype), torch.int32)

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
    check_matrix(B)
    if left:
        assert self[-1] == B[-2], f"expected a B of {self[-1]} rows, but got {B}"
    else:
        assert self[-1] == B[-1], f"expected a B of {self[-1]} columns, but got {B}"
    return broadcast(self[:-2], B[:-2]) + B[-2:]

def aten〇linalg_solve_triangular〡dtype(self_rank_dtype: Tuple[int, int], B_rank_dtype: Tuple[int, int], upper: bool, left: bool, unitriangular: bool) -> int:
    """That of both operands."""
    dtype = check_linalg_type(self_rank_dtype)
    assert dtype == dtype_of(B_rank_dtype), "expected operands of one type"
    return dtype

# aten::linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor
def aten〇linalg_solve〡shape(A: List[int], B: List[int], left: bool) -> List[int]:
    """As B, which is a vector if it is one for each batch of A, else matrices in the batches of both operands."""
    check_square(A)
    isVector = len(B) == 1 or (len(A) - 1 == len(B) and B == A[:-1])
    if isVector:
        assert left, "expected matrices on the left side"
        assert B[-1] == A[-1], f"expected a B of {A[-1]} elements, but got {B}"
        return broadcast(A[:-2], B[:-1]) + [B[-1]]
    check_matrix(B)
    inner = B[-2] if left else B[-1]
    assert inner == A[-1], f"expected a B that fits {A}, but got {B}"
    return broadcast(A[:-2], B[:-2]) + B[-2:]

def aten〇linalg_solve〡dtype(A_rank_dtype: Tuple[int, int], B_rank_dtype: Tuple[int, int], left: bool) -> int:
    """That of both operands."""
    dtype = check_linalg_type(A_rank_dtype)
    assert dtype == dtype_of(B_rank_dtype), "expected operands of one type"
    return dtype
