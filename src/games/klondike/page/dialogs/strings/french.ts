/** The French text for Klondike's dialogs on the page. */
import { KLONDIKE_RULES_FRENCH } from '../../../model/strings/french.js';
import type { DialogStrings } from './english.js';

export const DIALOGS_FRENCH: DialogStrings = {
  rules: KLONDIKE_RULES_FRENCH,
  howTo: {
    goal: {
      title: 'Le but',
      text: 'Montez toutes les cartes sur les fondations\u202f: une par couleur, de l’as au roi.',
    },
    earlyGoal:
      'Retournez toutes les cartes et ne laissez qu’une seule carte dans la pioche et le talon réunis. Les autres pourraient alors monter aussitôt sur les fondations\u202f: vous avez gagné.',
    build: {
      title: 'Rouge sur noir',
      text: 'Dans les colonnes, les valeurs descendent et les couleurs alternent\u202f: un huit rouge sur un neuf noir, un sept noir sur le huit rouge. Vous pouvez déplacer une telle suite d’un bloc.',
    },
    up: {
      title: 'Déplacer les cartes',
      text: 'Cliquez sur une carte pour la jouer à la meilleure place, ou faites-la glisser où vous voulez. Avec la touche A, la carte sous le curseur monte sur sa fondation. Les réglages permettent de choisir l’effet d’un clic.',
    },
    rules: 'Les règles de cette partie',
  },
  newGame: {
    draw: 'Pioche',
    draws: { '1': 'Piocher 1 carte', '3': 'Piocher 3 cartes' },
    redeal: 'Talon',
    redeals: {
      '0': 'Jamais retourné',
      '1': 'Retourné 1 fois',
      '2': 'Retourné 2 fois',
      '3': 'Retourné 3 fois',
      unlimited: 'Retourné à volonté',
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
    searchStopped: 'La recherche est arrêtée. Aucune nouvelle partie n’a commencé.',
    courseNotes: {
      'ycp-selection':
        'Vous jouez la carte du dessus de la pioche, et une carte posée sur une fondation y reste.',
      'ycp-text':
        'Les règles sont celles de «\u202fSélections\u202f», mais chaque fondation ne reçoit que la couleur qu’elle affiche.',
      ksu: 'Cliquez sur des cartes, puis à l’endroit où les poser. Vous ne pouvez pas annuler de coup. Vous gagnez dès que la partie peut se terminer toute seule.',
    },
    notFound: 'Aucune donne n’a été trouvée. Essayez une autre difficulté ou d’autres règles.',
  },
  daily: {
    monthBefore: 'Mois précédent',
    monthAfter: 'Mois suivant',
    playToday: 'Jouer aujourd’hui',
    playDay: (day) => `Jouer la donne du ${day}`,
    goOn: 'Continuer',
    playAgain: 'Rejouer',
    allWon: 'les trois gagnées',
  },
};
