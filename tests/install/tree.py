"""The trees that the tests look at, each made once when the first test asks for it."""
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


class Trees:
    def __init__(self, build, scratch):
        self.build = build
        self.scratch = scratch

    @functools.cached_property
    def moved(self):
        """An installed tree that was moved afterwards, to a name with a blank."""
        run("cmake", "--install", self.build, "--prefix", self.scratch / "prefix")
        return (self.scratch / "prefix").rename(self.scratch / "moved away")

    @functools.cached_property
    def package(self):
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
