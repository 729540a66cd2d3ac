/** Wins a whole game in each house on the built page. */
import { describe, expect, test } from '@jest/globals';
import type { Rules } from 'klondike-kit';
import { KSU, YCP_SELECTION, YCP_TEXT } from 'klondike-kit';
import type { Page } from 'playwright-core';
import { choose, drop, slider, step, stored } from './support/built-page.js';
import { atTheHouses, gameOf } from './support/house-page.js';
import type { Player } from './support/players.js';
import { clickPlayer, keyboardPlayer, mousePlayer } from './support/players.js';
import { testSideBySide } from './support/side-by-side.js';
import { toolOf, winOn } from './support/table.js';
import { playSteps, readWholeGame } from './support/whole-game.js';

const stage = atTheHouses();

/** The names of the empty foundations, and the number of different signs on them. */
const emptyFoundations = (page: Page): Promise<readonly [names: (string | null)[], signs: number]> =>
  page.locator('[data-pile^=f] .slot').evaluateAll((places) => {
    const signs = places.map((place) => place.querySelector('.sign')?.innerHTML);
    return [places.map((place) => place.getAttribute('aria-label')), new Set(signs).size];
  });

test('the empty foundations of York 2009 show and name their suits, even in a replay', async () => {
  const page = await stage.open(gameOf('ycp-text', 'java:15'));
  const names = ['1 for clubs', '2 for diamonds', '3 for hearts', '4 for spades'];
  const seen = [names.map((name) => `Foundation ${name}, empty`), 4];
  expect(await emptyFoundations(page)).toEqual(seen);
  await drop(page, ['york.klon', '[Rules "ycp-text"]\n[Deal "java:15"]\nnew stock\n']);
  await slider(page).waitFor();
  expect(await emptyFoundations(page)).toEqual(seen);
});

interface Outcome {
  /** The text above the table at first. */
  readonly announced: string;
  /** The events of the saved script. */
  readonly kept: readonly string[];
  /** The status and the announcement at the end of its replay. */
  readonly replayed: readonly (string | null)[];
}

type Seated = (page: Page) => Player;

interface Game {
  readonly play: (seat: Seated) => () => Promise<Outcome>;
  /** The script that the page must save. */
  readonly kept: readonly string[];
}

/** The game of `win-HOUSE.klon`. */
function gameIn(rules: Rules): Game {
  const game = readWholeGame(`win-${rules.name}`, rules);
  const play = async (page: Page, player: Player): Promise<Outcome> => {
    await playSteps(page, player, game);
    return outcomeOn(page);
  };
  return {
    play: (seat) => async () => {
      const page = await stage.open(gameOf(rules.name, game.deal));
      return play(page, seat(page));
    },
    kept: ['new', ...game.steps.map(({ event }) => event), 'win'],
  };
}

async function outcomeOn(page: Page): Promise<Outcome> {
  const announced = await winOn(page);
  const script = (await stored(page, 'game')) ?? '';
  await choose(page, 'Replay');
  await slider(page).waitFor();
  await page.keyboard.press('End');
  return {
    announced,
    kept: script
      .replace(/\[.*\]/g, '')
      .trim()
      .split(/\s+/),
    replayed: [await step(page), await winOn(page)],
  };
}

/** Here a press on the stock picks up its card. */
const withMouse: Seated = (page) => ({
  ...mousePlayer(page),
  draw: async () => {
    const { x, y } = await toolOf(page, 'Draw');
    await page.mouse.click(x, y);
  },
});
const withKeys: Seated = (page) => keyboardPlayer(page, { sendsUp: false });
const withClicks: Seated = (page) => clickPlayer(page, (x, y) => page.mouse.click(x, y));

describe('York 2021 can be won', () => {
  const { play, kept } = gameIn(YCP_SELECTION);
  testSideBySide(
    { 'by dragging with the mouse': play(withMouse), 'with the keyboard': play(withKeys) },
    {
      announced: 'You won! 86 moves',
      kept,
      replayed: ['Move 86 of 86', 'You won! 86 moves'],
    },
  );
});

describe('York 2009 can be won', () => {
  const { play, kept } = gameIn(YCP_TEXT);
  testSideBySide(
    { 'by dragging with the mouse': play(withMouse) },
    {
      announced: 'You won! 96 moves',
      kept,
      replayed: ['Move 96 of 96', 'You won! 96 moves'],
    },
  );
});

describe('Kansas State can be won', () => {
  const { play, kept } = gameIn(KSU);
  testSideBySide(
    { 'by two clicks for each move': play(withClicks), 'with the keyboard': play(withKeys) },
    {
      announced: 'You win!',
      kept,
      replayed: ['Move 64 of 64', 'You win!'],
    },
  );
});
