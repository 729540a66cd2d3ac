"""The view that a handler is given: checks what it is told, and writes it as lines of the protocol."""
import json

import klondike
from klondike_shim.view_arguments import ViewArguments, whole

_MOST_KEPT = 32768
"""Characters of one event kept back before they are written, so that what never ends is noticed."""

_MOST_TOLD = 64
"""Of a list that is much too long, so many cards are told: more than any view takes."""


def _told(value):
    """What a view refuses, as JSON. What JSON has not is null."""
    if isinstance(value, (list, tuple)):
        return "[%s]" % ",".join(_told_one(one) for one in value[:_MOST_TOLD])
    return _told_one(value)


def _told_one(value):
    if isinstance(value, str):
        return json.dumps(value[:100])
    number = whole(value)
    if number is not None and abs(number) < 2**53:
        return str(number)
    is_plain = isinstance(value, bool) or (isinstance(value, float) and abs(value) < 1e300)
    return json.dumps(value) if is_plain else "null"


class RemoteView(klondike.KlondikeView):
    """Keeps the lines of an event together; one write for all of them costs a third of one each."""

    def __init__(self, write, spoils_lists):
        self._write = write
        self._check = ViewArguments()
        self._lines = []
        self._size = 0
        self._given = [] if spoils_lists else None
        self._kept = {}

    def stockEmpty(self, isStockEmpty):
        self._tell("stockEmpty", "[true]" if isStockEmpty else "[false]")

    def wasteCards(self, cards):
        try:
            listed = self._check.listed(cards, "the waste", 3)
        except klondike.KlondikeException:
            self._tell("wasteCards", "[%s]" % _told(cards))
            raise
        self._tell_cards("wasteCards", "", cards, listed)

    def tableauCards(self, tableau, cards):
        try:
            index, pile = self._check.tableau_pile(tableau)
            listed = self._check.listed(cards, pile, 52)
        except klondike.KlondikeException:
            self._tell("tableauCards", "[%s,%s]" % (_told(tableau), _told(cards)))
            raise
        self._tell_cards("tableauCards", "%d," % index, cards, listed)

    def foundationCards(self, foundation, cards):
        try:
            index, pile = self._check.foundation(foundation)
            listed = self._check.listed(cards, pile, 2)
        except klondike.KlondikeException:
            self._tell("foundationCards", "[%s,%s]" % (_told(foundation), _told(cards)))
            raise
        self._tell_cards("foundationCards", "%d," % index, cards, listed)

    def updateMoves(self, moves):
        try:
            number = self._check.moves(moves)
        except klondike.KlondikeException:
            self._tell("updateMoves", "[%s]" % _told(moves))
            raise
        self._tell("updateMoves", "[%d]" % number)

    def win(self):
        self._tell("win", "[]")

    def refreshWindow(self):
        self._tell("refreshWindow", "[]")

    stock_empty = stockEmpty
    waste_cards = wasteCards
    tableau_cards = tableauCards
    foundation_cards = foundationCards
    update_moves = updateMoves
    refresh_window = refreshWindow

    def answer(self, line):
        """Ends an event: its lines and this one go out together."""
        self._tell_changes()
        self._lines.append(line)
        self._flush()
        if self._given:
            for _, _, cards, _ in self._given:
                cards[:] = [klondike.HIDDEN] * len(cards)
                self._kept[id(cards)] = cards
            self._given.clear()

    def _tell_cards(self, method, before, cards, listed):
        """Sends the cards. A list from an earlier event is sent as hidden cards."""
        if self._given is not None and isinstance(cards, list):
            if id(cards) in self._kept:
                listed = [klondike.HIDDEN] * len(listed)
            else:
                self._given.append((method, before, cards, cards[:]))
        self._tell(method, "[%s%s]" % (before, str(listed).replace(" ", "")))

    def _tell_changes(self):
        """Sends each list again that the program has changed since it gave it to the view."""
        changed = [given for given in self._given or () if given[2] != given[3]]
        for method, before, cards, _ in changed:
            self._tell(method, "[%s%s]" % (before, _told(cards)))
        if changed:
            self.refreshWindow()

    def _tell(self, method, params):
        line = '{"jsonrpc":"2.0","method":"%s","params":%s}\n' % (method, params)
        self._lines.append(line)
        self._size += len(line)
        if self._size > _MOST_KEPT:
            self._flush()

    def _flush(self):
        text = "".join(self._lines)
        self._lines.clear()
        self._size = 0
        self._write(text)
