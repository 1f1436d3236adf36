#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "engine/python/parser.h"

#include <charconv>
#include <cstdlib>
#include <dlfcn.h>
#include <mutex>
#include <unordered_set>

namespace reify::python {

namespace {

// Gives the tree as lines: "N kind line column endline fields" and its fields "F name", each followed by
// a value: a node, "L count" and that many values, "S text", a constant, or "-". Error: "E line column text".
constexpr const char *kScript = R"py(
import _ast, warnings
warnings.simplefilter("ignore")
DEPTH = 300

def escape(text):
    return (text.encode("utf-8", "replace").decode("utf-8")
            .replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r"))

def error(line, column, text):
    return f"E {line or 1} {column or 1} {escape(str(text))}"

def constant(value):
    if value is None: return "Z"
    if value is True: return "B1"
    if value is False: return "B0"
    kind = type(value)
    if kind is int: return f"I{value}" if value.bit_length() <= 64 else "H"
    if kind is float: return "D" + repr(value)
    if kind is str: return "T" + escape(value)
    return "O" + kind.__name__

def lines(tree):
    out = []
    stack = [(tree, 0, 1, 1)]
    Node = _ast.AST
    while stack:
        value, depth, line, column = stack.pop()
        if isinstance(value, Node):
            line = getattr(value, "lineno", line)
            column = getattr(value, "col_offset", column - 1) + 1
            if depth > DEPTH:
                return [error(line, column, f"nested more than {DEPTH} levels deep; split this into smaller parts")]
            kind = type(value).__name__
            if kind == "Load" or kind == "Store" or kind == "Del":
                out.append("-")
                continue
            fields = value._fields
            out.append(f"N {kind} {line} {column} {getattr(value, 'end_lineno', None) or line} {len(fields)}")
            if kind == "Constant":
                out[-1] = out[-1][:out[-1].rindex(" ")] + " 1"
                out.append("F value")
                out.append(constant(value.value))
                continue
            for field in reversed(fields):
                stack.append((getattr(value, field, None), depth + 1, line, column))
                stack.append((("field", field), depth, line, column))
        elif type(value) is tuple:
            out.append("F " + value[1])
        elif type(value) is list:
            out.append(f"L {len(value)}")
            for item in reversed(value):
                stack.append((item, depth, line, column))
        elif type(value) is str:
            out.append("S" + escape(value))
        elif type(value) is int:
            out.append(f"K{value}")
        else:
            out.append("-")
    return out

def undecodable(data):
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as problem:
        at = problem.start
        return error(data.count(b"\n", 0, at) + 1, at - data.rfind(b"\n", 0, at),
                     f"the file is not UTF-8: byte 0x{data[at]:02x}")
    return None

def longest_line(data):
    lines = data.split(b"\n")
    return max(range(len(lines)), key=lambda at: len(lines[at])) + 1

def encoding(data):
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return error(1, 1, "the file is UTF-16; save it as UTF-8")
    at = 1
    for line in data.split(b"\n", 2)[:2]:
        start = line.find(b"coding")
        if line.lstrip().startswith(b"#") and start >= 0:
            name = line[start + 6:].lstrip(b":= ").split()[:1]
            said = name[0].decode("ascii", "replace").lower().strip("-*;") if name else ""
            if line[start + 6:start + 7] in (b":", b"=") and said not in ("utf-8", "utf8", "utf-8-sig", "ascii", "us-ascii"):
                return error(at, start + 1, f"the file says that it is {said}; only UTF-8 is read")
        at += 1
    return None

def tree_of(data):
    found = encoding(data)
    if found:
        return found
    if b"\0" in data:
        at = data.index(b"\0")
        return error(data.count(b"\n", 0, at) + 1, at - data.rfind(b"\n", 0, at), "the file has a NUL byte")
    try:
        return "\n".join(lines(compile(data, "<file>", "exec", 0x400, True)))
    except SyntaxError as problem:
        text, offset = problem.text, problem.offset or 1
        if "codec" in str(problem.msg) or "unicode error" in str(problem.msg):
            found = undecodable(data)
            if found:
                return found
        if "integer string conversion" in str(problem.msg):
            return error(problem.lineno, offset, "this int is far too large; ints have 64 bits")
        if text:
            offset = len(text[:max(offset - 1, 0)].encode("utf-8", "replace")) + 1
        return error(problem.lineno, offset, "syntax error: " + str(problem.msg))
    except (RecursionError, MemoryError):
        return error(longest_line(data), 1, "this is nested too deeply to be parsed; split the expression into smaller parts")
    except Exception as problem:
        return error(1, 1, f"the file cannot be parsed: {problem}")
)py";

/// CPython, opened by name: a program that reads no Python does not load it.
class Interpreter {
public:
  static Interpreter &instance() {
    static Interpreter *interpreter = new Interpreter(); // never closed: CPython does not like it
    return *interpreter;
  }
  const std::string &problem() const { return problem_; }

