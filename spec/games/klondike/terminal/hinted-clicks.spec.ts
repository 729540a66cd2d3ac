/** In a terminal, a click or Enter on the card of a hint follows the hint. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Advice } from '../../../../src/core/assistance.js';
import { parseCard } from '../../../../src/core/card.js';
import type { SettingValues } from '../../../../src/core/settings.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { printLayout } from '../../../../src/games/klondike/model/layout-text.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import type { Table } from './assisted-table.js';
import { tableAt } from './assisted-table.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const ADVICE: Advice<KlondikeCall, PileId> = {
  isPossible: true,
  where: 'f2',
  card: parseCard('3h'),
  calls: [{ event: 'moveFoundationToTableau', args: [1, 4] as never }],
  why: 'uncover',
};

/** The three of hearts also fits on the four of clubs, which lies further left. */
const LAYOUT = 'f1: As; f2: Ah 2h 3h; t1: 9d | 2s; t2: 4c; t5: 4s';

const MOVED = 't5: 4s 3h';

/** The table after this many hint keys. */
async function hinted(hints: string, set: Partial<SettingValues> = {}): Promise<Table> {
  const table = tableAt(LAYOUT, {
    settings: { click: 'always', ...set },
    assistant: { hint: () => Promise.resolve(ADVICE), finish: () => Promise.resolve(undefined) },
  });
  await table.type(hints, 0);
  return table;
}

const layoutOf = ({ game }: Table): string | undefined => game.layout && printLayout(game.layout);

test.each<[by: string, play: (table: Table) => Promise<void>]>([
  ['a click', (table) => table.click('3♥')],
  ['Enter', (table) => table.type('ff\r')],
])('%s moves the card down once the hint has shown its target', async (_, play) => {
  const steps = { hints: 'steps' } as const;
  const [before, after, whole] = [await hinted('hhh', steps), await hinted('hhhh', steps), await hinted('h')];
  for (const table of [before, after, whole]) await play(table);
  expect([before, after, whole].map(layoutOf)).toEqual([
    expect.not.stringContaining(MOVED),
    expect.stringContaining(MOVED),
    expect.stringContaining(MOVED),
  ]);
});
