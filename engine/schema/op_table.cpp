#include "engine/schema/op_table.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <unordered_set>

namespace reify {
namespace {

struct Entry {
  std::string_view name, text;
  const std::string *file;
  uint32_t line, column;
  SchemaOrigin origin;
  bool isReserved = false;
  const Entry *first = nullptr; // the first entry of the same name
};

struct FactLine {
  std::string_view name, fact;
  Place place;
};

// Of entries in one array; equal names stay in the order of their coming.
bool isBefore(const Entry *a, const Entry *b) {
  const auto order = a->name <=> b->name;
  return order < 0 || (order == 0 && a < b);
}

Place placeOfEntry(const Entry &entry) { return {*entry.file, entry.line, entry.column}; }

std::optional<OpFact> factNamed(std::string_view word) {
  if (word == "pure")
    return OpFact::Pure;
  if (word == "value-semantics")
    return OpFact::ForcesValueSemantics;
  if (word == "no-value-semantics")
    return OpFact::WithholdsValueSemantics;
  if (word == "not-inplace-twin")
    return OpFact::NotInplaceTwin;
  if (word == "no-attributes")
    return OpFact::Flat;
  return std::nullopt;
}

// "torch.aten.add_.Tensor" -> "torch.aten.add.Tensor"; empty when there is no such underscore.
std::string functionalName(std::string_view name) {
  size_t nameStart = name.find('.', 6); // after "torch." and the namespace
  if (nameStart == std::string_view::npos)
    return {};
  size_t nameEnd = std::min(name.find('.', nameStart + 1), name.size());
  if (name[nameEnd - 1] != '_' || name[nameEnd - 2] == '_')
    return {};
  std::string functional(name.substr(0, nameEnd - 1));
  functional.append(name.substr(nameEnd));
  return functional;
}

std::optional<SchemaError> repeatedArgument(const OpSchema &schema) {
  for (const SchemaValue &value : schema.operands)
    if (std::ranges::find(schema.operands, value.name, &SchemaValue::name)->name.data() != value.name.data())
      return SchemaError{uint32_t(value.name.data() - schema.text.data() + 1),
                         "the argument '" + std::string(value.name) + "' occurs twice"};
  return std::nullopt;
}

template <typename Visit> void forEachLine(std::string_view text, Visit visit) {
  for (uint32_t number = 1; !text.empty(); ++number) {
    size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    size_t start = line.find_first_not_of(" \t\r");
    if (start != std::string_view::npos && line[start] != '#')
      visit(line.substr(start), number, uint32_t(start + 1));
  }
}

bool isWordChar(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// "torch.aten.add.out": the overload's name says it.
bool isOutVariant(std::string_view name) {
  size_t overload = name.rfind('.') + 1;
  return name.ends_with("out") && name.find('.', name.find('.', 6) + 1) + 1 == overload &&
         (overload + 3 == name.size() || name[name.size() - 4] == '_');
}

/// The words of a text that end in "out", without "torch.".
std::unordered_set<std::string_view> outVariantsIn(std::string_view text) {
  constexpr std::string_view kEnd = "out";
  const std::boyer_moore_horspool_searcher searcher(kEnd.begin(), kEnd.end()); // skips most of a long text
  std::unordered_set<std::string_view> found;
  for (auto it = text.begin(); (it = std::search(it, text.end(), searcher)) != text.end(); it += 3) {
    const size_t at = size_t(it - text.begin());
    if (at + 3 < text.size() && isWordChar(text[at + 3]))
      continue;
    size_t start = at;
    while (start && (isWordChar(text[start - 1]) || text[start - 1] == '.'))
      --start;
    std::string_view word = text.substr(start, at + 3 - start);
    word.remove_prefix(word.starts_with("torch.") ? 6 : 0);
    found.insert(word);
  }
  return found;
}

std::string_view takeWord(std::string_view &line) {
  size_t start = std::min(line.find_first_not_of(" \t\r"), line.size());
  size_t end = std::min(line.find_first_of(" \t\r", start), line.size());
  std::string_view word = line.substr(start, end - start);
  line.remove_prefix(end);
  return word;
}

} // namespace

//===-- A row ----------------------------------------------------------------===//

OpRow::~OpRow() { delete schema_.load(std::memory_order_relaxed); }

const OpSchema &OpRow::schema() const {
  if (const OpSchema *known = schema_.load(std::memory_order_acquire))
    return *known;
  auto parsed = parseSchema(text);
  OpSchema unknown;
  unknown.isVararg = unknown.isVarret = true;
  auto *good = std::get_if<OpSchema>(&parsed);
  auto mine = std::make_unique<const OpSchema>(good ? std::move(*good) : std::move(unknown));
  const OpSchema *expected = nullptr;
  if (schema_.compare_exchange_strong(expected, mine.get(), std::memory_order_acq_rel))
    return *mine.release();
  return *expected; // another thread was faster
}

Place OpRow::place() const { return {file_ ? *file_ : std::string(), line_, column_}; }

bool OpRow::isReadOnly() const { return !schema().hasWrite(); }

bool OpRow::hasValueSemantics() const {
  if (has(OpFact::ForcesValueSemantics))
    return true;
  const OpSchema &s = schema();
  return !has(OpFact::WithholdsValueSemantics) && !s.isVararg && !s.isVarret && !s.hasAlias();
}

const OpRow *OpTable::find(std::string_view name) const {
  auto it = std::ranges::lower_bound(rows(), name, {}, &OpRow::name);
  return it == rows().end() || it->name != name ? nullptr : &*it;
}

//===-- Building -------------------------------------------------------------===//

struct OpTableBuilder::State {
  std::vector<std::unique_ptr<std::string>> texts;
  std::vector<Entry> entries;
  std::vector<FactLine> facts;
  std::vector<size_t> starts; // of the entries of each file
  std::vector<std::string_view> reserved;
  std::optional<std::unordered_set<std::string_view>> outVariants; // that are wanted; all if there is none
  Diagnostics problems;

