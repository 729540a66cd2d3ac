import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RedoCall } from '../../../../src/core/redo.js';
import type { MonteCarloCall } from '../../../../src/games/montecarlo/contract/handler.js';
import type { MonteCarloItem } from '../../../../src/games/montecarlo/script/script.js';
import {
  parseMonteCarloScript,
  printMonteCarloScript,
} from '../../../../src/games/montecarlo/script/script.js';
import { arbitraryFact, arbitraryGrid } from '../../../support/arbitrary-grid.js';
import { dealFromGrid } from '../../../../src/games/montecarlo/model/deals.js';

const repeated = fc.constantFrom<MonteCarloCall | RedoCall>(
  { event: 'consolidate', args: [] },
  { event: 'hint', args: [] },
  { event: 'hintAhead', args: [] },
  { event: 'help', args: [] },
  { event: 'replay', args: [] },
  { event: 'undo', args: [] },
  { event: 'redo', args: [] },
);

const single = fc.oneof(
  fc
    .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
    .map((game): MonteCarloCall => ({ event: 'newGame', args: [game] })),
  fc.constant<MonteCarloCall>({ event: 'newDeal', args: [] }),
  fc
    .tuple(fc.nat({ max: 98 }), fc.nat({ max: 649 }))
    .map((args): MonteCarloCall => ({ event: 'clickCard', args })),
);

const event = fc.oneof(
  fc.tuple(repeated, fc.integer({ min: 1, max: 999 })).map(([call, times]) => ({ call, times })),
  single.map((call) => ({ call, times: 1 })),
);

const fact = fc.oneof(arbitraryFact, fc.record({ fact: fc.constant('refreshed' as const), times: fc.nat() }));

const item: fc.Arbitrary<MonteCarloItem> = fc.oneof(
  fc
    .tuple(event, fc.boolean())
    .map(([made, refused]): MonteCarloItem => ({ kind: 'event', ...made, refused })),
  fc.array(fact, { minLength: 1, maxLength: 4 }).map((facts): MonteCarloItem => ({ kind: 'check', facts })),
  fc.constant<MonteCarloItem>({ kind: 'win' }),
  fc.string().map((text): MonteCarloItem => ({ kind: 'comment', text: text.replaceAll(/\s+/g, ' ').trim() })),
  fc
    .tuple(fc.constantFrom('Title', 'Points', 'X-y_1'), fc.string())
    .map(([key, text]): MonteCarloItem => ({ kind: 'tag', key, text })),
  arbitraryGrid.map((grid): MonteCarloItem => ({
    kind: 'tag',
    key: 'Layout',
    text: dealFromGrid(grid).name,
  })),
);

describe('a script that is printed and read again', () => {
  test('is the same script', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (script) => {
        expect(parseMonteCarloScript(printMonteCarloScript(script))).toEqual(script);
      }),
    );
  });

  test('is printed with the same text, because printing is canonical', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (script) => {
        const text = printMonteCarloScript(script);
        expect(printMonteCarloScript(parseMonteCarloScript(text))).toBe(text);
      }),
    );
  });
});

test('each game starts on a new line, and tags, checks, comments and win have separate lines', () => {
  const text =
    '# hello\n[Game "montecarlo"]new:+5 a1  b2?\nundo*1 {left:4; highlighted:b2  a1}  win deal hint*2 new:007';
  expect(printMonteCarloScript(parseMonteCarloScript(text))).toBe(
    [
      '# hello',
      '[Game "montecarlo"]',
      'new:5 a1 b2? undo',
      '{ left: 4; highlighted: b2 a1 }',
      'win',
      'deal hint*2',
      'new:7',
      '',
    ].join('\n'),
  );
});
