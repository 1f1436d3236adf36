// The operators that come from data: one row a schema line, plus facts about ops that no schema
// tells. A table is built from text, checked, and then frozen; an MLIR context is made from a
// finished table and never sees it change (registering an op after its name was parsed as unknown
// frees what existing ops point to). A new user library means a new table and a new context.
#pragma once
#include "engine/schema/schema.h"
#include "engine/source/diagnostics.h"

#include <atomic>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace reify {

enum class SchemaOrigin : uint8_t { Shipped, User };

/// What the schema text cannot tell, from lines "NAME fact fact" of a facts file.
enum class OpFact : uint8_t {
  Pure = 1 << 0,                    // removed when unused, merged when equal
  ForcesValueSemantics = 1 << 1,    // "value-semantics"
  WithholdsValueSemantics = 1 << 2, // "no-value-semantics"
  NotInplaceTwin = 1 << 3,          // "not-inplace-twin"
  Flat = 1 << 4,                    // "no-attributes": its syntax has no attribute dictionary
};

class OpRow {
public:
  OpRow() = default;
  ~OpRow();
  OpRow(const OpRow &) = delete;
  OpRow &operator=(const OpRow &) = delete;

  std::string_view name; // "torch.aten.add.Tensor"
  std::string_view text; // the schema line
  SchemaOrigin origin = SchemaOrigin::Shipped;

  /// Parsed on first use (safe from several threads): start-up reads names only.
  /// A shipped line that does not parse counts as taking and giving anything.
  const OpSchema &schema() const;
  Place place() const;

  bool has(OpFact fact) const { return facts_ & uint8_t(fact); }
  bool isPure() const { return has(OpFact::Pure); }
  /// No argument or result is written.
  bool isReadOnly() const;
  /// Moreover nothing aliases: the op is a function from values to values.
  bool hasValueSemantics() const;
  /// Of "add_.Tensor" the row of "add.Tensor", which computes what this one writes; null of others.
  const OpRow *functional() const { return functional_; }
  /// It has such a row: takes and gives non-value tensors only.
  bool isInplaceTwin() const { return functional_; }

private:
  friend class OpTableBuilder;
  const std::string *file_ = nullptr;
  uint32_t line_ = 0, column_ = 0;
  uint8_t facts_ = 0;
  const OpRow *functional_ = nullptr;
  mutable std::atomic<const OpSchema *> schema_ = nullptr;
};

class OpTable {
public:
  /// By IR name, with "torch.".
  const OpRow *find(std::string_view name) const;
  /// In the order of their names.
  std::span<const OpRow> rows() const { return {rows_.get(), count_}; }

private:
  friend class OpTableBuilder;
  std::unique_ptr<OpRow[]> rows_;
  size_t count_ = 0;
  std::vector<std::unique_ptr<std::string>> texts_; // names, texts and file names point in here
};

/// A schema found in a user's file.
struct SchemaLine {
  std::string text;
  Place place;
};

/// The lines `// schema: my::scale(Tensor self, float factor) -> Tensor` (MLIR) and
/// `# schema: ...` (Python) of a library file.
std::vector<SchemaLine> extractSchemaLines(std::string_view text, const std::string &path);

class OpTableBuilder {
public:
  OpTableBuilder();
  ~OpTableBuilder();

  /// Names that ops not from schemas have; a user's schema for one of them is an error.
  void reserveName(std::string_view name);
  /// Of the rows that come with the program, overloads with an operand for the result ("aten.add.out") are left
  /// out from now on unless `input`, text or bytecode, names them; it must live until freeze(). They are a quarter
  /// of all and rare in models.
  void leaveOutUnless(std::string_view input);
  /// A file of schemas: one a line, '#' starts a comment line.
  void addSchemas(std::string text, const std::string &path, SchemaOrigin origin);
  void addSchema(const SchemaLine &line, SchemaOrigin origin);
  /// A file of facts: "aten.detach pure" a line, '#' starts a comment line.
  void addFacts(std::string text, const std::string &path);

  /// Duplicates, bad lines of the user and facts for unknown ops become diagnostics; the first of
  /// two equal names stays. The builder is empty afterwards.
  std::shared_ptr<const OpTable> freeze(Diagnostics &diagnostics);

private:
  struct State;
  std::unique_ptr<State> state_;
};

} // namespace reify
