/** The English text for the grid on a page, including those for screen readers. */
import { BROWSER_ENGLISH } from '../../../../browser/strings/english.js';
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import { MONTECARLO_CHANGES_ENGLISH, MONTECARLO_ENGLISH, cellName } from '../../words/strings/english.js';

export const MONTECARLO_BROWSER_ENGLISH = {
  commands: {
    firstCell: { help: 'go to the corners' },
    lastCell: { help: 'go to the corners' },
    keys: { label: 'Keys', help: 'these keys' },
  },

  /** @param why may be empty */
  beep: (why: string): string => (why === '' ? 'Beep.' : why),
  noPair: "These two aren't a pair.",
  noPairToShow: "There's no pair to show.",
  nothingToAdvise: "There's no move to suggest.",
  nothingComes: 'Nothing happened.',
  noSuchGame: "This game doesn't exist.",
  /** @param typed in quotes */
  noNumber: (typed: string): string => `${typed} isn't a game number. Try 12345.`,
  thisGame: (game: bigint): string => `This is game ${game}.`,
  keysHint: 'Click a card, then a touching card of the same rank.',

  grid: 'Cards',
  /** `five of spades, row 1, column 3` */
  cell: cellName,
  game: (game: bigint): string => `Game ${game}`,
  noGame: 'Game',
  givenCards: 'Custom cards',
  /** The words before and after the numbers below the deck and the pile. */
  deckLeft: ['', ' left'] as readonly [string, string],
  pileScore: ['Score ', ''] as readonly [string, string],
};

export type MonteCarloBrowserSection = typeof MONTECARLO_BROWSER_ENGLISH;

/** The texts of a `MonteCarloBrowserView`, such as `FRENCH` from `klondike-kit/french`. */
export interface MonteCarloBrowserStrings {
  readonly core: typeof CORE_ENGLISH;
  readonly browser: typeof BROWSER_ENGLISH;
  readonly montecarlo: typeof MONTECARLO_ENGLISH;
  readonly montecarloChanges: typeof MONTECARLO_CHANGES_ENGLISH;
  readonly montecarloBrowser: typeof MONTECARLO_BROWSER_ENGLISH;
}

export const ENGLISH: MonteCarloBrowserStrings = {
  core: CORE_ENGLISH,
  browser: BROWSER_ENGLISH,
  montecarlo: MONTECARLO_ENGLISH,
  montecarloChanges: MONTECARLO_CHANGES_ENGLISH,
  montecarloBrowser: MONTECARLO_BROWSER_ENGLISH,
};
