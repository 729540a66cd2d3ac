/** The texts of Klondike's dialogs on the page, in French. */
import { KLONDIKE_RULES_FRENCH } from '../../../model/strings/french.js';
import type { DialogStrings } from './english.js';

export const DIALOGS_FRENCH: DialogStrings = {
  rules: KLONDIKE_RULES_FRENCH,
  howTo: {
    goal: {
      title: 'Le but',
      text: 'Monter toutes les cartes sur les bases\u202f: chaque couleur, de l’as au roi.',
    },
    build: {
      title: 'Rouge sur noir',
      text: 'Sur les colonnes, une carte se pose sur une carte de l’autre couleur qui vaut un de plus\u202f: un huit rouge sur un neuf noir, un sept noir sur le huit rouge. Les cartes d’une telle suite vont ensemble.',
    },
    up: {
      title: 'Monter une carte',
      text: 'Faites glisser une carte sur sa base, ou appuyez sur A quand le clavier est sur elle. Un clic l’envoie à la meilleure place, sauf si le menu dit autre chose.',
    },
    rules: 'Les règles en jeu',
  },
  lessons: {
    goal: 'Montez chaque couleur sur sa base, en haut de la table\u202f: de l’as au roi.',
    build: 'Dans les colonnes, une carte se pose sur une carte de l’autre couleur qui vaut un de plus.',
    up: 'Appuyez sur une carte\u202f: elle monte sur sa base, ou va à sa meilleure place. Vous pouvez aussi la faire glisser.',
  },
  newGame: {
    draw: 'La pioche',
    draws: { '1': 'Retourne une carte', '3': 'Retourne trois cartes' },
    redeal: 'Le talon',
    redeals: {
      '0': 'N’est jamais retourné',
      '1': 'Est retourné une fois',
      '2': 'Est retourné deux fois',
      '3': 'Est retourné trois fois',
      unlimited: 'Est retourné à volonté',
    },
    scoring: 'Le score',
    scorings: {
      none: 'N’est pas compté',
      standard: 'Compte les bons coups',
      vegas: 'Coûte 52\u202f$, 5\u202f$ par carte',
    },
    deal: 'La donne',
    deals: {
      any: 'Est gagnable ou non',
      winnable: 'Est gagnable',
      easy: 'Est gagnable, facile',
      medium: 'Est gagnable, moyenne',
      hard: 'Est gagnable, difficile',
    },
    play: 'Jouer',
    searching: 'Recherche d’une donne qui peut être gagnée…',
    stopSearch: 'Arrêter la recherche',
    searchStopped: 'Rien n’a été distribué.',
    courses: 'Règles des cours',
    coursesTold: {
      'ycp-selection': 'On joue la carte du dessus de la pioche, et aucune carte ne revient des bases.',
      'ycp-text': 'Comme avec les sélections, et chaque base ne prend que la couleur qu’elle montre.',
      ksu: 'Un clic choisit des cartes, un autre les déplace, sans annuler\u202f; on gagne dès que le reste se joue tout seul.',
    },
    notFound: 'Aucune donne de ce genre n’a été trouvée. Choisissez une autre difficulté ou d’autres règles.',
  },
  daily: {
    about: 'Chaque jour a sa donne, la même pour tout le monde. Elle peut être gagnée.',
    monthBefore: 'Mois précédent',
    monthAfter: 'Mois suivant',
    standings: { won: 'gagnée', begun: 'commencée, pas gagnée' },
    today: 'aujourd’hui',
    daysWon: (inMonth, all) => `Jours gagnés\u202f: ${inMonth} ce mois-ci, ${all} en tout`,
  },
};
