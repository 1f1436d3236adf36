#include "engine/export/values_export.h"

#include "engine/export/json.h"
#include "engine/trace/attribute_text.h"

namespace reify {
namespace {

using Json = nlohmann::ordered_json;

class Values {
public:
  explicit Values(const Trace &trace) : trace_(trace), history_(trace.model) {}

  Json all() {
    if (!history_.root)
      return list_;
    for (BlockId block : history_.blocksOf(history_.root, history_.end))
      history_.forEachOp(block, history_.end, [&](OpId op, const OpVersion &version) {
        function_ = nameOf(version);
        addOp(op);
      });
    return list_;
  }

private:
  std::string nameOf(const OpVersion &version) const {
    return unescaped(attribute(trace_.tables.string(version.properties), "sym_name").value_or(""));
  }

  void addOp(OpId op) {
    for (ValueId value : history_.resultsOf(op))
      add(value, op);
    for (BlockId block : history_.blocksOf(op, history_.end)) {
      for (ValueId argument : history_.blocks[block.index].arguments)
        add(argument, op);
      history_.forEachOp(block, history_.end, [&](OpId inner, const OpVersion &) { addOp(inner); });
    }
  }

  void add(ValueId value, OpId op) {
    const ValueRecord &record = history_.values[value.index];
    Json json = {{"name", "%" + std::string(trace_.tables.string(record.name))},
                 {"type", trace_.tables.type(history_.typeAt(value, history_.end)).text}};
    // What came later was given with no type by anyone.
    if (!record.types.empty() && record.types.front().from == 0)
      json["given"] = trace_.tables.type(record.types.front().type).text;
    json["function"] = function_;
    json["op"] = trace_.tables.string(history_.ops[op.index].name);
    if (const Place &place = trace_.tables.place(history_.ops[op.index].place); !place.file.empty())
      json["place"] = toJson(place);
    list_.push_back(std::move(json));
  }

  const Trace &trace_;
  const History &history_;
  std::string function_;
  Json list_ = Json::array();
};

} // namespace

nlohmann::ordered_json valuesToJson(const Trace &trace) { return Values(trace).all(); }

} // namespace reify
