/** The French texts that all browser tables share. */
import type { BrowserStrings } from './english.js';

export const BROWSER_FRENCH: BrowserStrings = {
  commands: { menu: { label: 'Menu', help: 'ouvrir le menu' } },
  toolbar: 'Jeu',
  won: 'Gagné',
  time: (clock) => `temps\u202f: ${clock}`,
  close: 'Fermer',
  groups: { play: 'Jouer', games: 'Jeux', look: 'Apparence', share: 'Partager', advanced: 'Plus' },
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
  sounds: { on: 'Activé', off: 'Désactivé' },
  dealThis: 'Distribuer',
  copyName: 'Copier le nom',
  copyLink: 'Copier le lien',
  copied: 'Copié.',
  copyByHand: (label) => `${label}\u202f: copiez ce texte à la main`,
  onlyShown: 'Vous pouvez seulement regarder cette partie.',
  nothingToRedo: 'Il n’y a aucun coup à rétablir.',
  failed: 'Cela n’a pas fonctionné.',
};