  /// The lines that the script makes of `source`; false when CPython itself fails.
  bool run(std::string_view source, std::string &out) {
    std::lock_guard lock(mutex_);
    PyGILState_STATE state = ensure_();
    PyObject *data = bytes_(source.data(), Py_ssize_t(source.size()));
    PyObject *result = data ? call_(treeOf_, data, nullptr) : nullptr;
    Py_ssize_t size = 0;
    const char *text = result ? utf8_(result, &size) : nullptr;
    if (text)
      out.assign(text, size_t(size));
    else
      clear_();
    drop_(result);
    drop_(data);
    release_(state);
    return text != nullptr;
  }

private:
  Interpreter() {
    library_ = dlopen(REIFY_PYTHON_LIBRARY, RTLD_NOW | RTLD_GLOBAL);
    if (!library_)
      library_ = dlopen("libpython3.11.so.1.0", RTLD_NOW | RTLD_GLOBAL);
    if (!library_) {
      problem_ = "Python libraries need CPython 3.11 (Debian: libpython3.11): " + std::string(dlerror());
      return;
    }
    if (!bindAll() || !start())
      if (problem_.empty())
        problem_ = "CPython could not be started";
  }

  template <typename Function> bool bind(Function *&function, const char *name) {
    function = reinterpret_cast<Function *>(dlsym(library_, name));
    if (!function)
      problem_ = std::string("the CPython library lacks ") + name;
    return function;
  }

  bool bindAll() {
    return bind(ensure_, "PyGILState_Ensure") && bind(release_, "PyGILState_Release") &&
           bind(bytes_, "PyBytes_FromStringAndSize") && bind(call_, "PyObject_CallFunctionObjArgs") &&
           bind(utf8_, "PyUnicode_AsUTF8AndSize") && bind(drop_, "Py_DecRef") && bind(clear_, "PyErr_Clear");
  }

  bool start() {
    decltype(&PyConfig_InitIsolatedConfig) init;
    decltype(&PyConfig_SetBytesString) setString;
    decltype(&PyConfig_Clear) clear;
    decltype(&Py_InitializeFromConfig) initialize;
    decltype(&PyStatus_Exception) failed;
    decltype(&PyRun_StringFlags) runString;
    decltype(&PyDict_New) newDict;
    decltype(&PyEval_SaveThread) save;
    decltype(&PyImport_ImportModule) import;
    decltype(&PyDict_SetItemString) setItem;
    decltype(&PyDict_GetItemString) getItem;
    auto bindTo = [&](auto &function, const char *name) {
      function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library_, name));
      if (!function)
        problem_ = std::string("the CPython library lacks ") + name;
      return function != nullptr;
    };
    if (!bindTo(init, "PyConfig_InitIsolatedConfig") || !bindTo(setString, "PyConfig_SetBytesString") ||
        !bindTo(clear, "PyConfig_Clear") || !bindTo(initialize, "Py_InitializeFromConfig") ||
        !bindTo(failed, "PyStatus_Exception") || !bindTo(runString, "PyRun_StringFlags") ||
        !bindTo(newDict, "PyDict_New") || !bindTo(save, "PyEval_SaveThread") ||
        !bindTo(import, "PyImport_ImportModule") || !bindTo(setItem, "PyDict_SetItemString") ||
        !bindTo(getItem, "PyDict_GetItemString"))
      return false;
    PyConfig config;
    init(&config);
    config.site_import = 0;
    config.install_signal_handlers = 0;
    setString(&config, &config.program_name, "/usr/bin/python3.11");
    PyStatus status = initialize(&config);
    clear(&config);
    if (failed(status)) {
      problem_ = std::string("CPython could not be started: ") + (status.err_msg ? status.err_msg : "?");
      return false;
    }
    PyObject *globals = newDict();
    setItem(globals, "__builtins__", import("builtins"));
    PyObject *done = runString(kScript, Py_file_input, globals, globals, nullptr);
    treeOf_ = done ? getItem(globals, "tree_of") : nullptr;
    if (!done)
      clear_();
    save();
    return treeOf_ != nullptr;
  }

  void *library_ = nullptr;
  std::string problem_;
  std::mutex mutex_;
  PyObject *treeOf_ = nullptr;
  decltype(PyGILState_Ensure) *ensure_ = nullptr;
  decltype(PyGILState_Release) *release_ = nullptr;
  decltype(PyBytes_FromStringAndSize) *bytes_ = nullptr;
  decltype(PyObject_CallFunctionObjArgs) *call_ = nullptr;
  decltype(PyUnicode_AsUTF8AndSize) *utf8_ = nullptr;
  decltype(Py_DecRef) *drop_ = nullptr;
  decltype(PyErr_Clear) *clear_ = nullptr;
};

/// Reads the script's lines back.
class Reader {
public:
  Reader(std::string_view lines, Tree &tree) : rest_(lines), tree_(tree) {}

