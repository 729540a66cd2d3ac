import { describe, expect, test } from '@jest/globals';
import { callHandler } from '../../../src/games/klondike/contract/handler.js';
import type { Notice } from '../../../src/page/game/notice.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { GameKeeper } from '../../../src/page/game/keeper.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import { PAGE_ENGLISH } from '../../../src/page/strings/english.js';
import { Store } from '../../../src/page/game/store.js';
import { callOfWord } from '../../support/seat.js';
import { FakeStorage } from '../fake-storage.js';

const HEAD = '[Game "klondike"]\n[Rules "ulg"]\n';
const ELEVEN = `${HEAD}[Deal "java:11"]\nnew t4>t6\n`;
const SLOT = 'klondike-kit:2:game/klondike/ulg';
const FRESH = `${HEAD}[Deal "java:33"]\nnew\n`;

interface Visit {
  readonly keeper: GameKeeper<Klondike>;
  readonly notices: Notice[];
  readonly files: string[];
  readonly press: (words: string) => void;
}

/** Opens the page with the storage of earlier visits. */
function visit(storage: FakeStorage, link?: string): Visit {
  const notices: Notice[] = [];
  const files: string[] = [];
  const store = new Store(
    () => storage,
    () => notices.push({ text: 'nothing is kept' }),
  );
  const keeper = new GameKeeper(KLONDIKE, {
    store,
    strings: PAGE_ENGLISH,
    notify: (it) => notices.push(it),
    save: (text) => files.push(text),
  });
  if (link === undefined || !keeper.takeUp({ deal: link, rules: 'ulg' })) keeper.takeUp();
  const press = (words: string): void => {
    for (const word of words.split(' ')) callHandler(keeper.session.handler, callOfWord(word));
  };
  return { keeper, notices, files, press };
}

function storageWith(game: string): FakeStorage {
  const storage = new FakeStorage();
  storage.items.set('klondike-kit:game', game);
  return storage;
}

test('a game continues at the next visit, event for event', () => {
  const storage = new FakeStorage();
  const first = visit(storage, 'java:11');
  first.press('t4>t6 w>t1 stock undo stock');
  const { keeper, notices } = visit(storage);
  expect([keeper.session.script, notices]).toEqual([first.keeper.session.script, []]);
  expect(storage.getItem(SLOT)).toBe(`${HEAD}[Deal "java:11"]\nnew t4>t6 stock undo stock\n`);
});

describe('sets aside an unreadable game and starts a new one', () => {
  test.each([
    ['nothing', '', 'Line 1, column 1: nothing is there; expected new, at which a game begins.'],
    ['null', 'null', 'Line 1, column 1: "null"; expected an event'],
    ['an unknown deal', '[Deal "chess:1"] new', 'Line 1, column 8: "chess:1"; expected a deal'],
    [
      "a script that can't be played",
      '[Deal "java:11"] new w>t3',
      'Line 1, column 22: "w>t3"; expected an event that is accepted.',
    ],
    ['__proto__', '__proto__', 'Line 1, column 1: "__proto__"; expected an event'],
    ['5 MB of junk', 'x'.repeat(5_000_000), `Line 1, column 1: "${'x'.repeat(40)}..."; expected an event`],
    ['a million open checks', '{'.repeat(1_000_000), 'Line 1, column 1: "{'],
  ])('%s', (_, junk, why) => {
    const storage = storageWith(junk);
    const { keeper, notices, files } = visit(storage);
    expect(keeper.session.deal).toMatch(/^java:/);
    expect(storage.getItem('klondike-kit:set-aside')).toBe(junk);
    expect(notices.map(({ isFault }) => isFault)).toEqual([true]);
    expect(notices[0]?.text).toContain(`A saved game can't be read and was set aside. ${why}`);
    notices[0]?.action?.run();
    expect(files).toEqual([junk]);
  });
});

test('sets aside junk that fills the storage', () => {
  const storage = new FakeStorage(5_000);
  storage.setItem('klondike-kit:game', 'x'.repeat(4_700));
  const { notices } = visit(storage);
  expect([storage.getItem('klondike-kit:set-aside')?.length, notices.length]).toEqual([4_700, 1]);
});

describe('links', () => {
  test('a link to the deal of the saved game continues it', () => {
    const { keeper, notices } = visit(storageWith(ELEVEN), 'java:0011');
    expect([keeper.session.script, notices]).toEqual([ELEVEN, []]);
  });

  test('a link to another deal starts it, and the player can go back and forth between both games', () => {
    const storage = storageWith(ELEVEN);
    const { keeper, notices, press } = visit(storage, 'java:33');
    expect(keeper.session.script).toBe(FRESH);
    press('stock');
    notices[0]?.action?.run();
    expect(keeper.session.script).toBe(ELEVEN);
    keeper.back();
    expect(keeper.session.script).toBe(FRESH.replace('new', 'new stock'));
    expect(storage.getItem(SLOT)).toBe(keeper.session.script);
    expect(notices.map(({ action }) => action?.label)).toEqual([
      PAGE_ENGLISH.back,
      PAGE_ENGLISH.back,
      PAGE_ENGLISH.back,
    ]);
  });

  test('a wrong link is reported, and the saved game continues', () => {
    const { keeper, notices } = visit(storageWith(ELEVEN), 'java:x');
    expect(keeper.session.script).toBe(ELEVEN);
    expect(notices[0]?.text).toContain('This link doesn\'t work: "java:x"');
  });
});

describe('previous games', () => {
  test('the previous game is the last unfinished one with moves', () => {
    const storage = storageWith(ELEVEN);
    const { keeper, press, notices } = visit(storage);
    press('new new new');
    expect([keeper.left.all.map(({ script }) => script), notices.length]).toEqual([[ELEVEN], 1]);
    keeper.back();
    expect(keeper.session.script).toBe(ELEVEN);
    keeper.back();
    expect(notices.at(-1)?.text).toBe("There's no previous game.");
  });

  test("the previous game is set aside if it can't be read, and the game in play continues", () => {
    const storage = storageWith(ELEVEN);
    storage.items.set('klondike-kit:before', 'junk');
    const { keeper, notices } = visit(storage);
    keeper.back();
    expect([keeper.session.script, storage.getItem('klondike-kit:before')]).toEqual([ELEVEN, null]);
    expect(notices.map(({ isFault }) => isFault)).toEqual([true]);
  });

  test('the previous game lasts as long as the page if nothing can be saved', () => {
    const { keeper, press, notices } = visit(new FakeStorage(0), 'java:11');
    press('t4>t6 new');
    keeper.back();
    expect([keeper.session.script, notices.map(({ text }) => text)]).toEqual([
      ELEVEN,
      ['nothing is kept', 'Your previous game is saved.'],
    ]);
  });
});
