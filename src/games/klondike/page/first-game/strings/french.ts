/** The French texts of a new player's first game. */
import { theCard } from '../../../../../core/strings/french.js';
import type { FirstGameStrings } from './english.js';

export const FIRST_GAME_FRENCH: FirstGameStrings = {
  starts: {
    '1': { title: 'Piocher 1', text: 'Une carte à la fois. Plus facile.' },
    '3': { title: 'Piocher 3', text: 'Trois cartes à la fois. Le classique.' },
  },
  steps: {
    up: {
      title: 'Les as montent en haut',
      text: (card) => `Chaque couleur monte sur sa fondation, de l’as au roi. Cliquez sur ${theCard(card)}.`,
    },
    build: {
      title: 'Rouge sur noir, noir sur rouge',
      text: (card, onto) =>
        `Dans les colonnes, les valeurs descendent, et rouge et noir alternent. Cliquez sur ${theCard(card)}${onto === undefined ? '' : `, à poser sur ${theCard(onto)}`}.`,
    },
    draw: {
      title: 'Piochez',
      text: 'Plus de bon coup dans les colonnes\u202f? Cliquez sur la pioche.',
    },
    waste: {
      title: 'Jouez la carte du talon',
      text: (card) => `Vous pouvez toujours jouer sa carte du dessus. Cliquez sur ${theCard(card)}.`,
    },
    noPlace: {
      title: 'Jouez la carte du talon',
      text: 'Cette carte n’a pas encore de place. Cliquez à nouveau sur la pioche.',
    },
  },
  done: {
    title: 'Vous savez jouer',
    text: 'Pour gagner, montez les quatre couleurs jusqu’au roi. Besoin d’aide\u202f? Demandez un indice. Un regret\u202f? Annulez.',
  },
};