  const std::string &keep(std::string text) {
    return *texts.emplace_back(std::make_unique<std::string>(std::move(text)));
  }

  void report(const char *id, std::string message, Place place) {
    problems.push_back({Severity::Error, id, std::move(message), std::move(place), {}});
  }

  void addLine(std::string_view line, const std::string &file, uint32_t number, uint32_t column, SchemaOrigin origin,
               std::string &names) {
    size_t start = names.size();
    // Lines of the user are read in full at once, so that what is wrong with them is said at once.
    if (!appendOpName(line, names) || origin == SchemaOrigin::User) {
      auto parsed = parseSchema(line);
      std::optional<SchemaError> error;
      if (auto *failure = std::get_if<SchemaError>(&parsed))
        error = std::move(*failure);
      else
        error = repeatedArgument(std::get<OpSchema>(parsed)); // PyTorch has one such line itself
      if (error)
        return report("schema.syntax", error->message, {file, number, column + error->column - 1});
    }
    const std::string_view name = std::string_view(names).substr(start);
    if (outVariants && origin == SchemaOrigin::Shipped && isOutVariant(name) && !outVariants->contains(name.substr(6)))
      return names.resize(start);
    entries.push_back({name, line, &file, number, column, origin});
  }

  std::vector<Entry *> sorted();
  void markReserved(const std::vector<Entry *> &byName);

  bool admit(const Entry &entry) {
    if (entry.isReserved) {
      if (entry.origin == SchemaOrigin::Shipped) // PyTorch declares some of them too
        return false;
      report("schema.reserved", "'" + std::string(entry.name) + "' is an operation of the dialect itself",
             placeOfEntry(entry));
      return false;
    }
    if (!entry.first)
      return true;
    // A library may repeat the line, as those that override a built-in function do.
    if (entry.origin == SchemaOrigin::User && entry.first->text == entry.text)
      return false;
    report("schema.duplicate", "'" + std::string(entry.name) + "' is declared twice", placeOfEntry(entry));
    problems.back().notes.push_back({"first declared here", placeOfEntry(*entry.first)});
    return false;
  }

