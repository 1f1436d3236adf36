// PASSES: torch-prepare-for-globalize-object-graph
torch.class_type @C {
  torch.method "forward", @C.forward
}
func.func private @C.forward(%self: !torch.nn.Module<"C">) {
  %0 = torch.prim.CallMethod %self["other"] () : !torch.nn.Module<"C">, () -> !torch.int
  return
}
%a = torch.nn_module {
} : !torch.nn.Module<"C">
