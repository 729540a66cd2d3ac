"""Klondike in a terminal, for any handler. Start it with the shim's folder on PYTHONPATH: python3 terminal_view.py [COMMAND...]"""
import sys

from klondike import *
from klondike_shim import KitHandler

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
HELP = """Commands: s (click on the stock), w 3 (waste to column 3), w f1 (waste to foundation 1), 2 6 (column 2 to 6),
2 6 3 (three cards), 2 f1, f1 2, u (undo), r (redo), h (hint), n (new game), q (quit)"""


def card_text(card):
    return "###" if card == HIDDEN else (RANKS[(card - SPADES_A) % 13] + "♠♥♦♣"[(card - SPADES_A) // 13]).rjust(3)


class TerminalView(KlondikeView):
    """Prints the table after each refresh."""

    def __init__(self, write=sys.stdout.write):
        self.write = write
        self.stock = True
        self.waste = []
        self.foundations = [[] for _ in range(4)]
        self.columns = [[] for _ in range(7)]
        self.moves = 0
        self.has_won = False

    def stockEmpty(self, isStockEmpty):
        self.stock = not isStockEmpty

    def wasteCards(self, cards):
        self.waste = list(cards)

    def tableauCards(self, tableau, cards):
        self.columns[tableau - TABLEAU_1] = list(cards)

    def foundationCards(self, foundation, cards):
        self.foundations[foundation - FOUNDATION_1] = list(cards)

    def updateMoves(self, moves):
        self.moves = moves
        self.has_won = False

    def win(self):
        self.has_won = True

    def refreshWindow(self):
        tops = [card_text(cards[-1]) if cards else " --" for cards in self.foundations]
        self.write("\nstock: %s  waste:%s\n" % ("###" if self.stock else " --", "".join(map(card_text, self.waste)) or " --"))
        self.write("foundations:%s\n" % "".join(tops))
        for row in range(max(map(len, self.columns))):
            cards = [card_text(column[row]) if row < len(column) else "   " for column in self.columns]
            self.write(" ".join(cards).rstrip() + "\n")
        self.write("You win in %d moves!\n" % self.moves if self.has_won else "moves: %d\n" % self.moves)


def play(handler, view, words):
    """Reports the event that the words stand for. Returns False for unknown words."""
    simple = {"s": handler.clickStock, "u": handler.undo, "r": handler.redo, "n": handler.newGame}
    if len(words) == 1 and words[0] in simple:
        if not (words[0] == "s" and view.has_won or words[0] == "u" and view.moves == 0):
            simple[words[0]]()
        return True
    if not 2 <= len(words) <= 3 or view.has_won:
        return False
    try:
        places = [int(word.lstrip("f")) - 1 for word in words if word != "w"]
    except ValueError:
        return False
    kinds = "".join("w" if word == "w" else "f" if word.startswith("f") else "t" for word in words[:2])
    numbers = {"t": TABLEAU_1, "f": FOUNDATION_1}
    piles = [numbers[kind] + place for kind, place in zip(kinds.replace("w", ""), places)]
    moves = {
        "wt": handler.moveWasteToTableau,
        "wf": handler.moveWasteToFoundation,
        "tf": handler.moveTableauToFoundation,
        "ft": handler.moveFoundationToTableau,
    }
    if kinds == "tt":
        handler.moveTableauToTableau(piles[0], places[2] + 1 if len(words) == 3 else 1, piles[1])
    elif kinds in moves and len(words) == 2:
        moves[kinds](*piles)
    else:
        return False
    return True


def main(command):
    with KitHandler(command or ("npx", "klondike", "handler"), on_refusal=lambda code, text: print(text)) as handler:
        view = TerminalView()
        handler.attach(view)
        handler.newGame()
        print(HELP)
        for line in sys.stdin:
            words = line.split()
            if words == ["q"]:
                break
            if words == ["h"]:
                hint = handler.ask("hint", "why").result()
                print(hint["text"] if hint else "No hint.")
            elif words and not play(handler, view, words):
                print(HELP)


if __name__ == "__main__":
    main(sys.argv[1:])
