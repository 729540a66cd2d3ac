/** How the page assists the player: one-click moves, automatic moves, finishing the game, hints and the win tracker. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  button,
  choose,
  openSettings,
  ready,
  reload,
  slider,
  step,
  dealAgain,
} from './support/built-page.js';
import { stopClock } from './support/clock.js';
import { atTheHouses, clickOn, gameOf, saidOn } from './support/house-page.js';
import { movesOf, winOn } from './support/table.js';

const stage = atTheHouses();

/** A player with the default settings. */
const open = (at: string, stored?: Readonly<Record<string, string>>): Promise<Page> =>
  stage.open(at, { set: {}, ...(stored && { stored }) });

const settled = (page: Page, moves: string): Promise<void> =>
  page.locator('.moves', { hasText: moves }).waitFor();

/** Loads the page again and waits until it can give hints. */
async function comeBack(page: Page): Promise<void> {
  await reload(page);
  await page.keyboard.press('h');
  await page.locator('.reason, .saying').filter({ hasText: /\w/ }).first().waitFor();
}

/** The piles with a hint mark, and whether the mark is on a card or a place. */
const hinted = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found =
      document.querySelector('.klondike')?.shadowRoot?.querySelectorAll<HTMLElement>('.hint') ?? [];
    return [...found].map((one) => {
      const pile = one.closest<HTMLElement>('[data-pile]')?.dataset['pile'];
      return `${one.dataset['card'] ?? 'place'} on ${pile ?? 'none'}`;
    });
  });

const SAFE = 'f1: As; t1: 9c Ah; t2: 9h 2s; t4: Kc; t5: 3d | Qd';

test('a click moves a card, safe cards follow, undo takes back all of them and Backspace only one', async () => {
  const page = await open(gameOf('ulg', SAFE));
  await clickOn(page, 't5');
  await settled(page, '3 moves');
  await page.locator('.status', { hasText: '3 moves' }).waitFor();
  const said = [await saidOn(page)];
  await page.keyboard.press('u');
  said.push(await movesOf(page));
  await page.keyboard.press('y');
  await page.keyboard.press('Backspace');
  said.push(await movesOf(page));
  for (const key of ['u', 'u', '5', 'Enter']) await page.keyboard.press(key);
  await settled(page, '3 moves');
  said.push(await movesOf(page));
  expect(said).toEqual([
    'Queen of diamonds to tableau 4; three of diamonds turned up; 1 move ' +
      'Ace of hearts and 1 more card go up; 3 moves',
    '0 moves',
    '2 moves',
    '3 moves',
  ]);
});

test('undo still takes back all safe moves after a reload and after another game', async () => {
  const page = await open(gameOf('ulg', SAFE));
  const seen: string[] = [];
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key);
    seen.push(await movesOf(page));
  };
  await clickOn(page, 't5');
  await settled(page, '3 moves');
  await comeBack(page);
  await press('u');
  await comeBack(page);
  await press('y');
  await dealAgain(page);
  await button(page, 'Back to previous game').click();
  await settled(page, '3 moves');
  await press('u');
  expect(seen).toEqual(['0 moves', '3 moves', '0 moves']);
});

const LAST = `f1: As 2s 3s 4s 5s 6s 7s 8s 9s Ts; f2: Ah 2h 3h 4h 5h 6h 7h 8h 9h; f3: Ad 2d 3d 4d 5d 6d 7d 8d 9d Td;
f4: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc; t1: Kd Qs Jd; t2: Ks Qh Js Th; t3: Kh Qd Jh; t4: Kc`;

/** Starts to finish the game. The page plays two cards and waits until the test runs the clock. */
async function playTwo(page: Page): Promise<void> {
  await button(page, 'Finish').click();
  await page.clock.runFor(200);
  await settled(page, '2 moves');
}

