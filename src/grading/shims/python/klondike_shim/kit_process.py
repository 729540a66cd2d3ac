"""A handler in its own process, which answers requests in lines of JSON."""
import concurrent.futures
import json
import os
import queue
import shutil
import subprocess
import sys
import threading

_END = {"end": True}


class Ended(Exception):
    """The process ended before it answered."""


class KitProcess:
    """A thread reads the lines of the process. The calls to the view and the answer of a request that changes the table
    go to the thread that sent the request, in order. All other answers go to the futures of their questions."""

    def __init__(self, command):
        """Raises OSError if the program does not exist."""
        # A grader sets it for its own children.
        environment = {name: value for name, value in os.environ.items() if name != "KLONDIKE_FD"}
        # On Windows, npx is a script, and only its whole path starts it.
        program = shutil.which(command[0]) or command[0]
        self._name = " ".join(command)
        self._process = subprocess.Popen(
            [program, *command[1:]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            encoding="utf-8",
        )
        self._messages = queue.Queue()
        self._questions = {}
        self._lock = threading.Lock()
        self._last_id = -1
        self._has_ended = False
        threading.Thread(target=self._read, name="klondike answers", daemon=True).start()

    def play(self, method, params, call):
        """Sends a request that changes the table, and makes the calls to the view. Returns the result."""
        id = self._send(method, params)
        while True:
            message = self._messages.get()
            if message is _END:
                raise Ended(self._ending())
            if "method" in message:
                call(message["method"], message.get("params", []))
            elif message.get("id") == id:
                if "error" in message:
                    raise _fault_in(message)
                return message.get("result")

    def ask(self, method, params):
        """Asks a question. The future fails with a ValueError, or with Ended."""
        answer = concurrent.futures.Future()
        try:
            self._send(method, params, answer)
        except Ended as ended:
            answer.set_exception(ended)
        return answer

    def close(self):
        """Ends the process: at the end of its input, it has nothing left to do."""
        try:
            self._process.stdin.close()
        except OSError:
            self._process.kill()

    def _send(self, method, params, answer=None):
        with self._lock:
            if self._has_ended:
                raise Ended(self._ending())
            self._last_id += 1
            id = self._last_id
            if answer is not None:
                self._questions[id] = answer
            request = {"jsonrpc": "2.0", "id": id, "method": method, "params": params}
            try:
                self._process.stdin.write(json.dumps(request, separators=(",", ":")) + "\n")
                self._process.stdin.flush()
            except (OSError, ValueError):
                self._questions.pop(id, None)
                raise Ended(self._ending())
            return id

    def _read(self):
        for line in self._process.stdout:
            self._route(line)
        with self._lock:
            self._has_ended = True
            questions, self._questions = self._questions, {}
        self._messages.put(_END)
        for answer in questions.values():
            answer.set_exception(Ended(self._ending()))

    def _route(self, line):
        try:
            message = json.loads(line)
        except ValueError:
            message = None
        if not isinstance(message, dict):
            print("%s printed: %s" % (self._name, line.rstrip("\n")), file=sys.stderr)
            return
        with self._lock:
            answer = self._questions.pop(message.get("id"), None) if "method" not in message else None
        if answer is None:
            self._messages.put(message)
        elif "error" in message:
            answer.set_exception(_fault_in(message))
        else:
            answer.set_result(message.get("result"))

    def _ending(self):
        return "%s ended with exit status %d." % (self._name, self._process.wait())


def _fault_in(message):
    error = message["error"]
    return ValueError(error.get("message") if isinstance(error, dict) else str(error))
