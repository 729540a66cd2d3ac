/** What happened in a game of Monte Carlo Solitaire, in sentences, in English. */
import type { Card } from '../../../core/card.js';
import { NO_CARD } from '../../../core/card.js';
import { CORE_ENGLISH } from '../../../core/strings/english.js';
import { capitalized } from '../../../core/text/format.js';
import type { Cell } from './cell.js';

/** A cell and what lies in it. */
export interface CellTold extends Cell {
  readonly card: Card;
}

/** How many cards lie on the table, and in the deck. */
export interface CardsTold {
  readonly dealt: number;
  readonly left: number;
}

const names = (cards: readonly Card[]): string => cards.map((card) => CORE_ENGLISH.card(card)).join(' and ');

const left = (cards: number): string => `${cards === 0 ? 'none' : cards} left`;

const all = (cards: CardsTold): string =>
  `${CORE_ENGLISH.cards(cards.dealt)} on the table, ${left(cards.left)}`;

/** `five of spades, row 1, column 3` */
export const cellName = ({ card, row, column }: CellTold): string =>
  `${card === NO_CARD ? 'empty' : CORE_ENGLISH.card(card)}, row ${row + 1}, column ${column + 1}`;

const hint = (isBest: boolean): string => (isBest ? 'Best hint' : 'Hint');

export const MONTECARLO_CHANGES_ENGLISH = {
  won: (score: number): string => `You have won: score ${score}.`,
  score: (score: number): string => `Score ${score}.`,
  /** @param game undefined for a game without a number */
  dealt: (game: bigint | undefined, cards: CardsTold): string =>
    `${game === undefined ? 'New game' : `Game ${game}`}: ${all(cards)}.`,
  restarted: (game: bigint | undefined, cards: CardsTold): string =>
    `${game === undefined ? 'Game' : `Game ${game}`} restarted: ${all(cards)}.`,
  undone: (cards: CardsTold): string => `Undone: ${all(cards)}.`,
  pairBack: (cards: readonly Card[]): string => `Undone: ${names(cards)} are back.`,
  removed: (cards: readonly Card[]): string => `${capitalized(names(cards))} removed.`,
  changed: (cards: CardsTold): string => `The cards have changed: ${all(cards)}.`,
  /** @param cards `dealt` counts only the cards dealt by this move */
  consolidated: (cards: CardsTold): string =>
    `Consolidated: ${cards.dealt === 0 ? 'no card' : CORE_ENGLISH.cards(cards.dealt)} dealt, ${left(cards.left)}.`,
  hint: (cells: readonly CellTold[], isBest: boolean): string =>
    `${hint(isBest)}: ${cells.map(cellName).join(', and ')}.`,
  consolidateHint: (isBest: boolean): string => `${hint(isBest)}: consolidate.`,
  chosen: (cell: CellTold): string => `${capitalized(cellName(cell))}, chosen.`,
  nothingChosen: 'Nothing is chosen.',
};

export type MonteCarloChangeStrings = typeof MONTECARLO_CHANGES_ENGLISH;