test('the page offers to finish the game and does so; a press stops it, and one undo takes it all back', async () => {
  const page = await open(gameOf('ulg', LAST.replaceAll('\n', ' ')));
  await stopClock(page);
  await playTwo(page);
  await button(page, 'New game').click({ delay: 120 });
  const stopped = await movesOf(page);
  await button(page, 'Finish').waitFor();
  const told = await page.locator('.status').innerText();
  await page.clock.resume();
  await page.keyboard.press('e');
  await settled(page, '11 moves');
  const seen = [told, await winOn(page)];
  for (const key of ['u', 'u']) {
    await page.keyboard.press(key);
    seen.push(await movesOf(page));
  }
  expect(seen).toEqual([
    expect.stringMatching(
      new RegExp(`^The game can finish itself now. Jack of \\w+ and \\d+ more cards? go up; .*${stopped}$`),
    ),
    'You won! 11 moves',
    stopped,
    '0 moves',
  ]);
});

test('Undo stops the finish and takes back all its moves', async () => {
  const page = await open(gameOf('ulg', LAST.replaceAll('\n', ' ')));
  await stopClock(page);
  const seen: string[] = [];
  for (const undo of [() => page.keyboard.press('u'), () => button(page, 'Undo').click()]) {
    await playTwo(page);
    await undo();
    await button(page, 'Finish').waitFor();
    seen.push(await movesOf(page));
  }
  expect(seen).toEqual(['0 moves', '0 moves']);
});

test('the replay of a won game starts automatically, unless the player prefers reduced motion', async () => {
  const page = await stage.open(gameOf('ulg', LAST.replaceAll('\n', ' ')), {
    set: {},
    reducedMotion: 'no-preference',
  });
  await page.keyboard.press('e');
  await settled(page, '11 moves');
  await button(page, 'Replay').click();
  await button(page, 'Pause').waitFor();
  await page.locator('.replay-status', { hasText: /^Move ([2-9]|1\d)/ }).waitFor();
  await button(page, 'Pause').click();
  expect(await button(page, 'Pause').count()).toBe(0);
});

test("a won game shows its moves and its time, can be watched, and is shared by the system's menu", async () => {
  const up = LAST.replaceAll('\n', ' ')
    .replace(/; t1.*/, '')
    .replace('Ts;', 'Ts Js Qs Ks;');
  const left = up.replace('9h;', '9h Th Jh Qh Kh;').replace('Td;', 'Td Jd Qd Kd;');
  const page = await stage.open(gameOf('ulg', `${left}; t1: Kc`));
  await page.evaluate(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      share: ({ text, url }: ShareData) => {
        shared.push(`${text} ${url?.slice(-13)}`);
        return Promise.resolve();
      },
    });
  });
  for (const key of ['1', 'a']) await page.keyboard.press(key);
  await settled(page, '1 move');
  const facts = await page.locator('.won .figures').innerText();
  await button(page, 'Share').click();
  await ready(page);
  const shared = await page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  await button(page, 'Replay').click();
  await slider(page).waitFor();
  expect([facts, shared, await step(page)]).toEqual([
    expect.stringMatching(/^move\n1\ntime\n0:\d\d$/),
    [expect.stringMatching(/^Klondike custom layout · 1 move · 0:\d\d t1:\+Kc&beat=1$/)],
    'Move 0 of 1',
  ]);
});

/** The reason that the table shows next to a hint's cards. */
const reasonOn = (page: Page): Promise<string[]> => page.locator('.reason p').allInnerTexts();

test('H shows a move: gives a card detailed hint and target, a ghost and the reason; H again plays it', async () => {
  const page = await stage.open('#deal=java:10', { set: { up: 'off' }, reducedMotion: 'no-preference' });
  await page.keyboard.press('h');
  await page.locator('.reason').waitFor();
  const reason = 'This turns up a face-down card.';
  const again = 'Press Hint again to play it.';
  const seen = [await saidOn(page), await hinted(page), await page.locator('.ghost').count()];
  expect(seen).toEqual([
    `Move the ace of clubs from tableau 6 to foundation 1. ${reason} ${again}`,
    ['place on f1', 'Ac on t6'],
    1,
  ]);
  expect([await reasonOn(page), await page.locator('.saying').isVisible()]).toEqual([[reason, again], false]);
  await page.keyboard.press('h');
  await settled(page, '1 move');
  expect([await hinted(page), await reasonOn(page)]).toEqual([[], []]);
  await page.keyboard.press('u');
  await settled(page, '0 moves');
});

