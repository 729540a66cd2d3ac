/** The French texts of a new player's first game. */
import { theCard } from '../../../../../core/strings/french.js';
import type { FirstGameStrings } from './english.js';

const press = (isTouch: boolean): string => (isTouch ? 'Touchez' : 'Cliquez sur');

export const FIRST_GAME_FRENCH: FirstGameStrings = {
  starts: {
    '1': { title: 'Piocher 1', text: 'Une carte à la fois. Plus facile.' },
    '3': { title: 'Piocher 3', text: 'Trois cartes à la fois. Le classique.' },
  },
  steps: {
    up: {
      title: 'Les as vont en haut',
      text: (isTouch, card) =>
        `Chaque couleur monte sur sa fondation, de l’as au roi. ${press(isTouch)} ${theCard(card)}.`,
    },
    build: {
      title: 'Rouge sur noir, noir sur rouge',
      text: (isTouch, card, onto) =>
        `Dans les colonnes, les valeurs descendent, et rouge et noir alternent. ${press(isTouch)} ${theCard(card)}${onto === undefined ? '' : `, à poser sur ${theCard(onto)}`}.`,
    },
    draw: {
      title: 'Piochez',
      text: (isTouch) => `Plus de bon coup dans les colonnes\u202f? ${press(isTouch)} la pioche.`,
    },
    waste: {
      title: 'Jouez la carte du talon',
      text: (isTouch, card) =>
        `Vous pouvez jouer la carte du dessus du talon. ${press(isTouch)} ${theCard(card)}.`,
    },
    noPlace: {
      title: 'Jouez la carte du talon',
      text: (isTouch) => `Cette carte n’a pas encore de place. ${press(isTouch)} la pioche encore une fois.`,
    },
  },
  done: {
    title: 'Vous savez jouer',
    text: 'Pour gagner, montez les quatre couleurs jusqu’au roi. Besoin d’aide\u202f? Demandez un indice. Un regret\u202f? Annulez.',
  },
};
