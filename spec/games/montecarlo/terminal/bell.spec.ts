/** The only setting of a table of Monte Carlo: its bell. */
import { describe, expect, test } from '@jest/globals';
import { settingsOf } from '../../../../src/core/settings.js';
import { plain } from '../../klondike/terminal/marked.js';
import { MIDDLE, WON } from './drawing/drawing.js';
import { Seat } from './seat.js';

const set = (bell: string): ReturnType<typeof settingsOf> => settingsOf(new Map([['bell', bell]]));

const rings = ({ written }: Seat): number => written.join('').split('\x07').length - 1;

test('the key , lists the setting, and Enter changes it', () => {
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

test('the key , says that it is not possible without stored settings', () => {
  const seat = new Seat();
  seat.show(MIDDLE);
  seat.view.type(',');
  expect(seat.message).toBe("You can't do that at this table.");
});

describe('the bell rings', () => {
  test.each<[because: string, bell: string, keys: string, rings: number]>([
    ['for a refusal, if it is on', 'on', 'u', 1],
    ['for a game that does not exist', 'on', '>', 1],
    ['not for an undo', 'on', 'g\x1b', 0],
    ['not while it is off', 'off', 'u', 0],
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
  ])('rings for a win if it is %s', (bell, times) => {
    const seat = new Seat({ settings: set(bell) });
    seat.show(MIDDLE);
    seat.show(WON);
    seat.view.refreshWindow();
    expect(rings(seat)).toBe(times);
  });

  test.each(['on', 'off'])('rings for a beep of the handler with any setting: %s', (bell) => {
    const seat = new Seat({ settings: set(bell) });
    seat.answer = () => seat.show({ ...MIDDLE, beeped: true });
    seat.show(MIDDLE);
    seat.view.type('h');
    expect(rings(seat)).toBe(1);
  });
});
