"""The view that a handler is given: checks what it is told, and writes it as lines of the protocol."""
import klondike
from klondike_shim.view_arguments import ViewArguments

_MOST_KEPT = 32768
"""Characters of one event kept back before they are written, so that what never ends is noticed."""


class RemoteView(klondike.KlondikeView):
    """Keeps the lines of an event together; one write for all of them costs a third of one each."""

    def __init__(self, write, spoils_lists):
        self._write = write
        self._check = ViewArguments()
        self._lines = []
        self._size = 0
        self._given = [] if spoils_lists else None

    def stockEmpty(self, isStockEmpty):
        self._tell("stockEmpty", "[true]" if isStockEmpty else "[false]")

    def wasteCards(self, cards):
        listed = self._check.listed(cards, "the waste", 3)
        self._tell("wasteCards", "[%s]" % self._array(cards, listed))

    def tableauCards(self, tableau, cards):
        index, pile = self._check.tableau_pile(tableau)
        listed = self._check.listed(cards, pile, 52)
        self._tell("tableauCards", "[%d,%s]" % (index, self._array(cards, listed)))

    def foundationCards(self, foundation, cards):
        index, pile = self._check.foundation(foundation)
        listed = self._check.listed(cards, pile, 2)
        self._tell("foundationCards", "[%d,%s]" % (index, self._array(cards, listed)))

    def updateMoves(self, moves):
        self._tell("updateMoves", "[%d]" % self._check.moves(moves))

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
        self._lines.append(line)
        self._flush()
        if self._given:
            for cards in self._given:
                cards[:] = [klondike.HIDDEN] * len(cards)
            self._given.clear()

    def _array(self, given, listed):
        if self._given is not None and isinstance(given, list):
            self._given.append(given)
        return str(listed).replace(" ", "")

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
