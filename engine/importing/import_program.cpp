#include "engine/importing/import_program.h"

#include "engine/process/child_process.h"
#include "engine/process/python.h"
#include "engine/source/input_file.h"
#include "engine/source/output_file.h"

#include <nlohmann/json.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <sstream>

namespace reify {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

/// Made when the import begins and gone when it ends.
class TemporaryFolder {
public:
  TemporaryFolder() {
    std::error_code error;
    std::string name = (fs::temp_directory_path(error) / "reify-import-XXXXXX").string();
    if (mkdtemp(name.data()))
      path_ = name;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    if (!path_.empty())
      fs::remove_all(path_, ignored);
  }
  const fs::path &path() const { return path_; }

private:
  fs::path path_;
};

/// The last import, for runs that only have other libraries.
struct Kept {
  std::mutex mutex;
  ImportInputs inputs;
  fs::file_time_type time;
  uintmax_t size = 0;
  std::shared_ptr<const std::string> text;
};

Kept &kept() {
  static Kept kept;
  return kept;
}

/// Whether it gives its text once, so that Python cannot open it by its name.
bool isPipe(const std::string &file) {
  std::error_code ignored;
  return isStandardInput(file) || fs::is_fifo(file, ignored);
}

bool beginsAsZip(const std::string &file) {
  constexpr std::string_view kZip = "PK\x03\x04";
  if (isPipe(file))
    return readInputOrNothing(file).starts_with(kZip); // kept there, for who reads it next
  std::ifstream stream(file, std::ios::binary);
  char magic[kZip.size()] = {};
  return stream.read(magic, sizeof magic) && std::string_view(magic, sizeof magic) == kZip;
}

/// What can be told before PyTorch, which takes seconds to start, opens the file by its name; "" for nothing.
std::string problemOfFile(const ImportInputs &inputs) {
  const std::string &file = inputs.file;
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (isPipe(file)) {
    std::string problem;
    if (!readInputFile(file, problem))
      return problem;
  } else if (!fs::exists(status)) {
    return "cannot be read: " + error.message();
  } else if (fs::is_directory(status)) {
    return "is a directory, not a file";
  } else if (!fs::is_regular_file(status)) {
    return "is a device, not a file";
  } else if (access(file.c_str(), R_OK) != 0) {
    return std::string("cannot be read: ") + std::strerror(errno);
  }
  if (inputs.options.function.empty() && !beginsAsZip(file))
    return "is no program that torch.export.save wrote: those are zip files";
  return "";
}

std::string lastLine(const std::string &text) {
  const size_t end = text.find_last_not_of(" \n\r\t");
  if (end == std::string::npos)
    return "";
  const size_t begin = text.rfind('\n', end);
  return text.substr(begin == std::string::npos ? 0 : begin + 1,
                     end - (begin == std::string::npos ? 0 : begin + 1) + 1);
}

Place placeFrom(const Json &json) {
  if (!json.is_array() || json.size() != 2 || !json[0].is_string() || !json[1].is_number_unsigned())
    return {};
  return {json[0].get<std::string>(), json[1].get<uint32_t>(), 0};
}

std::string textAt(const Json &json, const char *key) {
  return json.contains(key) && json[key].is_string() ? json[key].get<std::string>() : "";
}

/// One import: the process, and what is made of its answers.
class Import {
public:
  Import(const ImportInputs &inputs, const ImportControl &control, Diagnostics &diagnostics)
      : inputs_(inputs), control_(control), diagnostics_(diagnostics), python_(choosePython(inputs.options.python)) {}
  std::shared_ptr<const std::string> run();

private:
  void fail(const std::string &id, const std::string &message, const Place &place = {}) {
    diagnostics_.push_back(
        {Severity::Error, id, message, place.file.empty() ? Place{shownPath(inputs_.file)} : place, {}});
  }
  std::vector<std::string> words(const std::string &file, const fs::path &out) const;
  bool readAnswers(ChildProcess &child);
  void tellError(const Json &error);
  void tellEnd(ChildProcess &child);
  std::string asked() const { return "'" + python_.program + "', " + python_.reason; }

