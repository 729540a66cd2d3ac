/** The French text for the grid on a page, including those for screen readers. */
import { BROWSER_FRENCH } from '../../../../browser/strings/french.js';
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import { MONTECARLO_CHANGES_FRENCH, MONTECARLO_FRENCH, cellName } from '../../words/strings/french.js';
import type { MonteCarloBrowserSection, MonteCarloBrowserStrings } from './english.js';

const MONTECARLO_BROWSER_FRENCH: MonteCarloBrowserSection = {
  commands: {
    firstCell: { help: 'aller au premier ou au dernier coin' },
    lastCell: { help: 'aller au premier ou au dernier coin' },
    keys: { label: 'Touches', help: 'afficher ces touches' },
  },

  beep: (why) => (why === '' ? 'Bip.' : why),
  noPair: 'Ces deux cartes ne forment pas une paire.',
  noPairToShow: 'Il n’y a pas de paire à montrer.',
  nothingToAdvise: 'Il n’y a aucun coup à conseiller.',
  nothingComes: 'Il ne s’est rien passé.',
  noSuchGame: 'Cette partie n’existe pas.',
  noNumber: (typed) => `${typed} n’est pas un numéro de partie. Essayez 12345.`,
  thisGame: (game) => `C’est la partie ${game}.`,
  keysHint: 'Cliquez sur une carte, puis sur une carte voisine de même valeur.',

  grid: 'Cartes',
  cell: cellName,
  game: (game) => `Partie ${game}`,
  noGame: 'Partie',
  givenCards: 'Cartes personnalisées',
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
