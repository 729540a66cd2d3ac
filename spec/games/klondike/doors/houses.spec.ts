/** The table of each house. A view can't tell it from a table of the rules alone. */
import { describe, expect, test } from '@jest/globals';
import {
  FOUNDATION_1,
  TABLEAU_1,
  TABLEAU_2,
  TABLEAU_3,
} from '../../../../src/games/klondike/contract/constants.js';
import { ClicksTable } from '../../../../src/games/klondike/doors/clicks/clicks-table.js';
import { PlainTable, isChoosing } from '../../../../src/games/klondike/controller/klondike-table.js';
import { tableOf } from '../../../../src/games/klondike/doors/houses.js';
import { NumberedPilesTable } from '../../../../src/games/klondike/doors/numbered-piles/numbered-piles-table.js';
import { SelectionTable } from '../../../../src/games/klondike/doors/selection/selection-table.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import {
  HOUSES,
  KSU,
  ULG,
  YCP_SELECTION,
  YCP_TEXT,
  YCP_TEXT_REFERENCE,
} from '../../../../src/games/klondike/model/rules.js';
import { DOORS } from '../../../support/doors.js';
import { DoorComparison } from '../../../support/door-comparison.js';
import { readWinningScript } from '../../../support/winning-script.js';

describe('tableOf returns', () => {
  test.each([
    ['a layout and its rules', ULG, PlainTable],
    ['the table of numbered piles', YCP_TEXT, NumberedPilesTable],
    ['also the table of numbered piles', YCP_TEXT_REFERENCE, NumberedPilesTable],
    ['the table of the selection door', YCP_SELECTION, SelectionTable],
    ['the table of clicks', KSU, ClicksTable],
    ['a layout and its rules, because the house is unknown', { ...KSU, draw: 1 }, PlainTable],
  ])('%s', (_, rules, Table) => {
    expect(tableOf(rules)).toBeInstanceOf(Table);
  });

  test.each(HOUSES)("a table with the house's rules: $name", (rules) => {
    expect(tableOf(rules).rules).toBe(rules);
  });

  test.each(HOUSES)('a house gives a new table each time: $name', (rules) => {
    expect(tableOf(rules)).not.toBe(tableOf(rules));
  });

  test('a table where cards are chosen first, except for Liège', () => {
    expect(HOUSES.map((rules) => isChoosing(tableOf(rules)))).toEqual([false, true, true, true, true]);
  });
});

describe.each(DOORS)('at the door of $name', ({ newTable }) => {
  test('a refused choice keeps the earlier choice', () => {
    const table = newTable();
    table.deal(parseDeal('t1: 3c | Kh; t3: 9c 8h'));
    const may = [{ from: 't3', count: 2 } as const, { from: 't1', count: 2 } as const].map((take) =>
      table.choose(take),
    );
    expect([may, table.chosen]).toEqual([[true, false], { from: 't3', count: 2 }]);
    expect([table.play({ from: 't3', count: 3, to: 't1' }).ok, table.chosen]).toEqual([false, undefined]);
  });
});

const DEALS = [
  'java:12345',
  'java:-1',
  'dotnet:0',
  'dotnet:1000000',
  'dotnet:1000001',
  'dotnet:-5',
  '2s 7d Jh 4c 8h 9c Kd Td As 5s 3c Qh 6d Js 2h 7s Tc 4d Ah 8d 9s Kc 6h 3d Qs 5h Jc 2c 7h Th 4s 8c Ad 9h Kh 6s 3s Qd 5c Jd 2d 7c Ts 4h 8s Ac 9d Ks 6c 3h Qc 5d',
  't1: 3c | Kh; t3: 9c 8h; stock: 4s 5s; waste: 2d 3d; f3: Ad; redeals: 7',
  'waste: 2d 3d Qd; f1: Ac 2c; t7: 2h 3h 4h',
  'redeals: 0',
];

const NONSENSE: readonly KlondikeCall[] = ([NaN, 99, -1, 2.5] as never[]).flatMap((some): KlondikeCall[] => [
  { event: 'moveWasteToTableau', args: [some] },
  { event: 'moveWasteToFoundation', args: [some] },
  { event: 'moveTableauToFoundation', args: [some, FOUNDATION_1] },
  { event: 'moveTableauToFoundation', args: [TABLEAU_1, some] },
  { event: 'moveTableauToTableau', args: [some, 1, TABLEAU_3] },
  { event: 'moveTableauToTableau', args: [TABLEAU_2, some, TABLEAU_3] },
  { event: 'moveTableauToTableau', args: [TABLEAU_2, 1, some] },
  { event: 'moveFoundationToTableau', args: [some, TABLEAU_1] },
  { event: 'moveFoundationToTableau', args: [FOUNDATION_1, some] },
]);

describe.each(DOORS)('the $name door plays by the rules of $rules.name', (door) => {
  test.each(DEALS)('a game starts from %s', (deal) => {
    expect(
      new DoorComparison(door, { deal }).faultAfterWords('new stock stock w>t1 undo undo undo new'),
    ).toBeUndefined();
  });

  test.each(DEALS)('only the next game starts from %s', (deal) => {
    const twins = new DoorComparison(door, { deal: 'java:1' });
    expect(twins.faultAfterWords('new stock')).toBeUndefined();
    twins.nextDeal(parseDeal(deal));
    expect(twins.faultAfterWords('new stock undo new stock')).toBeUndefined();
  });

  test('invalid arguments are refused before and during a game', () => {
    const twins = new DoorComparison(door, { deal: 'java:12345' });
    const faults = (): unknown[] => NONSENSE.map((call) => twins.faultAfter(call));
    const none = NONSENSE.map(() => undefined);
    expect([faults(), twins.faultAfterWords('new stock'), faults()]).toEqual([none, undefined, none]);
  });

  test('a second and a third view get the whole game and all later changes', () => {
    const twins = new DoorComparison(door, { deal: 'java:12345' });
    const faults = ['new stock stock', 'stock undo', 'undo undo undo'].flatMap((words) => [
      twins.faultAfterWords(words),
      twins.faultOfNewViews(),
    ]);
    expect(faults).toEqual(faults.map(() => undefined));
  });

  test('a game is won, undone to the deal, and won again', () => {
    const { deal, events } = readWinningScript(door.win);
    const back = Array.from({ length: events.length + 1 }, () => 'undo');
    const words = ['new', ...events, ...back, ...events, 'undo', 'undo', 'stock', 'new'];
    expect(new DoorComparison(door, { deal }).faultAfterWords(words.join(' '))).toBeUndefined();
  });
});
