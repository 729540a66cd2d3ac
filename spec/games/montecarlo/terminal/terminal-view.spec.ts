import { beforeEach, describe, expect, test } from '@jest/globals';
import type { MonteCarloFrame } from '../../../../src/games/montecarlo/contract/frame.js';
import { MonteCarloTerminalView } from '../../../../src/games/montecarlo/terminal/terminal-view.js';
import { cardsNumbered } from '../../../support/cards.js';
import { plain } from '../../klondike/terminal/marked.js';
import { MIDDLE, WON } from './drawing/drawing.js';
import { Seat } from './seat.js';

let seat: Seat;

beforeEach(() => {
  seat = new Seat();
});

const HINTS = /^arrows move/;

const bells = (): number => seat.written.join('').split('\x07').length - 1;

test('refuses a view without a handler', () =>
  expect(
    () => new MonteCarloTerminalView(null as never, { columns: 80, rows: 24, write: () => undefined }),
  ).toThrow('A view needs an events handler, not null.'));

test("the key m says that the table can't do that without a list of moves", () => {
  seat.show(MIDDLE);
  seat.view.type('m');
  expect(plain(seat.view.screen.at(-1) ?? '').trim()).toBe("You can't do that at this table.");
});

describe('the screen', () => {
  test('shows nothing before the first refresh', () => {
    seat.view.cells(MIDDLE.rows);
    seat.view.beep();
    expect([seat.written, seat.view.screen]).toEqual([[], []]);
  });

  test('is written line by line, and only where it changes', () => {
    seat.show(MIDDLE);
    seat.written.length = 0;
    seat.view.score(6);
    seat.view.refreshWindow();
    const line = `     Monte Carlo #12345${' '.repeat(28)}Cards left: 27  Score: 6`;
    expect(seat.written.map(plain)).toEqual([`\x1b[1;1H\x1b[2K${line}`]);
  });

  test('is written again on request', () => {
    seat.show(MIDDLE);
    seat.written.length = 0;
    seat.view.type('\x0c');
    expect(seat.written[0]).toBe('\x1b[0m\x1b[2J');
    expect(seat.written[1]).toContain('\x1b[24;1H');
  });

  test('follows the size of its window', () => {
    seat.show(MIDDLE);
    seat.view.resize({ columns: 20, rows: 11 });
    expect(seat.view.screen.slice(0, 3).map(plain)).toEqual([
      'Monte Carlo #12345',
      'Left: 27  Score: 4',
      ' 6♥  2♠  ·   8♦  9♠',
    ]);
  });

  test.each<[title: string, call: (view: MonteCarloTerminalView) => void]>([
    ['cells', (view) => view.cells([cardsNumbered(52)])],
    ['highlighted cells', (view) => view.highlightedCells([{ row: 5, column: 0 }])],
    ['cards left', (view) => view.cardsLeft(53)],
    ['a score', (view) => view.score(-1)],
    ['a number', (view) => view.gameNumber(7 as never)],
    ['help', (view) => view.help(7 as never)],
  ])('stays the same after a call with a wrong value: %s', (_, call) => {
    seat.show(MIDDLE);
    const before = seat.view.screen;
    expect(() => call(seat.view)).toThrow();
    seat.view.refreshWindow();
    expect([seat.view.screen, seat.view.frame]).toEqual([before, MIDDLE]);
  });

  test('keeps its cursor in the grid, even if the grid becomes smaller', () => {
    seat.show(MIDDLE);
    seat.view.type('llllljjjj');
    seat.show({ rows: [cardsNumbered(0, 1)] });
    seat.view.type('\r');
    expect(seat.heard).toEqual(['clickCard 0 1']);
  });

  test('has nothing to click without a grid', () => {
    seat.view.refreshWindow();
    seat.view.type('lj\r');
    expect([seat.heard, seat.message]).toEqual([[], "You can't do that."]);
  });
});

describe('a beep', () => {
  test('sounds once and is visible until the next key', () => {
    seat.show({ ...MIDDLE, beeped: true });
    const told = [bells(), seat.message, seat.view.screen.at(-1)?.includes('\x1b[1;7mBeep!')];
    seat.view.type('l');
    expect([...told, bells()]).toEqual([1, 'Beep!', true, 1]);
    expect(seat.message).toMatch(HINTS);
  });

  test('shows the reason if the handler gives one', () => {
    seat.answer = () => {
      seat.view.say("These cards don't touch.");
      seat.show({ ...MIDDLE, beeped: true });
    };
    seat.show(MIDDLE);
    seat.view.type('\r');
    expect([bells(), seat.message]).toEqual([1, "Beep! These cards don't touch."]);
  });

  test('does not repeat the reason for an earlier beep', () => {
    seat.show(MIDDLE);
    seat.view.say('Nothing would change.');
    seat.answer = () => seat.show({ ...MIDDLE, beeped: true });
    seat.view.type('h');
    expect(seat.message).toBe('Beep!');
  });

  test('sounds only at a refresh with a beep', () => {
    seat.show({ ...MIDDLE, beeped: true });
    seat.show({ ...MIDDLE, beeped: true });
    seat.show(MIDDLE);
    expect([bells(), seat.message.slice(0, 6)]).toEqual([2, 'arrows']);
  });
});

