/** Finds the kind of an event, the checks that it tries, and the check to blame. */
import { describe, expect, test } from '@jest/globals';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { printLayout } from '../../../../src/games/klondike/model/layout-text.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { LANGUAGE } from '../../../../src/games/klondike/script/language.js';
import { parseScript } from '../../../../src/games/klondike/script/text.js';
import type { Effect } from '../../../../src/grading/examine/game/effect.js';
import { NOT_SEEN, earlyKey, effectOf } from '../../../../src/grading/examine/game/effect.js';
import type { Symptoms } from '../../../../src/grading/examine/judge/symptoms.js';
import { checksOf } from '../../../../src/grading/examine/judge/checks-of-event.js';
import { blameOf } from '../../../../src/grading/examine/judge/symptoms.js';
import { KnownGame } from '../../../../src/grading/examine/game/known-game.js';

const TABLE =
  'waste: 2s Kc 6d; f1: Ah 2h; t1: 3c 9h | 7s; t2: 4d | 8d; t3: 3h; t5: | Kd Qs; t6: 5h | 5c; stock: Ac';

/** A game in which all cards are known. */
function known(table = TABLE): KnownGame {
  const game = new KnownGame(ULG, parseDeal(table, ULG).start(ULG));
  for (const card of game.unknownCards) game.learn(card, card);
  return game;
}

function callIn(word: string): KlondikeCall {
  const [item] = parseScript(word);
  if (item?.kind !== 'event') throw new Error(`${word} is not an event`);
  return item.call as KlondikeCall;
}

function effect(word: string, game = known()): Effect {
  const found = effectOf(ULG, game, callIn(word));
  if (found === undefined) throw new Error(`${LANGUAGE.printCall(callIn(word))} has no effect`);
  return found;
}

const RIGHT: Symptoms = {
  ...{ wrong: [], isUnchanged: false, isOther: undefined, isCovered: false, isTopRight: false },
  ...{ isOtherPart: false, isOtherTurnedUp: false, isDone: false, isSourceKept: false },
};

describe('the checks of an event', () => {
  test.each([
    ['stock', 'draw short', 'draw.short draw.stock-shown draw.rest count.stock waste.window'],
    ['t1>t2', 't>t fit uncovers', 't>t.one count.carry turn-up.carry turn-up.top-only'],
    ['t3>f1', 't>f next', 't>f.next count.carry turn-up.top-only view.foundation'],
    ['t5>t4*2', 't>t king several', 't>t.king count.carry turn-up.top-only'],
    ['w>t1', 'w>t fit', 'w>t.accepts count.carry waste.beneath'],
    ['t2>t4', 't>t? needs-king 8', 't>t.refuses-empty count.refused view.refused'],
    ['w>t6', 'w>t? wrong-rank 1 -- other color', 'w>t.refuses-fit count.refused view.refused'],
    ['w>f1', 'w>f? wrong-suit higher -- same color', 'w>f.refuses count.refused view.refused'],
    ['t4>t1', 't>t? empty-source', 'robust.empty count.refused view.refused'],
    ['t3>t3', 't>t? not-a-target 0 -- same suit', 'robust.same count.refused view.refused'],
    ['undo', 'undo at the deal', 'robust.undo'],
  ])('%s, which is "%s", tries %s', (word, key, checks) => {
    const found = effect(word);
    expect([found.key, checksOf(found).join(' ')]).toEqual([key, checks]);
  });
});

test('the key of a refused card says how far it is from fitting', () => {
  expect([effect('t6>t1').key, effect('t3>t1').key]).toEqual([
    expect.stringMatching(/^t>t\? .* -2 -- same color$/),
    expect.stringMatching(/^t>t\? .* lower -- other color$/),
  ]);
});

test('a card that was never shown has a special key', () => {
  const game = new KnownGame(ULG, parseDeal(TABLE, ULG).start(ULG));
  expect(effect('w>t1', game)).toMatchObject({ kind: 'refused', key: NOT_SEEN });
});

test('undo returns to the previous table, and its key names the move', () => {
  const game = known();
  const before = printLayout(game.layout);
  const { move, next } = effect('t1>t2', game);
  if (move === undefined) throw new Error('expected a move');
  game.makeMove(move, next);
  const undone = effect('undo', game);
  expect([undone.key, printLayout(undone.next)]).toEqual(['undo t>t fit uncovers', before]);
  expect(checksOf(undone)).toEqual(['undo.tableau', 'count.undo', 'undo.covers']);
});

test.each<[early: string, odd: string, event: KlondikeCall['event']]>([
  ['draw early', '', 'clickStock'],
  ['undo early', '', 'undo'],
  ['w>t! early', 'w>t! no such pile', 'moveWasteToTableau'],
  ['w>f! early', 'w>f! no such pile', 'moveWasteToFoundation'],
  ['t>f! early', 't>f! no such pile', 'moveTableauToFoundation'],
  ['f>t! early', 'f>t! no such pile', 'moveFoundationToTableau'],
  ['t>t! early', 't>t! no such pile', 'moveTableauToTableau'],
])(
  'names the keys "%s" before the first game and "%s" if the pile does not exist, for %s',
  (early, odd, event) => {
    const call = { event, args: [99, 99, 99] } as unknown as KlondikeCall;
    expect(earlyKey(call)).toBe(early);
    const found = effectOf(ULG, known(), call);
    expect(found?.why === 'no-such-pile' ? found.key : '').toBe(odd);
  },
);

describe('the blame for an event', () => {
  test.each<[check: string, word: string, symptoms: Partial<Symptoms>]>([
    ['draw.short', 'stock', { wrong: ['waste'], isUnchanged: true }],
    ['draw.rest', 'stock', { wrong: ['t3'] }],
    ['draw.stock-shown', 'stock', { wrong: ['stock'] }],
    ['t>t.one', 't1>t2', { wrong: ['t1', 't2'], isUnchanged: true }],
    ['turn-up.carry', 't1>t2', { wrong: ['t1'], isCovered: true }],
    ['turn-up.top-only', 't1>t2', { wrong: ['t1', 't3'], isOtherTurnedUp: true }],
    ['undo.same-cards', 't1>t2', { wrong: ['t1'], isOther: 'another' }],
    ['deal.distinct', 't1>t2', { wrong: ['t1'], isOther: 'elsewhere' }],
    ['t>t.one', 't1>t2', { wrong: ['t1'], isSourceKept: true }],
    ['waste.beneath', 'w>t1', { wrong: ['waste'] }],
    ['view.foundation', 't3>f1', { wrong: ['f1'], isTopRight: true }],
    ['t>f.next', 't3>f1', { wrong: ['f1'] }],
    ['w>f.refuses', 'w>f1', { wrong: ['f1'], isDone: true }],
  ])('blames %s for %s with %j', (check, word, symptoms) => {
    expect(blameOf(effect(word), { ...RIGHT, ...symptoms })).toBe(check);
  });
});
