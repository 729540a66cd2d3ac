/** The events handler of this door. Any view can show a `Game`. */
import { expect, test } from '@jest/globals';
import { FOUNDATION_1, FOUNDATION_3 } from '../../../../../src/games/klondike/contract/constants.js';
import { NumberedPilesTable, numberedPilesHandler } from '../../../../../src/numbered-piles.js';
import { YCP_TEXT, YCP_TEXT_REFERENCE } from '../../../../../src/games/klondike/model/rules.js';
import { RecordingView } from '../../../../../src/games/klondike/views/recording.js';
import { emptySeat, seatAt } from '../../../../support/seat.js';
import { readWinningScript } from '../../../../support/winning-script.js';

const LAYOUT = `
  stock: 9c Kd 3d
  waste: 5h
  f1: Ac 2c
  t1: 4c
  t2: 9h | 8s 7d
  t5: 9d
`;

test('a view shows the main deck as its waste', () => {
  const { view, press } = seatAt(LAYOUT, { table: new NumberedPilesTable() });
  expect(view.text.split('\n').slice(0, 3)).toEqual(['stock: full', 'waste: 3d', 'f1: Ac 2c']);
  expect(press('w>t1')).toEqual(['stock: full', 'waste: Kd', 't1: 4c 3d', 'moves: 1', 'refresh']);
  expect(press('undo')).toEqual(['stock: full', 'waste: 3d', 't1: 4c', 'moves: 0', 'refresh']);
});

test('numberedPilesHandler makes a controller with the given options', () => {
  const refusals: string[] = [];
  const handler = numberedPilesHandler({
    deal: 'java:305419896',
    name: 'Ada',
    onRefusal: (why) => refusals.push(why),
  });
  const view = new RecordingView(handler);
  handler.attach(view);
  handler.newGame();
  handler.moveWasteToFoundation(FOUNDATION_1);
  handler.moveWasteToFoundation(FOUNDATION_3);
  expect([handler.getName(), handler.rules, refusals, view.text.split('\n').slice(0, 3)]).toEqual([
    'Ada',
    YCP_TEXT,
    ['wrong-suit'],
    ['stock: full', 'waste: 4s', 'f3: Ah'],
  ]);
});

test('numberedPilesHandler can play like the reference program', () => {
  const handler = numberedPilesHandler({ deal: 'waste: 5h 3d', rules: YCP_TEXT_REFERENCE });
  const view = new RecordingView(handler);
  handler.attach(view);
  handler.newGame();
  handler.clickStock();
  expect([handler.rules, view.text.split('\n')[1]]).toEqual([YCP_TEXT_REFERENCE, 'waste: 3d']);
});

test('without options, each game has a different deal', () => {
  const handler = numberedPilesHandler();
  handler.newGame();
  const { deal } = handler;
  handler.newGame();
  expect(handler.deal).not.toBe(deal);
});

test('a whole game is won by its last event', () => {
  const { deal, events } = readWinningScript('win-ycp-text');
  const { press } = emptySeat({ deal, table: new NumberedPilesTable() });
  press('new');
  const wins = events.map((event) => press(event).includes('win'));
  expect(wins).toEqual(events.map((_, index) => index === events.length - 1));
});
