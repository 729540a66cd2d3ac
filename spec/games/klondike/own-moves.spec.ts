/** Which moves the table has made by itself, from one visit to the next. */
import { expect, test } from '@jest/globals';
import type { Settings } from '../../../src/core/settings.js';
import { settingsOf } from '../../../src/core/settings.js';
import { UndoGroups } from '../../../src/games/klondike/contract/undo-groups.js';
import { deliver } from '../../../src/games/klondike/contract/handler.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { ownMovesOf } from '../../../src/games/klondike/own-moves.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import type { KlondikeSeat } from '../../../src/games/klondike/seat.js';
import { GameSession } from '../../../src/kit/session.js';
import { callOfWord } from '../../support/seat.js';

/** A game in a browser that keeps what is set. */
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

  /** The player makes these events, or the table those with a plus. */
  play(words: string): this {
    for (const word of words.split(' ')) {
      deliver(this.session.handler, callOfWord(word.replace('+', '')));
      if (!/undo|redo/.test(word)) this.groups.note(this.moves, word.startsWith('+'));
    }
    return this;
  }

  private get moves(): number {
    return this.session.seat.controller.moves;
  }

  /** How much an undo takes back, and a redo makes again. */
  get together(): readonly [undos: number, redos: number] {
    return [this.groups.undosAt(this.moves), this.groups.redosAt(this.moves)];
  }
}

const keptIn = (): [Map<string, string>, Settings] => {
  const kept = new Map<string, string>();
  return [kept, settingsOf(kept)];
};

test('a game that is gone on with is undone and made again as before', () => {
  const [, settings] = keptIn();
  const first = new Visit(settings).play('t4>t6 +stock +stock');
  const next = new Visit(settings, first.session.script);
  const undone = new Visit(settings, first.play('undo undo undo').session.script);
  expect([next.together, undone.together]).toEqual([
    [3, 1],
    [1, 3],
  ]);
});

test('neither another line of play nor another deal is taken for it', () => {
  const [, settings] = keptIn();
  const first = new Visit(settings).play('t4>t6 +stock +stock');
  const line = new Visit(settings, first.session.script).play('undo undo undo stock stock stock');
  const deal = new Visit(settings, '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:12"]\nnew stock stock');
  expect([line.together, deal.together]).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('the same moves by other rules are of another game', () => {
  const [, settings] = keptIn();
  new Visit(settings).play('stock +stock');
  const script = '[Game "klondike"]\n[Rules "draw-1"]\n[Deal "java:11"]\nnew stock stock\n';
  expect(new Visit(settings, script).together).toEqual([1, 1]);
});

test('a move that the player makes himself is the table’s no longer', () => {
  const [, settings] = keptIn();
  const first = new Visit(settings).play('t4>t6 +stock undo stock');
  expect(new Visit(settings, first.session.script).together).toEqual([1, 1]);
});

test('two tabs with games of one deal do not mix them up', () => {
  const [, settings] = keptIn();
  const one = new Visit(settings).play('t4>t6 +stock');
  const other = new Visit(settings).play('stock t4>t6');
  one.play('+stock');
  other.play('+stock');
  const again = [one, other].map(({ session }) => new Visit(settings, session.script).together[0]);
  expect(again).toEqual([3, 2]);
});

test.each(['', ' ', '[1, 2, 3]', 'constructor __proto__', '\0'.repeat(100_000)])(
  'what somebody else has written there harms no game: %j',
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
