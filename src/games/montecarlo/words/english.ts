/** The texts of Monte Carlo Solitaire in every medium, in English: its commands, its refusals, its rules. */

export const MONTECARLO_ENGLISH = {
  title: 'Monte Carlo Solitaire',
  commands: {
    left: { help: 'from card to card' },
    down: { help: 'from card to card' },
    up: { help: 'from card to card' },
    right: { help: 'from card to card' },
    rowStart: { help: 'to the ends of the row' },
    rowEnd: { help: 'to the ends of the row' },
    press: { help: 'click the card' },
    consolidate: { label: 'Consolidate', help: 'move the cards together and deal from the deck' },
    hint: { label: 'Hint', help: 'hint: the first pair there is' },
    hintAhead: { label: 'Best hint', help: 'look ahead for the move that leads furthest' },
    game: { label: 'Game number', help: 'a game by its number' },
    help: { label: 'Help', help: 'help: the rules and these keys' },
  },
};

export type MonteCarloStrings = typeof MONTECARLO_ENGLISH;

export const MONTECARLO_REFUSALS_ENGLISH = {
  'not-dealt': 'No game has been dealt yet.',
  'no-such-game': 'A game has a whole number of 64 bits.',
  'no-such-cell': 'There is no such cell.',
  'no-card': 'There is no card in this cell.',
  'same-card': 'A card makes no pair with itself.',
  'not-touching': 'The cards do not touch.',
  'not-a-pair': 'The cards are not of equal rank.',
  'nothing-to-do': 'Nothing would change.',
  'no-pair': 'No two cards of equal rank touch.',
  'no-move': 'No move is left.',
  won: 'The game is won.',
  'nothing-to-undo': 'There is no move to undo.',
  'nothing-to-redo': 'There is no move to redo.',
};

export type MonteCarloRefusalStrings = typeof MONTECARLO_REFUSALS_ENGLISH;

const RULES = `Goal: remove all 52 cards, two at a time. Each card removed is a point.

A pair is two cards of equal rank that touch: side by side, one above the
other, or corner to corner. Suits do not matter, and rows and columns do not
go on at the other end. Click one card of a pair, then the other.

Consolidate, at any time, moves the cards left and up into the gaps and deals
cards from the deck to the places left over, as long as there are any.

Hint shows a pair that may be removed.`;

export const MONTECARLO_HELP_ENGLISH = {
  /** As the course's own window tells them, with the names of its buttons. */
  course: `${RULES} Replay starts the same game again, and
New Deal starts another.`,
  /** For our windows, in which moves can be undone. */
  help: `${RULES} Restart starts the same game again, and
New game starts another. Undo takes back moves.`,
};

export type MonteCarloHelpStrings = typeof MONTECARLO_HELP_ENGLISH;
