#include "views/ir/model.h"

namespace reify {

static bool closesRegion(const Line &line) {
  const size_t first = line.text.find_first_not_of(' ');
  return first != std::string::npos && line.text[first] == '}';
}

std::vector<bool> hiddenLines(const Listing &listing, const std::set<FoldKey> &folded) {
  std::vector<bool> hidden(listing.lines.size());
  for (size_t i = 0; i < listing.lines.size(); ++i) {
    const Line &line = listing.lines[i];
    if (hidden[i] || !line.opensRegion || closesRegion(line) || !folded.contains(foldKey(line.op)))
      continue;
    for (size_t j = i + 1; j < listing.lines.size(); ++j) {
      const Line &next = listing.lines[j];
      const bool isEnd = next.depth <= line.depth && !(closesRegion(next) && next.opensRegion);
      if (isEnd && !closesRegion(next))
        break;
      hidden[j] = true;
      if (isEnd)
        break;
    }
  }
  return hidden;
}

namespace {

class RowMaker {
public:
  RowMaker(const PreparedSnapshot &prepared, const std::set<FoldKey> &folded)
      : before_(prepared.snapshot.before), after_(prepared.snapshot.after), folded_(folded),
        beforeHidden_(hiddenLines(before_, folded)), afterHidden_(hiddenLines(after_, folded)) {}

  bool isHidden(const UnifiedLine &pair) const {
    const bool before = pair.before < 0 || beforeHidden_[pair.before];
    const bool after = pair.after < 0 || afterHidden_[pair.after];
    return before && after;
  }
  IrRow before(int line) const { return row(before_, line); }
  IrRow after(int line) const { return row(after_, line); }

private:
  IrRow row(const Listing &listing, int number) const {
    if (number < 0)
      return {};
    const Line &line = listing.lines[number];
    return {&line, uint32_t(number) + 1, line.mark,
            line.opensRegion && !closesRegion(line) && folded_.contains(foldKey(line.op))};
  }
  const Listing &before_, &after_;
  const std::set<FoldKey> &folded_;
  std::vector<bool> beforeHidden_, afterHidden_;
};

} // namespace

IrModel makeIrModel(const PreparedSnapshot &prepared, bool sideBySide, const std::set<FoldKey> &folded) {
  IrModel model;
  RowMaker maker(prepared, folded);
  std::vector<IrRow> added; // unified: lines after, held back until the removed ones of the run are out
  auto flush = [&] {
    model.right.insert(model.right.end(), added.begin(), added.end());
    added.clear();
  };
  for (const UnifiedLine &pair : prepared.aligned) {
    if (maker.isHidden(pair))
      continue;
    IrRow before = maker.before(pair.before), after = maker.after(pair.after);
    if (before.mark == Mark::Changed && after.mark == Mark::Changed)
      markWords(before, after);
    const bool isChange = before.mark != Mark::None || after.mark != Mark::None;
    model.changedLines += isChange;
    if (sideBySide) {
      model.left.push_back(before);
      model.right.push_back(after);
    } else if (!isChange) {
      flush();
      model.right.push_back(after.line ? after : before);
    } else {
      if (before.line) {
        model.right.push_back(before);
        model.right.back().mark = Mark::Removed;
      }
      if (after.line) {
        added.push_back(after);
        added.back().mark = Mark::Added;
      }
    }
  }
  flush();
  model.leftColumns = columnsOf(prepared.snapshot.before);
  model.rightColumns = columnsOf(prepared.snapshot.after);
  if (!sideBySide)
    model.rightColumns = std::max(model.leftColumns, model.rightColumns);
  return model;
}

int IrModel::rowOf(OpRef op) const {
  for (const std::vector<IrRow> *rows : {&right, &left})
    for (size_t i = 0; i < rows->size(); ++i)
      if ((*rows)[i].line && (*rows)[i].line->op == op)
        return int(i);
  return -1;
}

} // namespace reify
