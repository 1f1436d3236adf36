#include "engine/check/check.h"

#include "engine/check/against_torch.h"
#include "engine/check/checker.h"
#include "engine/check/interpreter/read_all.h"
#include "engine/check/missing_functions.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>

namespace reify::check {

using namespace mlir;

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

bool isWanted(const CheckInputs &inputs, const CheckedFunction &function) {
  return inputs.functions.empty() || std::ranges::any_of(inputs.functions, [&](const std::string &name) {
           return name == function.op || name == function.name || name == function.symbol;
         });
}

/// A library is read for its functions and for its invocations, and both find it unreadable.
void sayOnce(Diagnostics &diagnostics) {
  std::set<std::string> said, unreadable, located;
  for (const Diagnostic &d : diagnostics)
    if (d.id == "library.unreadable")
      unreadable.insert(d.place.file);
    else if (d.severity == Severity::Error && d.place.line > 0)
      located.insert(d.place.file);
  std::erase_if(diagnostics, [&](const Diagnostic &d) {
    return (d.id == "check.unreadable" && unreadable.contains(d.place.file)) ||
           (d.id == "library.unreadable" && located.contains(d.place.file)) || !said.insert(toString(d)).second;
  });
}

/// Everything between files and report.
class CheckRun {
public:
  explicit CheckRun(const CheckInputs &inputs) : inputs_(inputs) {}

  CheckReport run() {
    Clock::time_point start = Clock::now();
    functions_ = readAllInvocations(inputs_.libraries, inputs_.tests, report_.diagnostics);
    std::set<std::string> written;
    for (const CheckedFunction &function : functions_)
      written.insert(function.symbol);
    std::erase_if(functions_, [&](const CheckedFunction &function) { return !isWanted(inputs_, function); });
    LoadedLibrary loaded(inputs_, report_.diagnostics);
    std::erase_if(report_.diagnostics, [](const Diagnostic &d) { return d.id == "library.override"; });
    tellMissingFunctions(loaded.library(), written, report_.diagnostics);
    sayOnce(report_.diagnostics);
    report_.loadingSeconds = secondsSince(start);
    report_.inputIsGood = !hasErrors(report_.diagnostics);
    if (!report_.inputIsGood)
      return std::move(report_);
    if (functions_.empty() && !inputs_.functions.empty()) {
      report_.inputIsGood = false;
      report_.diagnostics.push_back(
          {Severity::Error, "check.no-function", "there is no function '" + inputs_.functions.front() + "'", {}, {}});
    }
    start = Clock::now();
    report_.functions.resize(functions_.size());
    runAll(loaded);
    report_.seconds = secondsSince(start);
    if (inputs_.cancel && inputs_.cancel->load()) {
      report_.isStopped = true;
      std::erase_if(report_.functions, [](const FunctionResult &f) { return f.symbol.empty(); });
      return std::move(report_);
    }
    if (inputs_.againstTorch)
      compareWithTorch(loaded);
    describe(loaded.library());
    return std::move(report_);
  }

private:
  void runAll(LoadedLibrary &loaded) {
    size_t count = 0;
    for (const CheckedFunction &function : functions_)
      count += function.invocations.size();
    if (inputs_.total)
      *inputs_.total = unsigned(count);
    constexpr size_t kWorthAThread = 20000; // invocations; loading takes longer than running fewer
    unsigned jobs = unsigned(std::clamp<size_t>(count / kWorthAThread, 1, std::max(1u, inputs_.jobs)));
    std::vector<std::thread> threads;
    std::vector<Coverage::Reached> reached(jobs);
    for (unsigned job = 1; job < jobs; ++job)
      threads.emplace_back([&, job] {
        Diagnostics same; // as the first load gave
        LoadedLibrary own(inputs_, same);
        runShare(own, reached[job]);
      });
    runShare(loaded, reached[0]);
    for (std::thread &thread : threads)
      thread.join();
    for (const Coverage::Reached &part : reached)
      for (const auto &[symbol, ops] : part) {
        std::vector<bool> &all = reached_[symbol];
        all.resize(std::max(all.size(), ops.size()));
        for (size_t i = 0; i < ops.size(); ++i)
          all[i] = all[i] || ops[i];
      }
  }

