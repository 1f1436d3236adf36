"""What a shell user has of it: suggestions, completion, manual pages, the version."""
import json
import pathlib
import re
import shutil
import subprocess

import programs
from programs import QUANTIZE, ROOT, Skipped, has, reify, same, shell


def subcommands():
    return re.findall(r"^  ([a-z-]+) {2,}", reify("help").stdout.decode().split("Subcommands")[1].split("Arguments:")[0], re.M)


def a_word_that_is_nearly_one(folder):
    for words, wanted in ((["chekc"], "did you mean check?"), (["help", "chekc"], "did you mean check?"),
                          (["man", "explian"], "did you mean explain?"), (["explain", "m", "--libary", "x"], "did you mean --library?"),
                          (["check", "m", "--weakening=2"], "did you mean --weakenings?"), (["ops", "--fromat", "json"], "did you mean --format?"),
                          (["compile", "a.py", "--outputs", "x"], "did you mean --output?"), (["--thme", "dark"], "did you mean --theme?"),
                          (["new-op", "x", "--asci"], "did you mean --ascii?"), (["explain", "m", "--step", "1"], "it belongs to: show")):
        done = reify(*words, cwd=folder)
        same((done.returncode, done.stdout), (2, b""))
        has(done.stderr, wanted)
    (folder / "chekc").write_text("")  # a file of that name is meant
    assert b"did you mean" not in reify("chekc", cwd=folder).stderr


def bash(words, folder, point=None):
    """What bash offers for the last of the words."""
    quoted = " ".join("'" + w.replace("'", "'\\''") + "'" for w in words)
    script = (f'source <("$REIFY" completion bash) && COMP_WORDS=({quoted}) COMP_CWORD={len(words) - 1} ; _reify; '
              'printf "%s\\n" "${COMPREPLY[@]}"')
    done = shell(script, cwd=folder)
    same(done.stderr, b"")
    return sorted(set(done.stdout.decode().split("\n")) - {""})


def bash_completes(folder):
    for name in "model.mlir", "ops.py", "notes.txt", "with blank.mlir":
        (folder / name).write_text("")
    (folder / "sub").mkdir()
    same(shell('bash -n <("$REIFY" completion bash)').returncode, 0)
    same(bash(["reify", "ch"], folder), ["check"])
    same([w for w in bash(["reify", ""], folder) if w in subcommands()], sorted(subcommands()))
    same(bash(["reify", "explain", ""], folder), ["model.mlir", "sub", "with blank.mlir"])
    same(bash(["reify", "explain", "model.mlir", "--library", ""], folder), ["model.mlir", "ops.py", "sub", "with blank.mlir"])
    same(bash(["reify", "explain", "--form"], folder), ["--format"])
    same(bash(["reify", "explain", "--format", ""], folder), ["json", "text"])
    same(bash(["reify", "explain", "--format", "=", "j"], folder), ["json"])  # as readline splits it
    same(bash(["reify", "explain", "--format", "="], folder), ["json", "text"])
    same(bash(["reify", "check", "--format", "ju"], folder), ["junit"])
    same(bash(["reify", "help", "tr"], folder), ["trace"])
    same(bash(["reify", "completion", ""], folder), ["bash", "zsh"])
    same(bash(["reify", "--theme", ""], folder), ["dark", "light"])
    same(bash(["reify", "show", "--step", ""], folder), [])
    same(bash(["reify", "compile", ""], folder), ["ops.py", "sub"])
    # Every option that help tells of, and no other.
    for command in subcommands():
        told = set(re.findall(r"^  (?:-\w, )?(--[a-z-]+)", reify(command, "--help").stdout.decode(), re.M))
        same(set(bash(["reify", command, "--"], folder)), told)


