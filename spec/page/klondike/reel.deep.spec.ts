import { describe, expect, test } from '@jest/globals';
import { printFrame } from '../../../src/games/klondike/contract/frame-text.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import { GameSession } from '../../../src/kit/session.js';
import { PAGE_ENGLISH } from '../../../src/page/strings/english.js';
import { Reel } from '../../../src/page/replay/reel.js';
import { MOST_STEPS } from '../../../src/page/replay/steps.js';
import { klondikeTables } from '../../../src/games/klondike/page/browser-tables.js';
import { parseScript } from '../../../src/games/klondike/script/parse.js';
import { FrameView } from '../../../src/games/klondike/views/frame-view.js';
import { here } from '../../../src/core/later.js';
import { DOORS } from '../../../src/games/klondike/doors/houses.js';
import { playRandomly } from '../../kit/klondike/seated.js';

const TABLES = await klondikeTables('en', { doors: here(DOORS) });
await TABLES.loadWords?.();

const reel = (text: string, tables = TABLES): Reel<Klondike> =>
  new Reel(
    KLONDIKE,
    { name: 'game.klon', text, script: parseScript(text) },
    { tables, strings: PAGE_ENGLISH, ask: () => undefined },
  );

test('a script of too many events is shown as far as can be kept, and that is told', () => {
  const { steps, fault } = reel(`[Deal "java:11"] new stock*${MOST_STEPS} w>t1`);
  expect([steps.length, fault]).toEqual([MOST_STEPS, 'Only the first 20000 events are shown.']);
});

describe('the game to go on with', () => {
  test('can be restored from every event, with the frame shown there', () => {
    const { session } = playRandomly(7, 120);
    const games = reel(session.script);
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