  /// Takes functions as long as there are some.
  void runShare(LoadedLibrary &loaded, Coverage::Reached &reached) {
    Checker checker(loaded, inputs_);
    auto isStopped = [&] { return inputs_.cancel && inputs_.cancel->load(); };
    for (size_t i = next_++; i < functions_.size() && !isStopped(); i = next_++)
      report_.functions[i] = checker.check(functions_[i]);
    loaded.library().forEachUserModule([&](ModuleOp module) { checker.coverage().addTo(reached, module); });
  }

  /// Each thread with a library and a PyTorch of its own; the functions of an op stay together.
  void compareWithTorch(LoadedLibrary &loaded) {
    std::vector<std::vector<size_t>> groups;
    std::map<std::string, size_t> groupOf;
    for (size_t i = 0; i < functions_.size(); ++i) {
      auto [known, isNew] = groupOf.try_emplace(functions_[i].op, groups.size());
      if (isNew)
        groups.emplace_back();
      groups[known->second].push_back(i);
    }
    std::atomic<size_t> next{0};
    std::vector<std::string> fatal(std::max<size_t>(1, std::min<size_t>(inputs_.jobs, groups.size())));
    auto work = [&](LoadedLibrary &own, size_t job) {
      TorchComparison comparison(own, inputs_);
      for (size_t group = next++; group < groups.size() && comparison.fatal().empty(); group = next++)
        for (size_t index : groups[group])
          comparison.compare(functions_[index], report_.functions[index]);
      fatal[job] = comparison.fatal();
    };
    std::vector<std::thread> threads;
    for (size_t job = 1; job < fatal.size(); ++job)
      threads.emplace_back([&, job] {
        Diagnostics same;
        LoadedLibrary own(inputs_, same);
        work(own, job);
      });
    work(loaded, 0);
    for (std::thread &thread : threads)
      thread.join();
    if (fatal[0].empty())
      return;
    report_.inputIsGood = false;
    report_.diagnostics.push_back({Severity::Error, "check.torch", "PyTorch cannot be asked: " + fatal[0], {}, {}});
  }

  /// Coverage of all functions, and those that no Python file tells of.
  void describe(Library &library) {
    library.forEachUserModule([&](ModuleOp module) {
      module.walk([&](func::FuncOp function) {
        if (!function.isDeclaration())
          describe(function);
      });
    });
  }

  void describe(func::FuncOp function) {
    std::string symbol = function.getSymName().str();
    auto known = std::ranges::find(report_.functions, symbol, &FunctionResult::symbol);
    const std::vector<bool> &reached = reached_[symbol];
    bool isReached = std::ranges::find(reached, true) != reached.end();
    if (known == report_.functions.end()) {
      auto key = keyOfSymbol(symbol);
      bool isMarker = key && key->first == FunctionKind::HasValueSemantics;
      if (!inputs_.functions.empty() || isMarker)
        return;
      FunctionResult result;
      result.symbol = result.name = symbol;
      result.place = reify::placeOf(function.getLoc());
      if (key) {
        result.op = key->second;
        result.kind = key->first == FunctionKind::Shape   ? "shape"
                      : key->first == FunctionKind::Dtype ? "dtype"
                                                          : "decomposition";
      } else {
        result.name = symbol.substr(symbol.rfind('.') + 1);
        result.isTested = isReached;
      }
      report_.functions.push_back(std::move(result));
      known = std::prev(report_.functions.end());
    }
    if (known->isTested)
      readCoverage(function, reached, *known);
  }

  const CheckInputs &inputs_;
  CheckReport report_;
  std::vector<CheckedFunction> functions_;
  std::atomic<size_t> next_{0};
  Coverage::Reached reached_;
};

} // namespace

CheckReport checkLibraries(const CheckInputs &inputs) { return CheckRun(inputs).run(); }

} // namespace reify::check
