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
  noRedeal: 'Vous ne pouvez pas retourner le talon.',
  redeals: (often, drawsAtOnce) =>
    `Quand la pioche est vide, vous pouvez retourner le talon ${times(often)}${drawsAtOnce ? ', ce qui vous fait aussi piocher' : ''}.`,
  alternateColors:
    'Dans les colonnes, posez les cartes en ordre décroissant, en alternant rouge et noir. Seul un roi peut aller sur une colonne vide.',
  anySuit: 'Une fondation commence par n’importe quel as et monte dans la même couleur.',
  suitsFromLeft: (suits) =>
    `De gauche à droite, les fondations sont réservées à ces couleurs\u202f: ${CORE_FRENCH.list(suits.map(CORE_FRENCH.suit))}. Chacune monte à partir de l’as.`,
  worryBack: 'Les cartes des fondations peuvent revenir dans les colonnes.',
  noWorryBack: 'Une carte posée sur une fondation y reste.',
  allUp: 'Vous gagnez quand toutes les cartes sont sur les fondations.',
  playsItself:
    'Vous gagnez avant la fin, dès qu’il n’y a plus de carte face cachée et qu’il reste au plus une carte dans la pioche et le talon réunis.',
  standard: ({ toFoundation, toTableau, turnedUp, worriedBack }) =>
    `Score standard\u202f: ${toFoundation} points pour une carte posée sur une fondation, ${toTableau} pour une carte du talon posée ` +
    `sur une colonne et ${turnedUp} pour une carte retournée dans une colonne. Reprendre une carte d’une fondation coûte ${-worriedBack} points. ` +
    'Annuler un coup annule aussi ses points.',
  standardRedeal: (points) =>
    `Retourner le talon coûte ${points} points, mais le score ne descend jamais sous 0.`,
  vegas: (price, paid) =>
    `Score Vegas\u202f: une partie coûte ${price}\u00a0$, et chaque carte posée sur une fondation rapporte ${paid}\u00a0$.`,
  allGames: 'Le solde est le total de toutes les parties. Une donne recommencée ne compte qu’une fois.',
};
