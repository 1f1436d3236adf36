// Writes ops as lines: the forms of the dialect's own printer, and MLIR's generic form, which is
// always valid, for everything else.
#pragma once
#include "engine/query/ir/ir_state.h"
#include "engine/query/ir/listing.h"

namespace reify {

/// Whether a function is a library function's copy in the model: by its name or its mark.
bool isLibraryFunction(const IrState &state, OpRef function);

class OpPrinter {
public:
  OpPrinter(const IrState &state, const ListingOptions &options, std::vector<Line> &lines)
      : state_(state), options_(options), lines_(lines) {}

  /// The op with all in it, from `depth` on.
  void print(OpRef op, unsigned depth);
  /// The whole module, with the scratch functions of a derivation at its end.
  void printModule();
  /// Calculate ops to be written out in spite of ListingOptions::foldCalculations.
  void open(OpRef calculate) { opened_.push_back(calculate); }

private:
  // lines
  void begin(OpRef op, unsigned depth);
  void end(bool opensRegion = false);
  void text(std::string_view text) { line_.text += text; }
  void token(TokenKind kind, std::string_view text);
  void value(ValueRef value);
  void values(const std::vector<ValueRef> &values);
  void type(std::string_view text) { token(TokenKind::Type, text); }
  void typeOf(ValueRef value);
  void typesOf(const std::vector<ValueRef> &values);
  void functionType(const std::vector<ValueRef> &inputs, const std::vector<ValueRef> &results);
  void resultTypes(const std::vector<ValueRef> &results);
  void attributeValue(std::string_view text);
  void dictionary(std::string_view first, std::string_view second = {});
  void symbol(bool inner, std::string_view spelled);
  void location(OpRef op);

  // parts of ops
  void resultNames();
  bool printForm();
  void printGeneric();
  void printFlat(const char *arrow = " -> ");
  bool printConstant();
  bool printCall();
  bool printLoopCondition();
  bool printWithMessage();
  bool printSymbolic();
  bool printTyped();
  bool printIf();
  bool printLoop();
  bool printCalculate();
  bool printFunction();
  bool printModuleOp();
  bool printNamedRegion();
  bool printMember();
  bool printAttrAccess();
  bool printSlotOp();
  bool printInitialValues();
  void printBadge();
  void printBlockLabel(BlockRef block, unsigned depth);
  void printBody(BlockRef block, unsigned depth);
  void printRegion(const std::vector<BlockRef> &blocks, uint32_t region);
  std::vector<ValueRef> operands() const;
  std::string blockName(BlockRef block) const;
  bool isOpen(OpRef calculate) const;
  size_t countOps(BlockRef block) const;

  const IrState &state_;
  const ListingOptions &options_;
  std::vector<Line> &lines_;
  std::vector<OpRef> opened_;
  Line line_;

  // The op being printed. Saved around regions.
  struct Current {
    OpRef op;
    const OpVersion *version = nullptr;
    OpForm form = OpForm::Generic;
    std::string_view name, properties, attributes;
    unsigned depth = 0;
    OpForm parentForm = OpForm::Generic;
  };
  Current at_;
  bool isLibrary_ = false;
};

} // namespace reify
