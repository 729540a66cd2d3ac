"""Runs the handler in a Python file and speaks the protocol: python3 run.py FILE [FOLDER]

The file can import modules next to it, and from each folder above it up to FOLDER.

Reads lines from standard input. Writes to file descriptor 3 if the environment has KLONDIKE_FD=3. Otherwise writes to
standard output, and sends the program's own printing to standard error. Reads and writes block, because there is only
one event at a time.

Each handler runs in a fork of this process, which never loads the student's file itself. The next handler therefore
starts at once, as if in a new process. On systems without fork, each process runs one handler.
"""
import json
import os
import random
import sys

sys.dont_write_bytecode = True

import klondike
from klondike_shim.remote_view import RemoteView
from klondike_shim.submission import NotStarted, describe, handler_of, load, message_with_line, methods_of

THROWN = -32000
"""The error code for an exception from the handler."""

NEEDS_NEW_PROCESS = -32002
"""The error code for an `initialize` that needs a new process."""

CAN_FORK = hasattr(os, "fork")


class Lines:
    """The lines of a file. `rest` is the part that was read but not yet returned."""

    def __init__(self, file):
        self.file = file
        self.rest = b""

    def __iter__(self):
        return self

    def __next__(self):
        while b"\n" not in self.rest:
            more = os.read(self.file, 1 << 16)
            if not more:
                raise StopIteration
            self.rest += more
        line, _, self.rest = self.rest.partition(b"\n")
        return line


def channel():
    """Returns the two ends of the protocol. The program cannot reach them; its own standard input is empty."""
    lines = Lines(os.dup(0))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    if os.environ.pop("KLONDIKE_FD", "") == "3":
        out = os.dup(3)
        os.close(3)
    else:
        out = os.dup(1)
        os.dup2(2, 1)

    def write(text):
        data = text.encode("utf-8", "replace")
        while data:
            data = data[os.write(out, data) :]

    return lines, write


class Restart(Exception):
    """A request to start again with a new handler."""

    def __init__(self, line):
        super().__init__("initialize")
        self.line = line


class BadRequest(Exception):
    """A line that is not a valid request, with the error code of JSON-RPC."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def request_in(line):
    try:
        request = json.loads(line)
    except ValueError:
        raise BadRequest(-32700, "This line is not JSON.")
    if not isinstance(request, dict) or not isinstance(request.get("method"), str):
        raise BadRequest(-32600, "This is not a request.")
    return request


def first_request(lines, write):
    for line in lines:
        try:
            request = request_in(line)
            if request["method"] == "initialize":
                return request
            raise BadRequest(-32600, "The first request must be initialize.")
        except BadRequest as fault:
            write(refusal(None, fault))
    sys.exit(0)


def start(program, params, write):
    """Returns the handler's methods and its view. Sets the constants and the seed before it loads the file."""
    klondike._renumber(params.get("constants") or {})
    if params.get("seed") is not None:
        random.seed(params["seed"])
    view = RemoteView(write, (params.get("capabilities") or {}).get("spoilsArrays") is True)
    return methods_of(handler_of(load(*program), view)), view


def reply(id, result):
    return '{"jsonrpc":"2.0","id":%s,"result":%s}\n' % (id if type(id) is int else json.dumps(id), result)


def failure(id, **error):
    answer = {"jsonrpc": "2.0", "id": id, "error": error}
    return json.dumps(answer, separators=(",", ":"), default=repr) + "\n"


def refusal(id, fault):
    return failure(id, code=fault.code, message=str(fault))


def _whole(value):
    """Replaces anything but a whole number with -1, as shims for typed languages do."""
    return value if type(value) is int else -1


def answer_to(methods, line):
    """Returns the answer to a line."""
    id = None
    try:
        request = request_in(line)
        id, name, params = request.get("id"), request["method"], request.get("params", [])
        if name == "initialize" and CAN_FORK:
            if has_left_files():
                raise BadRequest(NEEDS_NEW_PROCESS, "A program has left files.")
            raise Restart(line)
        if not isinstance(params, list):
            raise BadRequest(-32600, "The params are not an array.")
        if name not in methods:
            raise BadRequest(-32601, "Unknown method %s." % name)
        result = methods[name](*(params if name == "nextDeal" else map(_whole, params)))
        if hasattr(result, "__await__"):
            raise TypeError("%s is asynchronous; it must return when it is done." % name)
        return reply(id, "null" if name != "getName" else json.dumps(result, default=repr))
    except BadRequest as fault:
        return refusal(id, fault)
    except Restart:
        raise
    except Exception as error:
        said = describe(error)
        return failure(id, code=THROWN, message=message_with_line(said), data=said)


def name_of(methods):
    """A handler that raises in getName can still be played."""
    try:
        name = methods["getName"]()
    except Exception:
        return ""
    return name if isinstance(name, str) else ""


def temporary_files():
    """Counts the files in the folders where a program in a sandbox may write."""
    return sum(files_in(folder) for folder in (os.environ.get("TMPDIR", "/tmp"), "/dev/shm"))


def files_in(folder):
    try:
        return len(os.listdir(folder))
    except OSError:
        return 0


FILES_AT_FIRST = temporary_files()


def has_left_files():
    """Has the handler left files? In a sandbox, the folders for temporary files are empty at first."""
    return FILES_AT_FIRST == 0 and temporary_files() > 0


def run_in_fork(program, lines, write, request):
    """Runs a handler in a fork of this process. Returns the next `initialize` request, or None after the last one."""
    back, out = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(back)
        try:
            run_handler(program, lines, write, request)
        except Restart as again:
            os.write(out, again.line + b"\n" + lines.rest)
        sys.stdout.flush()
        os._exit(0)
    os.close(out)
    _, status = os.waitpid(child, 0)
    if status != 0:
        os._exit(1)
    # Don't wait: a process that the program has started may still hold the other end of the pipe.
    os.set_blocking(back, False)
    try:
        line, _, lines.rest = os.read(back, 1 << 16).partition(b"\n")
    except BlockingIOError:
        line = b""
    os.close(back)
    return json.loads(line) if line else None


def run_handler(program, lines, write, request):
    """Runs a handler until the input ends. Raises Restart for a request to start another one."""
    id, params = request.get("id"), request.get("params") or {}
    try:
        methods, view = start(program, params, write)
    except NotStarted as fault:
        write(failure(id, code=THROWN, message=str(fault), data={"name": "NotStarted"}))
        sys.exit(1)
    started = {
        "protocol": 1,
        "name": name_of(methods),
        "capabilities": {"deck": "nextDeal" in methods, **({"again": True} if CAN_FORK else {})},
    }
    view.answer(reply(id, json.dumps(started, separators=(",", ":"))))
    for line in lines:
        view.answer(answer_to(methods, line))


def main(*program):
    lines, write = channel()
    request = first_request(lines, write)
    while CAN_FORK and request is not None:
        request = run_in_fork(program, lines, write, request)
    if not CAN_FORK:
        run_handler(program, lines, write, request)
    sys.stdout.flush()
    os._exit(0)  # even if threads are still running


if __name__ == "__main__":
    main(*sys.argv[1:])
