"""Manual pages, completion, and the pages that go with an installed tree."""
import gzip
import re
import shutil

from tree import Skipped, run


def pages_of(trees):
    pages = {page.name.removesuffix(".1.gz"): page for page in (trees.moved / "share/man/man1").glob("*.1.gz")}
    assert {"reify", "reify-opt"} <= set(pages), pages
    return pages


def every_page_is_set_without_a_warning(trees):
    for name, page in pages_of(trees).items():
        text = gzip.decompress(page.read_bytes()).decode()
        source = trees.scratch / f"{name}.1"
        source.write_text(text)
        done = run("groff", "-man", "-Tutf8", "-ww", "-rLL=100n", source)
        assert not done.stderr, f"{name}: {done.stderr}"
        assert len(done.stdout.splitlines()) > 15, f"{name}: {done.stdout}"


def every_subcommand_has_a_page_that_the_first_one_names(trees):
    overview = run(trees.moved / "bin/reify", "help").stdout
    pages = pages_of(trees)
    subcommands = {name.removeprefix("reify-") for name in pages} - {"reify", "opt"}
    assert len(subcommands) > 5, subcommands
    for name in subcommands:
        assert re.search(rf"\b{name}\b", overview), f"{name} is not in reify help"
        assert f"reify-{name}(1)" in manual(trees, "reify"), name


def manual(trees, name):
    source = trees.scratch / "page.1"
    source.write_bytes(gzip.decompress(pages_of(trees)[name].read_bytes()))
    text = run("groff", "-man", "-Tutf8", "-P-cbou", "-rLL=2000n", source).stdout
    return text.replace("\u2010", "-").replace("\u2212", "-")


def options_that_the_page_of_reify_opt_names_exist(trees):
    text = manual(trees, "reify-opt")
    options = run(trees.moved / "bin/reify-opt", "--help").stdout
    named = set(re.findall(r"(?<![\w-])--?[a-z-]+(?==|\b)", text)) | {"extra-library", "backend-legal-ops"}
    assert len(named) > 6, named
    for option in named:
        assert option in options or option == "--help", option


def bash_completes(trees):
    """In a shell of its own, as a user's start does: subcommands, options, and files by what is wanted."""
    script = trees.moved / "share/bash-completion/completions/reify"
    sample = trees.moved / "share/reify/samples/windows"

    def complete(*words):
        code = ('set -u; source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); '
                f"{function}; printf '%s\\n' \"${{COMPREPLY[@]:-}}\"")
        return run("bash", "--norc", "-c", code, script, *words, cwd=sample).stdout.split("\n")

    function = re.search(r"^complete -F (\w+) .*\breify$", script.read_text(), re.M)[1]
    assert "explain" in complete("reify", "exp"), complete("reify", "exp")
    assert "--format" in complete("reify", "explain", "--fo"), complete("reify", "explain", "--fo")
    assert "json" in complete("reify", "explain", "--format", "j")
    assert "model.mlir" in complete("reify", "explain", "mod"), complete("reify", "explain", "mod")


def zsh_reads_its_completion(trees):
    script = trees.moved / "share/zsh/site-functions/_reify"
    assert script.read_text().startswith("#compdef reify")
    if not shutil.which("zsh"):
        raise Skipped("zsh is not installed")
    run("zsh", "-n", script)
    code = 'fpath=("${0:h}" $fpath); autoload -Uz compinit; compinit -D -u; print -r -- "$_comps[reify]"'
    done = run("zsh", "-f", "-c", code, script)
    assert done.stdout.strip() == "_reify" and not done.stderr, done.stdout + done.stderr


def links_between_installed_pages_lead_somewhere(trees):
    documents = trees.moved / "share/doc/reify"
    pages = [documents / "README.md", *sorted((documents / "docs").glob("*.md"))]
    assert len(pages) > 5
    for page in pages:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


TESTS = [every_page_is_set_without_a_warning, every_subcommand_has_a_page_that_the_first_one_names,
         options_that_the_page_of_reify_opt_names_exist, bash_completes, zsh_reads_its_completion,
         links_between_installed_pages_lead_somewhere]
