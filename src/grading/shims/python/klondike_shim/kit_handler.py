"""klondike-kit's handler for a view in Python, in its own process."""
import sys
import threading

import klondike
from klondike_shim.kit_process import Ended, KitProcess

_PROTOCOL = 1

_VIEW_METHODS = (
    "stockEmpty",
    "wasteCards",
    "tableauCards",
    "foundationCards",
    "updateMoves",
    "win",
    "refreshWindow",
)

_ENDED = "The handler's process has ended."


def _print_ending(ending):
    print(ending, file=sys.stderr)


class KitHandler(klondike.KlondikeEventsHandler):
    """Calls the view on the thread that reports the event, before the event's method returns.

    handler = KitHandler(["npx", "klondike", "handler", "--deal", "java:11"])
    handler.attach(MyView(handler))

    The command may be any program that speaks the protocol.
    """

    def __init__(self, command=("npx", "klondike", "handler"), on_refusal=None, on_end=_print_ending):
        """Calls on_refusal(code, sentence) for each refused event.

        Calls on_end(sentence) when an event had no effect because the process has ended. It may call `restart`.
        Raises OSError if the program does not exist or does not begin.
        """
        self._command = list(command)
        self._on_refusal = on_refusal
        self._on_end = on_end
        self._table = threading.RLock()
        self._is_busy = False
        self._view = None
        self._view_fault = None
        self._is_stale = False
        self._saved = None
        self._start()

    def attach(self, view):
        """Shows the game in this view from now on."""
        self._view = view
        self._is_stale = True
        self._request("show", [])

    def can(self, capability):
        """Can the handler answer this question or event? The protocol lists the names of capabilities."""
        return self._capabilities.get(capability) is True

    def restart(self):
        """Starts the process again, and continues the game after the last event that was answered.

        Raises OSError if the program does not begin or can't continue the game.
        """
        with self._table:
            self.close()
            self._start()
            self._view_fault = None
            try:
                if self._saved is not None:
                    self._process.play("restore", [self._saved], self._call)
            except Ended as ended:
                self.close()
                raise OSError(str(ended))
            self._raise_view_fault()

    def newGame(self):
        self._play("newGame")

    def clickStock(self):
        self._play("clickStock")

    def moveWasteToTableau(self, tableau):
        self._play("moveWasteToTableau", tableau)

    def moveWasteToFoundation(self, foundation):
        self._play("moveWasteToFoundation", foundation)

    def moveTableauToFoundation(self, tableau, foundation):
        self._play("moveTableauToFoundation", tableau, foundation)

    def moveTableauToTableau(self, tableauSrc, numCards, tableauDst):
        self._play("moveTableauToTableau", tableauSrc, numCards, tableauDst)

    def moveFoundationToTableau(self, foundation, tableau):
        self._play("moveFoundationToTableau", foundation, tableau)

    def undo(self):
        self._play("undo")

    def redo(self):
        self._play("redo")

    def getName(self):
        return self._name

    def play(self, call):
        """Plays a call from the answer to a question, such as a hint."""
        self._play(call["method"], *call["params"])

    def nextDeal(self, deal):
        """The next game, and only that one, starts with this deal, such as java:11."""
        self._answer("nextDeal", deal)

    def save(self):
        """Returns the game as text, for `restore`. None before the first game."""
        return self._answer("save")

    def restore(self, saved):
        """Continues a saved game."""
        self._play("restore", saved)

    def targets(self, pile, count):
        """Returns the piles that would take the top cards of this pile: waste, f1 to f4, t1 to t7."""
        return self._answer("targets", pile, count) or []

    def ask(self, question, *params):
        """Asks a question that takes its time: hint, safe, finish, solution or verdict.

        Returns a future with the answer as the protocol describes it.
        """
        if self._process is None:
            raise Ended(_ENDED)
        return self._process.ask(question, list(params))

    def close(self):
        """Ends the process."""
        if self._process is not None:
            self._process.close()
        self._process = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _answer(self, question, *params):
        try:
            return self.ask(question, *params).result()
        except Ended as ended:
            self._on_end(str(ended))
            return None

    def _play(self, event, *params):
        result = self._request(event, list(params))
        if isinstance(result, dict) and "refused" in result and self._on_refusal is not None:
            self._on_refusal(result["refused"], result.get("text", ""))

    def _request(self, method, params):
        """Sends a request that may change the table. Returns None if the process has ended."""
        with self._table:
            if self._is_busy:
                raise RuntimeError("The view reported %s while it was called. Report one event at a time." % method)
            self._is_busy = True
            try:
                if self._process is None:
                    raise Ended(_ENDED)
                return self._request_now(method, params)
            except Ended as ended:
                self.close()
                ending = str(ended)
            finally:
                self._is_busy = False
        self._on_end(ending)
        return None

    def _request_now(self, method, params):
        self._view_fault = None
        if self._is_stale and self.can("show"):
            self._is_stale = False
            self._process.play("show", [], self._call)
        result = None
        if method != "show":
            result = self._process.play(method, params, self._call)
            if self.can("save") and not isinstance(result, dict):
                self._saved = self._process.play("save", [], self._call)
        self._raise_view_fault()
        return result

    def _raise_view_fault(self):
        fault, self._view_fault = self._view_fault, None
        self._is_stale = fault is not None
        if fault is not None:
            raise fault

    def _call(self, method, params):
        """Makes a call to the view. After a fault, leaves out the other calls of the event: the view lacks one."""
        if self._view is None or self._view_fault is not None:
            return
        try:
            if method not in _VIEW_METHODS:
                raise ValueError("A view has no method %s." % method)
            getattr(self._view, method)(*params)
        except Exception as fault:
            self._view_fault = fault

    def _start(self):
        self._process = KitProcess(self._command)
        constants = {name: number for name, number in vars(klondike).items() if name.isupper() and type(number) is int}
        try:
            answer = self._process.play("initialize", {"protocol": _PROTOCOL, "constants": constants}, self._call)
        except (Ended, ValueError) as fault:
            self.close()
            raise OSError(str(fault))
        self._name = answer.get("name", "")
        self._capabilities = answer.get("capabilities", {})