describe('a hint to consolidate', () => {
  test('shows a message and marks the button until the next refresh', () => {
    const standsOut = (): boolean => seat.view.screen[2]?.includes('\x1b[1;7mc Consolidate') === true;
    seat.show({ ...MIDDLE, consolidateHinted: true });
    const told = [seat.message, standsOut()];
    seat.show(MIDDLE);
    expect([...told, standsOut()]).toEqual(['Hint: consolidate.', true, false]);
  });
});

describe('a refused event', () => {
  test('is reported if the handler shows nothing new', () => {
    seat.show(MIDDLE);
    seat.view.type('u');
    expect([seat.heard, seat.message]).toEqual([['undo'], "You can't do that."]);
  });

  test('is reported in the words of the handler', () => {
    seat.answer = () => seat.view.say("There's no move to undo.");
    seat.show(MIDDLE);
    seat.view.type('u');
    expect(seat.message).toBe("There's no move to undo.");
  });

  test('is forgotten with the next key', () => {
    seat.show(MIDDLE);
    seat.view.type('ul');
    expect(seat.message).toMatch(HINTS);
  });
});

describe('a refused game number', () => {
  test.each<[title: string, said: string, message: string]>([
    ['in the words of the handler', 'There are 32,000 games.', 'There are 32,000 games. Game number: 40000_'],
    ['without any', '', "You can't do that. Game number: 40000_"],
  ])('can be corrected, %s', (_, said, message) => {
    seat.show(MIDDLE);
    seat.answer = () => {
      if (said !== '') seat.view.say(said);
    };
    seat.view.type('g40000\r');
    const refused = seat.message;
    seat.view.type('\x7f');
    expect([refused, seat.message, seat.heard]).toEqual([message, 'Game number: 4000_', ['newGame 40000']]);
  });

  test('can be pasted', () => {
    seat.show(MIDDLE);
    seat.view.type('g\x1b[200~32,000\n\x1b[201~\r');
    expect(seat.heard).toEqual(['newGame 32000']);
  });

  test('is forgotten after the event is accepted', () => {
    seat.show(MIDDLE);
    seat.answer = () => seat.show({ ...MIDDLE, game: 7n });
    seat.view.type('g7\r');
    expect(seat.message).toMatch(HINTS);
  });
});

describe('in the smallest window', () => {
  /** The lines below the grid. */
  const below = (): string[] => seat.view.screen.slice(7).map((line) => plain(line).trimEnd());

  const BUTTONS = ['c Consolidate h Hint', 'u Undo n New game'];

  beforeEach(() => {
    seat = new Seat({ columns: 20, rows: 11 });
    seat.show(MIDDLE);
  });

  test.each<[typed: string, lines: string[]]>([
    ['g', ['Game number: _  esc', 'to go back']],
    ['g-922337203685477580', ['Game number:', '-922337203685477580_']],
    ['g-9223372036854775807', ['Game number:', '<223372036854775807_']],
    ['g-9223372036854775809\r', ['At least -2^63:', '<223372036854775809_']],
    ['g9223372036854775808\r', ['At most 2^63-1:', '9223372036854775808_']],
    ['g-9223372036854775807x', ['Digits only:', '<223372036854775807_']],
    ['g-9223372036854775807-', ['The sign goes first:', '<223372036854775807_']],
    ['g-92233720368547758071', ['Too long:', '<223372036854775807_']],
    ['n', ['Leave? n: new game,', 'any other: stay.']],
  ])('%j gets an answer of two lines', (typed, lines) => {
    seat.view.type(typed);
    expect(below()).toEqual([...BUTTONS, ...lines]);
  });

  test('a beep with a reason makes room for it', () => {
    seat.view.say('No pair is left, and nothing would move.');
    seat.show({ ...MIDDLE, beeped: true });
    expect(below()).toEqual([...BUTTONS, 'No pair is left, and', 'nothing would move.']);
  });
});

test("input during an event doesn't report another event", () => {
  seat.answer = () => seat.view.type('c');
  seat.show(MIDDLE);
  seat.view.type('h');
  expect(seat.heard).toEqual(['hint']);
});

test.each<[title: string, frame: MonteCarloFrame, message: string]>([
  ['a game', MIDDLE, 'arrows move  enter or a click selects a card, then a touching one'],
  ['a win', WON, '♠ ♥ ♦ ♣  You won! n new game, r restart, u undo'],
])('the last line shows the next keys in %s', (_, frame, message) => {
  seat.show(frame);
  expect(seat.message).toBe(message);
});
