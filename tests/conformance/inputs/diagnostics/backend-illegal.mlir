// PASSES: torch-lower-to-backend-contract
func.func @f(%x: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,2],f32> {
  %two = torch.constant.int 2
  %one = torch.constant.int 1
  %none = torch.constant.none
  %size = torch.prim.ListConstruct %two, %two : (!torch.int, !torch.int) -> !torch.list<int>
  %stride = torch.prim.ListConstruct %two, %one : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.as_strided %x, %size, %stride, %none : !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>, !torch.none -> !torch.vtensor<[2,2],f32>
  return %0 : !torch.vtensor<[2,2],f32>
}
