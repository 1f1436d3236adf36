// PASSES: torch-reify-shape-calculations{extra-library=missing.mlir}
func.func @f() {
  return
}
