// Writes down how the interpreter goes through library functions: what each op came to, and the lines
// of the source one after the other with the local variables at each.
#pragma once
#include "engine/dialect/ops/line_table.h"
#include "engine/evaluate/evaluator.h"
#include "engine/library/library.h"
#include "engine/trace/trace.h"

#include <llvm/ADT/DenseMap.h>

#include <deque>

namespace reify {

class EvaluationLog : public EvaluationObserver {
public:
  EvaluationLog(Tables &tables, const Library &library, Derivation &out)
      : tables_(tables), library_(library), out_(out), lines_(out.lines) {}

  void executed(mlir::Operation *op, unsigned callDepth, unsigned iteration, llvm::ArrayRef<AbstractValue> results,
                const Heap &heap) override;
  void starting(mlir::Operation *op, const FrameValues &values, const Heap &heap) override;
  void entered(const EvaluationScope &scope) override;
  void left(const std::string *raised, llvm::ArrayRef<AbstractValue> results, const Heap &heap) override;

private:
  /// What is known of a function's source for good.
  struct Source {
    StringId function;
    std::string file;
    LineTable table; // empty for one written in MLIR: each op is a line of its own then
    llvm::DenseMap<mlir::Value, StringId> names;
    unsigned unnamed = 0;
  };
  struct Frame {
    explicit Frame(Source *source) : source(source) {}
    Source *source;
    uint32_t lastStop = LineScope::kNone;
    struct Shown {
      AbstractValue value;
      StringId text;
    };
    llvm::DenseMap<mlir::Value, Shown> shown; // texts made before
  };

  Source &sourceOf(mlir::Operation *function);
  StringId nameOf(mlir::Value value, Source &source);
  StringId nameOf(mlir::StringAttr local);
  StringId textOf(mlir::Value value, const FrameValues &values, const Heap &heap);
  bool isFull();
  void addStop(const Place &place);
  void addLocal(StringId name, mlir::Value value, const FrameValues &values, const Heap &heap);
  /// Values of MLIR that can be seen from `op`, outermost first.
  void addVisible(mlir::Operation *op, const FrameValues &values, const Heap &heap);

  Tables &tables_;
  const Library &library_;
  Derivation &out_;
  LineTrace &lines_;
  struct OpenScope {
    uint32_t index; // in LineTrace::scopes
    bool isCall, isKept;
  };
  std::vector<OpenScope> scopes_; // innermost last
  std::deque<Frame> frames_;
  llvm::DenseMap<mlir::Operation *, std::unique_ptr<Source>> sources_;
  llvm::DenseMap<mlir::Attribute, StringId> localNames_;
};

/// Lines of the function's file on which a run can stop, sorted.
std::vector<uint32_t> stoppingLines(mlir::func::FuncOp function);

} // namespace reify
