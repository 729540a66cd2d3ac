/** The rules of a house in sentences, in French. */
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import type { KlondikeRuleStrings } from './english.js';

const NUMBERS = ['aucune', 'une', 'deux', 'trois'];

const cardsIn = (cards: number): string => `${NUMBERS[cards] ?? cards} carte${cards < 2 ? '' : 's'}`;

export const KLONDIKE_RULES_FRENCH: KlondikeRuleStrings = {
  drawToWaste: (cards) => `Piocher retourne ${cardsIn(cards)} sur le talon. Sa carte du dessus est en jeu.`,
  drawFromStock: (cards) =>
    `La carte du dessus de la pioche est en jeu. Piocher ${cards === 1 ? 'l’enterre' : `enterre ${cardsIn(cards)}`} dans le talon.`,
  noRedeal: 'Le talon ne peut pas être retourné.',
  redeals: (often, drawsAtOnce) =>
    `Piocher quand la pioche est vide retourne le talon${drawsAtOnce ? ' et pioche aussitôt' : ''}, ${often === Infinity ? 'autant de fois que vous voulez' : `${often} fois`}.`,
  alternateColors:
    'Les colonnes descendent en alternant rouge et noir. Seul un roi peut aller sur une colonne vide.',
  anySuit: 'Une base commence par n’importe quel as et monte dans sa couleur.',
  suitsFromLeft: (suits) =>
    `De gauche à droite, les bases sont pour ${CORE_FRENCH.list(suits.map(CORE_FRENCH.suit))}. Chacune monte à partir de son as.`,
  worryBack: 'Les cartes des bases peuvent revenir dans les colonnes.',
  noWorryBack: 'Les cartes ne peuvent pas quitter les bases.',
  allUp: 'Vous gagnez quand toutes les cartes sont sur les bases.',
  playsItself:
    'Vous gagnez avant la fin\u202f: dès qu’aucune carte n’est face cachée et que la pioche et le talon ont une carte au plus.',
  standard: ({ toFoundation, toTableau, turnedUp, worriedBack }) =>
    `Score standard\u202f: ${toFoundation} points pour une carte posée sur une base, ${toTableau} pour une carte du talon posée ` +
    `sur une colonne et ${turnedUp} pour une carte qui y est retournée. Reprendre une carte d’une base coûte ${-worriedBack} points. ` +
    'Annuler un coup annule aussi ses points.',
  standardRedeal: (points) =>
    `Retourner le talon coûte ${points} points, mais le score ne descend jamais sous 0.`,
  vegas: (price, paid) =>
    `Score Vegas\u202f: une partie coûte ${price}\u00a0$, et chaque carte sur une base rapporte ${paid}\u00a0$.`,
  allGames: 'Le solde additionne toutes les parties. Une donne recommencée compte une seule fois.',
};
