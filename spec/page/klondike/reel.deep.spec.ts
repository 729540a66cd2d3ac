import { describe, expect, test } from '@jest/globals';
import { printFrame } from '../../../src/games/klondike/contract/frame-text.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { GameSession } from '../../../src/kit/session.js';
import { MAX_STEPS } from '../../../src/page/replay/steps.js';
import { FrameView } from '../../../src/games/klondike/views/frame-view.js';
import { playRandomly } from '../../kit/klondike/seated.js';
import { reelOf } from './reel-of.js';

test('shows the first events of a script that has too many, and says so', () => {
  const { steps, fault } = reelOf(`[Deal "java:11"] new stock*${MAX_STEPS} w>t1`);
  expect([steps.length, fault]).toEqual([MAX_STEPS, 'This replay stops after 20000 events.']);
});

describe('continuing a replay', () => {
  test('the game to continue can be restored from every event, with its frame', () => {
    const { session } = playRandomly(7, 120);
    const games = reelOf(session.script);
    const wrong = games.steps.flatMap(({ frame }, index) => {
      const again = new GameSession(KLONDIKE);
      const view = new FrameView();
      KLONDIKE.restore(again, games.gameAt(index + 1) ?? '');
      again.attach(view);
      return printFrame(view.frame) === printFrame(frame) ? [] : [index + 1];
    });
    expect(wrong).toEqual([]);
  });
});
