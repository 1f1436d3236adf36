#include "engine/library/library_file.h"

#include <mlir/Bytecode/BytecodeWriter.h>

#include <llvm/Support/raw_ostream.h>
#include <llvm/Support/xxhash.h>

#include <map>

namespace reify {

namespace {

/// At the start of the file. Offsets are from there; numbers are those of the machine, on which the file is made too.
struct Header {
  char magic[8];
  uint32_t fileSize;
  uint32_t functionCount;
  uint32_t records;     // Record[functionCount], in the order of symbols
  uint32_t bucketCount; // a power of two, at least twice functionCount
  uint32_t bySymbol;    // uint32_t[bucketCount]: a function's number plus one, or nought
  uint32_t byKey;       // the same
};

constexpr char kMagic[8] = {'R', 'e', 'i', 'f', 'y', 'L', 'i', '1'};
constexpr uint32_t kHelper = ~0u; // the kind of functions that no op leads to

struct Text {
  uint32_t offset, size;
};

struct Record {
  Text symbol, key, file, bytecode;
  uint32_t kind, line, column;
};

uint32_t bucketOf(llvm::StringRef text, uint32_t kind, uint32_t bucketCount) {
  return uint32_t(llvm::xxh3_64bits(text) + kind) & (bucketCount - 1);
}

/// The first free bucket from the name's own one on, or the one that `isIt` accepts.
template <class IsIt> uint32_t probe(llvm::ArrayRef<uint32_t> buckets, llvm::StringRef text, uint32_t kind, IsIt isIt) {
  uint32_t at = bucketOf(text, kind, buckets.size());
  while (buckets[at] && !isIt(buckets[at] - 1))
    at = (at + 1) & (buckets.size() - 1);
  return at;
}

} // namespace

//===-- Reading --------------------------------------------------------------===//

static const Header &headerOf(const llvm::MemoryBuffer &buffer) {
  return *reinterpret_cast<const Header *>(buffer.getBufferStart());
}

template <class T> llvm::ArrayRef<T> LibraryFile::table(uint32_t offset, uint32_t count) const {
  return {reinterpret_cast<const T *>(buffer_->getBufferStart() + offset), count};
}

llvm::StringRef LibraryFile::text(uint32_t offset, uint32_t size) const {
  return buffer_->getBuffer().substr(offset, size);
}

/// Whether the tables lie within the file and lead to what it has: a damaged file must not be followed.
bool LibraryFile::isSound() const {
  uint64_t size = buffer_->getBufferSize();
  if (size < sizeof(Header))
    return false;
  const Header &header = headerOf(*buffer_);
  auto fits = [&](uint32_t offset, uint64_t bytes) { return offset % 4 == 0 && offset + bytes <= size; };
  auto isIndex = [&](uint32_t offset) {
    if (!fits(offset, uint64_t(header.bucketCount) * 4))
      return false;
    auto buckets = table<uint32_t>(offset, header.bucketCount);
    return llvm::is_contained(buckets, 0u) && // else a search for what is not there would not end
           llvm::all_of(buckets, [&](uint32_t bucket) { return bucket <= header.functionCount; });
  };
  return llvm::ArrayRef(header.magic) == llvm::ArrayRef(kMagic) && header.fileSize == size &&
         llvm::isPowerOf2_32(header.bucketCount) && header.bucketCount > header.functionCount &&
         fits(header.records, uint64_t(header.functionCount) * sizeof(Record)) && isIndex(header.bySymbol) &&
         isIndex(header.byKey);
}

std::unique_ptr<LibraryFile> LibraryFile::open(const std::string &path, std::string &problem) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!buffer) {
    problem = buffer.getError().message();
    return nullptr;
  }
  std::unique_ptr<LibraryFile> file(new LibraryFile(std::move(*buffer)));
  if (file->isSound())
    return file;
  problem = "not a file that reify-compile-library of this version has made";
  return nullptr;
}

uint32_t LibraryFile::functionCount() const { return headerOf(*buffer_).functionCount; }

static const Record &recordOf(const llvm::MemoryBuffer &buffer, uint32_t function) {
  return reinterpret_cast<const Record *>(buffer.getBufferStart() + headerOf(buffer).records)[function];
}

static std::optional<uint32_t> found(uint32_t bucket) { return bucket ? std::optional(bucket - 1) : std::nullopt; }

std::optional<uint32_t> LibraryFile::findSymbol(llvm::StringRef wanted) const {
  const Header &header = headerOf(*buffer_);
  auto buckets = table<uint32_t>(header.bySymbol, header.bucketCount);
  return found(buckets[probe(buckets, wanted, 0, [&](uint32_t i) { return symbol(i) == wanted; })]);
}

std::optional<uint32_t> LibraryFile::findKey(llvm::StringRef key, FunctionKind kind) const {
  const Header &header = headerOf(*buffer_);
  auto buckets = table<uint32_t>(header.byKey, header.bucketCount);
  auto isIt = [&](uint32_t i) {
    const Record &record = recordOf(*buffer_, i);
    return record.kind == uint32_t(kind) && text(record.key.offset, record.key.size) == key;
  };
  return found(buckets[probe(buckets, key, uint32_t(kind), isIt)]);
}