  const ImportInputs &inputs_;
  const ImportControl &control_;
  Diagnostics &diagnostics_;
  ChosenPython python_;
};

std::vector<std::string> Import::words(const std::string &file, const fs::path &out) const {
  const ImportOptions &options = inputs_.options;
  std::vector<std::string> words = {python_.program, inputs_.assets.folder + "/python/reify_import.py", file,
                                    "--out=" + out.string(), "--decompositions=" + options.decompositions};
  if (!options.function.empty())
    words.push_back("--function=" + options.function);
  for (const std::string &module : options.modules)
    words.push_back("--module=" + module);
  for (const std::string &schema : inputs_.schemas)
    words.push_back("--schema=" + schema);
  if (!options.weights)
    words.push_back("--no-weights");
  if (options.trust)
    words.push_back("--trust");
  return words;
}

void Import::tellError(const Json &error) {
  fail(textAt(error, "id"), textAt(error, "message"), placeFrom(error.value("place", Json())));
  for (const Json &note : error.value("notes", Json::array()))
    if (note.is_array() && note.size() == 2 && note[0].is_string())
      diagnostics_.back().notes.push_back({note[0].get<std::string>(), placeFrom(note[1])});
  diagnostics_.back().notes.push_back({"asked Python " + asked(), {}});
}

/// The process went without a word of its own.
void Import::tellEnd(ChildProcess &child) {
  const std::string last = lastLine(child.errors());
  const int status = child.stop();
  std::string how = "ended without an answer";
  if (status >= 0 && WIFSIGNALED(status) && WTERMSIG(status) != SIGKILL)
    how = std::string("crashed (") + strsignal(WTERMSIG(status)) + ")";
  fail("import.failed", "Python " + asked() + ", " + how + (last.empty() ? "" : ": " + last));
}

bool Import::readAnswers(ChildProcess &child) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point end = Clock::now() + std::chrono::seconds(inputs_.options.seconds);
  for (std::string line;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
    switch (child.readLine(line, left, &control_.cancel)) {
    case ChildProcess::Read::Cancelled:
      return false;
    case ChildProcess::Read::Late:
      fail("import.late", "PyTorch took longer than " + std::to_string(inputs_.options.seconds) +
                              " s for this; --import-seconds sets another limit");
      return false;
    case ChildProcess::Read::Ended:
      tellEnd(child);
      return false;
    case ChildProcess::Read::Line:
      break;
    }
    const Json answer = Json::parse(line, nullptr, false);
    if (!answer.is_object())
      continue;
    if (answer.contains("done"))
      return true;
    if (answer.contains("error") && answer["error"].is_object()) {
      tellError(answer["error"]);
      return false;
    }
    if (control_.progress && answer.contains("progress"))
      control_.progress(textAt(answer, "progress"), answer.value("fraction", 0.f));
  }
}

std::shared_ptr<const std::string> Import::run() {
  const TemporaryFolder folder;
  if (folder.path().empty()) {
    fail("import.failed", "no temporary folder can be made for the module");
    return nullptr;
  }
  const fs::path out = folder.path() / "module.mlir";
  ChildProcess child;
  std::string problem, file = inputs_.file;
  if (isPipe(file)) {
    file = (folder.path() / "program.pt2").string();
    if (problem = writeOutputFile(file, readInputOrNothing(inputs_.file)); !problem.empty()) {
      fail("import.failed", problem);
      return nullptr;
    }
  }
  if (control_.progress)
    control_.progress("starting Python", 0);
  if (!child.start(words(file, out), problem)) {
    fail("import.no-python",
         problem + " (" + python_.reason + "); a Python with PyTorch is wanted: set REIFY_PYTHON to one");
    return nullptr;
  }
  if (!readAnswers(child))
    return nullptr;
  auto text = std::make_shared<std::string>();
  std::ifstream module(out, std::ios::binary);
  std::error_code error;
  text->resize(size_t(fs::file_size(out, error)));
  if (error || !module.read(text->data(), std::streamsize(text->size()))) {
    fail("import.failed", "the imported module cannot be read");
    return nullptr;
  }
  return text;
}

/// Signatures of libraries are needed only for ops that the Python there does not know.
bool usesSchemas(const std::string &text) {
  const std::string_view head = std::string_view(text).substr(0, text.find("\nmodule"));
  return head.find("its signature is taken from its calls") != std::string_view::npos;
}

bool isSame(const ImportInputs &a, const ImportInputs &b, const std::string &text) {
  return a.file == b.file && a.options == b.options && (a.schemas == b.schemas || !usesSchemas(text));
}

} // namespace

bool isForPython(const std::string &file, const ImportOptions &options, std::string &problem) {
  const bool isPython = file.ends_with(".py");
  if (!options.function.empty()) {
    if (!isPython)
      problem = "is no Python file, so no function of it can be called";
    return isPython;
  }
  if (isPython) {
    problem = "is a Python program, which is run only when it is asked for: --from-python " + file + ":FUNCTION";
    return false;
  }
  if (file.ends_with(".pt2"))
    return true;
  std::error_code ignored;
  // torch.save writes a zip file as well; the driver tells them apart.
  return (isPipe(file) || fs::is_regular_file(file, ignored)) && beginsAsZip(file);
}

std::shared_ptr<const std::string> importProgram(const ImportInputs &inputs, const ImportControl &control,
                                                 Diagnostics &diagnostics) {
  if (const std::string problem = problemOfFile(inputs); !problem.empty()) {
    diagnostics.push_back({Severity::Error, "model.unreadable", problem, {shownPath(inputs.file)}, {}});
    return nullptr;
  }
  std::error_code error; // a pipe has no time: what was read from it stays the same
  const fs::file_time_type time = fs::last_write_time(inputs.file, error);
  const uintmax_t size = error ? 0 : fs::file_size(inputs.file, error);
  {
    std::lock_guard lock(kept().mutex);
    const bool mayDiffer = inputs.again && !inputs.options.function.empty();
    if (kept().text && isSame(kept().inputs, inputs, *kept().text) && kept().time == time && kept().size == size &&
        !mayDiffer)
      return kept().text;
  }
  std::shared_ptr<const std::string> text = Import(inputs, control, diagnostics).run();
  if (text) {
    std::lock_guard lock(kept().mutex);
    kept().inputs = inputs;
    kept().time = time;
    kept().size = size;
    kept().text = text;
  }
  return text;
}

std::shared_ptr<const std::string> lastImportOf(const std::string &file) {
  std::lock_guard lock(kept().mutex);
  return kept().inputs.file == file ? kept().text : nullptr;
}

} // namespace reify
