/**
 * The texts of Monte Carlo Solitaire in a terminal, in English. In footers `{undo}` is the key of a command
 * and `{undo undoes}` its key with words; a click on either gives the command. Of several lines the longest
 * comes first.
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
  /** The game in few words. */
  title: 'Monte Carlo',
  titles: (game: bigint): string[] => [`Monte Carlo #${game}`, `#${game}`],
  /** The commands that only the terminal has. */
  commands: {
    goBack: { help: 'go back' },
    readCell: { help: 'read the card under the cursor, or the whole table' },
    readTable: { help: 'read the card under the cursor, or the whole table' },
    previousDeal: { help: 'the game with the number before, or after' },
    nextDeal: { help: 'the game with the number before, or after' },
  },
  /** What is read of the table when the player asks for it. */
  reading: {
    /** `Row 1: six of hearts, empty, five of spades` @param row from 0 */
    row: (row: number, cards: readonly Card[]): string =>
      `Row ${row + 1}: ${cards.map((card) => (card === NO_CARD ? 'empty' : CORE_ENGLISH.card(card))).join(', ')}`,
    /** Also said of a card that was found. */
    cell: (cell: CellContent): string => capitalized(cellName(cell)),
    /** Follows a cell that is chosen, or hinted at. */
    marked: 'highlighted',
  },
  figures: (cards: number, score: number): string => `Cards left: ${cards}  Score: ${score}`,
  /** The same in a narrow window. */
  narrowFigures: (cards: number, score: number): string => `Left: ${cards}  Score: ${score}`,
  /** Labels for buttons in a narrow window. A button that is not listed keeps its usual label. */
  narrowLabels: {} as Readonly<Partial<Record<BarNameIn<typeof MONTECARLO_COMMANDS, 'terminal'>, string>>>,
  won: 'You have won!',
  footer: {
    playing: [
      'arrows move  enter or a click chooses a card, then one that touches it',
      'arrows move  enter or a click chooses a card',
      'arrows move  enter chooses',
      'arrows, enter',
    ],
    won: [
      'You have won! {newGame new game}, {again restart}, {undo undo}',
      'You have won! {newGame}, {again}, {undo} go on',
      'Won! {newGame new}, {undo undo}',
    ],
  },
  beep: 'Beep!',
  /** A beep, and the sentence said with it. */
  beepAt: (said: string): string => `Beep! ${said}`,
  consolidateHinted: 'The hint: consolidate.',
  /**
   * Asked before a game is left, by command.
   * @param key the key of the command
   */
  leaving: {
    newGame: (key: string): string[] => [
      `Leave this game? ${key} deals a new one, any other key goes on.`,
      `Leave? ${key} deals anew, any key goes on.`,
    ],
    previousDeal: (key: string): string[] => [
      `Leave this game for the one before? ${key} does, any other key goes on.`,
      `Leave? ${key} goes back, any key goes on.`,
    ],
    nextDeal: (key: string): string[] => [
      `Leave this game for the next one? ${key} does, any other key goes on.`,
      `Leave? ${key} deals the next, any key stays.`,
    ],
  },
  /** There is no game with the number before or after. */
  noneBeside: 'No game has that number.',
  /** Texts for typing the number of a game. */
  number: {
    label: 'Game number',
    noDigits: { full: 'Type digits, or press esc.', brief: 'Digits, or esc' },
    /** @param last the greatest number that a game can have */
    tooLarge: (last: bigint) => ({ full: `The last game is ${last}.`, brief: 'At most 2^63-1' }),
    tooSmall: (first: bigint) => ({ full: `The first game is ${first}.`, brief: 'At least -2^63' }),
    notADigit: { full: 'Only digits and a sign before them.', brief: 'Digits only' },
    lateSign: { full: 'A sign stands before the digits.', brief: 'The sign goes first' },
    tooLong: { full: 'No game has a longer number.', brief: 'No game has more' },
  },
  mouse: 'The mouse clicks cards, and the buttons, each of which does what its key does.',
};

export type MonteCarloTerminalSection = typeof MONTECARLO_TERMINAL_ENGLISH;

/** The texts of a `MonteCarloTerminalView`, such as `FRENCH` of `klondike-kit/french`. */
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
