#include "engine/dialect/ops/line_table.h"

#include "engine/dialect/ops/torch_ops.h"

#include <algorithm>
#include <map>

namespace reify {

using namespace mlir;

// The attribute is a dictionary {names, marks}. `marks` is a list of numbers, for each mark
//   op, line, column, unless, count, then `count` pairs (name, value)
// where ops and values are numbered in the order of the text, and the pairs are only those that differ
// from the mark before in the text; -1 stands for no value.
static constexpr llvm::StringLiteral kTable = "source_lines";
static constexpr llvm::StringLiteral kMark = "reify.line";

namespace {

/// Ops and values of a function in the order of its text. Marks do not count.
struct Numbering {
  std::vector<Operation *> ops;
  std::vector<Value> values;
  llvm::DenseMap<Value, int32_t> numbers;

  explicit Numbering(func::FuncOp function) { add(function.getBody()); }

private:
  void add(Value value) {
    numbers[value] = int32_t(values.size());
    values.push_back(value);
  }
  void add(Region &region) {
    for (Block &block : region) {
      for (Value argument : block.getArguments())
        add(argument);
      for (Operation &op : block)
        add(op);
    }
  }
  void add(Operation &op);
};

bool isMark(Operation &op) {
  auto operation = dyn_cast<torch::OperatorOp>(op);
  return operation && operation.getName() == kMark;
}

void Numbering::add(Operation &op) {
  if (isMark(op))
    return;
  ops.push_back(&op);
  for (Value result : op.getResults())
    add(result);
  for (Region &region : op.getRegions())
    add(region);
}

/// The stream of numbers of a table, read with care: it may come from a file.
class TableReader {
public:
  TableReader(const Numbering &numbering, ArrayAttr names, ArrayRef<int32_t> data)
      : numbering_(numbering), names_(names), data_(data) {}

  bool readAll(llvm::DenseMap<Operation *, std::vector<LineMark>> &marks) {
    while (!data_.empty()) {
      int32_t op = 0, line = 0, column = 0, unless = 0, count = 0;
      if (!take(op) || !take(line) || !take(column) || !take(unless) || !take(count))
        return false;
      if (size_t(op) >= numbering_.ops.size() || !isValue(unless))
        return false;
      LineMark mark{uint32_t(line), uint32_t(column), valueAt(unless), {}};
      for (int32_t i = 0; i < count; ++i)
        if (!readLocal())
          return false;
      for (const auto &[name, value] : locals_)
        mark.locals.push_back({cast<StringAttr>(names_[name]), value});
      marks[numbering_.ops[size_t(op)]].push_back(std::move(mark));
    }
    return true;
  }

private:
  bool take(int32_t &number) {
    if (data_.empty())
      return false;
    number = data_.front();
    data_ = data_.drop_front();
    return true;
  }
  bool isValue(int32_t number) const {
    return number >= -1 && (number < 0 || size_t(number) < numbering_.values.size());
  }
  Value valueAt(int32_t number) const { return number < 0 ? Value() : numbering_.values[size_t(number)]; }
  bool readLocal() {
    int32_t name = 0, value = 0;
    if (!take(name) || !take(value) || size_t(name) >= names_.size() || !isa<StringAttr>(names_[unsigned(name)]) ||
        !isValue(value))
      return false;
    if (value < 0)
      locals_.erase(name);
    else
      locals_[name] = valueAt(value);
    return true;
  }

