// PASSES: torch-prepare-for-globalize-object-graph,torch-globalize-object-graph
func.func @f(%x: !torch.nn.Module<"Gone">) -> !torch.int {
 %y = torch.prim.GetAttr %x["a"] : !torch.nn.Module<"Gone"> -> !torch.int
 return %y : !torch.int
}
torch.class_type @Q { }
 %q = torch.nn_module { } : !torch.nn.Module<"Q">
