/** What lists of Klondike's keys tell of a click and of Enter, in French. */
import type { KlondikeHelpStrings } from './help-english.js';

export const KLONDIKE_HELP_FRENCH: KlondikeHelpStrings = {
  press: {
    foundations: 'comme un clic\u202f: envoyer sur une base, prendre, poser',
    off: 'comme un clic\u202f: prendre, poser',
  },
  clicks: {
    always: 'Un clic envoie des cartes à la meilleure place, ou sinon les prend.',
    foundations: 'Un clic envoie des cartes sur les bases, ou sinon les prend.',
    off: 'Un double clic envoie des cartes sur les bases.',
  },
};
