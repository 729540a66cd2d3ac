"""Runs the handler in a Python file and speaks the protocol: python3 run.py FILE [FOLDER]

The file can import modules next to it, and from each folder above it up to FOLDER.

Lines come from standard input. They go to file descriptor 3 if the environment's KLONDIKE_FD says so; else to
standard output, and the program's own printing then goes to standard error. Reads and writes block: there is one
event at a time.

Each handler lives in a copy of this process, which itself never loads the student's file: so the next one begins at once,
and finds all as in a new process. Systems that cannot copy a process have one handler in each.
"""
import json
import os
import random
import sys

sys.dont_write_bytecode = True

import klondike
from klondike_shim.remote_view import RemoteView
from klondike_shim.submission import NotStarted, described, handler_of, load, methods_of, placed

THROWN = -32000
"""The error code of what a handler raises."""

SPENT = -32002
"""The error code of an `initialize` that needs a new process."""

COPIES = hasattr(os, "fork")


class Lines:
    """The lines of a file. What was read of it and not yet asked for is `rest`."""

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
    """The two ends of the protocol, out of the program's reach: it reads an empty input."""
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


class Again(Exception):
    """The request to begin again, with another handler."""

    def __init__(self, line):
        super().__init__("initialize")
        self.line = line


class Refused(Exception):
    """A line that the protocol does not have, by the code that JSON-RPC gives it."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def request_in(line):
    try:
        request = json.loads(line)
    except ValueError:
        raise Refused(-32700, "This line is not JSON.")
    if not isinstance(request, dict) or not isinstance(request.get("method"), str):
        raise Refused(-32600, "This is not a request.")
    return request


def first_request(lines, write):
    for line in lines:
        try:
            request = request_in(line)
            if request["method"] == "initialize":
                return request
            raise Refused(-32600, "The first request is initialize.")
        except Refused as fault:
            write(refusal(None, fault))
    sys.exit(0)


def start(program, params, write):
    """The handler's methods, and its view. Constants and chance are set before the student's file is loaded."""
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
    """What is no whole number is told as -1, as in languages where it cannot be told."""
    return value if type(value) is int else -1


def answered(methods, line):
    """The line that answers an event."""
    id = None
    try:
        request = request_in(line)
        id, name, params = request.get("id"), request["method"], request.get("params", [])
        if name == "initialize" and COPIES:
            if has_left_files():
                raise Refused(SPENT, "A program has left files.")
            raise Again(line)
        if not isinstance(params, list):
            raise Refused(-32600, "The params are not an array.")
        if name not in methods:
            raise Refused(-32601, "There is no method %s." % name)
        result = methods[name](*(params if name == "nextDeal" else map(_whole, params)))
        if hasattr(result, "__await__"):
            raise TypeError("%s is asynchronous; it has to return when it is done." % name)
        return reply(id, "null" if name != "getName" else json.dumps(result, default=repr))
    except Refused as fault:
        return refusal(id, fault)
    except Again:
        raise
    except Exception as error:
        said = described(error)
        return failure(id, code=THROWN, message=placed(said), data=said)


def name_of(methods):
    """A handler that cannot say its name can be played all the same."""
    try:
        name = methods["getName"]()
    except Exception:
        return ""
    return name if isinstance(name, str) else ""


def temporary_files():
    """The number of files in the folders where a program in a sandbox may write."""
    return sum(files_in(folder) for folder in (os.environ.get("TMPDIR", "/tmp"), "/dev/shm"))


def files_in(folder):
    try:
        return len(os.listdir(folder))
    except OSError:
        return 0


FILES_AT_FIRST = temporary_files()


def has_left_files():
    """Whether the handler left files. In a sandbox, the folders for temporary files are empty at first."""
    return FILES_AT_FIRST == 0 and temporary_files() > 0


def lived(program, lines, write, request):
    """Lets a handler live in a copy of this process. The next request to begin; nothing after the last."""
    back, out = os.pipe()
    copy = os.fork()
    if copy == 0:
        os.close(back)
        try:
            live(program, lines, write, request)
        except Again as again:
            os.write(out, again.line + b"\n" + lines.rest)
        sys.stdout.flush()
        os._exit(0)
    os.close(out)
    _, status = os.waitpid(copy, 0)
    if status != 0:
        os._exit(1)
    # What the program has started may live on with its end of the pipe: who has nothing to say is not waited for.
    os.set_blocking(back, False)
    try:
        line, _, lines.rest = os.read(back, 1 << 16).partition(b"\n")
    except BlockingIOError:
        line = b""
    os.close(back)
    return json.loads(line) if line else None


def live(program, lines, write, request):
    """A handler from its first request to the end of the input. Raises Again when another is to begin."""
    id, params = request.get("id"), request.get("params") or {}
    try:
        methods, view = start(program, params, write)
    except NotStarted as fault:
        write(failure(id, code=THROWN, message=str(fault), data={"name": "NotStarted"}))
        sys.exit(1)
    started = {
        "protocol": 1,
        "name": name_of(methods),
        "capabilities": {"deck": "nextDeal" in methods, **({"again": True} if COPIES else {})},
    }
    view.answer(reply(id, json.dumps(started, separators=(",", ":"))))
    for line in lines:
        view.answer(answered(methods, line))


def main(*program):
    lines, write = channel()
    request = first_request(lines, write)
    while COPIES and request is not None:
        request = lived(program, lines, write, request)
    if not COPIES:
        live(program, lines, write, request)
    sys.stdout.flush()
    os._exit(0)  # whatever threads are left


if __name__ == "__main__":
    main(*sys.argv[1:])
