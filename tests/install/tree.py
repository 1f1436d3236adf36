"""The trees that the tests look at, each made once when the first test asks for it."""
import contextlib
import functools
import os
import pathlib
import shlex
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
TIME_LIMIT_SECONDS = 300


class Skipped(Exception):
    """The test needs something that this system does not have or allow."""


def run(*command, expected=(0,), **options):
    """The finished process; an AssertionError with all that it printed if it ended in another way."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, errors="replace",
                          timeout=TIME_LIMIT_SECONDS, stdin=subprocess.DEVNULL, **options)
    words = shlex.join(str(word) for word in command)
    assert done.returncode in expected, f"$ {words}\n{done.stdout}{done.stderr}exit code {done.returncode}"
    return done


@contextlib.contextmanager
def bytecode_in_the_sources():
    """What Python leaves there is on every machine that has run something, and belongs to no installed tree."""
    planted = []
    for name in "assets", "samples", "docs":
        for folder in [ROOT / name, *(path for path in (ROOT / name).rglob("*") if path.is_dir())]:
            if "__pycache__" not in folder.parts:
                file = folder / "__pycache__" / "planted.cpython-311.pyc"
                file.parent.mkdir(exist_ok=True)
                file.write_bytes(b"")
                planted.append(file)
    try:
        yield
    finally:
        for file in planted:
            file.unlink()
            if not any(file.parent.iterdir()):
                file.parent.rmdir()


class Trees:
    def __init__(self, build, scratch):
        self.build = build
        self.scratch = scratch

    @functools.cached_property
    def moved(self):
        """An installed tree that was moved afterwards, to a name with a blank."""
        with bytecode_in_the_sources():
            run("cmake", "--install", self.build, "--prefix", self.scratch / "prefix")
        return (self.scratch / "prefix").rename(self.scratch / "moved away")

    @functools.cached_property
    def package(self):
        with bytecode_in_the_sources():
            run("cpack", "--config", self.build / "CPackConfig.cmake", "-B", self.scratch / "cpack", "-G", "DEB")
        files = list((self.scratch / "cpack").glob("*.deb"))
        assert len(files) == 1, files
        return files[0]

    @functools.cached_property
    def unpacked(self):
        """The root of a file system that holds the package and nothing else."""
        run("dpkg-deb", "-x", self.package, self.scratch / "root")
        return self.scratch / "root"

    def hidden(self, *command, **options):
        """Runs a command in a place where the build folder and what programs read of the sources are gone."""
        return run(*self.words_of_hidden(*command), **options)

    def words_of_hidden(self, *command):
        """The command line of that; its process is the command's own."""
        gone = [self.build, ROOT / "assets", ROOT / "samples"]
        mounts = "; ".join(f"mount -t tmpfs none {shlex.quote(str(folder))}" for folder in gone)
        apart = ["unshare", "--mount"] + ([] if os.geteuid() == 0 else ["--map-root-user"])
        if subprocess.run([*apart, "sh", "-ec", mounts], capture_output=True).returncode:
            raise Skipped("this system lets nobody mount anything (unshare)")
        return [*apart, "sh", "-ec", f'{mounts}; exec "$@"', "sh", *map(str, command)]