def zsh_completes(folder):
    if not shutil.which("zsh"):
        raise Skipped("zsh is not installed")
    (folder / "_reify").write_bytes(reify("completion", "zsh").stdout)
    for name in "model.mlir", "ops.py", "notes.txt":
        (folder / name).write_text("")
    same(subprocess.run(["zsh", "-n", folder / "_reify"], capture_output=True).stderr, b"")
    # A shell in a terminal of its own, whose keys are typed and whose offers are read.
    script = folder / "complete.zsh"
    script.write_text('''
zmodload zsh/zpty
zpty shell 'zsh -f -i'
send() { zpty -w shell "$1" }
send 'PROMPT= RPROMPT= TERM=dumb; unsetopt zle; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D; setopt zle'
send 'comp() { compadd "$@" }; list() { local -a all; compadd -O all "$@"; print -lr -- "offer:"$^all; builtin compadd "$@" }'
send 'compadd() { local -a all; builtin compadd -O all "$@"; (( $#all )) && print -lr -- "offer:"$^all >> offers; builtin compadd "$@" }'
send 'zle -C offers complete-word _main_complete; bindkey "^X" offers; print ready > ready'
repeat 100; do [[ -e ready ]] && break; sleep 0.1; done
zpty -n -w shell $1$'\\x18'
repeat 50; do sleep 0.1; [[ -e offers ]] && break; done
sleep 0.5
zpty -d shell
''')

    def offers(line):
        for name in "offers", "ready":
            (folder / name).unlink(missing_ok=True)
        subprocess.run(["zsh", "-f", script, line], cwd=folder, capture_output=True, timeout=60)
        lines = (folder / "offers").read_text().splitlines() if (folder / "offers").exists() else []
        return {line[len("offer:"):] for line in lines}

    assert set(subcommands()) <= offers("reify "), offers("reify ")
    same(offers("reify chec"), {"check"})
    same(offers("reify explain --format "), {"json", "text"})
    assert {"model.mlir"} <= offers("reify explain m") and "ops.py" not in offers("reify explain "), offers("reify explain ")
    has(" ".join(offers("reify explain --lib")), "--library")


def manual_pages_are_good_roff(folder):
    for words in [[], *[[name] for name in subcommands()]]:
        page = reify("man", *words).stdout
        assert page.startswith(b".TH REIFY"), page[:40]
        for command in ["man", "-l", "--warnings", "-Tutf8", "-"], ["groff", "-man", "-ww", "-Tutf8"]:
            if not shutil.which(command[0]):
                continue
            done = subprocess.run(command, input=page, capture_output=True, timeout=60, env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANWIDTH": "100"})
            same((done.returncode, done.stderr), (0, b""))
            text = re.sub(r"\x1b\[[0-9;]*m|.\x08", "", done.stdout.decode())
            help_text = reify(*words, "--help").stdout.decode()
            for option in re.findall(r"^  (?:-\w, )?(--[a-z-]+)", help_text, re.M):
                has(text.replace("‐", "-").replace("−", "-"), option)
    if not shutil.which("groff") and not shutil.which("man"):
        raise Skipped("neither man nor groff is installed")
    if shutil.which("mandoc"):
        same(subprocess.run(["mandoc", "-Tlint", "-Werror"], input=reify("man").stdout, capture_output=True).returncode, 0)
    has(subprocess.run(["groff", "-man", "-Tutf8"], input=reify("man", "new-op").stdout, capture_output=True).stdout, "〇")


def the_version_says_all(folder):
    facts = json.loads(reify("version", "--format", "json").stdout)
    text = reify("version").stdout.decode()
    same(text, reify("--version").stdout.decode())
    for key in "version", "commit", "mlir":
        has(text, facts[key])
    assert re.fullmatch(r"22\.\d+\.\d+\w*", facts["mlir"]) and facts["library"]["ops"] > 500, facts
    if (ROOT / ".git").exists():
        commit = subprocess.run(["git", "-C", ROOT, "rev-parse", "HEAD"], capture_output=True, text=True).stdout
        assert facts["commit"] == "unknown" or re.fullmatch("[0-9a-f]{12}", facts["commit"]), facts
        assert commit.startswith(facts["commit"]) or facts["commit"] == "unknown", facts
    opt = reify("--version", program="reify-opt").stdout.decode()
    for key in "commit", "mlir":
        has(opt, facts[key])


def options_stand_anywhere(folder):
    for words in (["explain", QUANTIZE, "--format", "json"], ["explain", "--format=json", QUANTIZE], ["--color", "auto", "explain", "--format", "json", QUANTIZE],
                  ["explain", "--format", "json", "--", QUANTIZE]):
        done = reify(*words)
        same((done.returncode, json.loads(done.stdout)["contractHolds"]), (0, True))


TESTS = [a_word_that_is_nearly_one, bash_completes, zsh_completes, manual_pages_are_good_roff, the_version_says_all,
         options_stand_anywhere]
