// PASSES: torch-globalize-object-graph
func.func private @f() {
  return
}
