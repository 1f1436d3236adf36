#include "engine/contract/contract.h"

#include "engine/contract/advice.h"
#include "engine/contract/causes.h"
#include "engine/contract/illegal_ops.h"
#include "engine/contract/type_rules.h"
#include "engine/source/op_names.h"

#include <algorithm>

namespace reify {

std::string_view toString(Responsibility responsibility) {
  switch (responsibility) {
  case Responsibility::ValueSemantics:
    return "value semantics";
  case Responsibility::Shape:
    return "shape";
  case Responsibility::Dtype:
    return "dtype";
  case Responsibility::LegalOps:
    return "legal ops";
  }
  return "";
}

namespace {

Responsibility responsibilityOf(ViolationKind kind) {
  switch (kind) {
  case ViolationKind::NonValueTensor:
  case ViolationKind::ModuleInitializer:
    return Responsibility::ValueSemantics;
  case ViolationKind::UnknownRank:
    return Responsibility::Shape;
  case ViolationKind::UnknownDtype:
  case ViolationKind::IllegalType:
    return Responsibility::Dtype;
  case ViolationKind::UnimplementedOperator:
  case ViolationKind::IllegalOp:
    break;
  }
  return Responsibility::LegalOps;
}

constexpr std::string_view kTransferNote =
    "this is likely due to a missing transfer function in abstract_interp_lib_gen.py";

void setWording(Violation &violation, const std::string &subject) {
  const std::string unsupported = "unsupported by backend contract: ";
  switch (violation.kind) {
  case ViolationKind::ModuleInitializer:
    violation.message = unsupported + "module initializers";
    violation.note = "this is likely due to InlineGlobalSlots being unable to inline a global slot";
    break;
  case ViolationKind::UnimplementedOperator:
    violation.message = unsupported + "Unimplemented operator '" + subject + "'";
    break;
  case ViolationKind::NonValueTensor:
    violation.message = unsupported + "non-value tensor type";
    violation.note = "this is likely due to a missing case in the MaximizeValueSemantics pass";
    break;
  case ViolationKind::UnknownRank:
    violation.message = unsupported + "tensor with unknown rank";
    violation.note = kTransferNote;
    break;
  case ViolationKind::UnknownDtype:
    violation.message = unsupported + "tensor with unknown dtype";
    violation.note = kTransferNote;
    break;
  case ViolationKind::IllegalType:
    violation.message = unsupported + "type '" + subject + "'";
    break;
  case ViolationKind::IllegalOp:
    violation.message = "found an op that was marked as backend illegal";
    violation.note = "this is likely due to DecomposeComplexOps being unable to decompose this op";
    break;
  }
}

/// Walks the module in the order in which torch-mlir checks it and collects what it finds.
class Checker {
public:
  Checker(const Trace &trace, Moment moment, const ContractOptions &options)
      : trace_(trace), history_(trace.model), moment_(moment), options_(options) {}

  std::vector<Violation> check() {
    if (history_.root)
      visitBlocks(history_.root);
    // The checks' own order: initializers, then operators without a result type, then the rest.
    std::vector<Violation> ordered;
    for (int phase : {0, 1, 2})
      for (Violation &violation : found_)
        if (phaseOf(violation.kind) == phase)
          ordered.push_back(std::move(violation));
    return ordered;
  }

private:
  static int phaseOf(ViolationKind kind) {
    return kind == ViolationKind::ModuleInitializer ? 0 : kind == ViolationKind::UnimplementedOperator ? 1 : 2;
  }
  std::string_view name(OpId op) const { return trace_.tables.string(history_.ops[op.index].name); }
  const TorchType &type(ValueId value) const { return trace_.tables.type(history_.typeAt(value, moment_)); }

  void add(ViolationKind kind, OpId op, ValueId value, const std::string &subject) {
    Violation violation;
    violation.kind = kind;
    violation.responsibility = responsibilityOf(kind);
    violation.op = op;
    violation.value = value;
    violation.place = trace_.tables.place(history_.ops[op.index].place);
    setWording(violation, subject);
    found_.push_back(std::move(violation));
  }

