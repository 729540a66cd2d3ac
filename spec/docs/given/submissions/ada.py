"""A student's submission with a fault: the last column gets one card too few."""
from random import shuffle

from klondike import *


class Game(KlondikeEventsHandler):
    def __init__(self, view):
        self.view = view

    def newGame(self):
        deck = list(range(52))
        shuffle(deck)
        for column in range(7):
            hidden = min(column, 5)
            deck, top = deck[hidden + 1 :], deck[hidden]
            self.view.tableauCards(column, [HIDDEN] * hidden + [top])
        self.view.stockEmpty(False)
        self.view.updateMoves(0)
        self.view.refreshWindow()

    def getName(self):
        return "Ada"
