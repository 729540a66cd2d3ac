import { describe, expect, test } from '@jest/globals';
import type { Notice } from '../../../src/page/game/notice.js';
import { GameKeeper } from '../../../src/page/game/keeper.js';
import type { LinkWords } from '../../../src/page/game/link-words.js';
import { PAGE_ENGLISH } from '../../../src/page/strings/english.js';
import { Store } from '../../../src/page/game/store.js';
import { MONTE_CARLO } from '../../../src/games/montecarlo/kit.js';
import type { MonteCarloSeat } from '../../../src/games/montecarlo/seat.js';
import type { MonteCarlo } from '../../../src/games/montecarlo/script/stage.js';
import { FakeStorage } from '../fake-storage.js';
import { pressOn } from '../../kit/montecarlo/seated.js';

const HEAD = '[Game "montecarlo"]\n';
const FIRST = `${HEAD}[Deal "java:12345"]\ndeal\n`;
const PLAYED = `${HEAD}[Deal "java:12345"]\ndeal c1 b2 consolidate\n`;
const OTHER = `${HEAD}[Deal "java:4711"]\ndeal\n`;
const KLONDIKE = '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:11"]\nnew stock\n';

const SLOT = 'klondike-kit:2:game/montecarlo/umbc';

const scriptsIn = (keeper: GameKeeper<MonteCarlo, MonteCarloSeat>): string[] =>
  keeper.left.all.map(({ script }) => script);

interface Kept {
  readonly keeper: GameKeeper<MonteCarlo, MonteCarloSeat>;
  readonly notices: Notice[];
  readonly files: string[];
}

interface Visit extends Kept {
  readonly isRead: boolean;
  readonly press: (words: string) => void;
}

function keeperOn(storage: FakeStorage): Kept {
  const notices: Notice[] = [];
  const files: string[] = [];
  const store = new Store(
    () => storage,
    () => notices.push({ text: 'nothing is kept' }),
  );
  const keeper = new GameKeeper(MONTE_CARLO, {
    store,
    strings: PAGE_ENGLISH,
    notify: (it) => notices.push(it),
    save: (text) => files.push(text),
  });
  return { keeper, notices, files };
}

/** Goes to Monte Carlo with the storage of earlier visits. */
function visit(storage: FakeStorage, link?: LinkWords): Visit {
  const kept = keeperOn(storage);
  const { keeper } = kept;
  const isRead = keeper.takeUp(link);
  if (!isRead) keeper.takeUp();
  return { ...kept, isRead, press: (words) => pressOn(keeper.session, words) };
}

function storageWith(game: string): FakeStorage {
  const storage = new FakeStorage();
  storage.items.set('klondike-kit:game', KLONDIKE);
  storage.items.set('klondike-kit:montecarlo', game);
  return storage;
}

test('the first visit starts game 12345, and later ones continue it, event for event, without touching Klondike', () => {
  const storage = new FakeStorage();
  storage.items.set('klondike-kit:game', KLONDIKE);
  const first = visit(storage);
  const dealt = first.keeper.session.script;
  first.press('c1 b2 a1 b1 hint consolidate');
  const { keeper, notices } = visit(storage);
  expect([dealt, keeper.session.script, notices]).toEqual([FIRST, PLAYED, []]);
  expect([...storage.items.keys()]).toEqual(['klondike-kit:game', 'klondike-kit:2:house/montecarlo', SLOT]);
  expect(storage.getItem('klondike-kit:game')).toBe(KLONDIKE);
});

describe('sets aside an unreadable game and starts game 12345', () => {
  test.each([
    [
      'nothing',
      '',
      'Line 1, column 1: nothing is there; expected new:NUMBER or deal, at which a game begins.',
    ],
    ['a Klondike game', KLONDIKE, 'Line 1, column 8: "klondike"; expected montecarlo'],
    [
      "a script that can't be played",
      `${FIRST}a1 b1`,
      'Line 4, column 4: "b1"; expected an event that is accepted.',
    ],
    ['junk', '\0{'.repeat(100_000), 'Line 1, column 1: "'],
  ])('%s', (_, junk, why) => {
    const storage = storageWith(junk);
    const { keeper, notices, files } = visit(storage);
    expect([keeper.session.script, storage.getItem('klondike-kit:montecarlo-set-aside')]).toEqual([
      FIRST,
      junk,
    ]);
    expect(notices.map(({ isFault }) => isFault)).toEqual([true]);
    expect(notices[0]?.text).toContain(`A saved game can't be read and was set aside. ${why}`);
    notices[0]?.action?.run();
    expect(files).toEqual([junk]);
  });
});

