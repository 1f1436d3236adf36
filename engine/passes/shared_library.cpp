#include "engine/passes/shared_library.h"

#include <map>
#include <mutex>

namespace reify {

using namespace mlir;

namespace {
std::string &builtinPath() {
  static std::string path;
  return path;
}
} // namespace

static std::vector<std::string> &sessionFiles() {
  static std::vector<std::string> files;
  return files;
}

void setSessionLibraries(std::vector<std::string> files) { sessionFiles() = std::move(files); }
void setBuiltinLibraryPath(std::string path) { builtinPath() = std::move(path); }
const std::string &builtinLibraryPath() { return builtinPath(); }

std::shared_ptr<Library> sharedLibrary(MLIRContext &context, const std::string &extraLibrary,
                                       Diagnostics &diagnostics) {
  static std::mutex mutex;
  static std::map<std::pair<MLIRContext *, std::string>, std::weak_ptr<Library>> libraries;
  std::lock_guard lock(mutex);
  std::weak_ptr<Library> &known = libraries[{&context, extraLibrary}];
  if (std::shared_ptr<Library> library = known.lock())
    return library;
  std::vector<std::string> files;
  if (extraLibrary.empty())
    files = sessionFiles();
  else
    files.push_back(extraLibrary);
  Diagnostics problems;
  std::shared_ptr<Library> library = Library::load(context, builtinLibraryPath(), files, problems);
  diagnostics.insert(diagnostics.end(), problems.begin(), problems.end());
  if (hasErrors(problems))
    return nullptr;
  known = library;
  return library;
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
