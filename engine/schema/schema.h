// One operator signature in PyTorch's own notation:
//   aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
// The grammar is that of torch's function-schema parser: alias annotations, defaults, keyword-only
// arguments, varargs, tuples, dictionaries, unions, and class types. Plain data; names and texts
// are views into the parsed line, which must outlive the schema.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace reify {

enum class SchemaKind : uint8_t {
  Tensor,
  Int, // also SymInt, ScalarType, Layout, MemoryFormat: torch's dialect has plain ints for them
  Float,
  Bool,
  Scalar,
  Str,
  Device,
  Generator,
  None,
  Any,
  Variable, // t, t1, tVal: a type variable
  List,
  Optional,
  Tuple,
  Dict,
  Union,
  Opaque, // complex, Storage, Future(t), class types: anything the dialect has no type for
};

struct SchemaType {
  SchemaKind kind = SchemaKind::Opaque;
  std::string_view text;            // as written, without alias annotations outside of it
  std::vector<SchemaType> elements; // of List, Optional (one), Dict (two), Tuple, Union, Opaque
  bool operator==(const SchemaType &) const = default;

  bool is(SchemaKind other) const { return kind == other; }
  bool isListOf(SchemaKind element) const { return is(SchemaKind::List) && elements[0].is(element); }
  bool isOptionalOf(SchemaKind element) const { return is(SchemaKind::Optional) && elements[0].is(element); }
};

struct SchemaValue {
  std::string_view name; // empty for an unnamed result
  SchemaType type;
  std::optional<std::string_view> defaultText; // "1", "[0, 0]", "\"mean\"", "None"
  bool isKeywordOnly = false;
  bool isAliased = false; // any alias annotation: (a), (a!), (a -> *)
  bool isWritten = false; // one with a '!'
};

struct OpSchema {
  std::string_view ns, name, overload; // "aten", "add", "Tensor"
  std::string_view text;               // the whole line
  std::vector<SchemaValue> operands, results;
  bool isVararg = false; // "..." among the operands
  bool isVarret = false; // "..." for the results

  /// The name of the op in the IR: "torch.aten.add.Tensor".
  std::string opName() const;
  bool hasAlias() const;
  bool hasWrite() const;
};

struct SchemaError {
  uint32_t column = 1; // from 1, where reading stopped
  std::string message;
};

/// Parses one line, with nothing but blanks after it.
std::variant<OpSchema, SchemaError> parseSchema(std::string_view line);

/// Appends only the op's name ("torch.aten.add.Tensor") from the front of a line; false when there is none.
/// The cheap half of parseSchema: an operator table reads thousands of lines and needs few in full.
bool appendOpName(std::string_view line, std::string &names);

} // namespace reify
