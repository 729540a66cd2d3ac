/** The English texts of the page after a win, and of shared results. */
import type { BestLine } from '../../../core/statistics/best-line.js';

const inMoves = (moves: number): string => `${moves} ${moves === 1 ? 'move' : 'moves'}`;

export const WIN_ENGLISH = {
  searching: 'Finding the best possible\u2026',
  /** Says why the numbers of moves differ. */
  noRedeals: (redeals: number): string =>
    redeals === 1 ? "1 redeal doesn't count" : `${redeals} redeals don't count`,
  stars: (stars: number): string => `${stars} of 3 stars`,
  starsExplained:
    'Three stars: at most 5% more moves than the best. Two stars: at most 25% more. One star: any win.',
  /** The result of a game from a link with a number of moves to beat. */
  afterChallenge: (beat: number, own: number): string => {
    if (own < beat) return `You beat ${inMoves(beat)}!`;
    return own === beat ? `A tie at ${inMoves(beat)}` : `Still to beat: ${inMoves(beat)} (you ${own})`;
  },

  /** The parts of a shared line. */
  shared: {
    moves: inMoves,
    /** `best 90` */
    best: ({ moves, isProved }: BestLine): string => `best ${isProved ? '' : 'known '}${moves}`,
    won: 'won',
  },
  /** After the line and its link were copied. */
  copied: 'Copied. Paste it to a friend.',
  /** The title of the text to copy by hand. */
  result: 'Your result',
};

export type WinStrings = typeof WIN_ENGLISH;
