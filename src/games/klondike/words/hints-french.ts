/** The sentences of hints on a game of Klondike, in French. */
import { CORE_FRENCH } from '../../../core/strings/french.js';
import { ofPile, thePile } from './french.js';
import type { KlondikeHintStrings } from './hints-english.js';
import type { PileId } from './piles.js';

/** `à la colonne 3`, `au talon` */
const toPile = (pile: PileId): string => (pile === 'waste' ? 'au talon' : `à ${thePile(pile)}`);

export const KLONDIKE_HINTS_FRENCH: KlondikeHintStrings = {
  noFinish: 'La partie ne se joue pas encore toute seule.',
  noWayBack: {
    winnable: 'La partie peut encore être gagnée à partir d’ici.',
    never: 'Aucun coup n’a perdu cette partie\u202f: cette donne ne peut pas être gagnée.',
    unknown: 'On ne sait pas si la partie pouvait être gagnée avant.',
    sought: 'On cherche encore si la partie peut être gagnée.',
    untold: 'On ne dit pas si la partie peut être gagnée.',
  },
  solution: { sought: 'Recherche d’une solution…', none: 'Aucune solution n’a été trouvée.' },
  possible: 'Il y a quelque chose à faire.',
  where: (pile) => `Regardez ${thePile(pile)}.`,
  which: (card, pile) => `Regardez cette carte ${ofPile(pile)}\u202f: ${CORE_FRENCH.card(card)}.`,
  draw: 'Piochez.',
  move: ({ card, count, from, to }) =>
    `Passez cette carte ${ofPile(from)} ${toPile(to)}${count > 1 ? ', avec celles qui la couvrent' : ''}\u202f: ${CORE_FRENCH.card(card)}.`,
  why: {
    finish: 'Le reste de la partie se joue tout seul.',
    safe: 'Elle monte, et aucune carte plus basse n’en a plus besoin.',
    'turn-up': 'Ainsi une carte face cachée est retournée.',
    free: 'Ainsi une carte couverte par des cartes en désordre est libérée.',
    empty: 'Ainsi une colonne se vide et peut recevoir un roi.',
    'raise-from-stock': 'Ainsi une carte de la pioche ou du talon monte sur sa base.',
    'play-from-stock': 'Ainsi une carte de la pioche ou du talon entre en jeu.',
    look: 'La pioche contient des cartes que vous n’avez pas encore vues.',
    raise: 'Ainsi il y a plus de cartes sur les bases.',
    'x-ray': 'Cette suite gagne\u202f; elle a été trouvée en regardant toutes les cartes, même face cachée.',
  },
  none: {
    won: 'La partie est gagnée.',
    'nothing-left':
      'Il ne reste aucun coup utile\u202f: aucun ne retourne une carte, ne vide une colonne ni ne fait monter une base, ni maintenant ni plus tard.',
    lost: 'La partie ne peut plus être gagnée.',
    'not-known': 'Aucun coup utile n’a été trouvé avant l’arrêt de la recherche.',
  },
  keyOrMenu: (key) => `${key}, ou le menu,`,
  wayBack: (key) => `${key} revient où elle pouvait être gagnée.`,
};
