/** The texts in French that the page may say before the rest of it is there. */
import type { FirstStrings } from './english.js';

export const FIRST_FRENCH: FirstStrings = {
  notLoaded: (what) => `${what}\u202f: le chargement a échoué. Y a-t-il un réseau\u202f?`,
  tryAgain: 'Réessayer',
  loadAnew: 'Recharger la page',
  watchReplay: 'Revoir la partie',
  share: 'Partager',
};
