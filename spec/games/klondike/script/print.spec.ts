import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Card } from '../../../../src/core/card.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import type { Item } from '../../../../src/games/klondike/script/script.js';
import { eventsOf, parseScript, printScript } from '../../../../src/games/klondike/script/text.js';
import type { FoundationIndex, TableauIndex } from '../../../../src/games/klondike/words/piles.js';
import { asTableau } from '../../../../src/games/klondike/contract/checked-numbers.js';
import { NEW_GAME, STOCK, UNDO } from '../../../../src/games/klondike/contract/calls.js';

const tableau = fc.nat({ max: 6 }) as fc.Arbitrary<TableauIndex>;
const foundation = fc.nat({ max: 3 }) as fc.Arbitrary<FoundationIndex>;

const plainCall = fc.constantFrom<KlondikeCall>(
  { event: 'clickStock', args: [] },
  { event: 'undo', args: [] },
);

const carry = fc.oneof(
  fc.tuple(tableau).map((args): KlondikeCall => ({ event: 'moveWasteToTableau', args })),
  fc.tuple(foundation).map((args): KlondikeCall => ({ event: 'moveWasteToFoundation', args })),
  fc.tuple(tableau, foundation).map((args): KlondikeCall => ({ event: 'moveTableauToFoundation', args })),
  fc.tuple(tableau, fc.nat(), tableau).map((args): KlondikeCall => ({ event: 'moveTableauToTableau', args })),
  fc.tuple(foundation, tableau).map((args): KlondikeCall => ({ event: 'moveFoundationToTableau', args })),
);

const event = fc.oneof(
  fc.tuple(plainCall, fc.integer({ min: 1, max: 999 })).map(([call, times]) => ({ call, times })),
  fc
    .oneof(carry, fc.constant<KlondikeCall>({ event: 'newGame', args: [] }))
    .map((call) => ({ call, times: 1 })),
);

const card = fc.integer({ min: 0, max: 52 }) as fc.Arbitrary<Card>;

const fact = fc.oneof(
  fc.record({ fact: fc.constant('moves' as const), moves: fc.nat() }),
  fc.record({ fact: fc.constant('refreshed' as const), times: fc.nat() }),
  fc.record({ fact: fc.constant('stock' as const), empty: fc.boolean() }),
  fc.constantFrom({ fact: 'won' as const }, { fact: 'not won' as const }),
  fc.record({
    fact: fc.constant('pile' as const),
    pile: fc.constantFrom('waste', 't1', 't7'),
    cards: fc.array(card, { maxLength: 3 }),
  }),
  fc.record({
    fact: fc.constant('pile' as const),
    pile: fc.constantFrom('f1', 'f4'),
    cards: fc.array(card, { maxLength: 2 }),
  }),
);

const item = fc.oneof(
  fc.tuple(event, fc.boolean()).map(([made, refused]) => ({ kind: 'event', ...made, refused })),
  fc.array(fact, { minLength: 1, maxLength: 4 }).map((facts) => ({ kind: 'check', facts })),
  fc.constant({ kind: 'win' }),
  fc.string().map((text) => ({ kind: 'comment', text: text.replaceAll(/\s+/g, ' ').trim() })),
  fc
    .tuple(fc.constantFrom('Title', 'Points', 'X-y_1'), fc.string())
    .map(([key, text]) => ({ kind: 'tag', key, text })),
) as fc.Arbitrary<Item>;

describe('a script that is printed and parsed again', () => {
  test('is the same script', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (script) => {
        expect(parseScript(printScript(script))).toEqual(script);
      }),
    );
  });

  test('is printed with the same text, because printing is canonical', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (script) => {
        const text = printScript(script);
        expect(printScript(parseScript(text))).toBe(text);
      }),
    );
  });
});

test('each game starts on a new line, and tags, checks, comments and win have separate lines', () => {
  const text = '# hello\n[Deal "java:1"]new stock  stock*3\nw>t1? {moves:4; t1:  ## 10D}  win new undo?';
  expect(printScript(parseScript(text))).toBe(
    [
      '# hello',
      '[Deal "java:1"]',
      'new stock stock*3 w>t1?',
      '{ moves: 4; t1: ## Td }',
      'win',
      'new undo?',
      '',
    ].join('\n'),
  );
});

test('lines of events end at column 80 or earlier', () => {
  const lines = printScript(parseScript('t1>t2*3 '.repeat(100))).split('\n');
  expect(lines.map((line) => line.length)).toEqual([...new Array<number>(10).fill(79), 0]);
});

const toTableau: KlondikeCall = { event: 'moveWasteToTableau', args: [asTableau(0)] };

test.each<[because: string, calls: [KlondikeCall, refused?: boolean][], words: string]>([
  ['consecutive stock clicks are one word', [[STOCK], [STOCK], [STOCK]], 'stock*3'],
  ['consecutive undos are one word', [[UNDO], [UNDO], [STOCK]], 'undo*2 stock'],
  ['a refused event is a separate word', [[UNDO], [UNDO, true], [UNDO, true]], 'undo undo*2?'],
  ['a later event is a separate word', [[STOCK], [toTableau], [STOCK]], 'stock w>t1 stock'],
  ['each game is a separate word', [[NEW_GAME], [NEW_GAME]], 'new\nnew'],
  ['each move is a separate word', [[toTableau], [toTableau]], 'w>t1 w>t1'],
])('%s', (_, calls, words) => {
  const made = calls.map(([call, refused = false]) => ({ call, refused }));
  expect(printScript(eventsOf(made))).toBe(`${words}\n`);
});
