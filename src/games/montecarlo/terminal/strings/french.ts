/** The French text for the grid in a terminal. */
import { NO_CARD } from '../../../../core/card.js';
import { CARD_SEARCH_FRENCH, CORE_FRENCH } from '../../../../core/strings/french.js';
import { TERMINAL_FRENCH } from '../../../../terminal/strings/french.js';
import { MONTECARLO_FRENCH, cellName } from '../../words/strings/french.js';
import type { MonteCarloTerminalSection, MonteCarloTerminalStrings } from './english.js';
import { capitalized } from '../../../../core/text/format.js';

const MONTECARLO_TERMINAL_FRENCH: MonteCarloTerminalSection = {
  title: 'Monte-Carlo',
  titles: (game) => [`Monte-Carlo nº ${game}`, `nº ${game}`],
  commands: {
    goBack: { help: 'revenir' },
    readCell: { help: 'lire la carte sous le curseur, ou toute la table' },
    readTable: { help: 'lire la carte sous le curseur, ou toute la table' },
    previousDeal: { help: 'jouer la partie précédente ou suivante' },
    nextDeal: { help: 'jouer la partie précédente ou suivante' },
  },
  reading: {
    row: (row, cards) =>
      `Ligne ${row + 1}\u202f: ${cards.map((card) => (card === NO_CARD ? 'vide' : CORE_FRENCH.card(card))).join(', ')}`,
    cell: (cell) => capitalized(cellName(cell)),
    marked: 'en évidence',
  },
  figures: (cards, score) => `Cartes restantes\u202f: ${cards}  Score\u202f: ${score}`,
  narrowFigures: (cards, score) => `Reste ${cards}  Score ${score}`,
  narrowLabels: {
    consolidate: 'Consol.',
    hintAhead: 'Mieux',
    again: 'Recomm.',
    game: 'Numéro',
  },
  won: 'Vous avez gagné\u202f!',
  footer: {
    playing: [
      'flèches pour bouger  entrée ou clic pour choisir une carte, puis sa voisine',
      'flèches pour bouger  entrée ou clic pour choisir une carte',
      'flèches pour bouger  entrée pour choisir',
      'flèches, entrée',
    ],
    won: [
      'Vous avez gagné\u202f! {newGame nouvelle}, {again recommencer}, {undo annuler}',
      'Gagné\u202f! {newGame nouvelle}, {again recommencer}, {undo annuler}',
      'Gagné\u202f! {newGame nouvelle}, {undo annuler}',
      'Gagné\u202f! {newGame}, {undo}',
    ],
  },
  beep: 'Bip\u202f!',
  beepAt: (said) => `Bip\u202f! ${said}`,
  consolidateHinted: 'Indice\u202f: consolider.',
  leaving: {
    newGame: (key) => [
      `Quitter cette partie\u202f? Tapez ${key} pour confirmer, une autre touche pour rester.`,
      `Quitter\u202f? Tapez ${key} pour oui.`,
    ],
    previousDeal: (key) => [
      `Passer à la partie précédente\u202f? Tapez ${key} pour oui, une autre touche pour non.`,
      `Quitter\u202f? Tapez ${key} pour oui.`,
    ],
    nextDeal: (key) => [
      `Passer à la partie suivante\u202f? Tapez ${key} pour oui, une autre touche pour non.`,
      `Quitter\u202f? Tapez ${key} pour oui.`,
    ],
  },
  noneBeside: 'Aucune partie n’a ce numéro.',
  number: {
    label: 'Numéro de partie',
    noDigits: { full: 'Tapez des chiffres, ou appuyez sur échap.', brief: 'Chiffres, ou échap' },
    tooLarge: (last) => ({ full: `La dernière partie a le numéro ${last}.`, brief: 'Au plus 2^63-1' }),
    tooSmall: (first) => ({ full: `La première partie a le numéro ${first}.`, brief: 'Au moins -2^63' }),
    notADigit: {
      full: 'Tapez des chiffres, après un signe si besoin.',
      brief: 'Chiffres seulement',
    },
    lateSign: { full: 'Le signe se place avant les chiffres.', brief: 'Le signe d’abord' },
    tooLong: { full: 'Un numéro de partie n’est jamais aussi long.', brief: 'Trop long' },
  },
  mouse: 'Vous pouvez aussi cliquer sur les cartes et les boutons avec la souris.',
};

export const FRENCH: MonteCarloTerminalStrings = {
  core: CORE_FRENCH,
  cardSearch: CARD_SEARCH_FRENCH,
  terminal: TERMINAL_FRENCH,
  montecarlo: MONTECARLO_FRENCH,
  montecarloTerminal: MONTECARLO_TERMINAL_FRENCH,
};
