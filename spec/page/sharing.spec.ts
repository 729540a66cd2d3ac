/** Shared links contain the game's scoring. */
import { beforeEach, expect, test } from '@jest/globals';
import { KLONDIKE } from '../../src/games/klondike/kit.js';
import { parseDeal } from '../../src/games/klondike/model/deals.js';
import { opened } from '../../src/kit/games.js';
import type { PageGame } from '../../src/page/game/page-game.js';
import { Store } from '../../src/page/game/store.js';
import { sharingOf } from '../../src/page/sharing.js';
import { PAGE_ENGLISH } from '../../src/page/strings/english.js';
import { gamesOf } from './games-of.js';
import { FakeStorage } from './fake-storage.js';

const nothing = (): undefined => undefined;

/** The texts that the page copies. */
const given: string[] = [];

beforeEach(() => {
  given.length = 0;
  const give = (text: string): Promise<void> => Promise.resolve(void given.push(text));
  const navigator = { clipboard: { writeText: give } };
  for (const [name, value] of Object.entries({ navigator, location: { href: 'https://cards.example/' } }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
});

const strings = PAGE_ENGLISH;

/** A game with Vegas scoring. */
async function scored(): Promise<PageGame> {
  const storage = new FakeStorage();
  storage.setItem('klondike-kit:scoring', 'vegas');
  const games = await gamesOf([opened({ ...KLONDIKE, firstDeal: parseDeal('java:11') })], 'en', {
    ...{ store: new Store(() => storage, nothing), strings },
    ...{ notify: nothing, saveFile: nothing, onRestored: nothing },
  });
  games.first.takeUp();
  return games.first;
}

const LINK = 'https://cards.example/#scoring=vegas&deal=java:11';

const options = { strings, notices: { show: nothing }, loader: { ask: () => Promise.resolve(true) } };

test('"Copy link" includes the scoring', async () => {
  const tools = sharingOf(await scored(), options);
  tools.find(({ label }) => label === strings.copyLink)?.run();
  expect(given).toEqual([LINK]);
});
