/** Whole games that win, from scripts, and events after a win. */
import { describe, expect, test } from '@jest/globals';
import { readWinningScript } from '../../../support/winning-script.js';
import { emptySeat, seatAt } from '../../../support/seat.js';
import { foundationsText } from '../../../support/suit-text.js';

/** All cards are on the foundations except the kings of spades and hearts. */
const TWO_LEFT = `${foundationsText(12, 12, 13, 13)}
  t1: Ks
  waste: Kh`;

test.each([
  ['the tableau', 'w>f2 t1>f1', ['f1: Qs Ks', 't1:', 'moves: 2', 'win', 'refresh']],
  ['the waste', 't1>f1 w>f2', ['waste:', 'f2: Qh Kh', 'moves: 2', 'win', 'refresh']],
])('a game is won with the last card from %s', (_from, events, viewCalls) => {
  expect(seatAt(TWO_LEFT).press(events)).toEqual(viewCalls);
});

test('51 cards on the foundations are not a win', () => {
  expect(seatAt(TWO_LEFT).press('w>f2')).not.toContain('win');
});

describe('after a win', () => {
  const won = (): ReturnType<typeof seatAt> => {
    const seat = seatAt(TWO_LEFT);
    seat.press('w>f2 t1>f1');
    return seat;
  };

  test('undo puts the last card back and ends the win', () => {
    const { press, view } = won();
    expect(press('undo')).toEqual(['f1: Js Qs', 't1: Ks', 'moves: 1', 'refresh']);
    expect(view.frame.won).toBe(false);
  });

  test('the win is announced again when the game is won again', () => {
    expect(won().press('undo t1>f1')).toEqual(['f1: Qs Ks', 't1:', 'moves: 2', 'win', 'refresh']);
  });

  test('the game continues after a win: a king can come back', () => {
    const { press, view } = won();
    expect(press('f1>t7')).toEqual(['f1: Js Qs', 't7: Ks', 'moves: 3', 'refresh']);
    expect(view.frame.won).toBe(false);
    expect(press('undo')).toEqual(['f1: Qs Ks', 't7:', 'moves: 2', 'win', 'refresh']);
  });

  test("a refused event doesn't announce the win again", () => {
    expect(won().press('stock')).toEqual([]);
  });

  test('a new game is not won', () => {
    const { press, view } = won();
    expect(press('new')).not.toContain('win');
    expect(view.frame.won).toBe(false);
  });
});

describe.each(['win-java-11', 'win-java-33'])('the script %s', (name) => {
  const { deal, events } = readWinningScript(name);

  test('wins with its last event', () => {
    const { press, refusals } = emptySeat({ deal });
    press('new');
    const wins = events.filter((event) => press(event).includes('win'));
    expect([refusals, wins]).toEqual([[], events.slice(-1)]);
  });

  test('is undone to the deal, and won again', () => {
    const { press, view } = emptySeat({ deal });
    press('new');
    const first = view.text;
    press(events.join(' '));
    press(events.map(() => 'undo').join(' '));
    expect(view.text).toBe(first);
    expect(press(events.join(' ')).slice(-2)).toEqual(['win', 'refresh']);
  });
});
