// PASSES: torch-prepare-for-globalize-object-graph
func.func @f(%f: () -> ()) {
  func.call_indirect %f() : () -> ()
  return
}
