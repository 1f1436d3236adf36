// Values of the interpreter that evaluates what decorators and constants of a library file say. All objects of
// one file belong to one heap and go with it, so that lists may hold themselves.
#pragma once
#include "engine/check/invocations/invocation.h"
#include "engine/python/tree.h"

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace reify::check {

enum class ValueKind : uint8_t {
  None,
  Bool,
  Int,
  Float,
  Str,
  Ellipsis,
  Dtype, // in the value itself
  List,
  Tuple,
  Set,
  Dict,
  Tensor,
  Call, // Call: an Invocation
  Function,
  Native,
  Method,
  External,
  Unknown, // External: of a module that is not read, by its full name
};

struct Object;
struct Scope;

struct Value {
  ValueKind kind = ValueKind::None;
  bool boolean = false;
  int64_t integer = 0; // Int; Dtype: its code
  double floating = 0;
  Object *object = nullptr; // also the text of Str, External, Native
  bool is(ValueKind other) const { return kind == other; }
};

struct Object {
  std::string text;         // Str; the name of External, Native and Method; why a value is Unknown
  std::vector<Value> items; // List, Tuple, Set; keys of Dict; Method: the object that it is of
  std::vector<Value> values;
  std::vector<int64_t> sizes; // Tensor
  int64_t dtype = kFloat32;
  Invocation call;
  const python::Node *node = nullptr; // Function: its def or lambda; Unknown: where it failed
  Scope *scope = nullptr;             // Function: where it was made
  std::vector<Value> defaults, keywordDefaults;
  std::vector<bool> hasKeywordDefault;
};

/// Names of a function call, of a comprehension, or of the file.
struct Scope {
  Scope *outer = nullptr;
  bool isFunction = false;
  std::map<std::string, Value, std::less<>> names;
  std::vector<std::string> globals; // that `global` names
  std::vector<Value> *yielded = nullptr;
};

/// Thrown at what cannot be evaluated; caught where an invocation or a statement of the file begins.
struct Unreadable {
  const python::Node *at;
  std::string message;
};

/// What one file may use, in steps and in elements and bytes.
struct Budget {
  uint64_t steps = 0, memory = 0;
};

} // namespace reify::check
