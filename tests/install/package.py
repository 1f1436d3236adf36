"""The Debian package, unpacked in a root of its own."""
import re
import shutil
import sys

from tree import ROOT, Skipped, run

PROGRAMS = ["reify", "reify-opt"]
# Loaded or read without a link to tell.
UNLINKED = {"libpython3.11", "libgl1", "fonts-roboto-unhinted", "fonts-dejavu-core", "fonts-droid-fallback"}


def field(trees, name):
    return run("dpkg-deb", "-f", trees.package, name).stdout.strip()


def finds_its_assets_in_usr_share(trees):
    trees.hidden(sys.executable, ROOT / "tests/install/readme.py", "--bin", trees.unpacked / "usr/bin",
                 "--samples", trees.unpacked / "usr/share/reify/samples")


def every_library_is_found_and_belongs_to_a_package_that_it_depends_on(trees):
    depends = {re.split(r"[ :(]", entry.strip())[0] for entry in field(trees, "Depends").split(",")}
    for program in PROGRAMS:
        links = run("ldd", trees.unpacked / "usr/bin" / program).stdout
        assert "not found" not in links, links
        needed = re.findall(r"NEEDED.*\[(.*)\]", run("readelf", "-d", trees.unpacked / "usr/bin" / program).stdout)
        for library in needed:
            owners = {line.split(":")[0] for line in run("dpkg", "-S", f"*/{library}").stdout.splitlines()}
            assert owners & depends, f"{program} needs {library} of {owners}, the package {depends}"
    missing = UNLINKED - depends if (trees.unpacked / "usr/share/applications").exists() else {"libpython3.11"} - depends
    assert not missing, missing


def brings_no_scripts_and_no_fonts(trees):
    run("dpkg-deb", "-e", trees.package, trees.scratch / "control")
    names = sorted(file.name for file in (trees.scratch / "control").iterdir())
    assert names == ["control", "md5sums"], names
    assert not list(trees.unpacked.rglob("*.ttf"))
    assert not list(trees.unpacked.rglob("*.pyc"))


def says_whose_it_is(trees):
    documents = trees.unpacked / "usr/share/doc/reify"
    assert (documents / "copyright").read_text().startswith("Format: https://www.debian.org/doc/packaging-manuals/")
    assert field(trees, "Version") in run("zcat", documents / "changelog.gz").stdout
    assert re.fullmatch(r".+ <\S+@\S+>", field(trees, "Maintainer"))


def programs_carry_no_symbols(trees):
    for program in PROGRAMS:
        assert "stripped" in (text := run("file", trees.unpacked / "usr/bin" / program).stdout), text
        assert "not stripped" not in text, text


def says_what_is_missing_to_make_it(trees):
    """With a PATH on which nothing is."""
    done = run(shutil.which("cmake"), "-DCPACK_GENERATOR=DEB", "-DCMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF", "-P",
               ROOT / "cmake/NeededToPackage.cmake", expected=(1,), env={"PATH": "/nonexistent"})
    assert "apt-get install dpkg-dev file" in " ".join(done.stderr.split()), done.stderr
    config = (trees.build / "CPackConfig.cmake").read_text()
    assert "cmake/NeededToPackage.cmake" in config, config


def satisfies_lintian(trees):
    try:
        text = run("lintian", "--fail-on", "none", "--allow-root", trees.package).stdout
    except FileNotFoundError:
        raise Skipped("lintian is not installed")
    problems = [line for line in text.splitlines() if re.match("[EW]: ", line)]
    assert not problems, "\n".join(problems)


TESTS = [finds_its_assets_in_usr_share, every_library_is_found_and_belongs_to_a_package_that_it_depends_on,
         brings_no_scripts_and_no_fonts, says_whose_it_is, programs_carry_no_symbols, says_what_is_missing_to_make_it, satisfies_lintian]