  const Numbering &numbering_;
  ArrayAttr names_;
  ArrayRef<int32_t> data_;
  std::map<int32_t, Value> locals_; // as of the mark before
};

} // namespace

LineTable LineTable::read(func::FuncOp function) {
  LineTable table;
  auto attribute = function->getAttrOfType<DictionaryAttr>(kTable);
  if (!attribute || function.isDeclaration())
    return table;
  auto names = attribute.getAs<ArrayAttr>("names");
  auto marks = attribute.getAs<DenseI32ArrayAttr>("marks");
  Numbering numbering(function);
  if (!names || !marks || !TableReader(numbering, names, marks.asArrayRef()).readAll(table.marks_))
    table.marks_.clear();
  return table;
}

ArrayRef<LineMark> LineTable::before(Operation *op) const {
  auto found = marks_.find(op);
  return found == marks_.end() ? ArrayRef<LineMark>() : ArrayRef<LineMark>(found->second);
}

std::vector<uint32_t> LineTable::lines() const {
  std::vector<uint32_t> lines;
  for (const auto &[op, marks] : marks_)
    for (const LineMark &mark : marks)
      lines.push_back(mark.line);
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  return lines;
}

void createLineMark(OpBuilder &builder, Location place, ArrayRef<std::pair<std::string, Value>> locals, Value unless) {
  OperationState state(place, torch::OperatorOp::getOperationName());
  SmallVector<Attribute> names;
  if (unless)
    state.addOperands(unless);
  for (const auto &[name, value] : locals) {
    names.push_back(builder.getStringAttr(name));
    state.addOperands(value);
  }
  state.addAttribute("name", builder.getStringAttr(kMark));
  state.addAttribute("names", builder.getArrayAttr(names));
  builder.create(state);
}

/// The op that the mark stands before.
static Operation *markedOp(Operation *mark) {
  Operation *next = mark->getNextNode();
  while (next && isMark(*next))
    next = next->getNextNode();
  return next;
}

void collectLineMarks(func::FuncOp function, ArrayRef<std::string> firstNames) {
  Builder builder(function.getContext());
  Numbering numbering(function);
  llvm::DenseMap<Operation *, int32_t> opNumbers;
  for (auto [i, op] : llvm::enumerate(numbering.ops))
    opNumbers[op] = int32_t(i);
  std::vector<Attribute> names;
  llvm::DenseMap<Attribute, int32_t> nameNumbers;
  auto numberOf = [&](Attribute name) {
    auto [known, isNew] = nameNumbers.try_emplace(name, int32_t(names.size()));
    if (isNew)
      names.push_back(name);
    return known->second;
  };
  for (const std::string &name : firstNames)
    numberOf(builder.getStringAttr(name));
  SmallVector<Operation *> marks;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isMark(*op))
      marks.push_back(op);
  });
  std::vector<int32_t> data;
  std::map<int32_t, int32_t> before;
  for (Operation *mark : marks) {
    Operation *next = markedOp(mark);
    auto place = dyn_cast<FileLineColLoc>(mark->getLoc());
    if (!next || !place)
      continue;
    auto given = mark->getAttrOfType<ArrayAttr>("names");
    bool hasUnless = mark->getNumOperands() > given.size();
    std::map<int32_t, int32_t> now;
    for (auto [name, value] : llvm::zip(given, mark->getOperands().drop_front(hasUnless)))
      now[numberOf(name)] = numbering.numbers.lookup(value);
    std::vector<std::pair<int32_t, int32_t>> changes;
    for (auto [name, value] : before)
      if (!now.contains(name))
        changes.push_back({name, -1});
    for (auto [name, value] : now)
      if (auto old = before.find(name); old == before.end() || old->second != value)
        changes.push_back({name, value});
    int32_t unless = hasUnless ? numbering.numbers.lookup(mark->getOperand(0)) : -1;
    data.insert(data.end(), {opNumbers.lookup(next), int32_t(place.getLine()), int32_t(place.getColumn()), unless,
                             int32_t(changes.size())});
    for (auto [name, value] : changes)
      data.insert(data.end(), {name, value});
    before = std::move(now);
  }
  for (Operation *mark : llvm::reverse(marks))
    mark->erase();
  function->setAttr(kTable,
                    builder.getDictionaryAttr({builder.getNamedAttr("names", builder.getArrayAttr(names)),
                                               builder.getNamedAttr("marks", builder.getDenseI32ArrayAttr(data))}));
}

void dropLineTable(Operation *function) { function->removeDiscardableAttr(kTable); }

} // namespace reify
