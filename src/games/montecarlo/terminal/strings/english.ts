/**
 * The English text for the grid in a terminal. In footers, `{undo}` is the key of a command and `{undo undo}` is its
 * key with a label. A click on either runs the command. A list of lines starts with the longest.
 */
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import type { BarNameIn } from '../../../../core/commands.js';
import { CARD_SEARCH_ENGLISH, CORE_ENGLISH } from '../../../../core/strings/english.js';
import { TERMINAL_ENGLISH } from '../../../../terminal/strings/english.js';
import { capitalized } from '../../../../core/text/format.js';
import type { MONTECARLO_COMMANDS } from '../../words/commands.js';
import type { CellContent } from '../../words/strings/english.js';
import { MONTECARLO_ENGLISH, cellName } from '../../words/strings/english.js';

export const MONTECARLO_TERMINAL_ENGLISH = {
  title: 'Monte Carlo',
  titles: (game: bigint): string[] => [`Monte Carlo #${game}`, `#${game}`],
  /** The commands that only the terminal has. */
  commands: {
    goBack: { help: 'go back' },
    readCell: { help: 'read the card at the cursor, or the whole table' },
    readTable: { help: 'read the card at the cursor, or the whole table' },
    previousDeal: { help: 'play the previous or next game number' },
    nextDeal: { help: 'play the previous or next game number' },
  },
  /** The answers to the commands that read the table. */
  reading: {
    /** `Row 1: six of hearts, empty, five of spades` @param row from 0 */
    row: (row: number, cards: readonly Card[]): string =>
      `Row ${row + 1}: ${cards.map((card) => (card === NO_CARD ? 'empty' : CORE_ENGLISH.card(card))).join(', ')}`,
    /** Describes a cell. This is also the answer to a search for a card. */
    cell: (cell: CellContent): string => capitalized(cellName(cell)),
    /** Added to a cell that is selected or part of a hint. */
    marked: 'highlighted',
  },
  figures: (cards: number, score: number): string => `Cards left: ${cards}  Score: ${score}`,
  /** The figures for a narrow window. */
  narrowFigures: (cards: number, score: number): string => `Left: ${cards}  Score: ${score}`,
  /** Labels of buttons in a narrow window. The other buttons keep their usual labels. */
  narrowLabels: {} as Readonly<Partial<Record<BarNameIn<typeof MONTECARLO_COMMANDS, 'terminal'>, string>>>,
  won: 'You won!',
  footer: {
    playing: [
      'arrows move  enter or a click selects a card, then a touching one',
      'arrows move  enter or a click selects a card',
      'arrows move  enter selects',
      'arrows, enter',
    ],
    won: [
      'You won! {newGame new game}, {again restart}, {undo undo}',
      'You won! {newGame new}, {again restart}, {undo undo}',
      'Won! {newGame new}, {undo undo}',
    ],
  },
  beep: 'Beep!',
  /** @param said the sentence that comes with the beep */
  beepAt: (said: string): string => `Beep! ${said}`,
  consolidateHinted: 'Hint: consolidate.',
  /**
   * The questions before the player leaves a game, by command.
   * @param key the key of the command
   */
  leaving: {
    newGame: (key: string): string[] => [
      `Leave this game? Press ${key} for a new game, any other key to stay.`,
      `Leave? ${key}: new game, any other: stay.`,
    ],
    previousDeal: (key: string): string[] => [
      `Leave this game for the previous one? Press ${key} for yes, any other key to stay.`,
      `Leave? ${key}: go back, any other: stay.`,
    ],
    nextDeal: (key: string): string[] => [
      `Leave this game for the next one? Press ${key} for yes, any other key to stay.`,
      `Leave? ${key}: next game, any other: stay.`,
    ],
  },
  /** The answer to the commands for the previous and the next game at the ends of the range. */
  noneBeside: "There's no game with that number.",
  /** Texts for typing the number of a game. */
  number: {
    label: 'Game number',
    noDigits: { full: 'Type digits, or press esc.', brief: 'Digits, or esc' },
    /** @param last the greatest number that a game can have */
    tooLarge: (last: bigint) => ({ full: `The last game is ${last}.`, brief: 'At most 2^63-1' }),
    tooSmall: (first: bigint) => ({ full: `The first game is ${first}.`, brief: 'At least -2^63' }),
    notADigit: { full: 'Type digits only, with a minus sign in front if needed.', brief: 'Digits only' },
    lateSign: { full: 'The sign goes before the digits.', brief: 'The sign goes first' },
    tooLong: { full: 'No game number is longer.', brief: 'Too long' },
  },
  mouse: 'You can also click cards and buttons with the mouse.',
};

export type MonteCarloTerminalSection = typeof MONTECARLO_TERMINAL_ENGLISH;

/** The texts of a `MonteCarloTerminalView`, such as `FRENCH` from `klondike-kit/french`. */
export interface MonteCarloTerminalStrings {
  readonly core: typeof CORE_ENGLISH;
  readonly cardSearch: typeof CARD_SEARCH_ENGLISH;
  readonly terminal: typeof TERMINAL_ENGLISH;
  readonly montecarlo: typeof MONTECARLO_ENGLISH;
  readonly montecarloTerminal: typeof MONTECARLO_TERMINAL_ENGLISH;
}

export const ENGLISH: MonteCarloTerminalStrings = {
  core: CORE_ENGLISH,
  cardSearch: CARD_SEARCH_ENGLISH,
  terminal: TERMINAL_ENGLISH,
  montecarlo: MONTECARLO_ENGLISH,
  montecarloTerminal: MONTECARLO_TERMINAL_ENGLISH,
};
