// PASSES: torch-lower-to-backend-contract{extra-library=missing.mlir}
module {
  func.func @f() {
    return
  }
}
