"""The module that a handler imports: the statement's two interfaces, their constants and a view's exceptions.

Use the constants below for cards, foundations and tableau piles, not their numbers: a grader may change the
numbers. Methods and parameters have the statement's names (`moveWasteToTableau`). A handler and a view may also
use Python's style (`move_waste_to_tableau`).
"""

_SUITS = ("SPADE", "HEART", "DIAMOND", "CLUB")
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class _Constants:
    """Gives both interfaces the constants as attributes."""


def _library_numbers():
    """Numbers cards from 0, suit by suit from ace to king; foundations and tableau piles from 0, left to right."""
    cards = ["%s_%s" % (suit, rank) for suit in _SUITS for rank in _RANKS]
    numbers = {name: number for number, name in enumerate(cards + ["HIDDEN"])}
    numbers.update(("FOUNDATION_%d" % (number + 1), number) for number in range(4))
    numbers.update(("TABLEAU_%d" % (number + 1), number) for number in range(7))
    return numbers


def _spellings(name):
    """The statement's SPADES_A is SPADE_A in the course's library. This module has both names."""
    suit, _, rank = name.partition("_")
    if suit in _SUITS:
        return [name, "%sS_%s" % (suit, rank)]
    if suit[:-1] in _SUITS:
        return [name, "%s_%s" % (suit[:-1], rank)]
    return [name]


def _renumber(numbers):
    for name, number in numbers.items():
        for spelling in _spellings(name):
            globals()[spelling] = number
            setattr(_Constants, spelling, number)


_renumber(_library_numbers())


class KlondikeException(Exception):
    """The base of the exceptions that a view raises for wrong arguments. A call that raises changes nothing."""


class NegativeNumberException(KlondikeException):
    """The number of moves is below 0 or not a whole number."""


class TooManyCardsException(KlondikeException):
    """The pile cannot show that many cards."""


class NullArrayException(KlondikeException):
    """The cards are not a list."""


class NullHandlerException(KlondikeException):
    """The view needs a handler."""


class UnknownCardException(KlondikeException):
    """The number is not a card."""


class UnknownTableauException(KlondikeException):
    """The number is not a tableau pile."""


class UnknownFoundationException(KlondikeException):
    """The number is not a foundation."""


class KlondikeEventsHandler(_Constants):
    """Receives the player's events. The methods don't raise exceptions."""

    def newGame(self):
        raise NotImplementedError("newGame")

    def clickStock(self):
        """A click on the stock, or on its empty place."""
        raise NotImplementedError("clickStock")

    def moveWasteToTableau(self, tableau):
        raise NotImplementedError("moveWasteToTableau")

    def moveWasteToFoundation(self, foundation):
        raise NotImplementedError("moveWasteToFoundation")

    def moveTableauToFoundation(self, tableau, foundation):
        raise NotImplementedError("moveTableauToFoundation")

    def moveTableauToTableau(self, tableauSrc, numCards, tableauDst):
        """Moves the top numCards cards of one tableau pile to another."""
        raise NotImplementedError("moveTableauToTableau")

    def moveFoundationToTableau(self, foundation, tableau):
        raise NotImplementedError("moveFoundationToTableau")

    def undo(self):
        raise NotImplementedError("undo")

    def getName(self):
        """Returns the name of the student, as text."""
        raise NotImplementedError("getName")


class KlondikeView(_Constants):
    """Shows the table. Lists of cards go from bottom to top. Nothing is visible before refreshWindow.

    The grader gives the handler its view. For your own tests, write a subclass that records the calls.
    """

    def stockEmpty(self, isStockEmpty):
        raise NotImplementedError("stockEmpty")

    def wasteCards(self, cards):
        """The top cards of the waste, at most 3."""
        raise NotImplementedError("wasteCards")

    def tableauCards(self, tableau, cards):
        """The whole pile, with HIDDEN for each face-down card."""
        raise NotImplementedError("tableauCards")

    def foundationCards(self, foundation, cards):
        """The top two cards, or fewer."""
        raise NotImplementedError("foundationCards")

    def updateMoves(self, moves):
        raise NotImplementedError("updateMoves")

    def win(self):
        raise NotImplementedError("win")

    def refreshWindow(self):
        """Shows all changes since the last refresh."""
        raise NotImplementedError("refreshWindow")
