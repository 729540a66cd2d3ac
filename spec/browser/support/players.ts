/** Players at the first table on a page, each with one way to play. */
import type { CardMove, PileId } from 'klondike-kit';
import { isFoundation, isTableau } from '../../../src/games/klondike/words/piles.js';
import type { CDPSession, Page } from 'playwright-core';
import type { Point } from '../pages/points.js';
import type { DrivenPage } from './driven-page.js';
import { drag } from './mouse.js';
import { endsOf, focusOf, newGame, toolOf, topOf } from './table.js';

export interface Player {
  readonly newGame: () => Promise<void>;
  readonly draw: () => Promise<void>;
  readonly carry: (carry: CardMove) => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** Drags cards and presses buttons. */
export function mousePlayer(page: DrivenPage): Player {
  return {
    newGame: () => newGame(page),
    draw: async () => {
      const { x, y } = await topOf(page, 'stock');
      await page.mouse.click(x, y);
    },
    carry: async (carry) => drag(page, await endsOf(page, carry)),
    undo: async () => {
      const { x, y } = await toolOf(page, 'Undo');
      await page.mouse.click(x, y);
    },
  };
}

/** Chooses with one press and moves with the next. */
export function clickPlayer(page: DrivenPage, press: (x: number, y: number) => Promise<void>): Player {
  const at = ({ x, y }: Point): Promise<void> => press(x, y);
  return {
    newGame: async () => at(await toolOf(page, 'New game')),
    draw: async () => at(await topOf(page, 'stock')),
    carry: async (carry) => {
      for (const end of await endsOf(page, carry)) await at(end);
    },
    undo: async () => at(await toolOf(page, 'Undo')),
  };
}

/** Plays with keys only and checks the focus. `A` moves a card up, unless `A` is not allowed. */
export function keyboardPlayer(page: DrivenPage, { sendsUp = true } = {}): Player {
  const { keyboard } = page;
  const press = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await keyboard.press(key);
  };
  const goTo = async (pile: PileId, count: number): Promise<void> => {
    await press(keysTo(pile));
    const focused = await focusOf(page);
    const depth = Number(focused.split(' ')[1]);
    const steps = Number.isNaN(depth) ? 0 : count - depth;
    await press(Array<string>(Math.abs(steps)).fill(steps > 0 ? 'ArrowUp' : 'ArrowDown'));
    const reached = await focusOf(page);
    if (reached !== `${pile} ${count}`)
      throw new Error(`on the way to ${pile} ${count} the focus is on ${focused}, then on ${reached}`);
  };
  return {
    newGame: () => press(['n']),
    draw: () => press([' ']),
    carry: async ({ from, count, to }) => {
      await goTo(from, count);
      if (sendsUp && isTableau(from) && isFoundation(to)) return press(['a']);
      await press(['Enter']);
      await goTo(to, 1);
      await press(['Enter']);
    },
    undo: () => press(['u']),
  };
}

/** From a pile in the upper row, `f` goes to the first foundation, and each further `f` to the next one. */
function keysTo(pile: PileId): string[] {
  if (isTableau(pile)) return [pile.slice(1)];
  return isFoundation(pile) ? Array<string>(Number(pile.slice(1))).fill('f') : ['w'];
}

/** Plays with one finger. Taps a card and its target, or drags several cards. */
export function fingerPlayer(page: Page, session: CDPSession): Player {
  const tap = ({ x, y }: Point): Promise<void> => page.touchscreen.tap(x, y);
  return {
    newGame: async () => tap(await toolOf(page, 'New game')),
    draw: async () => tap(await topOf(page, 'stock')),
    carry: async (carry) => {
      const [grip, top] = await endsOf(page, carry);
      if (carry.count > 1) return swipe(session, grip, top);
      await tap(grip);
      await tap(top);
    },
    undo: async () => tap(await toolOf(page, 'Undo')),
  };
}

async function swipe(session: CDPSession, from: Point, to: Point): Promise<void> {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const point of [half, to]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
