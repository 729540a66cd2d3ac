/** The time of the current game. */
import { expect, test } from '@jest/globals';
import { callHandler } from '../../../src/games/klondike/contract/handler.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import type { KlondikeSeat } from '../../../src/games/klondike/seat.js';
import {
  ownMovesOf,
  printNumbers,
  readNumbers,
  timerOf,
  withNumber,
} from '../../../src/games/klondike/figures.js';
import { GameSession } from '../../../src/kit/session.js';
import { callOfWord } from '../../support/seat.js';
import type { Settings } from '../../../src/core/settings.js';
import { settingsOf } from '../../../src/core/settings.js';
import { UndoGroups } from '../../../src/games/klondike/contract/assistant.js';

class Evening {
  readonly session: GameSession<Klondike, KlondikeSeat>;
  isHidden = false;
  private now = 0;
  private readonly timer: () => number | undefined;

  constructor(readonly kept = new Map<string, string>()) {
    this.session = new GameSession<Klondike, KlondikeSeat>(KLONDIKE);
    this.session.enter('ulg', KLONDIKE.readDeal('11', 'ulg'));
    this.timer = timerOf(this.session, {
      settings: { read: (name) => kept.get(name), write: (name, text) => void kept.set(name, text) },
      now: () => this.now,
      isHidden: () => this.isHidden,
    });
  }

  press(word: string): void {
    callHandler(this.session.handler, callOfWord(word));
    this.timer();
  }

  /** The game's time after this many seconds, in seconds. */
  wait(seconds: number): number | undefined {
    for (let second = 0; second < seconds; second++) {
      this.now += 1000;
      this.timer();
    }
    const time = this.timer();
    return time === undefined ? undefined : time / 1000;
  }
}

test('the clock runs from the first move on, even if the move is undone, but not in the background', () => {
  const evening = new Evening();
  const times = [evening.wait(5)];
  evening.press('stock');
  times.push(evening.wait(4));
  evening.press('undo');
  times.push(evening.wait(3));
  evening.isHidden = true;
  times.push(evening.wait(60));
  expect(times).toEqual([undefined, 4, 7, 8]);
});

test('the clock continues with its game at the next visit', () => {
  const first = new Evening();
  first.press('stock');
  first.wait(9);
  const second = new Evening(first.kept);
  KLONDIKE.restore(second.session, first.session.script);
  expect([second.wait(0), second.wait(3)]).toEqual([9, 12]);
});

test('the clock of a new game with the same deal begins at 0', () => {
  const evening = new Evening();
  evening.press('stock');
  evening.wait(9);
  evening.session.enter('ulg', KLONDIKE.readDeal('11', 'ulg'));
  expect(evening.wait(2)).toBeUndefined();
  evening.press('stock');
  expect(evening.wait(2)).toBe(2);
});

test('a player can hide the clock, and it still runs', () => {
  const evening = new Evening();
  evening.press('stock');
  evening.kept.set('time', 'off');
  const hidden = evening.wait(5);
  evening.kept.set('time', 'on');
  expect([hidden, evening.wait(0)]).toEqual([undefined, 5]);
});

test('the times of many games do not fill the storage', () => {
  const evening = new Evening();
  for (let seed = 1; seed < 80; seed++) {
    evening.session.enter('ulg', KLONDIKE.readDeal(`${seed}`, 'ulg'));
    evening.press('stock');
    evening.wait(1);
  }
  expect(evening.kept.get('times')?.length).toBeLessThan(1_500);
});

const TWO = [
  ['ulg java:1', -52],
  ['ulg java:2', 13],
] as const;

test('printed numbers can be read again, in order', () => {
  expect(readNumbers(printNumbers(TWO))).toEqual(TWO);
});

test('a number replaces the one with the same name and comes last', () => {
  expect(withNumber(TWO, ['ulg java:1', 8])).toEqual([TWO[1], ['ulg java:1', 8]]);
  expect(withNumber(TWO, ['ulg java:3', 0])).toEqual([...TWO, ['ulg java:3', 0]]);
});

test.each([undefined, '', 'no JSON', '{}', 'null', '7', '"text"'])('%j has no numbers', (text) => {
  expect(readNumbers(text)).toEqual([]);
});

test('entries that are not a name with a whole number are skipped', () => {
  const strange = [
    ['a', 1],
    ['b'],
    ['c', 1, 2],
    ['d', 1.5],
    ['e', '1'],
    [5, 1],
    'gg',
    null,
    { 0: 'h', 1: 1 },
    ['i', -2],
  ];
  expect(readNumbers(JSON.stringify(strange))).toEqual([
    ['a', 1],
    ['i', -2],
  ]);
});

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
