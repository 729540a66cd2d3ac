/** The page saves and replays Stairs, without its window. */
import { expect, test } from '@jest/globals';
import type { LinkWords } from '../../src/page/game/link-words.js';
import { GameKeeper } from '../../src/page/game/keeper.js';
import { Store } from '../../src/page/game/store.js';
import { Reel } from '../../src/page/replay/reel.js';
import { PAGE_ENGLISH } from '../../src/page/strings/english.js';
import { FakeStorage } from '../page/fake-storage.js';
import { STAIRS } from './kit.js';
import { STAIRS_TABLES } from './page.js';
import type { Stairs } from './script.js';

function visit(storage: FakeStorage, link?: LinkWords): GameKeeper<Stairs> {
  const store = new Store(
    () => storage,
    () => undefined,
  );
  const keeper = new GameKeeper(STAIRS, {
    store,
    notify: () => undefined,
    save: () => undefined,
    strings: PAGE_ENGLISH,
  });
  keeper.takeUp(link);
  return keeper;
}

const HEAD = '[Game "stairs"]\n[Deal "java:1"]\n';

test('a game is saved between visits, with moves to redo; an abandoned game is in the list', () => {
  const storage = new FakeStorage();
  const { handler } = visit(storage, { deal: 'java:1' }).session;
  handler.skip();
  handler.skip();
  handler.undo();
  const keeper = visit(storage);
  const { session, left } = keeper;
  expect([session.script, session.canRedo]).toEqual([`${HEAD}new skip skip undo\n`, true]);
  session.redo();
  keeper.follow({ deal: 'java:2' });
  expect([
    session.deal,
    left.all.map(({ game, deal, standing, script }) => [game, deal, standing, script]),
  ]).toEqual(['java:2', [['stairs', 'java:1', 51, `${HEAD}new skip skip undo redo\n`]]]);
});

test("the game's script can be replayed and continued from any event", () => {
  const text = `${HEAD}new skip take? skip undo redo`;
  const source = { name: 'game.klon', text, script: STAIRS.parse(text) };
  const reel = new Reel(STAIRS, source, {
    tables: STAIRS_TABLES,
    strings: PAGE_ENGLISH,
  });
  expect(reel.steps.map((_, index) => reel.say(index + 1))).toEqual([
    'Move 0 of 5',
    'Move 1 of 5',
    'Move 2 of 5: take, refused',
    'Move 3 of 5',
    'Move 4 of 5',
    'Move 5 of 5',
  ]);
  expect([reel.tell(2), reel.tell(3)]).toEqual(['Move 1 of 5: 51 left', 'Move 2 of 5: refused']);
  expect([reel.fault, reel.gameAt(5)]).toEqual([undefined, `${HEAD}new skip skip undo\n`]);
});
