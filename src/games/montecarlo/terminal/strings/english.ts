/**
 * The texts of Monte Carlo Solitaire in a terminal, in English. In footers `{undo}` is the key of a command
 * and `{undo undoes}` its key with words; a click on either gives the command. Of several lines the longest
 * comes first.
 */
import type { MONTECARLO_COMMANDS } from '../../words/commands.js';

/** The commands that have a button. */
type BarName = Extract<
  (typeof MONTECARLO_COMMANDS)[number],
  { readonly bar: { readonly terminal: number } }
>['name'];

export const MONTECARLO_TERMINAL_ENGLISH = {
  /** The game in few words. */
  title: 'Monte Carlo',
  titles: (game: bigint): string[] => [`Monte Carlo #${game}`, `#${game}`],
  /** The command that only the terminal has. */
  commands: { goBack: { help: 'go back' } },
  figures: (cards: number, score: number): string => `Cards left: ${cards}  Score: ${score}`,
  /** The same in a narrow window. */
  narrowFigures: (cards: number, score: number): string => `Left: ${cards}  Score: ${score}`,
  /** Labels for buttons in a narrow window. A button that is not listed keeps its usual label. */
  narrowLabels: {} as Readonly<Partial<Record<BarName, string>>>,
  won: 'You have won!',
  footer: {
    playing: [
      'arrows move  enter or a click chooses a card, then one that touches it',
      'arrows move  enter or a click chooses a card',
      'arrows move  enter chooses',
      'arrows, enter',
    ],
    won: [
      'You have won! {newDeal deals anew}, {replay replays}, {undo undoes}',
      'You have won! {newDeal}, {replay}, {undo} go on',
      'Won! {newDeal new}, {undo undo}',
    ],
  },
  beep: 'Beep!',
  /** A beep, and the sentence said with it. */
  beepAt: (said: string): string => `Beep! ${said}`,
  consolidateHinted: 'The hint: consolidate.',
  /**
   * Asked before a game is left.
   * @param key the key of the command
   */
  leaving: (key: string): string[] => [
    `Leave this game? ${key} deals a new one, any other key goes on.`,
    `Leave? ${key} deals anew, any key goes on.`,
  ],
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
