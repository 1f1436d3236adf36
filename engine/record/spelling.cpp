#include "engine/record/spelling.h"

#include <mlir/IR/OpImplementation.h>

#include <llvm/ADT/StringSwitch.h>
#include <llvm/Support/raw_ostream.h>

namespace reify {

OpForm formOf(llvm::StringRef name) {
  if (!name.starts_with("torch."))
    return llvm::StringSwitch<OpForm>(name)
        .Case("builtin.module", OpForm::Module)
        .Case("func.func", OpForm::Func)
        .Case("func.return", OpForm::Return)
        .Case("func.call", OpForm::Call)
        .Default(OpForm::Generic);
  return llvm::StringSwitch<OpForm>(name.drop_front(6))
      .Cases({"constant.none", "constant.bool", "constant.int", "constant.float", "constant.str", "constant.device"},
             OpForm::Constant)
      .Cases({"tensor.literal", "vtensor.literal"}, OpForm::Literal)
      .Cases({"prim.ListConstruct", "promote_dtypes"}, OpForm::Functional)
      .Case("operator", OpForm::Operator)
      .Case("prim.If", OpForm::If)
      .Case("prim.If.yield", OpForm::IfYield)
      .Case("prim.Loop", OpForm::Loop)
      .Case("prim.Loop.condition", OpForm::LoopCondition)
      .Case("shape.calculate", OpForm::ShapeCalculate)
      .Case("dtype.calculate", OpForm::DtypeCalculate)
      .Cases({"derefine", "tensor_static_info_cast"}, OpForm::Cast)
      .Case("prim.unchecked_cast", OpForm::CastArrow)
      .Cases({"copy.to_tensor", "copy.to_vtensor"}, OpForm::CopyToTensor)
      .Case("overwrite.tensor.contents", OpForm::Overwrite)
      .Case("prim.TupleConstruct", OpForm::TupleConstruct)
      .Case("symbolic_int", OpForm::SymbolicInt)
      .Case("bind_symbolic_shape", OpForm::BindSymbolicShape)
      .Cases({"aten.format", "prim.Print", "prim.tolist"}, OpForm::Vararg)
      .Case("runtime.assert", OpForm::RuntimeAssert)
      // Rare structural ops with a form of their own: the generic form serves.
      .Cases({"constant.number", "prim.DictConstruct", "class_type", "class_type_terminator", "nn_module",
              "nn_module_terminator", "attr", "method", "slot"},
             OpForm::Generic)
      .Cases({"prim.GetAttr", "prim.SetAttr", "prim.CallMethod", "prim.CreateObject", "prim.Load", "prim.Store",
              "prim.Enter", "prim.Exit"},
             OpForm::Generic)
      .Cases({"global_slot", "global_slot.get", "global_slot.set", "global_slot.init", "global_slot.module_initializer",
              "initialize.global_slots", "operator_terminator", "linear_params.create"},
             OpForm::Generic)
      .StartsWith("onnx.", OpForm::Generic)
      .StartsWith("hop_", OpForm::Generic)
      .StartsWith("quantized_decomposed.", OpForm::Generic)
      .Default(OpForm::Flat);
}

Place filePlace(mlir::Location location) {
  Place place;
  if (auto file = mlir::dyn_cast<mlir::FileLineColLoc>(location))
    place = {file.getFilename().str(), file.getLine(), file.getColumn()};
  else if (auto name = mlir::dyn_cast<mlir::NameLoc>(location))
    place = filePlace(name.getChildLoc());
  else if (auto call = mlir::dyn_cast<mlir::CallSiteLoc>(location))
    place = filePlace(call.getCallee());
  else if (auto fused = mlir::dyn_cast<mlir::FusedLoc>(location))
    for (mlir::Location part : fused.getLocations())
      if (place = filePlace(part); place.isKnown())
        break;
  return place;
}

const OpSpelling &Spelling::op(mlir::OperationName name) {
  auto [known, isNew] = ops_.try_emplace(name);
  if (isNew) {
    known->second.name = tables_->intern(name.getStringRef());
    known->second.form = formOf(name.getStringRef());
    known->second.givesNames = name.isRegistered() && name.hasInterface<mlir::OpAsmOpInterface>();
  }
  return known->second;
}

StringId Spelling::attributes(mlir::Attribute dictionary) {
  if (!dictionary)
    return {};
  auto [known, isNew] = attributes_.try_emplace(dictionary);
  if (isNew) {
    std::string text;
    llvm::raw_string_ostream(text) << dictionary;
    llvm::StringRef inner = text;
    if (inner.consume_front("{"))
      inner.consume_back("}");
    known->second = tables_->intern(inner);
  }
  return known->second;
}

TypeId Spelling::type(mlir::Type type) {
  auto [known, isNew] = types_.try_emplace(type);
  if (isNew) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    known->second = tables_->internType(text);
  }
  return known->second;
}

/// The places of a location one after the other, each with its way to the next; `rest` follows the last.
static PlaceId internChain(Tables &tables, mlir::Location location, PlaceId rest, bool isCall) {
  if (auto file = mlir::dyn_cast<mlir::FileLineColLoc>(location)) {
    const Place place = filePlace(file);
    const bool isSame = !isCall && !rest.isNone() && tables.place(rest) == place;
    return isSame ? rest : tables.internPlace(place, rest, isCall);
  }
  if (auto name = mlir::dyn_cast<mlir::NameLoc>(location))
    return internChain(tables, name.getChildLoc(), rest, isCall);
  if (auto call = mlir::dyn_cast<mlir::CallSiteLoc>(location)) {
    const PlaceId caller = internChain(tables, call.getCaller(), rest, isCall);
    const bool hasCaller = !caller.isNone() && caller != rest;
    const PlaceId callee = internChain(tables, call.getCallee(), hasCaller ? caller : rest, hasCaller || isCall);
    return callee.isNone() ? caller : callee;
  }
  if (auto fused = mlir::dyn_cast<mlir::FusedLoc>(location))
    for (mlir::Location part : llvm::reverse(fused.getLocations()))
      if (const PlaceId here = internChain(tables, part, rest, isCall); !here.isNone()) {
        if (here != rest)
          isCall = false;
        rest = here;
      }
  return mlir::isa<mlir::FusedLoc>(location) ? rest : PlaceId();
}

PlaceId Spelling::place(mlir::Location location) {
  auto [known, isNew] = places_.try_emplace(location);
  if (isNew)
    known->second = internChain(*tables_, location, {}, false);
  return known->second;
}

} // namespace reify
