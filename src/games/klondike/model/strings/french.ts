/** The rules of a house in sentences, in French. */
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import type { KlondikeRuleStrings } from './english.js';

const NUMBERS = ['aucune', 'une', 'deux', 'trois'];

const cardsIn = (cards: number): string => `${NUMBERS[cards] ?? cards} carte${cards < 2 ? '' : 's'}`;

export const KLONDIKE_RULES_FRENCH: KlondikeRuleStrings = {
  drawToWaste: (cards) =>
    `Piocher retourne ${cardsIn(cards)} sur le talon, dont la carte du dessus est en jeu.`,
  drawFromStock: (cards) =>
    `La carte du dessus de la pioche est en jeu\u202f; piocher ${cards === 1 ? 'l’enterre' : `enterre ${cardsIn(cards)}`} dans le talon.`,
  noRedeal: 'Le talon n’est jamais retourné.',
  redeals: (often, drawsAtOnce) =>
    `Piocher quand la pioche est vide retourne le talon${drawsAtOnce ? ' et pioche aussitôt' : ''}, ${often === Infinity ? 'autant de fois que l’on veut' : `${often} fois`}.`,
  alternateColors:
    'Les colonnes descendent en alternant rouge et noir\u202f; seul un roi va sur une colonne vide.',
  anySuit: 'Une base commence par n’importe quel as et monte dans sa couleur.',
  suitsFromLeft: (suits) =>
    `De gauche à droite, les bases sont pour ${CORE_FRENCH.list(suits.map(CORE_FRENCH.suit))}\u202f; chacune monte à partir de son as.`,
  worryBack: 'Une carte peut revenir d’une base.',
  noWorryBack: 'Aucune carte ne revient d’une base.',
  allUp: 'La partie est gagnée quand toutes les cartes sont sur les bases.',
  playsItself:
    'La partie est gagnée avant la fin\u202f: dès qu’aucune carte n’est face cachée et que la pioche et le talon n’ont plus qu’une carte au plus.',
  standard: ({ toFoundation, toTableau, turnedUp, worriedBack }) =>
    `Score standard\u202f: ${toFoundation} points pour une carte posée sur une base, ${toTableau} pour une carte du talon posée ` +
    `sur une colonne, ${turnedUp} pour une carte qui y est retournée\u202f; ${-worriedBack} de moins pour une carte qui revient ` +
    'd’une base. Annuler rend tout.',
  standardRedeal: (points) => `Retourner le talon coûte ${points} points, ou tous s’il y en a moins.`,
  vegas: (price, paid) =>
    `Score Vegas\u202f: une partie coûte ${price}\u00a0$, et chaque carte sur une base rapporte ${paid}\u00a0$.`,
  allGames:
    'Les gains et pertes de toutes les parties s’additionnent\u202f; une donne recommencée compte une fois.',
};
