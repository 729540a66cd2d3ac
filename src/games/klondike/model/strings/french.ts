/** The rules of a house in sentences, in French. */
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import type { KlondikeRuleStrings } from './english.js';

const NUMBERS = ['aucune', 'une', 'deux', 'trois'];

const cardsIn = (cards: number): string => `${NUMBERS[cards] ?? cards} carte${cards < 2 ? '' : 's'}`;

const times = (often: number): string => {
  if (often === Infinity) return 'autant de fois que vous voulez';
  return often === 1 ? 'une seule fois' : `${often} fois au plus`;
};

export const KLONDIKE_RULES_FRENCH: KlondikeRuleStrings = {
  drawToWaste: (cards) =>
    `Vous piochez ${cardsIn(cards)} à la fois. Seule la carte du dessus du talon est jouable.`,
  drawFromStock: (cards) =>
    `La carte du dessus de la pioche est jouable. Quand vous piochez, ${cards === 1 ? 'elle passe' : `${cardsIn(cards)} passent`} sur le talon, face cachée.`,
  noRedeal: 'Le talon ne peut pas être retourné.',
  redeals: (often, drawsAtOnce) =>
    `Quand la pioche est vide, vous pouvez retourner le talon${drawsAtOnce ? ' et piocher du même coup' : ''} ${times(often)}.`,
  alternateColors:
    'Les colonnes se construisent en descendant, en alternant rouge et noir. Seul un roi peut aller sur une colonne vide.',
  anySuit: 'Une base commence par un as, n’importe lequel, et monte dans la même couleur.',
  suitsFromLeft: (suits) =>
    `De gauche à droite, les bases reçoivent ${CORE_FRENCH.list(suits.map(CORE_FRENCH.suit))}. Chacune monte à partir de l’as.`,
  worryBack: 'Les cartes des bases peuvent revenir dans les colonnes.',
  noWorryBack: 'Une carte posée sur une base y reste.',
  allUp: 'Vous gagnez quand toutes les cartes sont sur les bases.',
  playsItself:
    'Vous gagnez sans devoir finir\u202f: dès que plus aucune carte n’est face cachée et qu’il reste au plus une carte dans la pioche et le talon.',
  standard: ({ toFoundation, toTableau, turnedUp, worriedBack }) =>
    `Score standard\u202f: ${toFoundation} points pour une carte posée sur une base, ${toTableau} pour une carte du talon posée ` +
    `sur une colonne et ${turnedUp} pour une carte retournée dans une colonne. Reprendre une carte d’une base coûte ${-worriedBack} points. ` +
    'Annuler un coup annule aussi ses points.',
  standardRedeal: (points) =>
    `Retourner le talon coûte ${points} points, mais le score ne descend jamais sous 0.`,
  vegas: (price, paid) =>
    `Score Vegas\u202f: une partie coûte ${price}\u00a0$, et chaque carte sur une base rapporte ${paid}\u00a0$.`,
  allGames: 'Le solde cumule toutes les parties. Une donne recommencée ne compte qu’une fois.',
};
