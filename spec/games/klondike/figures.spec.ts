/** The automatic moves of the current game. */
import { expect, test } from '@jest/globals';
import { callHandler } from '../../../src/games/klondike/contract/handler.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import type { KlondikeSeat } from '../../../src/games/klondike/seat.js';
import { ownMovesOf } from '../../../src/games/klondike/figures.js';
import { GameSession } from '../../../src/kit/session.js';
import { callOfWord } from '../../support/seat.js';
import type { Settings } from '../../../src/core/settings.js';
import { settingsOf } from '../../../src/core/settings.js';
import { UndoGroups } from '../../../src/games/klondike/contract/assistant.js';

/** A game in a browser that stores its settings. */
class Visit {
  readonly session = new GameSession<Klondike, KlondikeSeat>(KLONDIKE);
  readonly groups: UndoGroups;

  constructor(settings: Settings, script?: string) {
    if (script === undefined) this.deal('11');
    else KLONDIKE.restore(this.session, script);
    this.groups = new UndoGroups(ownMovesOf(this.session, settings));
  }

  deal(name: string): void {
    this.session.enter('ulg', KLONDIKE.readDeal(name, 'ulg'));
  }

  /** Makes these events: the table makes the moves with a plus, and the player makes the others. */
  play(words: string): this {
    for (const word of words.split(' ')) {
      callHandler(this.session.handler, callOfWord(word.replace('+', '')));
      if (!/undo|redo/.test(word)) this.groups.note(this.moves, word.startsWith('+'));
    }
    return this;
  }

  private get moves(): number {
    return this.session.seat.controller.moves;
  }

  /** The number of events that an undo takes back, and that a redo repeats. */
  get together(): readonly [undos: number, redos: number] {
    return [this.groups.undosAt(this.moves), this.groups.redosAt(this.moves)];
  }
}

const keptIn = (): [Map<string, string>, Settings] => {
  const kept = new Map<string, string>();
  return [kept, settingsOf(kept)];
};

test('undo and redo work as before in a continued game', () => {
  const [, settings] = keptIn();
  const first = new Visit(settings).play('t4>t6 +stock +stock');
  const next = new Visit(settings, first.session.script);
  const undone = new Visit(settings, first.play('undo undo undo').session.script);
  expect([next.together, undone.together]).toEqual([
    [3, 1],
    [1, 3],
  ]);
});

test('another line of play or another deal has no automatic moves', () => {
  const [, settings] = keptIn();
  const first = new Visit(settings).play('t4>t6 +stock +stock');
  const line = new Visit(settings, first.session.script).play('undo undo undo stock stock stock');
  const deal = new Visit(settings, '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:12"]\nnew stock stock');
  expect([line.together, deal.together]).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('the same moves under other rules belong to another game', () => {
  const [, settings] = keptIn();
  new Visit(settings).play('stock +stock');
  const script = '[Game "klondike"]\n[Rules "draw-1"]\n[Deal "java:11"]\nnew stock stock\n';
  expect(new Visit(settings, script).together).toEqual([1, 1]);
});

test('a move that the player makes is no longer automatic', () => {
  const [, settings] = keptIn();
  const first = new Visit(settings).play('t4>t6 +stock undo stock');
  expect(new Visit(settings, first.session.script).together).toEqual([1, 1]);
});

test('two tabs do not mix up their games with the same deal', () => {
  const [, settings] = keptIn();
  const one = new Visit(settings).play('t4>t6 +stock');
  const other = new Visit(settings).play('stock t4>t6');
  one.play('+stock');
  other.play('+stock');
  const again = [one, other].map(({ session }) => new Visit(settings, session.script).together[0]);
  expect(again).toEqual([3, 2]);
});

test.each(['', ' ', '[1, 2, 3]', 'constructor __proto__', '\0'.repeat(100_000)])(
  "other text in the setting doesn't harm a game: %j",
  (junk) => {
    const [kept, settings] = keptIn();
    kept.set('own-moves', junk);
    const first = new Visit(settings);
    const before = first.together;
    first.play('t4>t6 +stock');
    expect([before, new Visit(settings, first.session.script).together]).toEqual([
      [1, 1],
      [2, 1],
    ]);
  },
);

test('many games do not fill the storage', () => {
  const [kept, settings] = keptIn();
  const visit = new Visit(settings);
  for (let seed = 1; seed <= 120; seed++) {
    visit.deal(`${seed}`);
    visit.play('stock +stock +stock +stock +stock +stock +stock +stock +stock +stock +stock');
  }
  expect([kept.get('own-moves')?.split(' ').length, visit.together[0]]).toEqual([1000, 11]);
});
