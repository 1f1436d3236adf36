"""Equations of einsum, with operands that fit them mostly."""
from draw import calls

EQUATIONS = [
    "ij,jk->ik", "ij,jk", "bij,bjk->bik", "bhid,bhjd->bhij", "i,j->ij", "i,i->", "i,i", "ii->i", "ii", "ii->",
    "ij->ji", "ij->", "ij->i", "...ij,...jk->...ik", "...ij->...ji", "...i,i->...", "b...,b...->...", "ijk,jl->ikl",
    "ij,kl->ijkl", "ba", "i->i", "->", "ij,jk,kl->il", "i j , j k -> i k", "iij->j", "...", "...ii->...i",
    "abc,cd->abd", "bi,bi->b", "Ab,bC->AC", "i,ij,j->", "ij,->ij", "bn,anm,bm->ba",
]
WRONG = ["ij->k", "ij,jk->ii", "i-j->i", "ij,jk->ik->", "i1->i", "ij,jk->i...k", "..i->i", "i.j", "ij>i", "......", "", "a,b,c", "...i...->i"]


@calls("aten.einsum")
def einsum(d):
    equation = d.choice(*WRONG) if d.maybe(0.12) else d.choice(*EQUATIONS)
    dtype, dots = d.dtype(d.choice("float", "float", "number")), d.sizes(d.choice(0, 1, 2))
    # Sizes of 0 and 1 decide which sums are done, and so the dtype of integers and whether dtypes may differ.
    plain, mixed = dtype[0] in "iu", d.maybe(0.1)
    if plain or mixed:
        dots = [max(size, 2) for size in dots]
    sizes = {letter: d.choice(2, 3) if plain or mixed else d.choice(1, 2, 3, 2, 3, 4, 0) for letter in equation if letter.isalpha()}
    operands = []
    for term in equation.split("->")[0].replace(" ", "").split(","):
        lead, _, rest = term.partition("...")
        wanted = [sizes[each] for each in lead if each.isalpha()]
        if "..." in term:
            wanted += d.broadcast(dots).sizes if not plain and not mixed and d.maybe(0.5) else dots
            wanted += [sizes[each] for each in rest if each.isalpha()]
        wanted = [1 if not plain and not mixed and d.maybe(0.06) else size + 1 if d.maybe(0.02) else size for size in wanted]
        if d.maybe(0.03):
            wanted = d.sizes()
        operands.append(d.tensor(sizes=wanted, dtype=d.dtype("number") if mixed and d.maybe(0.3) else dtype))
    if d.maybe(0.03):
        operands = operands[1:] if d.maybe(0.5) else operands + operands[:1]
    return [equation, operands, None]