  const Node *value(std::vector<const Node *> &into, Node *owner) {
    std::string_view line = next();
    if (line.empty() || line == "-")
      return nullptr;
    switch (line[0]) {
    case 'N':
      into.push_back(node(line.substr(2)));
      return nullptr;
    case 'L':
      for (size_t i = 0, count = number(line.substr(2)); i < count; ++i) {
        size_t before = into.size();
        value(into, nullptr);
        if (into.size() == before) // None, or a string, in a list
          into.push_back(leaf(owner));
      }
      return nullptr;
    case 'S':
      if (!owner)
        pending_ = unescape(line.substr(1));
      else if (owner->text.empty())
        owner->text = unescape(line.substr(1));
      else // the second string of a node, as in `import name as other`
        into.push_back(identifier(unescape(line.substr(1)), *owner));
      return nullptr;
    case 'K':
      if (owner)
        into.push_back(identifier(std::string(line.substr(1)), *owner));
      return nullptr;
    default:
      if (owner)
        constant(*owner, line);
      return nullptr;
    }
  }

  const Node *node(std::string_view head) {
    Node &made = tree_.nodes.emplace_back();
    made.kind = intern(word(head));
    made.line = uint32_t(number(word(head)));
    made.column = uint32_t(number(word(head)));
    made.endLine = uint32_t(number(word(head)));
    for (size_t i = 0, count = number(head); i < count; ++i) {
      std::string_view name = intern(next().substr(2));
      std::vector<const Node *> nodes;
      // The name of `global a`, or of a keyword: kept where the kind has only one.
      value(nodes, &made);
      if (!nodes.empty())
        made.fields.emplace_back(name, std::move(nodes));
    }
    return &made;
  }

  const Node *root() {
    std::string_view line = next();
    return line.starts_with("N ") ? node(line.substr(2)) : nullptr;
  }

private:
  const Node *identifier(std::string text, const Node &owner) {
    Node &made = tree_.nodes.emplace_back();
    made.kind = "Identifier";
    made.text = std::move(text);
    made.line = owner.line;
    made.column = owner.column;
    return &made;
  }

  /// What a list holds beside nodes: strings of Global, and None in the defaults of keyword-only
  /// parameters.
  const Node *leaf(const Node *owner) {
    if (!pending_.empty()) {
      Node &made = tree_.nodes.emplace_back();
      made.kind = "Identifier";
      made.text = std::move(pending_);
      pending_.clear();
      if (owner)
        made.line = owner->line, made.column = owner->column;
      return &made;
    }
    return nullptr;
  }

  static void constant(Node &node, std::string_view line) {
    std::string_view rest = line.substr(1);
    node.text = rest;
    switch (line[0]) {
    case 'Z':
      node.constant = ConstantKind::None;
      break;
    case 'B':
      node.constant = ConstantKind::Bool;
      break;
    case 'I':
    case 'H':
      node.constant = ConstantKind::Int;
      break;
    case 'D':
      node.constant = ConstantKind::Float;
      node.number = std::strtod(node.text.c_str(), nullptr);
      break;
    case 'T':
      node.constant = ConstantKind::String;
      node.text = unescape(rest);
      break;
    default:
      node.constant = ConstantKind::Other;
    }
  }

  std::string_view next() {
    size_t end = std::min(rest_.find('\n'), rest_.size());
    std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return line;
  }
  static std::string_view word(std::string_view &text) {
    size_t end = std::min(text.find(' '), text.size());
    std::string_view first = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return first;
  }
  static size_t number(std::string_view text) {
    size_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
  }
  static std::string unescape(std::string_view text) {
    std::string out;
    for (size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\\' && i + 1 < text.size()) {
        char next = text[++i];
        out += next == 'n' ? '\n' : next == 'r' ? '\r' : next;
      } else {
        out += text[i];
      }
    }
    return out;
  }
  std::string_view intern(std::string_view name) {
    auto known = names_.find(name);
    if (known != names_.end())
      return *known;
    std::string_view kept = tree_.names.emplace_back(name);
    names_.insert(kept);
    return kept;
  }

  std::string_view rest_;
  Tree &tree_;
  std::string pending_;
  std::unordered_set<std::string_view> names_;
};

Diagnostic errorOf(std::string_view line, const std::string &path) {
  uint32_t row = 1, column = 1;
  const char *end = line.data() + line.size();
  auto [afterRow, e1] = std::from_chars(line.data(), end, row);
  auto [afterColumn, e2] = std::from_chars(std::min(afterRow + 1, end), end, column);
  return {Severity::Error, "python.syntax", std::string(std::min(afterColumn + 1, end), end), {path, row, column}, {}};
}

} // namespace

std::unique_ptr<Tree> parse(std::string_view source, const std::string &path, Diagnostics &diagnostics) {
  Interpreter &interpreter = Interpreter::instance();
  std::string lines = interpreter.problem();
  if (!lines.empty() || !interpreter.run(source, lines)) {
    diagnostics.push_back({Severity::Error,
                           "python.interpreter",
                           lines.empty() ? "CPython could not parse this file" : lines,
                           {path, 0, 0},
                           {}});
    return nullptr;
  }
  if (lines.starts_with("E ")) {
    diagnostics.push_back(errorOf(std::string_view(lines).substr(2), path));
    return nullptr;
  }
  auto tree = std::make_unique<Tree>();
  tree->module = Reader(lines, *tree).root();
  return tree;
}

} // namespace reify::python
