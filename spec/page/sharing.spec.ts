/** Links that are asked for before the whole kit is there: they wait for it, and tell how the game is scored. */
import { beforeEach, expect, test } from '@jest/globals';
import { Later } from '../../src/core/later.js';
import { KLONDIKE } from '../../src/games/klondike/kit.js';
import { parseDeal } from '../../src/games/klondike/model/deals.js';
import { openedLive } from '../../src/kit/games.js';
import { Dialogs } from '../../src/page/dialogs.js';
import type { DialogsOptions } from '../../src/page/dialogs-options.js';
import type { PageGame } from '../../src/page/game/page-game.js';
import { Store } from '../../src/page/game/store.js';
import { FIRST_ENGLISH } from '../../src/page/first/strings/english.js';
import { Loader } from '../../src/page/parts/loader.js';
import { PAGE_ENGLISH } from '../../src/page/strings/english.js';
import { gamesOf } from './games-of.js';
import { Shelf } from './shelf.js';

const nothing = (): undefined => undefined;

/** What the page hands to others. */
const given: string[] = [];

beforeEach(() => {
  given.length = 0;
  const give = (text: string): Promise<void> => Promise.resolve(void given.push(text));
  const navigator = {
    clipboard: { writeText: give },
    share: ({ url }: { readonly url: string }) => give(url),
  };
  for (const [name, value] of Object.entries({ navigator, location: { href: 'https://cards.example/' } }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
});

interface Opened {
  readonly game: PageGame;
  readonly dialogs: Dialogs;
}

/** The page of a player whose games are scored by Vegas. The whole kit is there once it was asked for. */
async function opened(): Promise<Opened> {
  const shelf = new Shelf();
  shelf.setItem('klondike-kit:scoring', 'vegas');
  const store = new Store(() => shelf, nothing);
  const whole = new Later(() => Promise.resolve(KLONDIKE));
  const games = await gamesOf([openedLive({ ...KLONDIKE, whole, firstDeal: parseDeal('java:11') })], 'en', {
    ...{ store, strings: PAGE_ENGLISH },
    ...{ notify: nothing, ask: nothing, saveFile: nothing, onRestored: nothing },
  });
  games.first.takeUp();
  const telling = { strings: FIRST_ENGLISH, notify: nothing, dismiss: nothing, busy: nothing };
  const dialogs = new Dialogs({
    ...{ language: 'en', strings: PAGE_ENGLISH, store, games, loader: new Loader(telling) },
    ...{ notices: { show: nothing }, focus: nothing, play: nothing, goOn: nothing },
  } as unknown as DialogsOptions);
  return { game: games.first, dialogs };
}

const LINK = 'https://cards.example/#scoring=vegas&deal=java:11';

test('"Copy link" waits, and tells of the scoring', async () => {
  const { game, dialogs } = await opened();
  const copy = dialogs.tools(game).find(({ label }) => label === PAGE_ENGLISH.copyLink);
  copy?.run();
  await new Promise(setImmediate);
  expect(given).toEqual([LINK]);
});

test('"Share" waits, and tells of the scoring', async () => {
  const { game, dialogs } = await opened();
  const share = await dialogs.loadSharing(game);
  share();
  expect(given).toEqual([LINK]);
});
