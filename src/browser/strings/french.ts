/** The French texts that all browser tables share. */
import type { BrowserStrings } from './english.js';

export const BROWSER_FRENCH: BrowserStrings = {
  commands: { menu: { label: 'Menu', help: 'le menu' } },
  toolbar: 'Jeu',
  won: 'Gagné',
  time: (clock) => `temps\u202f: ${clock}`,
  close: 'Fermer',
  games: 'Jeux',
  about: (title, credit) => (credit === '' ? `${title}.` : `${title}, joué par ${credit}.`),
  deal: (title) => `Donne\u202f: ${title}.`,
  theme: 'Thème',
  themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
  colors: 'Couleurs des enseignes',
  suitColors: { two: 'Deux', four: 'Quatre' },
  dealThis: 'Distribuer',
  copyName: 'Copier le nom',
  copyLink: 'Copier le lien',
  copied: 'Copié.',
  copyByHand: (label) => `${label}\u202f: à copier à la main`,
  onlyShown: 'Cette table n’est là que pour être regardée.',
  nothingToRedo: 'Il n’y a aucun coup à rétablir.',
  failed: 'Cela n’a pas pu être fait.',
};
