/** The names of the houses, in French. */
import type { KlondikeHouseStrings } from './english.js';

const redealsText = (often: number): string => {
  if (often === Infinity) return 'retournements illimités';
  if (often === 0) return 'aucun retournement';
  return often === 1 ? '1 retournement' : `${often} retournements`;
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
};
