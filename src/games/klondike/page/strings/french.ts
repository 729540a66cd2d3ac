/** The texts of Klondike on the page, besides those of its view, in French. */
import type { KlondikePageStrings } from './english.js';

const redealsText = (often: number): string => {
  if (often === Infinity) return 'talon retourné à volonté';
  if (often === 0) return 'talon jamais retourné';
  return often === 1 ? 'talon retourné une fois' : `talon retourné ${often} fois`;
};

export const KLONDIKE_PAGE_FRENCH: KlondikePageStrings = {
  houses: {
    ulg: 'Klondike',
    'ycp-selection': 'Sélections (York 2021)',
    'ycp-text': 'Piles numérotées (York 2009)',
    'ycp-text-reference': 'Piles numérotées (York 2009, programme de référence)',
    ksu: 'Clics (Kansas State)',
  },
  changed: (title, draw, redeals) =>
    [
      title,
      ...(draw === undefined ? [] : [`pioche par ${draw}`]),
      ...(redeals === undefined ? [] : [redealsText(redeals)]),
    ].join(', '),
  youWin: 'Gagné\u202f!',
  seed: (seed) => `graine ${seed}`,
  chooseSeed: 'Graine',
  seedButton: (seed) => `Graine\u202f: ${seed}`,
  seedNext: (label, next) => `${label}, ensuite ${next}`,
  seedField: (random, most) => `Un nombre de ${random} à ${most}\u202f; ${random} donne au hasard\u202f: `,
  inPlay: (deal) => `La partie en cours est ${deal}.`,
  ok: 'OK',
  daily: 'Donne du jour',
  howTo: 'Comment jouer',
  newGame: 'Choisir une partie',
};
