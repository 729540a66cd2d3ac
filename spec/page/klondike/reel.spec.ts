import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { DEFAULT_LOOK } from '../../../src/browser/look.js';
import { HIDDEN } from '../../../src/core/card.js';
import type { Frame } from '../../../src/games/klondike/contract/frame.js';
import { EMPTY_FRAME } from '../../../src/games/klondike/contract/frame.js';
import { printFrame } from '../../../src/games/klondike/contract/frame-text.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import type { BrowserTable } from '../../../src/kit/browser-tables.js';
import { callView, callsBetween, printCall } from '../../../src/games/klondike/views/view-call.js';
import { FrameView } from '../../../src/games/klondike/views/frame-view.js';
import { Chance } from '../../support/chance.js';
import { TABLES, reelOf } from './reel-of.js';

const WON = readFileSync(new URL('../../../examples/scripts/win-java-11.klon', import.meta.url), 'utf8');

test('each event and each repeat is a step, but checks and comments are not', () => {
  const played = reelOf('[Deal "java:11"] new # dealt\n{ moves: 0 } w>t1? stock*2 undo');
  expect(played.steps.map((_, index) => played.say(index + 1))).toEqual([
    'Move 0 of 4',
    'Move 1 of 4: w>t1, refused',
    'Move 2 of 4',
    'Move 3 of 4',
    'Move 4 of 4',
  ]);
  expect(played.steps.map((_, index) => played.tell(index + 1))).toEqual([
    'Move 0 of 4: new game; on the tableau two of diamonds, queen of clubs, four of spades, four of hearts, ' +
      'eight of diamonds, five of clubs, jack of hearts',
    'Move 1 of 4: refused',
    'Move 2 of 4: seven of clubs, nine of spades, four of diamonds on the waste',
    'Move 3 of 4: ace of spades, nine of diamonds, seven of spades on the waste',
    'Move 4 of 4: undone; seven of clubs, nine of spades, four of diamonds on the waste',
  ]);
  expect(played.fault).toBeUndefined();
});

test("a solution counts from its start, after the player's events", () => {
  const played = reelOf('[Deal "java:11"] new stock*2 undo stock');
  expect([3, 4, 5].map((number) => played.say(number, 3))).toEqual([
    'Move 0 of 2',
    'Move 1 of 2',
    'Move 2 of 2',
  ]);
  expect([3, 4].map((number) => played.tell(number, 3))).toEqual([
    'Move 0 of 2: start, 2 moves',
    'Move 1 of 2: undone; seven of clubs, nine of spades, four of diamonds on the waste',
  ]);
});

describe('shows a script up to its first failed check', () => {
  test.each([
    [
      '[Deal "java:11"]\nnew w>t3 stock',
      2,
      'game.klon:2:5: not as expected\n         expected  seen\n>  w>t3  accepted  refused: no view call',
    ],
    [
      '[Deal "java:11"]\nnew stock { moves: 4 } stock',
      2,
      'game.klon:2:11: not as expected\n          expected  seen\n>  moves  4         1',
    ],
  ])('%j', (text, steps, fault) => {
    expect([reelOf(text).steps.length, reelOf(text).fault]).toEqual([steps, fault]);
  });
});

test('a view shows the steps correctly in any order', () => {
  const games = reelOf(`${WON} undo*3 [Deal "t1: Kd; f1: As"] new [Deal "java:33"] new stock*9`);
  const chance = new Chance(5);
  const view = new FrameView();
  let shown = EMPTY_FRAME;
  const wrong: number[] = [];
  for (let turn = 0; turn < 2_000; turn++) {
    const number = chance.nextInt(games.steps.length + 1);
    const next = games.frameAt(number);
    for (const call of callsBetween(shown, next)) callView(view, call);
    if (printFrame(view.frame) !== printFrame(next)) wrong.push(number);
    shown = next;
  }
  expect(wrong).toEqual([]);
});

test('between two events, a view only gets the piles that changed', () => {
  const steps = reelOf('[Deal "java:11"] new t4>t6 stock').steps.map(({ frame }) => frame);
  const [dealt = EMPTY_FRAME, moved = EMPTY_FRAME, drawn = EMPTY_FRAME] = steps;
  const told = [callsBetween(dealt, moved), callsBetween(drawn, moved)].map((calls) =>
    calls.map(printCall).map((text) => text.replace(/:.*/, '')),
  );
  expect(told).toEqual([
    ['t4', 't6', 'moves', 'refresh'],
    ['waste', 'moves', 'refresh'],
  ]);
});

/** How often a table refreshes when a replay goes from event to event: `99 moves`, or `won`. */
function seenAt(text: string, ...numbers: number[]): string[] {
  const seen: string[] = [];
  class Watched extends FrameView {
    protected override refreshed({ moves, won }: Frame): void {
      seen.push(won ? 'won' : `${moves} moves`);
    }
  }
  const newShowcase = (): BrowserTable<Klondike> =>
    Object.assign(new Watched(), {
      room: [],
      say: () => undefined,
      focus: () => undefined,
      destroy: () => undefined,
    });
  const table = reelOf(text, { ...TABLES, newShowcase }).setTable({} as HTMLElement, DEFAULT_LOOK);
  for (const number of numbers) table.show(number);
  return seen;
}

describe('a jump to a win first shows the frame before it, so that the table announces the win', () => {
  const { steps } = reelOf(`${WON} stock?`);
  const [won, again] = [steps.findIndex(({ frame }) => frame.won) + 1, steps.length];

  test.each<[where: string, numbers: number[], seen: string[]]>([
    ['to the event that wins', [1, won], ['0 moves', '99 moves', 'won']],
    ['by steps', [won - 1, won], ['99 moves', 'won']],
    ['to a refused event after it', [1, won + 3], ['0 moves', '99 moves', 'won']],
    ['from one won game to another', [won, won + 2], ['99 moves', 'won', 'won']],
    ['to the undo of the win', [1, won + 1], ['0 moves', '99 moves']],
    ['from a won game to the next won game', [won, again + won], ['99 moves', 'won', '99 moves', 'won']],
  ])('%s', (_, numbers, seen) => {
    expect(seenAt(`${WON} stock? ${WON}`, ...numbers)).toEqual(seen);
  });
});

describe('continuing a replay', () => {
  test('the game to continue is the one in play at that event, from its deal, without refused events', () => {
    const games = reelOf('undo? [Deal "java:33"] new stock [Deal "java:11"] new w>t1? t4>t6 undo stock*3');
    expect([0, 1, 3, 7].map((number) => games.gameAt(number))).toEqual([
      undefined,
      undefined,
      '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:33"]\nnew stock\n',
      '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:11"]\nnew t4>t6 undo\n',
    ]);
  });

  test("the game to continue names its deal if the script doesn't", () => {
    const games = reelOf('new stock');
    expect(games.gameAt(2)).toContain(`[Deal "${String(games.steps[0]?.deal)}"]`);
  });
});

test('plays a script from another house by its rules, with its stock in play', () => {
  const { steps, fault } = reelOf(
    '[Rules "ycp-selection"] [Deal "stock: 2s Kh; t1: 3d"] new w>t2 w>t1 stock?',
  );
  expect(fault).toBeUndefined();
  expect(steps.map(({ frame }) => frame.stock)).toEqual([[HIDDEN, 25], [1], [], []]);
});
