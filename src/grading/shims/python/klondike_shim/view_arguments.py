"""Checks a view's arguments: the pile, the list, its length, each card. The messages are the same as in this
package's TypeScript (games/klondike/contract/view-arguments.ts)."""
import operator

import klondike


def whole(value):
    """Returns the value as a whole number, or None. True and False are not numbers."""
    if isinstance(value, bool):
        return None
    if isinstance(value, float):
        return int(value) if value.is_integer() else None
    try:
        return operator.index(value)
    except TypeError:
        return None


def text_of(value):
    """Returns a value as text for a message. Never raises."""
    try:
        text = repr(value)
    except Exception:
        return "an object"
    return text if len(text) <= 60 else text[:57] + "..."


class ViewArguments:
    """Checks arguments against the current numbers of the constants."""

    def __init__(self):
        suits = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")
        ranks = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
        cards = ["%s_%s" % (suit, rank) for suit in suits for rank in ranks] + ["HIDDEN"]
        self.tableau = {getattr(klondike, "TABLEAU_%d" % n): "t%d" % n for n in range(1, 8)}
        self.foundations = {getattr(klondike, "FOUNDATION_%d" % n): "f%d" % n for n in range(1, 5)}
        self.cards = frozenset(getattr(klondike, name) for name in cards)
        self._are_usual = [getattr(klondike, name) for name in cards] == list(range(53))

    def tableau_pile(self, number):
        """Returns the number of the pile and its name."""
        index = whole(number)
        if index in self.tableau:
            return index, self.tableau[index]
        raise klondike.UnknownTableauException(
            "%s is not a tableau pile; tableau piles run from %s (TABLEAU_1) to %s (TABLEAU_7)."
            % (text_of(number), klondike.TABLEAU_1, klondike.TABLEAU_7)
        )

    def foundation(self, number):
        """Returns the number of the foundation and its name."""
        index = whole(number)
        if index in self.foundations:
            return index, self.foundations[index]
        raise klondike.UnknownFoundationException(
            "%s is not a foundation; foundations run from %s (FOUNDATION_1) to %s (FOUNDATION_4)."
            % (text_of(number), klondike.FOUNDATION_1, klondike.FOUNDATION_4)
        )

    def listed(self, cards, pile, most):
        """Returns the cards as a list of whole numbers."""
        if type(cards) is not list:
            if cards is None or isinstance(cards, (str, bytes, dict)) or not hasattr(cards, "__iter__"):
                raise klondike.NullArrayException(
                    "%s was given as the cards of %s; give a list, empty or not." % (text_of(cards), pile)
                )
            cards = list(cards)
        if len(cards) > most:
            raise klondike.TooManyCardsException(
                "%d cards were given for %s; it shows %d at most." % (len(cards), pile, most)
            )
        if set(map(type, cards)) <= {int} and self.cards.issuperset(cards):
            return cards
        return [self._card(cards, index, pile) for index in range(len(cards))]

    def _card(self, cards, index, pile):
        card = whole(cards[index])
        if card in self.cards:
            return card
        raise klondike.UnknownCardException(
            "%s is not a card (card %d of %d in %s, bottom to top); %s."
            % (
                *(text_of(cards[index]), index + 1, len(cards), pile),
                "cards run from 0 to 51, and 52 is HIDDEN"
                if self._are_usual
                else "cards are the constants SPADES_A to CLUBS_K and HIDDEN",
            )
        )

    @staticmethod
    def moves(moves):
        number = whole(moves)
        if number is None or number < 0:
            raise klondike.NegativeNumberException(
                "%s is not a number of moves; use a whole number from 0." % text_of(moves)
            )
        return number
