/** The cards in hand and the cursor while the player puts cards down, at a table whose cursor has the focus. */
import { expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { HIDDEN } from '../../../../src/core/card.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { PlayPort, PlaySession } from '../../../../src/games/klondike/views/play-session.js';
import { SPADES_5 } from '../../../../src/games/klondike/contract/constants.js';
import { errorOf } from '../../../support/error-of.js';
import { sessionAt } from './session-at.js';

const FRAME = parseFrame('t1: ## 9d 8s; t2: 9h; stock: full');

/** A session with the two cards of t1 in hand. `told` logs what happens from then on. */
function handFull(report?: PlayPort['report'], frame = FRAME): ReturnType<typeof sessionAt> {
  const seat = sessionAt(() => frame, { isCursorFocus: true }, report && { report });
  seat.session.do({ type: 'lift', place: { pile: 't1', depth: 2 } });
  seat.told.length = 0;
  return seat;
}

test('refused cards leave the hand, and the cursor is on them', () => {
  const { session, told } = handFull(() => false);
  expect([session.do({ type: 'put down', pile: 't2' }), told]).toEqual([
    false,
    ['none at t1*2', 't1*2 refused'],
  ]);
});

test('cards leave the hand if the handler throws', () => {
  const { session, told } = handFull(() => {
    throw new Error('The handler is at fault.');
  });
  expect([errorOf(() => session.do({ type: 'put down', pile: 't2' })), told]).toEqual([
    'Error: The handler is at fault.',
    ['none at t1*2'],
  ]);
});

test('a press on the stock puts the cards in hand back and draws; the stock refuses dropped cards', () => {
  const { session, told } = handFull();
  session.do({ type: 'press', place: { pile: 'stock', depth: 1 } });
  session.do({ type: 'lift', place: { pile: 't1', depth: 2 } });
  session.do({ type: 'put down', pile: 'stock' });
  expect(told).toEqual([
    'let go',
    'clickStock',
    't1*2 at t1*2',
    'none at t1*2',
    't1*2 no-such-move at stock',
  ]);
});

test.each<[pile: 'stock' | 'waste', stock: Card[], events: string[], because: string]>([
  ['waste', [HIDDEN, SPADES_5], [], 'the waste takes no cards from the tableau'],
  ['stock', [], ['clickStock'], 'the empty place of the stock turns the waste over'],
  ['stock', [HIDDEN, SPADES_5], [], 'the top card of the stock takes no other card'],
])('with cards in hand, a press on the %s of a stock in play %j reports %j: %s', (pile, stock, events) => {
  const frame = { ...FRAME, stock, stockEmpty: stock.length === 0, waste: [HIDDEN] };
  const { session, told } = handFull(undefined, frame);
  session.do({ type: 'press', place: { pile, depth: 1 } });
  expect([told.filter((each) => each === 'clickStock'), session.hand]).toEqual([events, undefined]);
});

test('back at the pile that the cards in hand come from, the cursor is on the lowest of them', () => {
  const { session } = handFull();
  for (const pile of ['t2', 't1'] as const) session.do({ type: 'move to', cursor: { pile, depth: 1 } });
  const { cursor } = session;
  session.do({ type: 'press', place: cursor });
  expect([cursor, session.hand]).toEqual([{ pile: 't1', depth: 2 }, undefined]);
});

test('cards that are put down where no event exists are not reported', () => {
  const { session, told } = handFull();
  expect([session.do({ type: 'put down', pile: 'waste' }), told]).toEqual([
    false,
    ['none at t1*2', 't1*2 no-such-move at waste'],
  ]);
});

test.each<[why: string, act: (session: PlaySession) => void, told: string]>([
  [
    'no foundation takes the card',
    (session) => session.do({ type: 'send up', from: 't2' }),
    't2*1 no-foundation',
  ],
  ['there is none', (session) => session.do({ type: 'send up', from: 't3' }), 'nothing-to-send-up'],
  [
    'the card is face down',
    (session) => session.do({ type: 'press', place: { pile: 't1', depth: 3 } }),
    'no-card',
  ],
])('a refusal names the cards: %s', (_, act, expected) => {
  const { session, told } = handFull(() => false);
  session.do({ type: 'let go' });
  act(session);
  expect(told.at(-1)).toBe(expected);
});

test('the view shows an empty hand after no foundation takes its card', () => {
  const { session, told } = sessionAt(() => FRAME, { isCursorFocus: true, targetsOf: () => [] });
  session.do({ type: 'lift', place: { pile: 't2', depth: 1 } });
  session.do({ type: 'send up', from: 't2' });
  expect(told).toEqual(['t2*1 at t2*1', 'none at t2*1', 't2*1 no-foundation']);
});
