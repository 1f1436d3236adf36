torch.global_slot "private" @s : !torch.tensor
torch.global_slot "private" @l : !torch.list<int>
torch.global_slot "private" @i : !torch.int
torch.global_slot "private" @o : !torch.optional<int>
torch.global_slot.module_initializer {
  %0 = torch.tensor.literal(dense<[1.0, 2.0]> : tensor<2xf32>) : !torch.tensor<[2],f32>
  %c = torch.constant.int 4
  %c2 = torch.constant.int 5
  %li = torch.prim.ListConstruct %c, %c2 : (!torch.int, !torch.int) -> !torch.list<int>
  torch.initialize.global_slots [
    @s(%0 : !torch.tensor<[2],f32>)
    @l(%li : !torch.list<int>)
    @i(%c : !torch.int)
    @o(%c : !torch.int)
  ]
}
func.func @f() -> (!torch.int, !torch.optional<int>, !torch.tensor<[2],f32>, !torch.tensor) {
 %v = torch.global_slot.get @o : !torch.int
 %w = torch.global_slot.get @o : !torch.optional<int>
 %a = torch.global_slot.get @s : !torch.tensor<[2],f32>
 %b = torch.global_slot.get @s : !torch.tensor
 %ac = torch.copy.to_vtensor %a : !torch.vtensor<[2],f32>
 %aq = torch.copy.to_tensor %ac : !torch.tensor<[2],f32>
 %bc = torch.copy.to_vtensor %b : !torch.vtensor
 %bq = torch.copy.to_tensor %bc : !torch.tensor
 return %v, %w, %aq, %bq : !torch.int, !torch.optional<int>, !torch.tensor<[2],f32>, !torch.tensor
}