  void applyFacts(OpTable &table);
  void findInplaceTwins(OpTable &table);
};

OpTableBuilder::OpTableBuilder() : state_(std::make_unique<State>()) {}
OpTableBuilder::~OpTableBuilder() = default;

void OpTableBuilder::reserveName(std::string_view name) { state_->reserved.push_back(state_->keep(std::string(name))); }

void OpTableBuilder::leaveOutUnless(std::string_view input) { state_->outVariants = outVariantsIn(input); }

void OpTableBuilder::addSchemas(std::string text, const std::string &path, SchemaOrigin origin) {
  std::string_view kept = state_->keep(std::move(text));
  const std::string &file = state_->keep(path);
  std::string &names = const_cast<std::string &>(state_->keep({}));
  const size_t lines = 1 + std::ranges::count(kept, '\n');
  names.reserve(kept.size() + 8 * lines); // entries point into it
  state_->entries.reserve(state_->entries.size() + lines);
  state_->starts.push_back(state_->entries.size());
  forEachLine(kept, [&](std::string_view line, uint32_t number, uint32_t column) {
    state_->addLine(line, file, number, column, origin, names);
  });
}

void OpTableBuilder::addSchema(const SchemaLine &line, SchemaOrigin origin) {
  std::string_view kept = state_->keep(line.text);
  const std::string &file = state_->keep(line.place.file);
  std::string &names = const_cast<std::string &>(state_->keep({}));
  names.reserve(kept.size() + 8);
  state_->starts.push_back(state_->entries.size());
  state_->addLine(kept, file, line.place.line, line.place.column, origin, names);
}

void OpTableBuilder::addFacts(std::string text, const std::string &path) {
  std::string_view kept = state_->keep(std::move(text));
  forEachLine(kept, [&](std::string_view line, uint32_t number, uint32_t column) {
    std::string_view whole = line, name = takeWord(line);
    for (std::string_view fact; !(fact = takeWord(line)).empty();)
      state_->facts.push_back({name, fact, {path, number, column + uint32_t(fact.data() - whole.data())}});
  });
}

/// By name, equal ones in the order of their coming. The files are sorted already, so that little is left to do:
/// each is merged with what came before.
std::vector<Entry *> OpTableBuilder::State::sorted() {
  std::vector<Entry *> byName, merged, file;
  byName.reserve(entries.size());
  starts.push_back(entries.size());
  for (size_t i = 0; i + 1 < starts.size(); ++i) {
    file.clear();
    for (size_t entry = starts[i]; entry < starts[i + 1]; ++entry)
      file.push_back(&entries[entry]);
    if (!std::ranges::is_sorted(file, isBefore))
      std::ranges::sort(file, isBefore);
    if (byName.empty() || file.empty() || isBefore(byName.back(), file.front())) {
      byName.insert(byName.end(), file.begin(), file.end());
      continue;
    }
    merged.clear();
    merged.reserve(entries.size());
    std::ranges::merge(byName, file, std::back_inserter(merged), isBefore);
    std::swap(byName, merged);
  }
  return byName;
}

/// Also finds the names that occur twice.
void OpTableBuilder::State::markReserved(const std::vector<Entry *> &byName) {
  std::ranges::sort(reserved);
  auto next = reserved.begin();
  for (size_t i = 0; i < byName.size(); ++i) {
    Entry &entry = *byName[i];
    while (next != reserved.end() && *next < entry.name)
      ++next;
    entry.isReserved = next != reserved.end() && *next == entry.name;
    if (i && byName[i - 1]->name == entry.name)
      entry.first = byName[i - 1]->first ? byName[i - 1]->first : byName[i - 1];
  }
}

void OpTableBuilder::State::applyFacts(OpTable &table) {
  constexpr std::string_view kFunctional = "functional=";
  auto find = [&, name = std::string()](const FactLine &line, std::string_view op) mutable {
    name.assign("torch.").append(op);
    const OpRow *row = table.find(name);
    if (!row)
      report("schema.fact", "no schema declares '" + name + "'", line.place);
    return const_cast<OpRow *>(row); // the table is still being made
  };
  for (const FactLine &line : facts) {
    auto fact = factNamed(line.fact);
    const bool isFunctional = line.fact.starts_with(kFunctional);
    if (!fact && !isFunctional)
      report("schema.fact", "unknown fact '" + std::string(line.fact) + "'", line.place);
    else if (OpRow *row = find(line, line.name); row && fact)
      row->facts_ |= uint8_t(*fact);
    else if (row)
      row->functional_ = find(line, line.fact.substr(kFunctional.size()));
  }
}

void OpTableBuilder::State::findInplaceTwins(OpTable &table) {
  for (size_t i = 0; i < table.count_; ++i) {
    OpRow &row = table.rows_[i];
    if (row.functional_ || row.has(OpFact::NotInplaceTwin))
      continue;
    if (std::string functional = functionalName(row.name); !functional.empty())
      row.functional_ = table.find(functional);
  }
}

std::shared_ptr<const OpTable> OpTableBuilder::freeze(Diagnostics &diagnostics) {
  State &state = *state_;
  auto table = std::make_shared<OpTable>();
  std::vector<Entry *> byName = state.sorted();
  state.markReserved(byName);
  // In the order of the files: so are the diagnostics.
  const auto refused = std::ranges::count_if(state.entries, [&](Entry &entry) {
    if (!state.admit(entry))
      entry.name = {};
    return entry.name.empty();
  });
  table->rows_ = std::make_unique<OpRow[]>(byName.size() - refused);
  for (const Entry *entry : byName) {
    if (entry->name.empty())
      continue;
    OpRow &row = table->rows_[table->count_++];
    row.name = entry->name;
    row.text = entry->text;
    row.origin = entry->origin;
    row.file_ = entry->file;
    row.line_ = entry->line;
    row.column_ = entry->column;
  }
  state.applyFacts(*table);
  state.findInplaceTwins(*table);
  table->texts_ = std::move(state.texts);
  diagnostics.insert(diagnostics.end(), state.problems.begin(), state.problems.end());
  state_ = std::make_unique<State>();
  return table;
}

//===-- Schemas in library files ---------------------------------------------===//

/// "ab" for the Python text `  "a"\n "b")`; "" for anything but literals up to a bracket.
static std::string joinedLiterals(std::string_view rest) {
  std::string joined;
  for (;;) {
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n,"), rest.size()));
    if (rest.empty() || (rest[0] != '"' && rest[0] != '\''))
      return rest.starts_with(")") ? joined : "";
    size_t end = rest.find(rest[0], 1);
    if (end == std::string_view::npos)
      return "";
    joined += rest.substr(1, end - 1);
    rest.remove_prefix(end + 1);
  }
}

std::vector<SchemaLine> extractSchemaLines(std::string_view text, const std::string &path) {
  std::vector<SchemaLine> lines;
  for (uint32_t number = 1; !text.empty(); ++number) {
    size_t end = std::min(text.find('\n'), text.size());
    std::string_view whole = text.substr(0, end), line = whole;
    text.remove_prefix(std::min(end + 1, text.size()));
    auto skip = [&](std::string_view token) {
      line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
      if (!line.starts_with(token))
        return false;
      line.remove_prefix(token.size());
      return true;
    };
    // Python's decorator: @schema("my::scale(Tensor self) -> Tensor")
    if (skip("@schema(") || skip("@reify_library.schema(")) {
      // The string may stand on later lines, and in several parts.
      std::string_view rest(line.data(), size_t(text.data() + text.size() - line.data()));
      std::string schema = joinedLiterals(rest);
      if (!schema.empty())
        lines.push_back({std::move(schema), {path, number, uint32_t(line.data() - whole.data() + 1)}});
      continue;
    } else {
      if (!(skip("//") || skip("#")) || !skip("schema:"))
        continue;
      skip("");
      line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    }
    lines.push_back({std::string(line), {path, number, uint32_t(line.data() - whole.data() + 1)}});
  }
  return lines;
}

} // namespace reify