llvm::StringRef LibraryFile::symbol(uint32_t function) const {
  const Text &symbol = recordOf(*buffer_, function).symbol;
  return text(symbol.offset, symbol.size);
}

Place LibraryFile::place(uint32_t function) const {
  const Record &record = recordOf(*buffer_, function);
  return {text(record.file.offset, record.file.size).str(), record.line, record.column};
}

llvm::MemoryBufferRef LibraryFile::bytecode(uint32_t function) const {
  const Text &bytecode = recordOf(*buffer_, function).bytecode;
  return {text(bytecode.offset, bytecode.size), symbol(function)};
}

//===-- Writing --------------------------------------------------------------===//

namespace {

class Writer {
public:
  llvm::LogicalResult add(mlir::func::FuncOp function);
  void finish(llvm::raw_ostream &out);

private:
  /// Where `bytes` will be in the file: texts lie after the tables, whose size is known last.
  Text keep(llvm::StringRef bytes, unsigned alignment = 1) {
    texts_.resize(llvm::alignTo(texts_.size(), alignment));
    Text text{uint32_t(texts_.size()), uint32_t(bytes.size())};
    texts_.append(bytes);
    return text;
  }
  std::vector<uint32_t> buckets(bool byKey, uint32_t count) const;

  struct Named {
    std::string symbol, key;
    Record record;
  };
  std::vector<Named> functions_;
  std::string texts_;
  std::map<std::string, Text> files_;
};

llvm::LogicalResult Writer::add(mlir::func::FuncOp function) {
  std::string bytecode;
  llvm::raw_string_ostream stream(bytecode);
  if (failed(mlir::writeBytecodeToFile(function, stream)))
    return llvm::failure();
  Named named{function.getSymName().str(), {}, {}};
  named.record.kind = kHelper;
  if (auto parsed = keyOfSymbol(named.symbol)) {
    named.record.kind = uint32_t(parsed->first);
    named.key = std::move(parsed->second);
  }
  Place place = placeOf(function.getLoc());
  named.record.line = place.line;
  named.record.column = place.column;
  auto [file, isNew] = files_.try_emplace(place.file);
  if (isNew)
    file->second = keep(place.file);
  named.record.file = file->second;
  named.record.symbol = keep(named.symbol);
  named.record.key = keep(named.key);
  // MLIR's reader wants alignment within its sections.
  named.record.bytecode = keep(bytecode, 16);
  functions_.push_back(std::move(named));
  return llvm::success();
}

std::vector<uint32_t> Writer::buckets(bool byKey, uint32_t count) const {
  std::vector<uint32_t> buckets(count);
  for (auto [i, function] : llvm::enumerate(functions_)) {
    if (byKey && function.record.kind == kHelper)
      continue;
    llvm::StringRef name = byKey ? function.key : function.symbol;
    uint32_t kind = byKey ? function.record.kind : 0;
    buckets[probe(buckets, name, kind, [](uint32_t) { return false; })] = uint32_t(i) + 1;
  }
  return buckets;
}

void Writer::finish(llvm::raw_ostream &out) {
  llvm::sort(functions_, [](const Named &a, const Named &b) { return a.symbol < b.symbol; });
  Header header;
  llvm::copy(kMagic, header.magic);
  header.functionCount = functions_.size();
  header.bucketCount = llvm::PowerOf2Ceil(2 * functions_.size() + 1);
  header.records = sizeof(Header);
  header.bySymbol = header.records + functions_.size() * sizeof(Record);
  header.byKey = header.bySymbol + header.bucketCount * 4;
  const uint32_t tablesEnd = header.byKey + header.bucketCount * 4;
  const uint32_t textStart = llvm::alignTo(tablesEnd, 16);
  header.fileSize = textStart + texts_.size();
  auto write = [&](const auto *data, size_t count) {
    out.write(reinterpret_cast<const char *>(data), count * sizeof(*data));
  };
  write(&header, 1);
  for (const Named &function : functions_) {
    Record record = function.record;
    for (Text *text : {&record.symbol, &record.key, &record.file, &record.bytecode})
      text->offset += textStart;
    write(&record, 1);
  }
  for (bool byKey : {false, true}) {
    std::vector<uint32_t> table = buckets(byKey, header.bucketCount);
    write(table.data(), table.size());
  }
  out.write_zeros(textStart - tablesEnd);
  out << texts_;
}

} // namespace

llvm::LogicalResult writeLibraryFile(mlir::ModuleOp module, llvm::raw_ostream &out) {
  Writer writer;
  for (auto function : module.getOps<mlir::func::FuncOp>())
    if (!function.isDeclaration() && failed(writer.add(function)))
      return llvm::failure();
  writer.finish(out);
  return llvm::success();
}

} // namespace reify
