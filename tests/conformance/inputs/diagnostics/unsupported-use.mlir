// PASSES: torch-globalize-object-graph
torch.class_type @C {
  torch.method "forward", @C.forward
}
func.func private @C.forward(%self: !torch.nn.Module<"C">) {
  %0 = torch.derefine %self : !torch.nn.Module<"C"> to !torch.any
  return
}
%root = torch.nn_module {
} : !torch.nn.Module<"C">
