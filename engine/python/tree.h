// The syntax tree of a Python file, as CPython's `ast` gives it: nodes by kind, fields by name, and the
// place of each. Plain data that owns itself.
#pragma once
#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reify::python {

enum class ConstantKind : uint8_t { NotConstant, None, Bool, Int, Float, String, Other };

struct Node {
  std::string_view kind;                      // "FunctionDef", "Name", "Add"; "Constant" for literals
  uint32_t line = 0, column = 0, endLine = 0; // from 1; columns in bytes
  ConstantKind constant = ConstantKind::NotConstant;
  std::string text; // of a Constant: its value; of a Name its id, and so on for attr, arg, name
  double number = 0;
  std::vector<std::pair<std::string_view, std::vector<const Node *>>> fields;

  bool is(std::string_view other) const { return kind == other; }
  bool isName(std::string_view id) const { return is("Name") && text == id; }
  /// The nodes of a list field; an absent element is null.
  std::span<const Node *const> list(std::string_view field) const {
    for (const auto &[name, nodes] : fields)
      if (name == field)
        return nodes;
    return {};
  }
  /// The node of a field; null when absent.
  const Node *child(std::string_view field) const {
    std::span<const Node *const> nodes = list(field);
    return nodes.empty() ? nullptr : nodes.front();
  }
};

struct Tree {
  const Node *module = nullptr;
  std::deque<Node> nodes;
  std::deque<std::string> names; // kinds and fields point in here
};

} // namespace reify::python
