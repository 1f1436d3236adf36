// PASSES: func.func(canonicalize)
func.func @f(%x: !torch.vtensor<[2],f32>) {
  %none = torch.constant.none
  %3 = torch.constant.int 3
  %l = torch.prim.ListConstruct %3 : (!torch.int) -> !torch.list<int>
  torch.aten._assert_tensor_metadata %x, %l, %none, %none, %none, %none : !torch.vtensor<[2],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none
  return
}
