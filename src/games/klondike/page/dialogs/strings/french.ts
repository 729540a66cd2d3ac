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
      'Retourner toutes les cartes, et ne garder qu’une carte dans la pioche et le talon. Le reste pourrait alors monter sur les bases\u202f: vous avez gagné.',
    build: {
      title: 'Rouge sur noir',
      text: 'Dans les colonnes, on alterne rouge et noir en descendant\u202f: un huit rouge sur un neuf noir, un sept noir sur le huit rouge. Une telle suite se déplace d’un bloc.',
    },
    up: {
      title: 'Déplacer les cartes',
      text: 'Cliquez sur une carte pour la jouer à la meilleure place, ou faites-la glisser où vous voulez. La touche A monte la carte du curseur sur sa base. Le menu permet de désactiver le jeu d’un clic.',
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
      '0': 'Aucun retour',
      '1': '1 retour',
      '2': '2 retours',
      '3': '3 retours',
      unlimited: 'Retours illimités',
    },
    scoring: 'Score',
    scorings: {
      none: 'Aucun',
      standard: 'Standard',
      vegas: 'Vegas\u202f: -52\u202f$, +5\u202f$/carte',
    },
    deal: 'Donne',
    deals: {
      any: 'Gagnable ou non',
      winnable: 'Gagnable',
      easy: 'Gagnable, facile',
      medium: 'Gagnable, moyenne',
      hard: 'Gagnable, difficile',
    },
    play: 'Jouer',
    searching: 'Recherche d’une donne gagnable…',
    stopSearch: 'Arrêter la recherche',
    searchStopped: 'Recherche arrêtée. Aucune nouvelle partie n’est distribuée.',
    courses: 'Règles des cours',
    courseNotes: {
      'ycp-selection':
        'Vous jouez la carte du dessus de la pioche, et les cartes ne peuvent pas quitter les bases.',
      'ycp-text': 'Comme Sélections, mais chaque base ne prend que la couleur qu’elle montre.',
      ksu: 'Un clic choisit des cartes, un autre les déplace, sans annulation. Vous gagnez dès que la partie pourrait se terminer toute seule.',
    },
    notFound: 'Aucune donne trouvée. Essayez une autre difficulté ou d’autres règles.',
  },
  daily: {
    about: 'Chaque jour, une donne gagnable, la même pour tout le monde.',
    monthBefore: 'Mois précédent',
    monthAfter: 'Mois suivant',
    standings: { won: 'gagnée', begun: 'en cours' },
    today: 'aujourd’hui',
    daysWon: (inMonth, all) => `Jours gagnés\u202f: ${inMonth} ce mois-ci, ${all} au total`,
  },
};
