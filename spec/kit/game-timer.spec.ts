/** The time of the game in play. */
import { expect, test } from '@jest/globals';
import { callHandler } from '../../src/games/klondike/contract/handler.js';
import { KLONDIKE } from '../../src/games/klondike/kit.js';
import type { Klondike } from '../../src/games/klondike/script/stage.js';
import type { KlondikeSeat } from '../../src/games/klondike/seat.js';
import { timerOf } from '../../src/kit/game-timer.js';
import { GameSession } from '../../src/kit/session.js';
import { callOfWord } from '../support/seat.js';

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
