// PASSES: torch-prepare-for-globalize-object-graph
func.func private @g()
func.func @f() -> (() -> ()) {
  %0 = constant @g : () -> ()
  return %0 : () -> ()
}
