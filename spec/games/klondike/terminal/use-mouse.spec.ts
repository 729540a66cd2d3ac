import { describe, expect, test } from '@jest/globals';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import type { Act, PlayState, Step } from '../../../../src/games/klondike/terminal/input/play-state.js';
import { FIRST_STATE } from '../../../../src/games/klondike/terminal/input/play-state.js';
import type { MouseEvent } from '../../../../src/games/klondike/terminal/input/use-mouse.js';
import { useMouse } from '../../../../src/games/klondike/terminal/input/use-mouse.js';

const TEXT = `
  waste: 2s Kc 6d
  f2: Ah 2h
  t2: ## ## 9c 8h 7s
  t3: ## ##
  moves: 4
`;
const FRAME = parseFrame(TEXT);
const WON = parseFrame(`${TEXT}\nwon`);

const WORDS = { down: 'press', over: 'drag', up: 'release' } as const;

/** `down:t2*3` is a press on the third card of t2, `up:` a release beside all piles, `900` a wait. */
function eventsOf(text: string): MouseEvent[] {
  let time = 0;
  return text.split(' ').flatMap((word) => {
    const [kind = '', place = ''] = word.split(':');
    if (/^\d+$/.test(kind)) time += Number(kind);
    const mouse = WORDS[kind as keyof typeof WORDS] as MouseEvent['mouse'] | undefined;
    if (mouse === undefined) return [];
    const [pile = '', depth = '1'] = place.split('*');
    const over = pile === '' ? undefined : { pile: pile as PileId, depth: Number(depth) };
    return [{ mouse, place: over, time }];
  });
}

function after(frame: typeof FRAME, text: string): { state: PlayState; acts: Act[] } {
  const acts: Act[] = [];
  let state = FIRST_STATE;
  for (const event of eventsOf(text)) {
    const step: Step = useMouse(state, frame, event);
    state = step.state;
    if (step.act !== undefined) acts.push(step.act);
  }
  return { state, acts };
}

/** What was asked for, in a word each, but for what a table makes of a single click. */
const told = (acts: readonly Act[]): string =>
  acts
    .filter(({ act }) => act !== 'send')
    .map((act) => {
      if (act.act === 'report') return [act.call.event, ...act.call.args].join(' ');
      return act.act === 'send up' ? `send up ${act.from}` : act.act;
    })
    .join(', ');

test.each<[events: string, sends: number, because: string]>([
  ['down:t2 up:t2', 1, 'a click on a card'],
  ['down:t2*3 over:t2*2 up:t2*2', 1, 'within its pile'],
  ['down:t2 over:t4 up:t4', 0, 'a drag'],
  ['down:t2 over:t4 over:t2 up:t2', 0, 'a drag there and back'],
  ['down:stock up:stock', 0, 'a click on the stock'],
])('a single click may send cards: %s %d (%s)', (events, sends) =>
  expect(after(FRAME, events).acts.filter(({ act }) => act === 'send')).toHaveLength(sends),
);

describe('the mouse asks for something', () => {
  test.each<[events: string, acts: string, because: string]>([
    ['down:stock up:stock', 'clickStock', 'a click on the stock'],
    ['down:stock up:stock down:stock up:stock', 'clickStock, clickStock', 'two of them'],
    ['down:t2*3 over:t2 over:t4 up:t4', 'moveTableauToTableau 1 3 3', 'a drag'],
    ['down:waste over:t4 up:f1', 'moveWasteToFoundation 0', 'a drag to a foundation'],
    ['down:f2 over:t4 up:t4', 'moveFoundationToTableau 1 3', 'a drag from a foundation'],
    ['down:t2*3 up:t2*3 down:t4 up:t4', 'moveTableauToTableau 1 3 3', 'two clicks'],
    ['down:t2*3 up:t2*3 down:t4*0 up:t4*0', 'moveTableauToTableau 1 3 3', 'the second one below the pile'],
    ['down:t2 up:t2 100 down:t2 up:t2', 'send up t2', 'a double click'],
    ['down:waste up:waste 100 down:waste up:waste', 'send up waste', 'a double click on the waste'],
    ['down:t2 up:t2 900 down:t2 up:t2', '', 'two slow clicks'],
    ['down:t2*3 up:t2*3 100 down:t2*3 up:t2*3', '', 'a double click on a run'],
    ['down:t2 up:t2 100 down:t4 up:t4', 'moveTableauToTableau 1 1 3', 'two quick clicks on two piles'],
    ['down:t2 up:t2 down:stock up:stock', 'clickStock', 'a click on the stock with a card in hand'],
    ['down:t2 over:stock up:stock', '', 'a drag to the stock'],
    ['down:t2 over:t4 up:', '', 'a drag beside all piles'],
    ['down:t2 over:t4 over:t2 up:t2', '', 'a drag there and back'],
    ['down:t2*3 over:f1 up:f1', '', 'a run on a foundation'],
    ['down:t2*4 over:t4 up:t4', '', 'a face-down card'],
    ['down:t3 over:t4 up:t4', '', 'a pile that shows no face'],
    ['down:waste*2 over:t4 up:t4', '', 'a card under the top of the waste'],
    ['over:t4 up:t4', '', 'a release without a press'],
  ])('%s: %s (%s)', (events, acts) => expect(told(after(FRAME, events).acts)).toBe(acts));
});

describe('the cards in hand', () => {
  test.each<[events: string, hand: string, cursor: string]>([
    ['down:t2*3', 't2*3', 't2*3'],
    ['down:t2*3 over:t4', 't2*3', 't4*1'],
    ['down:t2*3 over:t4 over:', 't2*3', 't4*1'],
    ['down:t2*3 up:t2*3', 't2*3', 't2*3'],
    ['down:t2*3 over:t4 up:', '', 't2*3'],
    ['down:t2*3 over:t4 over:t2 up:t2', '', 't2*3'],
    ['down:t2*3 over:t4 up:t4', '', 't4*1'],
    ['down:t2*3 up:t2*3 down:', '', 't2*3'],
    ['down:t2*3 up:t2*3 900 down:t2', '', 't2*3'],
    ['down:t2*3 up:t2*3 down:stock', '', 'stock*1'],
    ['down:t3*2', '', 't3*1'],
    ['down:t5', '', 't5*1'],
  ])('after %s: %j, cursor on %s', (events, hand, cursor) => {
    const { state } = after(FRAME, events);
    const held = state.hand === undefined ? '' : `${state.hand.from}*${state.hand.count}`;
    expect([held, `${state.cursor.pile}*${state.cursor.depth}`]).toEqual([hand, cursor]);
  });
});

test('after a win the mouse asks for nothing', () =>
  expect(after(WON, 'down:stock up:stock down:t2 over:t4 up:t4').acts).toEqual([]));

test('a click takes back the question whether to leave the game', () => {
  const asking = {
    ...FIRST_STATE,
    question: { asks: 'to leave', by: 'newGame' } as const,
    message: 'Leave this game?',
  };
  const event = { mouse: 'press', place: { pile: 'stock', depth: 1 }, time: 0 } as const;
  expect(useMouse(asking, FRAME, event)).toEqual({ state: FIRST_STATE });
});
