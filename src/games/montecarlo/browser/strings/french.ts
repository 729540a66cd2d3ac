/** The texts of a grid of Monte Carlo Solitaire on a page, those for screen readers included, in French. */
import { BROWSER_FRENCH } from '../../../../browser/strings/french.js';
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import { MONTECARLO_CHANGES_FRENCH, MONTECARLO_FRENCH, cellName } from '../../words/strings/french.js';
import type { MonteCarloBrowserSection, MonteCarloBrowserStrings } from './english.js';

const MONTECARLO_BROWSER_FRENCH: MonteCarloBrowserSection = {
  commands: {
    firstCell: { help: 'aux coins' },
    lastCell: { help: 'aux coins' },
    keys: { label: 'Touches', help: 'ces touches' },
  },

  beep: (why) => (why === '' ? 'Bip.' : `Bip. ${why}`),
  noPair: 'Ces deux cartes ne font pas la paire.',
  noPairToShow: 'Il n’y a pas de paire à montrer.',
  nothingToAdvise: 'Il n’y a rien à conseiller.',
  nothingComes: 'Cela ne donne rien.',
  noSuchGame: 'Cette partie n’existe pas.',
  noNumber: (typed) => `${typed} n’est pas un numéro de partie, comme 12345.`,
  thisGame: (game) => `Cette partie porte le numéro ${game}.`,
  keysHint: 'Cliquez sur une carte, puis sur une autre de même valeur qui la touche.',

  grid: 'Cartes',
  cell: cellName,
  game: (game) => `Partie ${game}`,
  shortGame: (game) => [`nº\u202f${game}`, `Partie nº\u202f${game}`],
  noGame: 'Partie',
  givenCards: 'Cartes données',
  deckLeft: ['Reste ', ''],
  pileScore: ['Score ', ''],
};

export const FRENCH: MonteCarloBrowserStrings = {
  core: CORE_FRENCH,
  browser: BROWSER_FRENCH,
  montecarlo: MONTECARLO_FRENCH,
  montecarloChanges: MONTECARLO_CHANGES_FRENCH,
  montecarloBrowser: MONTECARLO_BROWSER_FRENCH,
};
