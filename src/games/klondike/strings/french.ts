/** The names of Klondike's houses (rule sets), in French. */
import type { KlondikeHouseStrings } from './english.js';

const redealsText = (often: number): string => {
  if (often === Infinity) return 'retours illimités du talon';
  if (often === 0) return 'aucun retour du talon';
  return often === 1 ? '1 retour du talon' : `${often} retours du talon`;
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
