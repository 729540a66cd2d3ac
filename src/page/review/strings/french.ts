/** The French texts of the review: the moves of a game beside its table. */
import type { ReviewStrings } from './english.js';

export const REVIEW_FRENCH: ReviewStrings = {
  title: 'Analyse',
  now: 'en cours',
  previous: 'Coup précédent',
  next: 'Coup suivant',
  playFromHere: 'Jouer à partir d’ici',
  keepPlaying: 'Continuer à jouer',

  find: 'Puis-je encore gagner\u202f?',
  searching: 'Vérification…',
  failed: 'La vérification a échoué. Réessayez.',
  won: 'Vous avez gagné cette partie.',
  winnable: 'Vous pouvez encore gagner.',
  never: 'Cette donne est impossible à gagner. Vous n’y êtes pour rien.',
  unknown: 'Impossible de dire si vous pouvez encore gagner.',
  until: (move) =>
    move === 0
      ? 'Vous pouviez gagner avant votre premier coup.'
      : `Vous pouviez gagner jusqu’au coup ${move}.`,
  between: (move, lost) =>
    `Vous pouviez gagner jusqu’au coup ${move} ou un peu plus tard, mais plus après le coup ${lost}.`,
  lostFrom: (move) => `Après le coup ${move}, vous ne pouviez plus gagner.`,
  atLeast: (move) => `Vous pouviez gagner au moins jusqu’au coup ${move}.`,
  showMove: (move) => (move === 0 ? 'Voir la donne' : `Voir le coup ${move}`),
};
