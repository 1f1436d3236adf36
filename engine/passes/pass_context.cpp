#include "engine/passes/pass_context.h"

#include "engine/dialect/torch_dialect.h"

#include <mlir/IR/DialectInterface.h>
#include <mlir/IR/DialectRegistry.h>

namespace reify {

using namespace mlir;

namespace {

/// How a pass finds its context: something of the dialect that all of them are about.
class GivenContext : public DialectInterface::Base<GivenContext> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(GivenContext)
  explicit GivenContext(Dialect *dialect) : Base(dialect) {}
  PassContext *passes = nullptr;
};

class GiveContext : public DialectExtension<GiveContext, torch::TorchDialect> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(GiveContext)
  explicit GiveContext(PassContext *passes) : passes_(passes) {}
  void apply(MLIRContext *context, torch::TorchDialect *) const override { givePassContext(*context, passes_); }

private:
  PassContext *passes_;
};

} // namespace

std::shared_ptr<Library> PassContext::library(MLIRContext &context, const std::string &extraLibrary,
                                              Diagnostics &diagnostics) {
  std::lock_guard lock(mutex_);
  std::weak_ptr<Library> &known = libraries_[{&context, extraLibrary}];
  if (std::shared_ptr<Library> library = known.lock())
    return library;
  Diagnostics problems;
  std::shared_ptr<Library> library =
      Library::load(context, builtinLibrary, extraLibrary.empty() ? libraries : std::vector{extraLibrary}, problems);
  diagnostics.insert(diagnostics.end(), problems.begin(), problems.end());
  if (hasErrors(problems))
    return nullptr;
  known = library;
  return library;
}

void givePassContext(MLIRContext &context, PassContext *passes) {
  Dialect *dialect = context.getLoadedDialect<torch::TorchDialect>();
  auto *given = dialect->getRegisteredInterface<GivenContext>();
  if (!given)
    given = &dialect->addInterface<GivenContext>();
  given->passes = passes;
}

void givePassContext(DialectRegistry &registry, PassContext *passes) {
  registry.addExtension(TypeID::get<GiveContext>(), std::make_unique<GiveContext>(passes));
}

PassContext &passContext(MLIRContext &context) {
  if (Dialect *dialect = context.getLoadedDialect<torch::TorchDialect>())
    if (auto *given = dialect->getRegisteredInterface<GivenContext>(); given && given->passes)
      return *given->passes;
  static PassContext nothing; // no libraries, and nobody changes it
  return nothing;
}

static Location locationOf(MLIRContext &context, const Place &place) {
  if (place.file.empty())
    return UnknownLoc::get(&context);
  return FileLineColLoc::get(&context, place.file, place.line, place.column);
}

void emitDiagnostics(MLIRContext &context, const Diagnostics &diagnostics) {
  for (const Diagnostic &from : diagnostics) {
    DiagnosticSeverity severity = from.severity == Severity::Error     ? DiagnosticSeverity::Error
                                  : from.severity == Severity::Warning ? DiagnosticSeverity::Warning
                                                                       : DiagnosticSeverity::Remark;
    InFlightDiagnostic to = context.getDiagEngine().emit(locationOf(context, from.place), severity);
    to << from.message;
    for (const DiagnosticNote &note : from.notes)
      to.attachNote(locationOf(context, note.place)) << note.message;
  }
}

void reportUnreadable(MLIRContext &context, const std::string &extraLibrary, const Diagnostics &problems,
                      llvm::function_ref<InFlightDiagnostic()> emitError) {
  Diagnostics inside, outside;
  for (const Diagnostic &problem : problems)
    (problem.place.isKnown() ? inside : outside).push_back(problem);
  emitDiagnostics(context, inside);
  InFlightDiagnostic error = emitError() << "Failed to load extra-library file at " << extraLibrary;
  for (const Diagnostic &problem : outside)
    error.attachNote() << toString(problem.place) << ": " << problem.message;
}

} // namespace reify
