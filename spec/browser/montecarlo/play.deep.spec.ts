/** Wins whole games of Monte Carlo on a page. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Cell } from '../../../src/games/montecarlo/words/cell.js';
import { inChromium } from '../support/stage.js';
import {
  button,
  cellOf,
  cellOn,
  focusOn,
  gameOf,
  gridAt,
  press,
  seenOn,
  toldOn,
  wayTo,
} from './support/grid.js';
import { wonGame } from './support/won-game.js';

const stage = inChromium();

/** Found by a search, because few games can be won. */
const BY_MOUSE = wonGame(
  11421n,
  'a1-b1 d1-c2 d2-e2 a3-a4 d3-c4 d4-e5 b5-c5 consolidate b1-c2 e1-d2 a2-b3 b2-a3 e3-e4 c5-d5 consolidate ' +
    'c1-b2 d1-c2 e2-e3 b4-a5 d5-e5 consolidate b1-b2 c1-d2 a2-a3 consolidate a1-a2 b1-b2 c1-c2 d1-e1 d2-e2',
);
const BY_KEYS = wonGame(
  12356n,
  'd1-d2 a3-b4 d3-e3 c4-b5 d5-e5 consolidate b1-c2 c1-d2 b2-b3 b4-a5 b5-c5 consolidate b1-b2 c1-c2 d2-e2 ' +
    'a3-b4 b3-c4 a4-b5 d5-e5 consolidate c1-d1 a2-a3 c2-b3 d2-e3 b4-c4 consolidate a1-a2 b1-b2 c1-c2 d1-e1',
);

/** A mouse that knows where the cells and the Consolidate button are. */
async function mouseOn(page: Page): Promise<(what: string) => Promise<void>> {
  const centre = async (place: ReturnType<typeof cellOn>): Promise<[number, number]> => {
    const box = await place.boundingBox();
    if (box === null) throw new Error('the page lacks this place');
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const places = new Map<string, [number, number]>();
  places.set('consolidate', await centre(button(page, 'Consolidate')));
  return async (what) => {
    const at = places.get(what) ?? (await centre(cellOn(page, what)));
    places.set(what, at);
    await page.mouse.click(...at);
  };
}

test('wins a game with the mouse', async () => {
  const page = await stage.open(gridAt('game=11421'), { reducedMotion: 'reduce' });
  const click = await mouseOn(page);
  const seen: string[] = [];
  for (const { move } of BY_MOUSE) {
    for (const what of [move].flat()) await click(what);
    seen.push(await seenOn(page));
  }
  expect(seen).toEqual(BY_MOUSE.map(({ after }) => after));
  await expect(page.getByRole('group', { name: 'Won' }).innerText()).resolves.toMatch(
    /^You won!\n\nscore\n52/,
  );
});

test('wins a game with the keyboard and undoes all of it', async () => {
  const page = await stage.open(gridAt('game=12356'), { reducedMotion: 'reduce' });
  const dealt = await seenOn(page);
  await page.keyboard.press('Control+Home');
  let at: Cell = { row: 0, column: 0 };
  const seen: string[] = [];
  for (const { move } of BY_KEYS) {
    if (move === 'consolidate') await page.keyboard.press('c');
    else {
      for (const cell of move.map(cellOf)) {
        for (const key of [...wayTo(at, cell), 'Enter']) await page.keyboard.press(key);
        at = cell;
      }
    }
    seen.push(await seenOn(page));
  }
  expect(seen).toEqual(BY_KEYS.map(({ after }) => after));
  expect(await toldOn(page)).toMatch(/ removed\. Score 52\. You won! Score 52\.$/);
  for (const key of BY_KEYS.map(() => 'u')) await page.keyboard.press(key);
  expect(await seenOn(page)).toBe(dealt);
});

test("wins a game with clicks that don't wait for cards to land", async () => {
  const page = await stage.open(gridAt('game=11421'), { reducedMotion: 'no-preference' });
  const click = await mouseOn(page);
  for (const what of BY_MOUSE.flatMap(({ move }) => move)) await click(what);
  await page.waitForFunction(() =>
    document
      .querySelector('.klondike')
      ?.shadowRoot?.getAnimations()
      .every(({ playState }) => playState === 'finished'),
  );
  expect(await seenOn(page)).toBe(BY_MOUSE.at(-1)?.after);
});

test.each<[way: string, tabs: string, seen: RegExp, told: RegExp]>([
  [
    'Next deal',
    'Tab',
    /\nleft: 27\nscore: 0\ngame: \d+$/,
    /^Game \d+: 25 cards on the table, 27 in the deck\.$/,
  ],
  [
    'Restart',
    'Tab Tab',
    /^r1: 6h 6s\nleft: 0\nscore: 50$/,
    /^Game restarted: 2 cards on the table, the deck is empty\. Score 50\.$/,
  ],
])('after a win the keyboard reaches %s by %s', async (...[way, tabs, seen, told]) => {
  const page = await stage.open(gridAt(gameOf('r1: 6h 6s')), { reducedMotion: 'reduce' });
  await press(page, `Home Enter ArrowRight Enter ${tabs}`);
  const focus = await focusOn(page);
  await press(page, 'Enter');
  expect([focus, await seenOn(page), await toldOn(page)]).toEqual([
    way,
    expect.stringMatching(seen),
    expect.stringMatching(told),
  ]);
});
