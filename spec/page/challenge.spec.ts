/** Links with a number of moves to beat. */
import { beforeEach, expect, test } from '@jest/globals';
import { klondikeKit } from '../../src/games/klondike/kit.js';
import { opened } from '../../src/kit/games.js';
import type { Notice } from '../../src/page/game/notice.js';
import type { GameHost, PageGame } from '../../src/page/game/page-game.js';
import { Store } from '../../src/page/game/store.js';
import { PAGE_ENGLISH } from '../../src/page/strings/english.js';
import { readWinningScript } from '../support/winning-script.js';
import { FakeStorage } from './fake-storage.js';
import { gamesOf } from './games-of.js';

const nothing = (): undefined => undefined;

let storage: FakeStorage;
let told: string[];

beforeEach(() => {
  storage = new FakeStorage();
  told = [];
});

async function visit(link: string, host: Pick<GameHost, 'winExtras'> = {}): Promise<PageGame> {
  const kit = klondikeKit({ loadBest: () => Promise.resolve(() => Promise.resolve(undefined)) });
  const games = await gamesOf([opened(kit)], 'en', {
    ...{ store: new Store(() => storage, nothing), strings: PAGE_ENGLISH },
    ...{ notify: ({ text }: Notice) => told.push(text), saveFile: nothing, onRestored: nothing },
    ...host,
  });
  games.first.takeUp(link);
  return games.first;
}

test('a link asks to beat its number of moves, even at the next visit', async () => {
  const { keeper } = await visit('#deal=java:11&beat=98');
  const next = await visit('');
  expect([keeper.beat, next.keeper.beat, told]).toEqual([98, 98, ["Beat 98 moves. Redeals don't count."]]);
});

test('another game has nothing to beat, and the first one still has', async () => {
  const game = await visit('#deal=java:11&beat=98');
  game.follow('#deal=java:12');
  const other = game.keeper.beat;
  game.follow('#rules=ulg,+draw+1&deal=java:11');
  const otherRules = game.keeper.beat;
  game.follow('#deal=java:11');
  expect([other, otherRules, game.keeper.beat]).toEqual([undefined, undefined, 98]);
});

test.each(['#deal=java:11&beat=0', '#deal=java:11&beat=x', '#deal=java:11&beat=12345', '#beat=98'])(
  'the link %j is wrong',
  async (link) => {
    await visit(link);
    expect(told).toEqual([
      expect.stringMatching(
        /^This link doesn't work: beat "\w+" needs a deal and a number of moves, as in deal=java:5&beat=98\.$/,
      ),
    ]);
  },
);

test('the link of a won game has the deal and the moves without redeals, but not the line', async () => {
  const { deal, events } = readWinningScript('win-java-11');
  const game = await visit(`#deal=${deal}`);
  const before = game.resultFor('https://cards.example/');
  game.goOn(`[Game "klondike"]\n[Rules "ulg"]\n[Deal "${deal}"]\nnew ${events.join(' ')}\n`, false);
  const result = game.resultFor('https://cards.example/');
  expect([before, result?.title, result?.url]).toEqual([
    undefined,
    'Klondike #11',
    'https://cards.example/#deal=java:11&beat=98',
  ]);
});

test('another part of the page can name the won game, such as the daily deal', async () => {
  const { deal, events } = readWinningScript('win-java-11');
  const game = await visit(`#deal=${deal}`, {
    winExtras: (played) => ({ title: `Daily ${played.rules} ${played.deal}` }),
  });
  game.goOn(`[Game "klondike"]\n[Rules "ulg"]\n[Deal "${deal}"]\nnew ${events.join(' ')}\n`, false);
  expect(game.resultFor('https://cards.example/')?.title).toBe('Daily ulg java:11');
});
