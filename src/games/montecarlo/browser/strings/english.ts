/** The texts of a grid of Monte Carlo Solitaire on a page, those for screen readers included, in English. */
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import { capitalized } from '../../../../core/text/capitalized.js';
import type { Cell } from '../../words/cell.js';

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

const cellName = ({ card, row, column }: CellTold): string =>
  `${card === NO_CARD ? 'empty' : CORE_ENGLISH.card(card)}, row ${row + 1}, column ${column + 1}`;

const hint = (isBest: boolean): string => (isBest ? 'Best hint' : 'Hint');

export const MONTECARLO_BROWSER_ENGLISH = {
  commands: {
    firstCell: { help: 'to the corners' },
    lastCell: { help: 'to the corners' },
    keys: { label: 'Keys', help: 'these keys' },
  },

  /** Sentences. */
  won: (score: number): string => `You have won: score ${score}.`,
  score: (score: number): string => `Score ${score}.`,
  /** @param game undefined for a game without a number */
  dealt: (game: bigint | undefined, cards: CardsTold): string =>
    `${game === undefined ? 'New game' : `Game ${game}`}: ${all(cards)}.`,
  replayed: (game: bigint | undefined, cards: CardsTold): string =>
    `${game === undefined ? 'The game' : `Game ${game}`} again: ${all(cards)}.`,
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
  /** @param why may be empty */
  beep: (why: string): string => (why === '' ? 'Beep.' : `Beep. ${why}`),
  noPair: 'These two are no pair.',
  noPairToShow: 'There is no pair to show.',
  nothingToAdvise: 'There is nothing to advise.',
  nothingComes: 'Nothing comes of it.',
  noSuchGame: 'There is no such game.',
  /** @param typed in quotes */
  noNumber: (typed: string): string => `${typed} is no game number; one is 12345.`,
  thisGame: (game: bigint): string => `This game is number ${game}.`,
  keysHint: 'Click a card, then one of equal rank that touches it.',

  /** Names of things. */
  grid: 'Cards',
  /** `five of spades, row 1, column 3` */
  cell: cellName,
  game: (game: bigint): string => `Game ${game}`,
  /** The text seen where there is little room, then the text read out, which contains it. */
  shortGame: (game: bigint): readonly [string, string] => [`#${game}`, `Game #${game}`],
  noGame: 'Game',
  givenCards: 'Given cards',
  /** What stands before and after the numbers below the deck and the pile. */
  deckLeft: ['', ' left'] as readonly [string, string],
  pileScore: ['Score ', ''] as readonly [string, string],
};

export type MonteCarloBrowserSection = typeof MONTECARLO_BROWSER_ENGLISH;
