"""The handler's view. It checks the arguments of each call and writes the call as a line of the protocol."""
import json

import klondike
from klondike_shim.view_arguments import ViewArguments, whole

_MOST_UNWRITTEN = 32768
"""The maximum number of unwritten characters. Writing them lets the grader notice an endless event."""

_MOST_CARDS = 64
"""Reports at most this many cards of a long list, which is more than any view accepts."""


def _json_of(value):
    """Writes wrong arguments as JSON. Values that JSON cannot express become null."""
    if isinstance(value, (list, tuple)):
        return "[%s]" % ",".join(_json_of_one(one) for one in value[:_MOST_CARDS])
    return _json_of_one(value)


def _json_of_one(value):
    if isinstance(value, str):
        return json.dumps(value[:100])
    number = whole(value)
    if number is not None and abs(number) < 2**53:
        return str(number)
    is_plain = isinstance(value, bool) or (isinstance(value, float) and abs(value) < 1e300)
    return json.dumps(value) if is_plain else "null"


class RemoteView(klondike.KlondikeView):
    """Collects the lines of an event, because one write for all of them costs a third as much as single writes."""

    def __init__(self, write, spoils_lists):
        self._write = write
        self._check = ViewArguments()
        self._lines = []
        self._size = 0
        self._given = [] if spoils_lists else None
        self._kept = {}

    def stockEmpty(self, isStockEmpty):
        self._report("stockEmpty", "[true]" if isStockEmpty else "[false]")

    def wasteCards(self, cards):
        try:
            listed = self._check.listed(cards, "the waste", 3)
        except klondike.KlondikeException:
            self._report("wasteCards", "[%s]" % _json_of(cards))
            raise
        self._report_cards("wasteCards", "", cards, listed)

    def tableauCards(self, tableau, cards):
        try:
            index, pile = self._check.tableau_pile(tableau)
            listed = self._check.listed(cards, pile, 52)
        except klondike.KlondikeException:
            self._report("tableauCards", "[%s,%s]" % (_json_of(tableau), _json_of(cards)))
            raise
        self._report_cards("tableauCards", "%d," % index, cards, listed)

    def foundationCards(self, foundation, cards):
        try:
            index, pile = self._check.foundation(foundation)
            listed = self._check.listed(cards, pile, 2)
        except klondike.KlondikeException:
            self._report("foundationCards", "[%s,%s]" % (_json_of(foundation), _json_of(cards)))
            raise
        self._report_cards("foundationCards", "%d," % index, cards, listed)

    def updateMoves(self, moves):
        try:
            number = self._check.moves(moves)
        except klondike.KlondikeException:
            self._report("updateMoves", "[%s]" % _json_of(moves))
            raise
        self._report("updateMoves", "[%d]" % number)

    def win(self):
        self._report("win", "[]")

    def refreshWindow(self):
        self._report("refreshWindow", "[]")

    stock_empty = stockEmpty
    waste_cards = wasteCards
    tableau_cards = tableauCards
    foundation_cards = foundationCards
    update_moves = updateMoves
    refresh_window = refreshWindow

    def answer(self, line):
        """Ends an event: writes its lines and this answer together."""
        self._report_changes()
        self._lines.append(line)
        self._flush()
        if self._given:
            for _, _, cards, _ in self._given:
                cards[:] = [klondike.HIDDEN] * len(cards)
                self._kept[id(cards)] = cards
            self._given.clear()

    def _report_cards(self, method, before, cards, listed):
        """Sends the cards. A list from an earlier event is sent as hidden cards."""
        if self._given is not None and isinstance(cards, list):
            if id(cards) in self._kept:
                listed = [klondike.HIDDEN] * len(listed)
            else:
                self._given.append((method, before, cards, cards[:]))
        self._report(method, "[%s%s]" % (before, str(listed).replace(" ", "")))

    def _report_changes(self):
        """Sends each list again if the program has changed it since giving it to the view."""
        changed = [given for given in self._given or () if given[2] != given[3]]
        for method, before, cards, _ in changed:
            self._report(method, "[%s%s]" % (before, _json_of(cards)))
        if changed:
            self.refreshWindow()

    def _report(self, method, params):
        line = '{"jsonrpc":"2.0","method":"%s","params":%s}\n' % (method, params)
        self._lines.append(line)
        self._size += len(line)
        if self._size > _MOST_UNWRITTEN:
            self._flush()

    def _flush(self):
        text = "".join(self._lines)
        self._lines.clear()
        self._size = 0
        self._write(text)
