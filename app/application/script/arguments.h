// The kinds of arguments that commands of scripts have. Each names a member of the command's struct, and has
//   kName            what it is called in documentation and messages
//   read             into the struct; what is wrong, or ""
//   write            out of the struct
// `Is` takes no argument: of two words for one struct it tells which is which.
#pragma once
#include "app/application/script/words.h"
#include "engine/query/snapshot.h"

#include <charconv>
#include <filesystem>
#include <string>

namespace reify::script {

std::string readOp(const std::string &text, const ScriptContext &context, OpRef &op);
std::string writeOp(OpRef op, const ScriptContext &context);
std::string readValue(const std::string &text, const ScriptContext &context, ValueRef &value);
std::string writeValue(ValueRef value, const ScriptContext &context);
std::string readPath(const std::string &text, const ScriptContext &context);
std::string writePath(const std::string &path);

template <auto member> struct Number {
  static constexpr std::string_view kName = "N";
  template <class T> static std::string read(T &command, const std::string &text, const ScriptContext &) {
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, command.*member);
    return error == std::errc() && stop == end ? "" : "a whole number is wanted, not '" + text + "'";
  }
  template <class T> static std::string write(const T &command, const ScriptContext &) {
    return std::to_string(command.*member);
  }
};

template <auto member> struct Text {
  static constexpr std::string_view kName = "TEXT";
  template <class T> static std::string read(T &command, const std::string &text, const ScriptContext &) {
    command.*member = text;
    return "";
  }
  template <class T> static std::string write(const T &command, const ScriptContext &) { return command.*member; }
};

template <auto member> struct File {
  static constexpr std::string_view kName = "FILE";
  template <class T> static std::string read(T &command, const std::string &text, const ScriptContext &context) {
    command.*member = readPath(text, context);
    return "";
  }
  template <class T> static std::string write(const T &command, const ScriptContext &) {
    return writePath(command.*member);
  }
};

template <auto member> struct Op {
  static constexpr std::string_view kName = "OP";
  template <class T> static std::string read(T &command, const std::string &text, const ScriptContext &context) {
    return readOp(text, context, command.*member);
  }
  template <class T> static std::string write(const T &command, const ScriptContext &context) {
    return writeOp(command.*member, context);
  }
};

/// An op of the model, or "none".
template <auto member> struct ModelOp {
  static constexpr std::string_view kName = "OP";
  template <class T> static std::string read(T &command, const std::string &text, const ScriptContext &context) {
    OpRef op;
    if (text == "none")
      return "";
    const std::string problem = readOp(text, context, op);
    command.*member = op.op;
    return problem;
  }
  template <class T> static std::string write(const T &command, const ScriptContext &context) {
    return command.*member ? writeOp({command.*member, false}, context) : "none";
  }
};

template <auto member> struct Value {
  static constexpr std::string_view kName = "VALUE";
  template <class T> static std::string read(T &command, const std::string &text, const ScriptContext &context) {
    return readValue(text, context, command.*member);
  }
  template <class T> static std::string write(const T &command, const ScriptContext &context) {
    return writeValue(command.*member, context);
  }
};

template <auto member, bool value> struct Is {};

} // namespace reify::script
