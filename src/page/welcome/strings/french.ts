/** The welcome's own texts in French. */
import type { WelcomeStrings } from './english.js';

export const WELCOME_FRENCH: WelcomeStrings = {
  name: 'Bienvenue',
  step: (number, of) => `${number} sur ${of}`,
  back: 'Retour',
  next: 'Suivant',
  keys: 'F1 ou ? donne la liste des touches.',
  play: 'Jouer',
  again: 'Réafficher la bienvenue',
};
