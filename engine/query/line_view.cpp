// What is to be seen at one line: locals, calls, and what is not certain there.
#include "engine/query/lines.h"

namespace reify {
namespace {

class Reader {
public:
  Reader(const Trace &trace, const LineTrace &lines) : trace_(trace), lines_(lines) {}

  std::string insideOf(uint32_t scope) const;
  uint32_t callOf(uint32_t scope) const;
  void addLocals(uint32_t stop, std::vector<LocalRow> &out) const;
  void addFrames(uint32_t stop, std::vector<FrameRow> &out) const;
  void addNotes(uint32_t stop, std::vector<std::string> &out) const;

private:
  std::string_view text(StringId id) const { return trace_.tables.string(id); }
  std::string lineText(PlaceId place) const { return std::to_string(trace_.tables.place(place).line); }
  bool isInside(uint32_t scope, uint32_t outer) const;
  std::string result(const LineScope &call) const;

  const Trace &trace_;
  const LineTrace &lines_;
};

uint32_t Reader::callOf(uint32_t scope) const {
  while (scope != LineScope::kNone && lines_.scopes[scope].kind != LineScopeKind::Call)
    scope = lines_.scopes[scope].parent;
  return scope;
}

bool Reader::isInside(uint32_t scope, uint32_t outer) const {
  for (; scope != LineScope::kNone; scope = lines_.scopes[scope].parent)
    if (scope == outer)
      return true;
  return false;
}

/// Rounds and branches between a scope and the call it is in, outermost first.
std::string Reader::insideOf(uint32_t scope) const {
  std::string out;
  for (; scope != LineScope::kNone && lines_.scopes[scope].kind != LineScopeKind::Call;
       scope = lines_.scopes[scope].parent) {
    const LineScope &part = lines_.scopes[scope];
    std::string here;
    if (part.kind == LineScopeKind::Branch)
      here =
          std::string(part.holds ? "where" : "where not") + " the condition of line " + lineText(part.place) + " holds";
    else if (part.isOpen)
      here = "any round of the loop in line " + lineText(part.place);
    else
      here = "round " + std::to_string(part.round + 1) + " of the loop in line " + lineText(part.place);
    out = out.empty() ? here : here + ", " + out;
  }
  return out;
}

/// Locals against the stop before in the same call: in another round or branch as well.
void Reader::addLocals(uint32_t index, std::vector<LocalRow> &out) const {
  const LineStop &stop = lines_.stops[index];
  const uint32_t call = callOf(stop.scope);
  const LineStop *before = nullptr;
  for (uint32_t i = index; i-- > 0 && !before;)
    if (callOf(lines_.stops[i].scope) == call)
      before = &lines_.stops[i];
  for (uint32_t i = 0; i < stop.localCount; ++i) {
    const LocalValue &local = lines_.locals[stop.firstLocal + i];
    LocalRow row{std::string(text(local.name)), std::string(text(local.value)), "", before != nullptr};
    for (uint32_t k = 0; before && k < before->localCount; ++k)
      if (const LocalValue &old = lines_.locals[before->firstLocal + k]; old.name == local.name) {
        row.previous = text(old.value);
        row.changed = old.value != local.value;
      }
    out.push_back(std::move(row));
  }
}

std::string Reader::result(const LineScope &call) const {
  if (!call.raised.isNone())
    return "raises " + std::string(text(call.raised));
  return call.result.isNone() ? "" : "returns " + std::string(text(call.result));
}

void Reader::addFrames(uint32_t stop, std::vector<FrameRow> &out) const {
  while (stop != LineScope::kNone) {
    const LineStop &here = lines_.stops[stop];
    const uint32_t call = callOf(here.scope);
    if (call == LineScope::kNone)
      return;
    const LineScope &scope = lines_.scopes[call];
    out.push_back({std::string(text(scope.function)), trace_.tables.place(here.place), stop, insideOf(here.scope),
                   result(scope)});
    stop = scope.caller;
  }
}

void Reader::addNotes(uint32_t index, std::vector<std::string> &out) const {
  const LineStop &stop = lines_.stops[index];
  const uint32_t line = trace_.tables.place(stop.place).line;
  for (uint32_t scope = stop.scope; scope != LineScope::kNone; scope = lines_.scopes[scope].parent) {
    const LineScope &part = lines_.scopes[scope];
    if (part.kind == LineScopeKind::Call)
      break;
    if (part.kind == LineScopeKind::Branch)
      out.push_back("The condition of line " + lineText(part.place) +
                    " is unknown, so both branches run; this is the one where it " +
                    (part.holds ? "holds." : "does not hold."));
    else if (part.isOpen)
      out.push_back("How many rounds the loop in line " + lineText(part.place) +
                    " takes is unknown; this round stands for all.");
    if (!part.raised.isNone() && part.kind == LineScopeKind::Branch)
      out.push_back("It ends in " + std::string(text(part.raised)) + ".");
  }
  // Branches that begin or have ended at this line.
  auto isBranch = [&](uint32_t scope) {
    return scope != LineScope::kNone && lines_.scopes[scope].kind == LineScopeKind::Branch;
  };
  if (index + 1 < lines_.stops.size())
    for (uint32_t next = lines_.stops[index + 1].scope; next != LineScope::kNone && next != stop.scope;
         next = lines_.scopes[next].parent)
      if (isBranch(next) && lines_.scopes[next].parent == stop.scope &&
          trace_.tables.place(lines_.scopes[next].place).line == line)
        out.push_back("The condition is unknown: both branches run, and are joined after them.");
  if (index > 0)
    for (uint32_t last = lines_.stops[index - 1].scope; last != LineScope::kNone; last = lines_.scopes[last].parent)
      if (isBranch(last) && !isInside(stop.scope, last) && isInside(stop.scope, lines_.scopes[last].parent) &&
          !isBranch(stop.scope))
        out.push_back("Joined here: both branches of line " + lineText(lines_.scopes[last].place) + " have run.");
}

} // namespace

std::string scopeText(const Trace &trace, const LineTrace &lines, uint32_t stop) {
  return Reader(trace, lines).insideOf(lines.stops[stop].scope);
}

LineView makeLineView(const Trace &trace, LinePosition at) {
  LineView view;
  const LineTrace *lines = at.line == kNoLine ? nullptr : linesAround(trace, at.step);
  if (!lines || at.line >= lines->stops.size())
    return view;
  const LineStop &stop = lines->stops[at.line];
  const Reader reader(trace, *lines);
  view.at = at;
  view.count = uint32_t(lines->stops.size());
  view.place = trace.tables.place(stop.place);
  reader.addLocals(at.line, view.locals);
  reader.addFrames(at.line, view.frames);
  reader.addNotes(at.line, view.notes);
  if (!view.frames.empty())
    view.function = view.frames.front().function;
  view.isCut = lines->isCut;
  return view;
}

} // namespace reify
