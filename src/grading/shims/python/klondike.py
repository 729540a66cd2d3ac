"""What a handler in Python imports: the two interfaces of the statement, their constants, the exceptions of a view.

Cards, foundations and tableau piles are the constants below, never numbers of one's own: a grader may give them
other numbers. Methods and parameters have the statement's names (`moveWasteToTableau`); the spelling usual in
Python (`move_waste_to_tableau`) is understood too, of a handler and by a view.
"""

_SUITS = ("SPADE", "HEART", "DIAMOND", "CLUB")
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class _Constants:
    """The constants as attributes of both interfaces."""


def _library_numbers():
    """Cards count from 0, ace to king, suit after suit; foundations and tableau piles from 0, leftmost."""
    cards = ["%s_%s" % (suit, rank) for suit in _SUITS for rank in _RANKS]
    numbers = {name: number for number, name in enumerate(cards + ["HIDDEN"])}
    numbers.update(("FOUNDATION_%d" % (number + 1), number) for number in range(4))
    numbers.update(("TABLEAU_%d" % (number + 1), number) for number in range(7))
    return numbers


def _spellings(name):
    """SPADES_A in the statement is SPADE_A in the course's library. Both are there."""
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
    """Base of the exceptions that a view raises when it is called wrongly. A call that raises changes nothing."""


class NegativeNumberException(KlondikeException):
    """A number of moves below 0, or not a whole number."""


class TooManyCardsException(KlondikeException):
    """More cards than the pile can show."""


class NullArrayException(KlondikeException):
    """No list where a list of cards is due."""


class NullHandlerException(KlondikeException):
    """No handler where a view needs one."""


class UnknownCardException(KlondikeException):
    """A number that is no card."""


class UnknownTableauException(KlondikeException):
    """A number that is no tableau pile."""


class UnknownFoundationException(KlondikeException):
    """A number that is no foundation."""


class KlondikeEventsHandler(_Constants):
    """Hears what the player does. No method raises an exception."""

    def newGame(self):
        raise NotImplementedError("newGame")

    def clickStock(self):
        """A click on the stock, or on its place when it is empty."""
        raise NotImplementedError("clickStock")

    def moveWasteToTableau(self, tableau):
        raise NotImplementedError("moveWasteToTableau")

    def moveWasteToFoundation(self, foundation):
        raise NotImplementedError("moveWasteToFoundation")

    def moveTableauToFoundation(self, tableau, foundation):
        raise NotImplementedError("moveTableauToFoundation")

    def moveTableauToTableau(self, tableauSrc, numCards, tableauDst):
        """The top numCards cards of one tableau pile go to another."""
        raise NotImplementedError("moveTableauToTableau")

    def moveFoundationToTableau(self, foundation, tableau):
        raise NotImplementedError("moveFoundationToTableau")

    def undo(self):
        raise NotImplementedError("undo")

    def getName(self):
        """The name of the student, as text."""
        raise NotImplementedError("getName")


class KlondikeView(_Constants):
    """Shows the table. Cards are listed bottom to top; nothing is visible before refreshWindow.

    The handler is given its view; for tests of your own derive a class and note what is told.
    """

    def stockEmpty(self, isStockEmpty):
        raise NotImplementedError("stockEmpty")

    def wasteCards(self, cards):
        """The topmost cards of the waste, 3 at most."""
        raise NotImplementedError("wasteCards")

    def tableauCards(self, tableau, cards):
        """The whole pile, HIDDEN for each face-down card."""
        raise NotImplementedError("tableauCards")

    def foundationCards(self, foundation, cards):
        """The two topmost cards, or fewer."""
        raise NotImplementedError("foundationCards")

    def updateMoves(self, moves):
        raise NotImplementedError("updateMoves")

    def win(self):
        raise NotImplementedError("win")

    def refreshWindow(self):
        """Makes visible all that was told since the last refresh."""
        raise NotImplementedError("refreshWindow")
