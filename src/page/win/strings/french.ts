/** The French texts of the page after a win, and of shared results. */
import type { WinStrings } from './english.js';

const inMoves = (moves: number): string => `${moves} ${moves < 2 ? 'coup' : 'coups'}`;

export const WIN_FRENCH: WinStrings = {
  searching: 'Recherche du minimum possible\u2026',
  noRedeals: (redeals) =>
    `Sans compter ${redeals} ${redeals < 2 ? 'retournement' : 'retournements'} du talon`,
  stars: (stars) => `${stars} ${stars < 2 ? 'étoile' : 'étoiles'} sur 3`,
  starsExplained:
    'Trois étoiles\u202f: au plus 5\u202f% de coups en plus du minimum. Deux étoiles\u202f: au plus 25\u202f%. Une étoile\u202f: toute autre victoire.',
  afterChallenge: (beat, own) => {
    if (own < beat) return `Défi relevé\u202f: moins de ${inMoves(beat)}\u202f!`;
    return own === beat
      ? `Égalité\u202f: ${inMoves(beat)}`
      : `Encore à battre\u202f: ${inMoves(beat)} (vous\u202f: ${own})`;
  },

  shared: {
    moves: inMoves,
    best: ({ moves, isProved }) => `${isProved ? 'minimum' : 'meilleur connu'} ${moves}`,
    won: 'gagnée',
  },
  copied: 'Copié. Collez-le à vos amis.',
  result: 'Votre résultat',
};
