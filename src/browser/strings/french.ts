/** The French texts that all browser tables share. */
import type { BrowserStrings } from './english.js';

export const BROWSER_FRENCH: BrowserStrings = {
  commands: {
    menu: { label: 'Réglages', help: 'ouvrir les réglages' },
    newGame: { label: 'Nouvelle partie', short: 'Nouvelle', help: 'commencer une nouvelle partie' },
  },
  toolbar: 'Jeu',
  won: 'Gagné',
  win: {
    title: 'Gagné\u202f!',
    nextDeal: 'Donne suivante',
    result: 'Résultat',
    moves: (moves) => (moves < 2 ? 'coup' : 'coups'),
    time: 'temps',
    score: 'score',
    points: (points) => (Math.abs(points) < 2 ? 'point' : 'points'),
    balance: (dollars) => `solde ${dollars}`,
  },
  beat: (moves) => `à battre\u202f: ${moves}`,
  close: 'Fermer',
  groups: {
    play: 'Jeu',
    look: 'Table et cartes',
    game: 'Partie',
    games: 'Jeux',
    share: 'Partager',
    help: 'Aide',
    advanced: 'Options avancées',
  },
  dailyDue: (label) => `${label}\u202f: la donne du jour n’est pas encore gagnée`,
  about: (title, credit) => (credit === '' ? `${title}.` : `${title}, joué par ${credit}.`),
  deal: (title) => `Donne\u202f: ${title}.`,
  looks: {
    theme: {
      label: 'Thème',
      values: { system: 'Système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
    },
    colors: { label: 'Couleurs des enseignes', values: { two: 'Deux', four: 'Quatre' } },
    deck: { label: 'Jeu de cartes', values: { modern: 'Moderne', classic: 'Classique' } },
    felt: {
      label: 'Couleur du tapis',
      values: {
        green: 'Vert',
        blue: 'Bleu',
        slate: 'Ardoise',
        teal: 'Bleu canard',
        wine: 'Bordeaux',
        plum: 'Prune',
      },
    },
    back: {
      label: 'Dos des cartes',
      values: {
        lattice: 'Treillis bleu',
        dots: 'Pois rouges',
        stripes: 'Rayures vertes',
        rays: 'Rayons violets',
        waves: 'Vagues turquoise',
        tiles: 'Losanges dorés',
      },
    },
    side: {
      label: 'Pioche et talon',
      values: {
        left: 'À gauche',
        right: 'À droite',
        'bottom-left': 'En bas à gauche sur téléphone',
        'bottom-right': 'En bas à droite sur téléphone',
      },
    },
  },
  sound: 'Son',
  dealNumber: 'Numéro de donne',
  dealThis: 'Distribuer',
  copyName: 'Copier le nom',
  copyLink: 'Copier le lien',
  copied: 'Copié.',
  copyByHand: (label) => `${label}\u202f: copiez ce texte à la main`,
  onlyShown: 'Vous pouvez seulement regarder cette partie.',
  nothingToRedo: 'Il n’y a aucun coup à rétablir.',
  failed: 'Cela n’a pas fonctionné.',
};
