// What is open, and how its run goes.
#pragma once
#include "engine/catalogue/catalogue.h"
#include "engine/source/diagnostics.h"
#include <memory>
#include <string>
#include <vector>

namespace reify {

struct Scene;

struct RunStatus {
  bool isRunning = false;
  float progress = 0; // 0 to 1
  std::string doing;  // what goes on before the run itself, as "importing PyTorch"; "" for the run
  std::string model;  // path; "" when nothing was ever opened
  std::vector<std::string> libraries;
  std::string pipeline;          // chosen in the window for this model; "" = as the program was started
  bool forgetsByProject = false; // opening the model forgets its types, as its reify.json says
  Diagnostics problems;          // of the last run; its errors are shown across the window until dismissed
  bool failed = false;           // the last run gave no trace: the one shown is that of an earlier run
  bool showProblems = false;
};

struct Sample {
  std::string path;  // its folder
  std::string title; // first line of its story
};

struct OpenDocuments {
  RunStatus status;
  std::vector<std::string> recent;
  std::vector<Sample> samples;
  std::shared_ptr<const Catalogue> catalogue;
};

const RunStatus &statusOf(const Scene &scene);
/// Models opened before, newest first.
const std::vector<std::string> &recentOf(const Scene &scene);
const std::vector<Sample> &samplesOf(const Scene &scene);
/// Of the last run; null before the first.
const std::shared_ptr<const Catalogue> &catalogueOf(const Scene &scene);

} // namespace reify
