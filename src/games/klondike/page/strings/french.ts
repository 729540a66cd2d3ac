/** The French text for Klondike on the page. */
import { FRENCH as TABLE_FRENCH } from '../../browser/strings/french.js';
import { KLONDIKE_HOUSES_FRENCH } from '../../strings/french.js';
import { KLONDIKE_REFUSALS_FRENCH } from '../../words/strings/french.js';
import type { KLONDIKE_PAGE_ENGLISH, KlondikePageStrings } from './english.js';

export const KLONDIKE_PAGE_FRENCH: typeof KLONDIKE_PAGE_ENGLISH = {
  houses: KLONDIKE_HOUSES_FRENCH.houses,
  changed: KLONDIKE_HOUSES_FRENCH.changed,
  title: KLONDIKE_HOUSES_FRENCH.title,
  youWin: 'Gagné\u202f!',
  firstWin: (cards) => `Première victoire en pioche par ${cards}\u202f!`,
  seed: (seed) => `graine ${seed}`,
  chooseSeed: 'Graine',
  seedButton: (seed) => `Graine\u202f: ${seed}`,
  seedNext: (label, next) => `${label}, suivante\u202f: ${next}`,
  seedField: (random, most) => `Un nombre de ${random} à ${most} (${random}\u202f: au hasard)\u202f: `,
  inPlay: (deal) => `Partie en cours\u202f: ${deal}.`,
  ok: 'OK',
  daily: 'Donne du jour',
  howTo: 'Comment jouer',
  newGame: 'Nouvelle partie',
  courses: 'Variantes universitaires',
};

export const FRENCH: KlondikePageStrings = {
  ...TABLE_FRENCH,
  klondikeRefusals: KLONDIKE_REFUSALS_FRENCH,
  klondikePage: KLONDIKE_PAGE_FRENCH,
};
