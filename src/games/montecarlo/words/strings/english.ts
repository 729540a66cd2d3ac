/** What Monte Carlo Solitaire says in every medium, in English: one section a subject. */
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import { capitalized } from '../../../../core/text/format.js';
import { MONTECARLO_TITLE_ENGLISH } from '../../strings/english.js';
import type { Cell } from '../cell.js';

export const MONTECARLO_ENGLISH = {
  title: MONTECARLO_TITLE_ENGLISH,
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

/** A cell and what lies in it. */
export interface CellContent extends Cell {
  readonly card: Card;
}

/** How many cards lie on the table, and in the deck. */
export interface CardCounts {
  readonly dealt: number;
  readonly left: number;
}

const names = (cards: readonly Card[]): string => cards.map((card) => CORE_ENGLISH.card(card)).join(' and ');

const left = (cards: number): string => `${cards === 0 ? 'none' : cards} left`;

const all = (cards: CardCounts): string =>
  `${CORE_ENGLISH.cards(cards.dealt)} on the table, ${left(cards.left)}`;

/** `five of spades, row 1, column 3` */
export const cellName = ({ card, row, column }: CellContent): string =>
  `${card === NO_CARD ? 'empty' : CORE_ENGLISH.card(card)}, row ${row + 1}, column ${column + 1}`;

const hint = (isBest: boolean): string => (isBest ? 'Best hint' : 'Hint');

/** Sentences that tell what happened in a game. */
export const MONTECARLO_CHANGES_ENGLISH = {
  won: (score: number): string => `You have won: score ${score}.`,
  score: (score: number): string => `Score ${score}.`,
  /** @param game undefined for a game without a number */
  dealt: (game: bigint | undefined, cards: CardCounts): string =>
    `${game === undefined ? 'New game' : `Game ${game}`}: ${all(cards)}.`,
  restarted: (game: bigint | undefined, cards: CardCounts): string =>
    `${game === undefined ? 'Game' : `Game ${game}`} restarted: ${all(cards)}.`,
  undone: (cards: CardCounts): string => `Undone: ${all(cards)}.`,
  pairBack: (cards: readonly Card[]): string => `Undone: ${names(cards)} are back.`,
  removed: (cards: readonly Card[]): string => `${capitalized(names(cards))} removed.`,
  changed: (cards: CardCounts): string => `The cards have changed: ${all(cards)}.`,
  /** @param cards `dealt` counts only the cards dealt by this move */
  consolidated: (cards: CardCounts): string =>
    `Consolidated: ${cards.dealt === 0 ? 'no card' : CORE_ENGLISH.cards(cards.dealt)} dealt, ${left(cards.left)}.`,
  hint: (cells: readonly CellContent[], isBest: boolean): string =>
    `${hint(isBest)}: ${cells.map(cellName).join(', and ')}.`,
  consolidateHint: (isBest: boolean): string => `${hint(isBest)}: consolidate.`,
  chosen: (cell: CellContent): string => `${capitalized(cellName(cell))}, chosen.`,
  nothingChosen: 'Nothing is chosen.',
};

export type MonteCarloChangeStrings = typeof MONTECARLO_CHANGES_ENGLISH;