test('with reduced motion, no ghost glides, and the sentence names the move', async () => {
  const page = await stage.open('#deal=java:10', { set: { up: 'off' } });
  await page.keyboard.press('h');
  await page.locator('.reason').waitFor();
  expect([await page.locator('.ghost').count(), (await reasonOn(page))[0]]).toEqual([
    0,
    'Move the ace of clubs from tableau 6 to foundation 1. This turns up a face-down card.',
  ]);
});

test('cards in hand hide the reason of a hint, and it comes back with them', async () => {
  const page = await stage.open('#deal=java:10', { set: { up: 'off', click: 'off' } });
  await page.keyboard.press('h');
  await page.locator('.reason').waitFor();
  for (const key of ['1', 'x']) await page.keyboard.press(key);
  const held = await page.locator('.reason').count();
  await page.keyboard.press('Escape');
  await page.locator('.reason').waitFor();
  expect(held).toBe(0);
});

test('with hints in small steps, each press of H says more, and the next event starts over', async () => {
  const page = await stage.open('#deal=java:10', { set: { up: 'off', hints: 'steps' } });
  const seen: [said: string, marked: string[]][] = [];
  for (const told of [/useful move/, /Look at tab/, /Look at the ace/, /Move/, /This|No lower card/]) {
    await page.keyboard.press('h');
    await page.locator('.status', { hasText: told }).waitFor();
    seen.push([await saidOn(page), await hinted(page)]);
  }
  await page.keyboard.press('Space');
  seen.push([await movesOf(page), await hinted(page)]);
  const [ace, to] = ['Ac on t6', 'place on f1'];
  expect(seen).toEqual([
    ['A useful move exists. Another hint shows where.', []],
    ['Look at tableau 6.', [ace]],
    ['Look at the ace of clubs on tableau 6.', [ace]],
    ['Move the ace of clubs from tableau 6 to foundation 1.', [to, ace]],
    ['Move the ace of clubs from tableau 6 to foundation 1. This turns up a face-down card.', [to, ace]],
    ['1 move', []],
  ]);
});

/** A winnable game of the deal `java:10`. Moving the next card from the waste to a column loses it. */
const LINE = 't6>f2 stock*3 w>t6 stock w>t4 w>t1 stock*2 w>f4 t1>f4 stock*2';

test('the win tracker reports a losing move, one key takes it back, and the menu shows the solution', async () => {
  const page = await open('', {
    'klondike-kit:game': `[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:10"]\nnew ${LINE}\n`,
    'klondike-kit:up': 'off',
  });
  const truth = page.locator('.truth');
  await page.keyboard.press('z');
  const unasked = await saidOn(page);
  await openSettings(page);
  await page.getByRole('switch', { name: 'Win tracker' }).check();
  await page.keyboard.press('Escape');
  await page.locator('.truth[data-truth=winnable]').waitFor();
  for (const key of ['w', 'Enter']) await page.keyboard.press(key);
  await page.locator('.truth[data-truth=lost]').waitFor();
  const seen = [unasked, await movesOf(page), await truth.innerText(), await saidOn(page)];
  await page.keyboard.press('z');
  await page.locator('.truth[data-truth=winnable]').waitFor();
  seen.push(await movesOf(page), await truth.innerText());
  await choose(page, 'Show solution');
  await slider(page).waitFor();
  seen.push((await step(page)) ?? '');
  expect(seen).toEqual([
    'Win tracker is off. Turn it on in the settings (F10).',
    '15 moves',
    'lost',
    "Five of hearts to tableau 3; 15 moves This game can't be won anymore. Z (or the settings) takes you back to a winnable position.",
    '14 moves',
    'winnable',
    expect.stringMatching(/^Move 0 of \d+$/),
  ]);
});
