/** The view calls that each event makes, in their order, and no others. */
import { describe, expect, test } from '@jest/globals';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import type { MonteCarloViewCall } from '../../../../src/games/montecarlo/views/view-call.js';
import { viewFromCalls } from '../../../../src/games/montecarlo/views/view-call.js';
import { printCell } from '../../../../src/games/montecarlo/words/cell.js';
import { emptyMonteCarloSeat, monteCarloSeatAt } from '../../../support/montecarlo-seat.js';

const GRID = 'r1: 5s 5h 9d\nr2: 5d 9c 2s\ndeck: Ah Kc';

describe('an event sends the view', () => {
  test.each<[events: string, told: string[]]>([
    [
      'new:12345',
      [
        'cells: 6h 2s 5s 8d 9s / Ad 5d Ah 9h Qs / Kh 7h 5c 2d 7c / 7d 8s Ks Tc 2c / 3c 3d Qd 8h Qh',
        ...['left: 27', 'score: 0', 'game: 12345', 'refresh'],
      ],
    ],
    ['a1', ['highlighted: a1', 'refresh']],
    ['a1 b1', ['cells: -- -- 9d / 5d 9c 2s', 'score: 46', 'refresh']],
    ['a1 b1 a2', ['highlighted: a2', 'refresh']],
    ['a1 b1 consolidate', ['cells: 9d 5d 9c / 2s Ah Kc', 'left: 0', 'refresh']],
    ['a1 b1 b2 consolidate', ['cells: 9d 5d 9c / 2s Ah Kc', 'left: 0', 'refresh']],
    ['b2 consolidate', ['highlighted:', 'refresh']],
    ['hint', ['highlighted: a1 b1', 'refresh']],
    ['a2 hint', ['highlighted: a1 b1', 'refresh']],
    ['hint hint', ['refresh']],
    ['hint undo', ['highlighted:', 'refresh']],
    ['a1 undo', ['highlighted:', 'refresh']],
    ['hint c1', ['highlighted: c1', 'refresh']],
    ['hint a1', ['highlighted: a1', 'refresh']],
    ['hint a1 b1', ['cells: -- -- 9d / 5d 9c 2s', 'score: 46', 'refresh']],
    ['help', ['help', 'refresh']],
    ['a1 help', ['help', 'refresh']],
    ['a1 b1 undo', ['cells: 5s 5h 9d / 5d 9c 2s', 'score: 44', 'refresh']],
    ['a1 b1 c1 undo', ['cells: 5s 5h 9d / 5d 9c 2s', 'score: 44', 'refresh']],
    ['a1 b1 consolidate undo', ['cells: -- -- 9d / 5d 9c 2s', 'left: 2', 'refresh']],
    ['a1 b1 consolidate replay', ['cells: 5s 5h 9d / 5d 9c 2s', 'left: 2', 'score: 44', 'refresh']],
    ['a1 replay', ['highlighted:', 'refresh']],
    ['a1 b1 replay undo', ['cells: -- -- 9d / 5d 9c 2s', 'score: 46', 'refresh']],
  ])('%s', (events, told) => {
    expect(monteCarloSeatAt(GRID).press(events)).toEqual(told);
  });

  test('a game from custom cards has no number', () => {
    const { game, view } = monteCarloSeatAt('r1: 2s');
    game.attach(view);
    expect(view.take()).toContain('game: none');
  });

  test('a new deal sends the whole table again, even for the same game', () => {
    const { press } = emptyMonteCarloSeat();
    const first = press('new:7');
    expect(press('new:7')).toEqual(first);
    expect(first).toHaveLength(5);
  });
});

describe('a hint that looks ahead', () => {
  test('leads to a win that the first pairs miss', () => {
    const { game, press, view } = emptyMonteCarloSeat();
    press('new:12345');
    for (let moves = 0; moves < 100 && !view.frame.won; moves++) {
      const told = press('ahead');
      const pair = view.frame.highlighted.map(printCell).join(' ');
      press(told.includes('hinted') ? 'consolidate' : pair);
    }
    expect([view.frame.won, view.frame.score, game.deal]).toEqual([true, 52, 'java:12345']);
  });

  test('shows its pair with red borders', () => {
    const seat = monteCarloSeatAt(GRID, {
      advise: () => [
        { row: 0, column: 2 },
        { row: 1, column: 1 },
      ],
    });
    expect(seat.press('ahead')).toEqual(['highlighted: c1 b2', 'refresh']);
  });

  test('shows the advice to consolidate, and clears the selection', () => {
    const seat = monteCarloSeatAt(GRID, { advise: () => 'consolidate' });
    expect(seat.press('ahead')).toEqual(['hinted', 'refresh']);
    expect(seat.press('a1 ahead')).toEqual(['highlighted:', 'hinted', 'refresh']);
    expect(seat.press('b1')).toEqual(['highlighted: b1', 'refresh']);
  });
});

