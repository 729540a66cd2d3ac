/** What the functions of a catalogue are called with, by their paths in it, to see what they say. */
import { NO_CARD, parseCard } from '../../src/core/card.js';

const card = (text: string): number => parseCard(text) ?? NO_CARD;

const QUEEN = card('Qh');
const TENS = [card('Td'), card('Tc')];
const CELL = { card: QUEEN, row: 0, column: 2 };
const CARDS = { dealt: 25, left: 27 };

/** One call a row. */
export const SAMPLES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'core.card': [[QUEEN]],
  'core.suit': [[0]],
  'core.cards': [[0], [1], [2]],
  'core.moves': [[0], [1], [2]],
  'core.list': [[['a', 'b']]],
  'core.clauses': [[['a', 'b']]],
  'browser.about': [
    ['Klondike', ''],
    ['Klondike', 'Ann'],
  ],
  'browser.time': [['3:20']],
  'browser.deal': [['java:7']],
  'browser.copyByHand': [['Link']],
  'terminal.by': [['Ada']],
  'terminal.deal': [['java:7']],
  'terminal.tooSmall': [
    [{ game: 'Klondike', needs: { columns: 20, rows: 11 }, has: { columns: 9, rows: 3 } }],
  ],
  'terminal.labelled': [['java', '7']],
  'klondike.pile': [['stock'], ['waste'], ['f1'], ['t7']],
  'klondike.redealsLeft': [[0], [1], [2]],
  'klondike.score': [
    [{ scoring: 'standard', points: 45 }],
    [{ scoring: 'vegas', points: -12 }],
    [{ scoring: 'vegas', points: 53, balance: 1 }],
  ],
  'klondikeRules.drawToWaste': [[1], [3], [5]],
  'klondikeRules.drawFromStock': [[1], [2]],
  'klondikeRules.redeals': [
    [1, false],
    [2, true],
    [Infinity, false],
  ],
  'klondikeRules.suitsFromLeft': [[[3, 2, 1, 0]]],
  'klondikeHints.where': [['stock'], ['waste'], ['t4']],
  'klondikeHints.which': [[QUEEN, 'waste']],
  'klondikeHints.move': [[{ card: QUEEN, count: 3, from: 't4', to: 't2' }]],
  'klondikeTerminal.truthToldBy': [[',']],
  'klondikeReading.pile': [
    ['t4', 3, [QUEEN, ...TENS]],
    ['f1', 0, []],
  ],
  'klondikeReading.notSeen': [[QUEEN]],
  'klondikeReading.found': [
    [QUEEN, 't4', [2, 3]],
    [QUEEN, 'waste', [1, 1]],
  ],
  'klondikeChanges.dealt': [[TENS]],
  'klondikeChanges.moved': [
    [[QUEEN], 't3'],
    [[QUEEN, ...TENS], 'waste'],
  ],
  'klondikeChanges.topOfStock': [[QUEEN]],
  'klondikeChanges.drawn': [[TENS]],
  'klondikeChanges.turnedUp': [[QUEEN]],
  'klondikeChanges.turnedDown': [[QUEEN]],
  'klondikeChanges.won': [[141]],
  'klondikeChanges.inHand': [[[]], [[QUEEN]], [[QUEEN, ...TENS]]],
  'klondikeHints.wayBack': [['Z']],
  'klondikeBrowser.wonSentence': [[1]],
  'klondikeBrowser.notTaken': [['waste'], ['f2']],
  'klondikeBrowser.pile': [['stock'], ['t4']],
  'klondikeBrowser.column': [
    ['t4', 5, 3],
    ['t1', 1, 0],
  ],
  'klondikeBrowser.emptyPile': [['f1']],
  'klondikeBrowser.hiddenPile': [['t2', 2]],
  'klondikeBrowser.cardInColumn': [[QUEEN, 't4', [3, 5]]],
  'klondikeBrowser.topCard': [
    [QUEEN, 'waste'],
    [QUEEN, 'f3'],
  ],
  'klondikeBrowser.cardIn': [[QUEEN, 'waste']],
  'klondikeBrowser.buryingWaste': [
    [true, true],
    [false, false],
  ],
  'klondikeBrowser.dealButton': [['java:7']],
  'klondikeTerminal.moves': [[2]],
  'klondikeTerminal.won': [[0], [1], [2]],
  'klondikeTerminal.footer.inHand': [['9c 8h']],
  'klondikeTerminal.footer.won': [
    [2, false],
    [2, true],
  ],
  'klondikeTerminal.leaving.newGame': [['n']],
  'klondikeTerminal.leaving.again': [['r']],
  'klondikeTerminal.leaving.previousDeal': [['<']],
  'klondikeTerminal.leaving.nextDeal': [['>']],
  'klondikeTerminal.help.rulesOf': [['ksu']],
  'klondikeTerminal.differences': [[['.', '.']]],
  'montecarloTerminal.titles': [[7n]],
  'montecarloTerminal.figures': [[27, 2]],
  'montecarloTerminal.narrowFigures': [[27, 2]],
  'montecarloTerminal.beepAt': [['.']],
  'montecarloTerminal.leaving': [['n']],
  'montecarloTerminal.number.tooLarge': [[7n]],
  'montecarloTerminal.number.tooSmall': [[-7n]],
  'montecarloChanges.won': [[52]],
  'montecarloChanges.score': [[2]],
  'montecarloChanges.dealt': [
    [7n, CARDS],
    [undefined, { dealt: 1, left: 0 }],
  ],
  'montecarloChanges.replayed': [
    [7n, CARDS],
    [undefined, CARDS],
  ],
  'montecarloChanges.undone': [[CARDS]],
  'montecarloChanges.pairBack': [[TENS]],
  'montecarloChanges.removed': [[TENS], [[QUEEN]]],
  'montecarloChanges.changed': [[CARDS]],
  'montecarloChanges.consolidated': [[CARDS], [{ dealt: 1, left: 1 }], [{ dealt: 0, left: 0 }]],
  'montecarloChanges.hint': [
    [[CELL, CELL], false],
    [[CELL, CELL], true],
  ],
  'montecarloChanges.consolidateHint': [[false], [true]],
  'montecarloChanges.chosen': [[CELL]],
  'montecarloBrowser.beep': [[''], ['Oh.']],
  'montecarloBrowser.noNumber': [['x']],
  'montecarloBrowser.thisGame': [[7n]],
  'montecarloBrowser.cell': [[CELL], [{ ...CELL, card: NO_CARD }]],
  'montecarloBrowser.game': [[7n]],
  'montecarloBrowser.shortGame': [[7n]],
};
