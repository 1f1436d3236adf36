// What the program has to say to its user: a message with a place in the user's own file, notes, and
// the context it arose in. Plain data, no MLIR; every front end (window, stderr, JSON) prints the same.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace reify {

/// A position in a file. Lines and columns count from 1 (bytes for columns); 0 means "not known".
struct Place {
  std::string file;
  uint32_t line = 0;
  uint32_t column = 0;
  bool isKnown() const { return !file.empty() && line != 0; }
  bool operator==(const Place &) const = default;
};

/// "file:line:column", "file" where only the file is known, "" where nothing is.
std::string toString(const Place &place);

enum class Severity : uint8_t { Error, Warning, Note };

struct DiagnosticNote {
  std::string message;
  Place place;
};

struct Diagnostic {
  Severity severity = Severity::Error;
  std::string id; // stable, e.g. "library.parameter-count"; used in JSON, tests and docs
  std::string message;
  Place place;
  std::vector<DiagnosticNote> notes;
};

using Diagnostics = std::vector<Diagnostic>;

/// clang's form, one line a diagnostic or note: "file:1:2: error: message".
std::string toString(const Diagnostic &diagnostic);
bool hasErrors(const Diagnostics &diagnostics);

} // namespace reify