describe('links', () => {
  test('a link to the deal of the saved game continues it', () => {
    const { keeper, notices } = visit(storageWith(PLAYED), { game: 'montecarlo', deal: '12345' });
    expect([keeper.session.script, notices]).toEqual([PLAYED, []]);
  });

  test('a link to Monte Carlo without a deal continues the saved game, too', () => {
    expect(visit(storageWith(PLAYED), { game: 'montecarlo' }).keeper.session.script).toBe(PLAYED);
  });

  test('a link to another deal starts it, and the player can go back to the saved game', () => {
    const { keeper, notices } = visit(storageWith(PLAYED), { deal: 'java:4711' });
    const begun = keeper.session.script;
    notices[0]?.action?.run();
    expect([begun, keeper.session.script, notices[0]?.action?.label]).toEqual([
      OTHER,
      PLAYED,
      PAGE_ENGLISH.back,
    ]);
  });

  test.each<[link: LinkWords, why: string]>([
    [{ deal: 'java:x' }, '"java:x"; expected a whole number'],
    [{ deal: '' }, 'nothing is there; expected a game: its number, java:NUMBER'],
    [{ deal: '1', rules: 'ksu' }, 'Monte Carlo Solitaire has no rules "ksu".'],
  ])('a wrong link is reported, and the saved game continues: %j', (link, why) => {
    const { keeper, isRead, notices } = visit(storageWith(PLAYED), link);
    expect([isRead, keeper.session.script]).toEqual([false, PLAYED]);
    expect(notices[0]?.text).toContain(`This link doesn't work: ${why}`);
  });
});

test('the previous game is the last Monte Carlo game with moves', () => {
  const storage = storageWith(PLAYED);
  const { keeper, press } = visit(storage);
  press('deal new:5 deal');
  expect([keeper.hasBefore, scriptsIn(keeper)]).toEqual([true, [PLAYED]]);
  keeper.back();
  expect([keeper.session.script, scriptsIn(keeper)]).toEqual([PLAYED, []]);
});

describe('wrong links', () => {
  test.each([
    ['a wrong link starts no game if none is saved', new FakeStorage()],
    ['sets nothing aside', storageWith('junk')],
  ])('%s', (_, storage) => {
    const before = [...storage.items];
    const { keeper, notices } = keeperOn(storage);
    const isRead = keeper.takeUp({ deal: 'x' });
    expect([isRead, keeper.session.deal, [...storage.items], notices.map(({ topic }) => topic)]).toEqual([
      false,
      undefined,
      before,
      ['link'],
    ]);
  });
});

test('a chosen card stays chosen if no other tab has played', () => {
  const { keeper, press } = visit(storageWith(FIRST));
  press('c1');
  keeper.takeUp();
  press('b2 consolidate');
  expect(keeper.session.script).toBe(PLAYED);
});

test('continues what another tab has played, without a notice', () => {
  const storage = storageWith(PLAYED);
  const { keeper, notices } = visit(storage);
  const other = visit(storage);
  other.press('undo');
  keeper.takeUp();
  expect([keeper.session.script, notices]).toEqual([other.keeper.session.script, []]);
});

test('after a link to another game, the game that another tab has played is the previous one', () => {
  const storage = storageWith(`${FIRST.trimEnd()} c1 b2\n`);
  const { keeper } = visit(storage);
  visit(storage).press('consolidate');
  keeper.takeUp({ deal: 'java:4711' });
  expect([keeper.session.script, scriptsIn(keeper)]).toEqual([OTHER, [PLAYED]]);
});

test('saves a game in progress even if another tab has left junk', () => {
  const storage = storageWith(PLAYED);
  const { keeper } = visit(storage);
  storage.items.set('klondike-kit:montecarlo', 'junk');
  keeper.takeUp();
  expect([keeper.session.script, storage.getItem(SLOT)]).toEqual([PLAYED, PLAYED]);
  expect(storage.getItem('klondike-kit:montecarlo-set-aside')).toBe('junk');
});

test('reports what another tab has played, and can show it', () => {
  const storage = storageWith(PLAYED);
  const { keeper, notices } = visit(storage);
  keeper.heedOtherTab();
  const before = notices.length;
  storage.items.set('klondike-kit:montecarlo', OTHER);
  keeper.heedOtherTab();
  notices[0]?.action?.run();
  expect([before, notices[0]?.text, keeper.session.script]).toEqual([
    0,
    'You played in another tab. The latest game is saved.',
    OTHER,
  ]);
});

test('if nothing can be saved, one notice says so, and the game continues', () => {
  const { keeper, press, notices } = visit(new FakeStorage(0));
  press('c1 b2 consolidate');
  expect([keeper.session.script, notices]).toEqual([PLAYED, [{ text: 'nothing is kept' }]]);
});
