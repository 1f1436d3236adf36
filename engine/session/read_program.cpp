#include "engine/session/read_program.h"

#include "engine/session/model_context.h"
#include "engine/source/input_file.h"

#include <algorithm>

namespace reify {

ProgramText readProgram(const SessionInputs &inputs, RunControl &control, Diagnostics &diagnostics) {
  ProgramText program;
  if (inputs.model.empty() || inputs.invocation)
    return program;
  std::string problem;
  const bool isProgram = isForPython(inputs.model, inputs.import, problem);
  if (!problem.empty()) {
    diagnostics.push_back({Severity::Error, "model.unreadable", problem, {inputs.model}, {}});
    program.failed = true;
  }
  if (!isProgram)
    return program;
  ImportInputs import{inputs.model, inputs.import, {}, inputs.assets, inputs.importAgain};
  std::vector<SchemaLine> lines;
  for (const std::string &library : inputs.libraries)
    addSchemaLines(library, lines);
  for (SchemaLine &line : lines)
    import.schemas.push_back(std::move(line.text));
  const ImportControl importControl{control.cancel, [&](const std::string &text, float fraction) {
                                      control.say(text);
                                      constexpr float kShareOfRun = 0.9f;
                                      control.progress = fraction * kShareOfRun;
                                    }};
  program.text = importProgram(import, importControl, diagnostics);
  program.failed = !program.text;
  control.say("");
  return program;
}

static std::string_view opOf(const SchemaLine &line) {
  return std::string_view(line.text).substr(0, line.text.find('('));
}

/// The model's lines that say something new; what a library says otherwise is told.
static std::vector<SchemaLine> modelLines(const SessionInputs &inputs, const std::string *program,
                                          const std::vector<SchemaLine> &ofLibraries, Diagnostics &diagnostics) {
  std::vector<SchemaLine> lines;
  if (program)
    lines = extractSchemaLines(*program, inputs.model);
  else if (!inputs.invocation && !inputs.model.empty())
    addSchemaLines(inputs.model, lines);
  std::erase_if(lines, [&](const SchemaLine &line) {
    auto stated = std::ranges::find_if(ofLibraries, [&](const SchemaLine &each) { return opOf(each) == opOf(line); });
    if (stated == ofLibraries.end())
      return false;
    if (stated->text != line.text)
      diagnostics.push_back({Severity::Warning,
                             "schema.other",
                             "the program declares '" + line.text + "'; this line counts",
                             stated->place,
                             {{"the program's is here", line.place}}});
    return true;
  });
  return lines;
}

std::vector<SchemaLine> statedSchemas(const SessionInputs &inputs, const std::string *program,
                                      Diagnostics &diagnostics) {
  std::vector<SchemaLine> lines;
  for (const std::string &library : inputs.libraries)
    addSchemaLines(library, lines);
  for (SchemaLine &line : modelLines(inputs, program, lines, diagnostics))
    lines.push_back(std::move(line));
  return lines;
}

void forgiveModelSchemas(const std::string &model, size_t first, Diagnostics &diagnostics) {
  for (size_t i = first; i < diagnostics.size(); ++i)
    if (diagnostics[i].place.file == model && diagnostics[i].id.starts_with("schema."))
      diagnostics[i].severity = Severity::Warning;
}

std::vector<SchemaLine> readModelSchemas(const SessionInputs &inputs, RunControl &control, Diagnostics &diagnostics) {
  const ProgramText program = readProgram(inputs, control, diagnostics);
  std::vector<SchemaLine> ofLibraries;
  for (const std::string &library : inputs.libraries)
    addSchemaLines(library, ofLibraries);
  if (program.failed)
    return {};
  std::string problem;
  if (!program.text && !inputs.model.empty() && !readInputFile(inputs.model, problem)) {
    diagnostics.push_back({Severity::Error, "model.unreadable", problem, {shownPath(inputs.model)}, {}});
    return {};
  }
  return modelLines(inputs, program.text.get(), ofLibraries, diagnostics);
}

} // namespace reify
