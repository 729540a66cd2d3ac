/** The only setting of a Monte Carlo table: its bell. */
import { describe, expect, test } from '@jest/globals';
import { settingsOf } from '../../../../src/core/settings.js';
import { plain } from '../../klondike/terminal/marked.js';
import { MIDDLE, WON } from './drawing/drawing.js';
import { Seat } from './seat.js';

const set = (bell: string): ReturnType<typeof settingsOf> => settingsOf(new Map([['bell', bell]]));

const rings = ({ written }: Seat): number => written.join('').split('\x07').length - 1;

test('the comma key lists the setting, and Enter changes it', () => {
  const settings = set('off');
  const seat = new Seat({ settings });
  seat.show(MIDDLE);
  seat.view.type(',');
  const listed = seat.view.screen.slice(0, 3).map((line) => plain(line).trim());
  seat.view.type('\r');
  expect([listed, settings.read('bell')]).toEqual([
    ['Settings', '>   Bell for refused moves and wins: Off', ''],
    'on',
  ]);
});

test("the comma key says that settings can't be changed unless they are stored", () => {
  const seat = new Seat();
  seat.show(MIDDLE);
  seat.view.type(',');
  expect(seat.message).toBe("You can't do that at this table.");
});

describe('the bell', () => {
  test.each<[because: string, bell: string, keys: string, rings: number]>([
    ['rings for a refusal if the bell is on', 'on', 'u', 1],
    ['rings for a game that does not exist', 'on', '>', 1],
    ["doesn't ring for an undo", 'on', 'g\x1b', 0],
    ["doesn't ring while the bell is off", 'off', 'u', 0],
  ])('%s', (...[, bell, keys, times]) => {
    const seat = new Seat({ settings: set(bell) });
    seat.show({ ...MIDDLE, game: undefined, score: 0 });
    seat.view.type(keys);
    seat.view.settle();
    expect(rings(seat)).toBe(times);
  });

  test.each([
    ['on', 1],
    ['off', 0],
  ])('rings for a win if the bell is %s', (bell, times) => {
    const seat = new Seat({ settings: set(bell) });
    seat.show(MIDDLE);
    seat.show(WON);
    seat.view.refreshWindow();
    expect(rings(seat)).toBe(times);
  });

  test.each(['on', 'off'])('the bell rings for a beep from the handler with any setting: %s', (bell) => {
    const seat = new Seat({ settings: set(bell) });
    seat.answer = () => seat.show({ ...MIDDLE, beeped: true });
    seat.show(MIDDLE);
    seat.view.type('h');
    expect(rings(seat)).toBe(1);
  });
});
