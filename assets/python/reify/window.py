"""The handle of a window: commands go to it over a socket that only this process and the window have."""
from __future__ import annotations

import json
import os
import socket
import subprocess
import threading
from typing import Any, Iterable, Mapping, Optional, Sequence, Union

from . import html
from .importing.export import Decompositions
from .models import ModelFile, Program, model_file
from .program import ProgramNotFound, ReifyError, environment, find_program
from .results import Diagnostic, diagnostics_of

PathLike = Union[str, "os.PathLike[str]"]


class Window:
    """A window on a program. Also a context manager, which closes it."""

    def __init__(self, process: subprocess.Popen[bytes], channel: socket.socket, libraries: list[str], timeout: float) -> None:
        self._process = process
        self._channel = channel
        self._timeout = timeout
        self._answers: dict[int, Mapping[str, Any]] = {}
        self._changed = threading.Condition()
        self._sending = threading.Lock()
        self._next = 1
        self._is_ready = self._is_closed = False
        self._model: Optional[ModelFile] = None
        self.model = ""
        self.libraries = libraries
        threading.Thread(target=self._listen, daemon=True, name="reify window").start()

    # What the window says

    def _listen(self) -> None:
        try:
            with self._channel.makefile("r", encoding="utf-8") as lines:
                for line in lines:
                    self._hear(json.loads(line))
        except (OSError, ValueError):
            pass
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    def _hear(self, message: Mapping[str, Any]) -> None:
        with self._changed:
            if message.get("event") == "ready":
                self._is_ready = True
            elif "id" in message:
                self._answers[message["id"]] = message
            self._changed.notify_all()

    def _await_ready(self) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._is_ready or self._is_closed, self._timeout)
            if self._is_ready:
                return
        raise ReifyError("the window did not come in time")

    def _ask(self, command: str, value: Any) -> Mapping[str, Any]:
        """Sends one command and waits until it was carried out. Raises ReifyError with what the window answered."""
        with self._sending:
            number = self._next
            self._next += 1
            line = json.dumps({"id": number, command: value}) + "\n"
            try:
                self._channel.sendall(line.encode())
            except OSError:
                raise ReifyError("the window is closed") from None
        with self._changed:
            came = self._changed.wait_for(lambda: number in self._answers or self._is_closed, self._timeout)
            answer = self._answers.pop(number, None)
        if answer is None:
            raise ReifyError("the window is closed" if came else f"the window gave no answer in {self._timeout:g} s")
        if "error" in answer:
            raise ReifyError(answer["error"], diagnostics_of(answer.get("diagnostics", [])))
        return answer

    # What a user asks for

    def load(
        self,
        program: Program = None,
        library: Union[PathLike, Iterable[PathLike], None] = None,
        *,
        args: Optional[Sequence[Any]] = None,
        kwargs: Optional[Mapping[str, Any]] = None,
        dynamic_shapes: Any = None,
        decompositions: Decompositions = "functional",
        weights: bool = True,
    ) -> tuple[Diagnostic, ...]:
        """Shows another program, other libraries, or both; without either, reads the files again. Returns what the
        run has to say; raises ReifyError where the program or a library cannot be read."""
        if program is None and library is None:
            return diagnostics_of(self._ask("reload", True).get("diagnostics", []))
        before, command = self._model, {}
        if program is not None:
            self._model = model_file(program, args, kwargs, dynamic_shapes, decompositions, weights)
            command["model"] = os.path.abspath(self._model.path)
        if library is not None:
            given = [library] if isinstance(library, (str, os.PathLike)) else library
            self.libraries = [os.path.abspath(path) for path in given]
        command["libraries"] = self.libraries  # type: ignore[assignment]  # a list beside a string
        answer = self._ask("open", command)
        self.model = command.get("model", self.model)
        if program is not None and before is not None:
            before.close()
        return diagnostics_of(answer.get("diagnostics", []))

    def select(self, value: str) -> None:
        """Selects a value by its name, as "%relu" or "relu"."""
        self._ask("select", value if value.startswith("%") else "%" + value)

    def run(self, command: str) -> None:
        """Carries out a command of the window by its id, as "step.next-op"; the palette shows what there is."""
        self._ask("command", command)

    def close(self) -> None:
        """Closes the window; nothing happens if it is closed already."""
        if self.is_open:
            try:
                self._ask("close", True)
            except ReifyError:
                pass
        self.wait(self._timeout)
        if self._process.poll() is None:
            self._process.kill()
        self._channel.close()
        self._forget_model()

    def wait(self, timeout: Optional[float] = None) -> bool:
        """Until the user closes the window; false when that took longer than `timeout` seconds."""
        try:
            self._process.wait(timeout)
        except subprocess.TimeoutExpired:
            return False
        self._forget_model()
        return True

    @property
    def is_open(self) -> bool:
        return self._process.poll() is None and not self._is_closed

    def _forget_model(self) -> None:
        if self._model is not None:
            self._model.close()
            self._model = None

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<reify window on {self.model or 'nothing'}, {'open' if self.is_open else 'closed'}>"

    def _repr_html_(self) -> str:
        return html.window(self.model, self.libraries, self.is_open)


def start_window(model: Optional[ModelFile], libraries: list[str], legal_ops: list[str], timeout: float) -> Window:
    """Starts the program with a channel of its own. Raises ReifyError with what it said where no window comes."""
    ours, theirs = socket.socketpair()
    words = [find_program(), "--control", str(theirs.fileno())]
    words += [model.path] if model else []
    words += [word for path in libraries for word in ("--library", path)]
    words += ["--backend-legal-ops", ",".join(legal_ops)] if legal_ops else []
    try:
        process = subprocess.Popen(
            words,
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=environment(),
            start_new_session=True,  # Ctrl+C in a terminal is meant for the script
        )
    except OSError as error:
        raise ProgramNotFound(f"'{words[0]}' cannot be run: {error}") from error
    finally:
        theirs.close()
    said: list[bytes] = []
    messages = threading.Thread(target=_drain, args=(process, said), daemon=True, name="reify messages")
    messages.start()
    window = Window(process, ours, [os.path.abspath(path) for path in libraries], timeout)
    window._model = model
    window.model = model.path if model else ""
    try:
        window._await_ready()
    except ReifyError:
        window._channel.close()
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        messages.join(2)
        window._forget_model()
        text = b"".join(said).decode(errors="replace").strip()
        raise ReifyError(text.removeprefix("reify: ") or "the window did not come in time") from None
    return window


def _drain(process: subprocess.Popen[bytes], said: list[bytes]) -> None:
    """Keeps the window's messages from filling the pipe; the first ones tell why it did not come."""
    stream = process.stderr
    if stream is None:
        return
    for line in stream:
        if len(said) < 100:
            said.append(line)
