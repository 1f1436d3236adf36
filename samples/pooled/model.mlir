// A classifier's last layers. Whether lab::pool keeps the pooled dimension is decided when the program
// runs: %keep is an input. See story.md.
module {
  func.func @forward(%features: !torch.vtensor<[8,128,49],f32>, %weight: !torch.vtensor<[10,128],f32>, %bias: !torch.vtensor<[10],f32>, %keep: !torch.bool) -> (!torch.vtensor, !torch.vtensor) {
    %int-1 = torch.constant.int -1
    %none = torch.constant.none
    %active = torch.aten.relu %features : !torch.vtensor<[8,128,49],f32> -> !torch.vtensor
    %pooled = torch.operator "lab.pool"(%active, %int-1, %keep) : (!torch.vtensor, !torch.int, !torch.bool) -> !torch.vtensor
    %scores = torch.aten.linear %pooled, %weight, %bias : !torch.vtensor, !torch.vtensor<[10,128],f32>, !torch.vtensor<[10],f32> -> !torch.vtensor
    %chances = torch.aten.softmax.int %scores, %int-1, %none : !torch.vtensor, !torch.int, !torch.none -> !torch.vtensor
    return %chances, %active : !torch.vtensor, !torch.vtensor
  }
}
