/** The names of Klondike's houses (rule sets), in French. */
import type { KlondikeHouseStrings } from './english.js';

const redealsText = (often: number): string => {
  if (often === Infinity) return 'talon retourné à volonté';
  if (often === 0) return 'talon jamais retourné';
  return `talon retourné ${often} fois`;
};

export const KLONDIKE_HOUSES_FRENCH: KlondikeHouseStrings = {
  houses: {
    ulg: 'Klondike',
    'ycp-selection': 'Sélections (York 2021)',
    'ycp-text': 'Piles numérotées (York 2009)',
    'ycp-text-reference': 'Piles numérotées (York 2009, programme de référence)',
    ksu: 'Clics (Kansas State)',
  },
  usual: 'Règles de Liège',
  changed: (title, draw, redeals) =>
    [
      title,
      ...(draw === undefined ? [] : [`pioche par ${draw}`]),
      ...(redeals === undefined ? [] : [redealsText(redeals)]),
    ].join(', '),
  title: {
    draw: (cards) => `Pioche par ${cards}`,
    redeals: (redeals) => {
      if (redeals === 0) return 'Sans retour';
      return Number.isFinite(redeals)
        ? `${redeals} ${redeals === 1 ? 'retour' : 'retours'}`
        : 'Retours à volonté';
    },
    winnable: 'Gagnable',
    levels: { easy: 'Facile', medium: 'Moyenne', hard: 'Difficile' },
  },
};
