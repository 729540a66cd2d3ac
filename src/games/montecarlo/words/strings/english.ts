/** The English text for Monte Carlo Solitaire for the page and the terminal. */
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import { capitalized } from '../../../../core/text/format.js';
import { MONTECARLO_TITLE_ENGLISH } from '../../strings/english.js';
import type { Cell } from '../cell.js';

export const MONTECARLO_ENGLISH = {
  title: MONTECARLO_TITLE_ENGLISH,
  commands: {
    left: { help: 'move between cards' },
    down: { help: 'move between cards' },
    up: { help: 'move between cards' },
    right: { help: 'move between cards' },
    rowStart: { help: 'go to the ends of the row' },
    rowEnd: { help: 'go to the ends of the row' },
    press: { help: 'click the card' },
    consolidate: { label: 'Consolidate', help: 'close the gaps and deal from the deck' },
    hint: { label: 'Hint', help: 'hint: show a pair; again: remove it' },
    hintAhead: { label: 'Best hint', help: 'best hint: show the best move; again: play it' },
    game: { label: 'Game number', help: 'play a game by its number' },
    help: { label: 'Help', help: 'help: the rules and these keys' },
  },
  /** The reasons for hints. */
  hints: {
    pair: 'They touch and match in rank.',
    best: 'This leads to the best ending found.',
    consolidate: 'No pair leads to a better ending.',
    /** @param isBest is it the best hint? */
    again: (isBest: boolean): string => `Press ${isBest ? 'Best hint' : 'Hint'} again to play it.`,
  },
};

export type MonteCarloHintStrings = (typeof MONTECARLO_ENGLISH)['hints'];

export const MONTECARLO_REFUSALS_ENGLISH = {
  'not-dealt': 'No game has been dealt yet.',
  'no-such-game': 'A game number is a 64-bit whole number.',
  'no-such-cell': "This cell doesn't exist.",
  'no-card': 'This cell is empty.',
  'same-card': "A card can't pair with itself.",
  'not-touching': "These cards don't touch.",
  'not-a-pair': 'These cards have different ranks.',
  'nothing-to-do': 'Nothing would change.',
  'no-pair': 'No touching cards have the same rank.',
  'no-move': 'No moves left.',
  won: "You've already won.",
  'nothing-to-undo': "There's no move to undo.",
  'nothing-to-redo': "There's no move to redo.",
};

export type MonteCarloRefusalStrings = typeof MONTECARLO_REFUSALS_ENGLISH;

const RULES = `Goal: remove all 52 cards, two at a time. Each card you remove scores a point.

A pair is two touching cards of the same rank: side by side, one above the
other, or corner to corner. Suits don't matter. The edges of the grid don't
wrap around. Click one card of a pair, then the other.

Consolidate moves the cards left and up to close the gaps, then fills the empty
cells from the deck. You can consolidate at any time.

Hint shows a pair that you can remove.`;

export const MONTECARLO_HELP_ENGLISH = {
  /** The help for the course's own window, with the names of its buttons. */
  course: `${RULES} Replay starts the same game again, and
New Deal starts another.`,
  /** The help for our windows, which have an Undo button. */
  help: `${RULES} Undo takes back your last move.
Restart starts the same game again, and New game starts another.`,
};

/** A cell and what lies in it. */
export interface CellContent extends Cell {
  readonly card: Card;
}

export interface CardCounts {
  /** On the table. */
  readonly dealt: number;
  /** In the deck. */
  readonly left: number;
}

const names = (cards: readonly Card[]): string => cards.map((card) => CORE_ENGLISH.card(card)).join(' and ');

const left = (cards: number): string => (cards === 0 ? 'the deck is empty' : `${cards} in the deck`);

const all = (cards: CardCounts): string =>
  `${CORE_ENGLISH.cards(cards.dealt)} on the table, ${left(cards.left)}`;

/** `five of spades, row 1, column 3` */
export const cellName = ({ card, row, column }: CellContent): string =>
  `${card === NO_CARD ? 'empty' : CORE_ENGLISH.card(card)}, row ${row + 1}, column ${column + 1}`;

const hint = (isBest: boolean): string => (isBest ? 'Best hint' : 'Hint');

/** Sentences about what happened in a game. */
export const MONTECARLO_CHANGES_ENGLISH = {
  won: (score: number): string => `You won! Score ${score}.`,
  score: (score: number): string => `Score ${score}.`,
  /** @param game undefined for a game without a number */
  dealt: (game: bigint | undefined, cards: CardCounts): string =>
    `${game === undefined ? 'New game' : `Game ${game}`}: ${all(cards)}.`,
  restarted: (game: bigint | undefined, cards: CardCounts): string =>
    `${game === undefined ? 'Game' : `Game ${game}`} restarted: ${all(cards)}.`,
  undone: (cards: CardCounts): string => `Undone: ${all(cards)}.`,
  pairBack: (cards: readonly Card[]): string => `Undone: ${names(cards)} are back.`,
  removed: (cards: readonly Card[]): string => `${capitalized(names(cards))} removed.`,
  changed: (cards: CardCounts): string => `The cards changed: ${all(cards)}.`,
  /** @param cards `dealt` counts only the cards that this move dealt */
  consolidated: (cards: CardCounts): string =>
    `Consolidated: ${cards.dealt === 0 ? 'no cards' : CORE_ENGLISH.cards(cards.dealt)} dealt, ${left(cards.left)}.`,
  hint: (cells: readonly CellContent[], isBest: boolean): string =>
    `${hint(isBest)}: ${cells.map(cellName).join(', and ')}.`,
  consolidateHint: (isBest: boolean): string => `${hint(isBest)}: consolidate.`,
  chosen: (cell: CellContent): string => `${capitalized(cellName(cell))}, selected.`,
  nothingChosen: 'Nothing selected.',
};

export type MonteCarloChangeStrings = typeof MONTECARLO_CHANGES_ENGLISH;
