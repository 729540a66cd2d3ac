import { expect, test } from '@jest/globals';
import { GameClock } from '../../../src/core/statistics/game-clock.js';
import { clockText } from '../../../src/core/text/format.js';

/** Looks at a clock once a second. Each letter is a second: fresh, played, hidden, won, or asleep for an hour. */
function timeAfter(seconds: string, clock = new GameClock(), game = 'a'): number {
  let now = 0;
  let time = 0;
  for (const letter of seconds.split('')) {
    now += letter === 's' ? 3_600_000 : 1000;
    const [isFresh, isWon, isHidden] = ['f', 'w', 'h'].map((one) => one === letter);
    time = clock.look({
      now,
      game,
      isFresh: isFresh === true,
      isWon: isWon === true,
      isHidden: isHidden === true,
    });
  }
  return time / 1000;
}

test.each([
  ['fff', 0, 'the clock stands still at the deal'],
  ['fffpppp', 3, 'the clock starts at the first move'],
  ['fpppphhhhhpp', 5, 'the clock stops while the game is hidden'],
  ['fppppsppp', 6, 'the clock does not count an hour of sleep'],
  ['fpppf', 0, 'the clock is at zero after another deal'],
  ['fpppwwww', 3, 'the clock stops at the win'],
  ['fpppwwpp', 4, 'the clock goes on if the win is undone'],
  ['fpppfff', 0, 'the clock starts at zero with the next game of the same deal'],
])('%s is %i seconds: %s', (seconds, time) => {
  expect(timeAfter(seconds)).toBe(time);
});

test('the clock continues only from the stored time of the same game', () => {
  const clock = new GameClock((game) => (game === 'kept' ? 60_000 : 0));
  expect([timeAfter('ppp', clock, 'kept'), timeAfter('ppp', clock, 'new')]).toEqual([62, 2]);
});

test.each([
  [0, '0:00'],
  [7_999, '0:07'],
  [750_000, '12:30'],
  [3_723_000, '1:02:03'],
])('%i milliseconds are %s', (time, text) => {
  expect(clockText(time)).toBe(text);
});

test.each([
  [2499, 2499],
  [2500, 2500],
  [2501, 0],
  [0, 0],
  [-1000, 0],
])('two looks at the clock %i ms apart count %i ms', (gap, counted) => {
  const clock = new GameClock();
  const look = (now: number): number =>
    clock.look({ now, game: 'a', isFresh: false, isWon: false, isHidden: false });
  expect([look(5000), look(5000 + gap)]).toEqual([0, counted]);
});
