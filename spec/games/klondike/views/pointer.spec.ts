/** A pointer that picks up cards when its button goes down, as in a terminal. */
import { describe, expect, test } from '@jest/globals';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { PlayAction, PlayFacts } from '../../../../src/games/klondike/views/play-state.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { sessionAt, where } from './session-at.js';

const TEXT = `
  waste: 2s Kc 6d
  f2: Ah 2h
  t2: ## ## 9c 8h 7s
  t3: ## ##
  moves: 4
`;
const FRAME = parseFrame(TEXT);
const WON = parseFrame(`${TEXT}\nwon`);

/** `down:t2*3` is a press on the third card of t2, `up:` a release outside all piles, `900` a pause. */
function actionsOf(text: string): PlayAction[] {
  let time = 0;
  return text.split(' ').flatMap((word): PlayAction[] => {
    const [kind = '', at = ''] = word.split(':');
    const [pile = '', depth = '1'] = at.split('*');
    const place = pile === '' ? undefined : { pile: pile as PileId, depth: Number(depth) };
    if (kind === 'down') return [{ type: 'press', place, time, only: 'drag' }];
    if (kind === 'over') return [{ type: 'drag', place }];
    if (kind === 'up') return [{ type: 'release', place, time }];
    time += Number(kind);
    return [];
  });
}

function after(
  frame: typeof FRAME,
  text: string,
  facts: Partial<PlayFacts> = {},
): ReturnType<typeof sessionAt> {
  const seat = sessionAt(() => frame, facts, { changed: () => undefined });
  for (const action of actionsOf(text)) seat.session.do(action);
  return seat;
}

const reported = ({ told }: { readonly told: readonly string[] }): string =>
  told.filter((each) => /^(move|click)/.test(each)).join(', ');

test.each<[events: string, sends: number, because: string]>([
  ['down:t2 up:t2', 1, 'a click on a card'],
  ['down:t2*3 over:t2*2 up:t2*2', 1, 'a drag within a pile'],
  ['down:t2 over:t2 up:t2 100 down:t2 up:t2', 1, 'the second click of a double click'],
  ['down:t2 over:t4 over:t2 up:t2', 0, 'a drag to another pile and back'],
  ['down:t2 over:t4 up:', 0, 'a drag outside all piles'],
])('%s moves cards %d times (%s)', (events, sends) => {
  const sent = after(FRAME, events, { click: 'always', targetsOf: () => ['t7'] });
  expect(sent.told.filter((each) => each.startsWith('moveTableauToTableau 1'))).toHaveLength(sends);
});

describe('the pointer reports', () => {
  test.each<[events: string, acts: string, because: string]>([
    ['down:stock up:stock', 'clickStock', 'a click on the stock'],
    ['down:stock up:stock down:stock up:stock', 'clickStock, clickStock', 'two clicks on the stock'],
    ['down:t2*3 over:t2 over:t4 up:t4', 'moveTableauToTableau 1 3 3', 'a drag'],
    ['down:waste over:t4 up:f1', 'moveWasteToFoundation 0', 'a drag to a foundation'],
    ['down:f2 over:t4 up:t4', 'moveFoundationToTableau 1 3', 'a drag from a foundation'],
    ['down:t2*3 up:t2*3 down:t4 up:t4', 'moveTableauToTableau 1 3 3', 'two clicks'],
    [
      'down:t2*3 up:t2*3 down:t4*0 up:t4*0',
      'moveTableauToTableau 1 3 3',
      'two clicks, the second below the pile',
    ],
    ['down:t2 up:t2 100 down:t2 up:t2', 'moveTableauToFoundation 1 0', 'a double click'],
    ['down:waste up:waste 100 down:waste up:waste', 'moveWasteToFoundation 0', 'a double click on the waste'],
    ['down:t2 up:t2 900 down:t2 up:t2', '', 'two slow clicks'],
    ['down:t2*3 up:t2*3 100 down:t2*3 up:t2*3', '', 'a double click on a run'],
    ['down:t2 up:t2 100 down:t4 up:t4', 'moveTableauToTableau 1 1 3', 'two quick clicks on two piles'],
    ['down:t2 up:t2 down:stock up:stock', 'clickStock', 'a click on the stock with a card in hand'],
    ['down:t2 over:stock up:stock', '', 'a drag to the stock'],
    ['down:t2 over:t4 up:', '', 'a drag outside all piles'],
    ['down:t2 over:t4 over:t2 up:t2', '', 'a drag to another pile and back'],
    ['down:t2*3 over:f1 up:f1', '', 'a drag of a run onto a foundation'],
    ['down:t2*4 over:t4 up:t4', '', 'a drag of a face-down card'],
    ['down:t3 over:t4 up:t4', '', 'a drag from a pile without face-up cards'],
    ['down:waste*2 over:t4 up:t4', '', 'a drag of a card below the top of the waste'],
    ['over:t4 up:t4', '', 'a release without a press'],
  ])('%s: %s (%s)', (events, acts) => expect(reported(after(FRAME, events))).toBe(acts));
});

describe('the hand', () => {
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
  ])('after %s is %j, with the cursor on %s', (events, hand, cursor) => {
    expect(where(after(FRAME, events).session)).toBe(`${hand === '' ? 'none' : hand} at ${cursor}`);
  });
});

test('after a win, the pointer reports nothing', () =>
  expect(reported(after(WON, 'down:stock up:stock down:t2 over:t4 up:t4'))).toBe(''));