  void checkValue(OpId reportAt, ValueId value) {
    if (auto problem = checkType(type(value)))
      add(problem->kind, reportAt, value, problem->type);
  }

  void visitBlocks(OpId parent) {
    for (BlockId block : history_.blocksOf(parent, moment_)) {
      for (ValueId argument : history_.blocks[block.index].arguments)
        checkValue(parent, argument);
      std::vector<OpId> nested;
      history_.forEachOp(block, moment_, [&](OpId op, const OpVersion &version) {
        if (isLibraryCopy(trace_, op, version))
          return;
        visitOp(op, version);
        nested.push_back(op);
      });
      for (OpId op : nested)
        visitBlocks(op);
    }
  }

  void visitOp(OpId op, const OpVersion &version) {
    std::string_view opName = name(op);
    if (opName == "torch.initialize.global_slots")
      return add(ViolationKind::ModuleInitializer, op, {}, {});
    if (opName == "torch.operator") {
      for (ValueId result : history_.resultsOf(op))
        if (auto problem = checkType(type(result))) {
          add(ViolationKind::UnimplementedOperator, op, result, operatorName(trace_, version));
          found_.back().responsibility = responsibilityOf(problem->kind);
          return;
        }
    }
    if (!isLegal(opName, version))
      add(ViolationKind::IllegalOp, op, {}, {});
    for (ValueId result : history_.resultsOf(op))
      checkValue(op, result);
  }

  bool isListed(std::string_view opName) const {
    return std::ranges::any_of(options_.backendLegalOps,
                               [&](std::string_view legal) { return isLegalEntryFor(legal, opName); });
  }

  bool isLegal(std::string_view opName, const OpVersion &version) const {
    if (opName.starts_with("func."))
      return true;
    if (!opName.starts_with("torch."))
      return false;
    if (!options_.decompose)
      return true;
    if (opName == "torch.operator")
      return isListed(operatorName(trace_, version));
    if (isListed(opName))
      return true;
    opName.remove_prefix(6);
    return opName == "aten.matmul" ? isLegalMatmul(version) : !isIllegalOp(opName);
  }

  /// Two matrices, or two batches of matrices, are aten.mm and aten.bmm.
  bool isLegalMatmul(const OpVersion &version) const {
    auto operands = history_.operands(version);
    if (operands.size() != 2)
      return true;
    const auto &left = type(operands[0]).sizes, &right = type(operands[1]).sizes;
    if (!left || !right)
      return false;
    return left->size() != right->size() || (left->size() != 2 && left->size() != 3);
  }

  const Trace &trace_;
  const History &history_;
  Moment moment_;
  const ContractOptions &options_;
  std::vector<Violation> found_;
};

} // namespace

ContractReport checkContract(const Trace &trace, Moment moment, const ContractOptions &options) {
  ContractReport report{Checker(trace, moment, options).check()};
  if (report.holds())
    return report;
  const Violation first = report.violations[0];
  explainViolations(trace, moment, report.violations);
  auto isFirst = [&](const Violation &violation) {
    return violation.op == first.op && violation.value == first.value && violation.kind == first.kind;
  };
  report.firstOfReference = size_t(std::ranges::find_if(report.violations, isFirst) - report.violations.begin());
  return report;
}

ContractReport checkRun(const Trace &trace, Moment moment) {
  ContractReport report = checkContract(trace, moment, {trace.decompose, trace.backendLegalOps});
  advise(trace, moment, report);
  return report;
}

std::vector<size_t> rootsOf(const std::vector<Violation> &violations) {
  constexpr size_t kUnknown = ~size_t(0);
  std::vector<size_t> roots(violations.size(), kUnknown), path;
  for (size_t i = 0; i < violations.size(); ++i) {
    size_t at = i;
    path.clear();
    while (roots[at] == kUnknown && violations[at].consequenceOf >= 0) {
      path.push_back(at);
      at = size_t(violations[at].consequenceOf);
    }
    const size_t root = roots[at] == kUnknown ? at : roots[at];
    roots[at] = root;
    for (size_t step : path)
      roots[step] = root;
  }
  return roots;
}

} // namespace reify