describe('two cards that are not a pair', () => {
  test.each<[events: string, why: string]>([
    ['a1 c1', 'not-touching'],
    ['a1 b2', 'not-a-pair'],
    ['a1 b1 a2 a1', 'no-card'],
  ])('%s make a beep, and neither card is selected', (events, why) => {
    const { press, refusals } = monteCarloSeatAt(GRID);
    expect(press(events)).toEqual(['highlighted:', 'beep', 'refresh']);
    expect(refusals).toEqual([why]);
    expect(press('c1')).toEqual(['highlighted: c1', 'refresh']);
  });
});

describe('a hint without a move', () => {
  test.each<[event: string, why: string, grid: string]>([
    ['hint', 'no-pair', 'r1: 2s 3s --; deck: 2h'],
    ['hint', 'no-move', 'r1: 2s 3s 2h'],
    ['ahead', 'no-move', 'r1: 2s 3s 2h'],
  ])('%s beeps for %s and keeps the selection', (event, why, grid) => {
    const { press, refusals } = monteCarloSeatAt(grid);
    expect(press(`a1 ${event}`)).toEqual(['beep', 'refresh']);
    expect(refusals).toEqual([why]);
    expect(press('a1')).toEqual([]);
  });

  test('a hint that looks ahead can advise the player to consolidate', () => {
    const { press } = monteCarloSeatAt('r1: 2s --\ndeck: 2h');
    expect(press('hint')).toEqual(['beep', 'refresh']);
    expect(press('ahead')).toEqual(['hinted', 'refresh']);
  });
});

test("help sends the rules from the controller's options", () => {
  const controller = new MonteCarloController({ help: 'But : retirer les 52 cartes.' });
  const told: MonteCarloViewCall[] = [];
  controller.attach(viewFromCalls((call) => told.push(call)));
  controller.help();
  expect(told).toEqual([
    { call: 'help', args: ['But : retirer les 52 cartes.'] },
    { call: 'refreshWindow', args: [] },
  ]);
});

describe('a win', () => {
  const LAST = 'r1: 2s 2h';

  test('is announced with the event that removes the last cards', () => {
    expect(monteCarloSeatAt(LAST).press('a1 b1')).toEqual(['cells: -- --', 'score: 52', 'win', 'refresh']);
  });

  test('is announced only once', () => {
    const { press } = monteCarloSeatAt(LAST);
    press('a1 b1');
    expect(press('help')).toEqual(['help', 'refresh']);
  });

  test.each(['hint', 'ahead'])('is the reason why %s is refused afterwards, without a beep', (event) => {
    const { press, refusals } = monteCarloSeatAt(LAST);
    press('a1 b1');
    expect([press(event), refusals]).toEqual([[], ['won']]);
  });

  test('can be undone and won again, and is announced again', () => {
    const { press } = monteCarloSeatAt(LAST);
    expect(press('a1 b1 undo')).toEqual(['cells: 2s 2h', 'score: 50', 'refresh']);
    expect(press('b1 a1')).toContain('win');
    expect(press('replay a1 b1')).toContain('win');
  });

  test('reaches a view that is attached later', () => {
    const { game, view, press } = monteCarloSeatAt(LAST);
    press('a1 b1');
    game.attach(view);
    expect(view.take()).toEqual(['cells: -- --', 'left: 0', 'score: 52', 'game: none', 'win', 'refresh']);
  });

  test('is not reached while the deck has cards', () => {
    expect(monteCarloSeatAt(`${LAST}\ndeck: 3s`).press('a1 b1')).not.toContain('win');
  });
});

describe('a view that is attached during a game', () => {
  test('gets the whole game, including highlights', () => {
    const { game, view, press } = monteCarloSeatAt(GRID);
    press('b2');
    game.attach(view);
    expect(view.take()).toEqual([
      'cells: 5s 5h 9d / 5d 9c 2s',
      ...['highlighted: b2', 'left: 2', 'score: 44', 'game: none', 'refresh'],
    ]);
  });

  test('gets nothing but help before the first game', () => {
    const { press, view } = emptyMonteCarloSeat();
    expect([view.take(), press('help')]).toEqual([[], ['help', 'refresh']]);
  });
});
