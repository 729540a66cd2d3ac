"""Runs a handler of a Python file behind the protocol: python3 run.py FILE

Lines come from standard input. They go to file descriptor 3 if the environment's KLONDIKE_FD says so; else to
standard output, and the program's own printing then goes to standard error. Reads and writes block: there is one
event at a time.
"""
import json
import os
import random
import sys

sys.dont_write_bytecode = True

import klondike
from klondike_shim.remote_view import RemoteView
from klondike_shim.submission import NotStarted, described, handler_of, load, methods_of, placed


def channel():
    """The two ends of the protocol, out of the program's reach: it reads an empty input."""
    lines = os.fdopen(os.dup(0), "rb")
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


def first_request(lines):
    for line in lines:
        try:
            request = json.loads(line)
        except ValueError:
            continue
        if isinstance(request, dict) and request.get("method") == "initialize":
            return request
    sys.exit(0)


def start(path, params, write):
    """The handler's methods, and its view. Constants and chance are set before the student's file is loaded."""
    klondike._renumber(params.get("constants") or {})
    if params.get("seed") is not None:
        random.seed(params["seed"])
    view = RemoteView(write, (params.get("capabilities") or {}).get("spoilsArrays") is True)
    return methods_of(handler_of(load(path), view)), view


def reply(id, result):
    return '{"jsonrpc":"2.0","id":%s,"result":%s}\n' % (id, result)


def failure(id, message, data, code=-32000):
    error = {"code": code, "message": message, "data": data}
    return json.dumps({"jsonrpc": "2.0", "id": id, "error": error}, separators=(",", ":")) + "\n"


def _whole(value):
    """What is no whole number is told as -1, as in languages where it cannot be told."""
    return value if type(value) is int else -1


def answered(methods, request):
    """The line that answers an event."""
    id, name = request["id"], request["method"]
    method = methods.get(name)
    if method is None:
        return failure(id, "A handler has no method %s." % name, {"name": "NotFound"}, -32601)
    try:
        params = request.get("params", ())
        result = method(*(params if name == "nextDeal" else map(_whole, params)))
        if hasattr(result, "__await__"):
            raise TypeError("%s is asynchronous; it has to return when it is done." % name)
        return reply(id, "null" if name != "getName" else json.dumps(result, default=repr))
    except Exception as error:
        said = described(error)
        return failure(id, placed(said), said)


def main(path):
    lines, write = channel()
    request = first_request(lines)
    params = request.get("params") or {}
    try:
        methods, view = start(path, params, write)
    except NotStarted as fault:
        write(failure(request["id"], str(fault), {"name": "NotStarted"}))
        sys.exit(1)
    started = {
        "protocol": 1,
        "name": os.path.basename(path),
        "capabilities": {"deck": "nextDeal" in methods, "seeded": True},
    }
    view.answer(reply(request["id"], json.dumps(started, separators=(",", ":"))))
    read = json.loads
    for line in lines:
        view.answer(answered(methods, read(line)))
    sys.stdout.flush()
    os._exit(0)  # whatever threads are left


if __name__ == "__main__":
    main(sys.argv[1])
