/** The French texts of Klondike's dialogs on the page. */
import { KLONDIKE_RULES_FRENCH } from '../../../model/strings/french.js';
import type { DialogStrings } from './english.js';

export const DIALOGS_FRENCH: DialogStrings = {
  rules: KLONDIKE_RULES_FRENCH,
  howTo: {
    goal: {
      title: 'Le but',
      text: 'Monter toutes les cartes sur les bases\u202f: chaque couleur, de l’as au roi.',
    },
    earlyGoal:
      'Retourner toutes les cartes et ne laisser qu’une carte dans la pioche et le talon. Les autres n’ont plus qu’à monter sur les bases\u202f: la partie est gagnée.',
    build: {
      title: 'Rouge sur noir',
      text: 'Dans les colonnes, on alterne rouge et noir en descendant\u202f: un huit rouge sur un neuf noir, un sept noir sur le huit rouge. Une telle suite se déplace d’un bloc.',
    },
    up: {
      title: 'Déplacer les cartes',
      text: 'Cliquez sur une carte pour la jouer à la meilleure place, ou faites-la glisser où vous voulez. La touche A monte sur sa base la carte où se trouve le curseur. Les réglages permettent de choisir l’effet d’un clic.',
    },
    rules: 'Les règles de cette partie',
  },
  lessons: {
    goal: 'Montez chaque couleur sur sa base, en haut de la table, de l’as au roi.',
    build: 'Dans les colonnes, alternez rouge et noir en descendant\u202f: un huit rouge sur un neuf noir.',
    up: 'Cliquez sur une carte\u202f: elle va sur sa base ou à la meilleure place. Vous pouvez aussi la faire glisser.',
  },
  newGame: {
    draw: 'Pioche',
    draws: { '1': 'Piocher 1 carte', '3': 'Piocher 3 cartes' },
    redeal: 'Talon',
    redeals: {
      '0': 'Ne pas le retourner',
      '1': 'Le retourner 1 fois',
      '2': 'Le retourner 2 fois',
      '3': 'Le retourner 3 fois',
      unlimited: 'Le retourner à volonté',
    },
    scoring: 'Score',
    scorings: {
      none: 'Aucun',
      standard: 'Standard',
      vegas: 'Vegas\u202f: -52\u202f$, +5\u202f$/carte',
    },
    winnable: 'Seulement des donnes gagnables',
    difficulty: 'Difficulté',
    difficulties: { winnable: 'Toutes', easy: 'Facile', medium: 'Moyenne', hard: 'Difficile' },
    moreRules: 'Autres règles',
    play: 'Jouer',
    searching: 'Recherche d’une donne gagnable…',
    stopSearch: 'Arrêter la recherche',
    searchStopped: 'Recherche arrêtée. Aucune nouvelle partie n’a été distribuée.',
    courseNotes: {
      'ycp-selection': 'Vous jouez la carte du dessus de la pioche, et une carte posée sur une base y reste.',
      'ycp-text':
        'Comme «\u202fSélections\u202f», mais chaque base ne reçoit que la couleur qu’elle affiche.',
      ksu: 'Cliquez sur des cartes, puis à l’endroit où les poser. Pas d’annulation. Vous gagnez dès que la partie peut se terminer toute seule.',
    },
    notFound: 'Aucune donne trouvée. Essayez une autre difficulté ou d’autres règles.',
  },
  daily: {
    about: 'Chaque jour, une donne gagnable, la même pour tout le monde.',
    monthBefore: 'Mois précédent',
    monthAfter: 'Mois suivant',
    standings: { won: 'gagnée', begun: 'en cours' },
    today: 'aujourd’hui',
    daysWon: (inMonth, all) => `Donnes gagnées\u202f: ${inMonth} ce mois-ci, ${all} au total`,
  },
};
