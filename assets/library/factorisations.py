"""Matrices as products of simpler ones: QR, Cholesky, LU, singular values, eigenvalues."""
from typing import Any, List, Optional, Tuple, Union

import torch


def main_diagonal_sizes(A: List[int]) -> List[int]:
    """As many numbers as the diagonal has, in the batches of A."""
    sizes = A[:-2]
    sizes.append(min(A[-2], A[-1]))
    return sizes


def check_half(UPLO: str) -> int:
    """Which half of a symmetric matrix is read."""
    assert UPLO in ["L", "U", "l", "u"], f"expected UPLO to be 'L' or 'U', but got '{UPLO}'"
    return 0


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
    check_half(UPLO)
    check_square(self)
    return (self[:-1], self)

def aten〇linalg_eigh〡dtype(self_rank_dtype: Tuple[int, int], UPLO: str) -> Tuple[int, int]:
    """Eigenvalues are real, eigenvectors of the type of the matrices."""
    dtype = check_linalg_type(self_rank_dtype)
    return (real_of(dtype), dtype)

# aten::linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor
def aten〇linalg_eigvalsh〡shape(self: List[int], UPLO: str) -> List[int]:
    """The eigenvalues of square matrices."""
    check_half(UPLO)
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

# aten::_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)
def aten〇_linalg_eigh〡shape(A: List[int], UPLO: str, compute_v: bool) -> Tuple[List[int], List[int]]:
    """The eigenvalues and, unless they are not wanted, eigenvectors of square matrices."""
    check_half(UPLO)
    check_square(A)
    return (A[:-1], A if compute_v else [0])

def aten〇_linalg_eigh〡dtype(A_rank_dtype: Tuple[int, int], UPLO: str, compute_v: bool) -> Tuple[int, int]:
    """Eigenvalues are real, eigenvectors of the type of the matrices."""
    dtype = check_linalg_type(A_rank_dtype)
    return (real_of(dtype), dtype)

# aten::linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)
def aten〇linalg_eig〡shape(self: List[int]) -> Tuple[List[int], List[int]]:
    """The eigenvalues and eigenvectors of square matrices."""
    check_square(self)
    return (self[:-1], self)

def aten〇linalg_eig〡dtype(self_rank_dtype: Tuple[int, int]) -> Tuple[int, int]:
    """The complex type for the matrices."""
    dtype = complex_for(check_linalg_type(self_rank_dtype))
    return (dtype, dtype)

# aten::linalg_eigvals(Tensor self) -> Tensor
def aten〇linalg_eigvals〡shape(self: List[int]) -> List[int]:
    """The eigenvalues of square matrices."""
    return check_square(self)[:-1]

def aten〇linalg_eigvals〡dtype(self_rank_dtype: Tuple[int, int]) -> int:
    """The complex type for the matrices."""
    return complex_for(check_linalg_type(self_rank_dtype))

# aten::_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)
def aten〇_linalg_svd〡shape(A: List[int], full_matrices: bool, compute_uv: bool, driver: Optional[str]) -> Tuple[List[int], List[int], List[int]]:
    """U, the singular values, and V transposed, as in linalg_svd; without compute_uv only the values."""
    check_matrix(A)
    rows = A[-2]
    columns = A[-1]
    least = min(rows, columns)
    if not compute_uv:
        return ([0], main_diagonal_sizes(A), [0])
    return (matrix_sizes(A, rows, rows if full_matrices else least), main_diagonal_sizes(A), matrix_sizes(A, columns if full_matrices else least, columns))

def aten〇_linalg_svd〡dtype(A_rank_dtype: Tuple[int, int], full_matrices: bool, compute_uv: bool, driver: Optional[str]) -> Tuple[int, int, int]:
    """That of the matrices; singular values are real."""
    dtype = check_linalg_type(A_rank_dtype)
    return (dtype, real_of(dtype), dtype)

# aten::linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
def aten〇linalg_lu〡shape(A: List[int], pivot: bool) -> Tuple[List[int], List[int], List[int]]:
    """The order of the rows as a matrix, and the two triangular factors."""
    check_matrix(A)
    rows = A[-2]
    columns = A[-1]
    least = min(rows, columns)
    return (matrix_sizes(A, rows, rows) if pivot else [0], matrix_sizes(A, rows, least), matrix_sizes(A, least, columns))

def aten〇linalg_lu〡dtype(A_rank_dtype: Tuple[int, int], pivot: bool) -> Tuple[int, int, int]:
    """That of the matrices."""
    dtype = check_linalg_type(A_rank_dtype)
    return (dtype, dtype, dtype)

# aten::linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)
def aten〇linalg_lu_factor_ex〡shape(A: List[int], pivot: bool, check_errors: bool) -> Tuple[List[int], List[int], List[int]]:
    """The LU factors in one matrix, the rows that were exchanged, and whether it worked."""
    check_matrix(A)
    return (A, main_diagonal_sizes(A), A[:-2])

def aten〇linalg_lu_factor_ex〡dtype(A_rank_dtype: Tuple[int, int], pivot: bool, check_errors: bool) -> Tuple[int, int, int]:
    """That of the matrices; rows and the last result are int32."""
    return (check_linalg_type(A_rank_dtype), torch.int32, torch.int32)

# aten::linalg_householder_product(Tensor input, Tensor tau) -> Tensor
def aten〇linalg_householder_product〡shape(input: List[int], tau: List[int]) -> List[int]:
    """As the matrices, which have no more columns than rows, and no fewer than there are reflections."""
    check_matrix(input)
    assert input[-2] >= input[-1], f"expected at most as many columns as rows, but got {input}"
    assert len(tau) == len(input) - 1 and tau[:-1] == input[:-2], f"expected reflections for the batches of {input}, but got {tau}"
    assert tau[-1] <= input[-1], f"expected at most {input[-1]} reflections, but got {tau}"
    return input

def aten〇linalg_householder_product〡dtype(input_rank_dtype: Tuple[int, int], tau_rank_dtype: Tuple[int, int]) -> int:
    """That of both operands."""
    assert dtype_of(input_rank_dtype) == dtype_of(tau_rank_dtype), "expected operands of one type"
    return check_linalg_type(input_rank_dtype)
