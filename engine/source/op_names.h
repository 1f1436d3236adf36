// The spellings of an op's name. Programs call an op that torch-mlir does not have by either of two names:
// `torch.operator "my.scale"` (from TorchScript) or `torch.operator "torch.my.scale"` (from torch.export). Here
// both are one op. torch-mlir compares letters: what is meant for the op - its library functions, its entry in
// backend-legal-ops - must there be spelled as the program spells it.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace reify {

enum class NameSpelling : uint8_t { Plain, Torch }; // "my.scale", "torch.my.scale"

NameSpelling spellingOf(std::string_view name);
/// The name under which an op's functions are looked up: "my.scale" for both spellings, without "valsem.".
std::string_view keyOfName(std::string_view name);
std::string spelled(std::string_view name, NameSpelling spelling);
/// What torch-mlir looks functions up by: the `name` of a torch.operator as it stands (`operatorName`, "" for other
/// ops), else that of the op ("torch.aten.tanh") without its dialect.
std::string_view nameInTorchMlir(std::string_view opName, std::string_view operatorName);
/// What torch-mlir wants in backend-legal-ops for such an op: it takes leading letters of "torch." off the name of an
/// op of its own, so that torch.torchvision.nms is listed as vision.nms.
std::string_view legalEntryFor(std::string_view opName, std::string_view operatorName);
/// Whether an entry of backend-legal-ops is meant for the op of that name, in whatever spelling.
bool isLegalEntryFor(std::string_view entry, std::string_view name);

enum class FunctionKind : uint8_t { Shape, Dtype, Decomposition, HasValueSemantics };
inline constexpr FunctionKind kFunctionKinds[] = {FunctionKind::Shape, FunctionKind::Dtype, FunctionKind::Decomposition,
                                                  FunctionKind::HasValueSemantics};

/// "__torch_mlir_shape_fn." and so on.
std::string_view symbolPrefix(FunctionKind kind);
/// The symbol of an op's function, with the op's name as it is given.
std::string functionSymbol(FunctionKind kind, std::string_view name);
/// The way back: "__torch_mlir_shape_fn.torch.my.op" is (Shape, "torch.my.op"); nothing for helpers.
std::optional<std::pair<FunctionKind, std::string_view>> functionOfSymbol(std::string_view symbol);
/// The same with the name under which functions are looked up: (Shape, "my.op").
std::optional<std::pair<FunctionKind, std::string>> keyOfSymbol(std::string_view symbol);

} // namespace reify
