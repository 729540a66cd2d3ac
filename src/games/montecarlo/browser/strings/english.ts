/** The texts of a grid of Monte Carlo Solitaire on a page, those for screen readers included, in English. */
import { BROWSER_ENGLISH } from '../../../../browser/strings/english.js';
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import { MONTECARLO_CHANGES_ENGLISH, MONTECARLO_ENGLISH, cellName } from '../../words/strings/english.js';

export const MONTECARLO_BROWSER_ENGLISH = {
  commands: {
    firstCell: { help: 'to the corners' },
    lastCell: { help: 'to the corners' },
    keys: { label: 'Keys', help: 'these keys' },
  },

  /** Sentences. */
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

/** The texts of a `MonteCarloBrowserView`, such as `FRENCH` of `klondike-kit/french`. */
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
