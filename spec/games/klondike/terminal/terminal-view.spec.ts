import { beforeEach, describe, expect, test } from '@jest/globals';
import { TABLEAU_1 } from '../../../../src/games/klondike/contract/constants.js';
import { NullHandlerException } from '../../../../src/games/klondike/contract/exceptions.js';
import { TerminalView } from '../../../../src/games/klondike/terminal/terminal-view.js';
import { cardsNumbered } from '../../../support/cards.js';
import { plain } from './marked.js';
import { click, dragFor } from './pilot.js';
import { SIZE, Seat, TABLE } from './seat.js';

let seat: Seat;

beforeEach(() => {
  seat = new Seat();
});

test('a view without a handler is refused', () =>
  expect(() => new TerminalView(null as never, { ...SIZE, write: () => undefined })).toThrow(
    NullHandlerException,
  ));

describe('the screen', () => {
  test('shows nothing before the first refresh', () => {
    seat.view.tableauCards(TABLEAU_1, cardsNumbered(1, 2));
    expect([seat.written, seat.view.screen]).toEqual([[], []]);
  });

  test('is written line by line, and only where it changes', () => {
    seat.show(TABLE);
    seat.written.length = 0;
    seat.view.updateMoves(5);
    seat.view.refreshWindow();
    expect(seat.written.map(plain)).toEqual([`\x1b[1;1H\x1b[2K   Klondike${' '.repeat(58)}Moves: 5`]);
  });

  test('is written once for all keys that arrive together', () => {
    seat.show(TABLE);
    seat.written.length = 0;
    seat.view.type('\x1b[C\x1b[C\x1b[D');
    expect(seat.written).toHaveLength(1);
  });

  test('is written again on request', () => {
    seat.show(TABLE);
    seat.written.length = 0;
    seat.view.type('\x0c');
    expect(seat.written[0]).toBe('\x1b[0m\x1b[2J');
    expect(seat.written[1]).toContain('\x1b[24;1H');
  });

  test('follows the size of its window', () => {
    seat.show(TABLE);
    seat.view.resize({ columns: 20, rows: 11 });
    expect(seat.view.screen.slice(0, 4).map(plain)).toEqual([
      'Klondike',
      'Moves: 4',
      '░░       [] [] [] []',
      '2♠ K♣ 6♦',
    ]);
  });

  test('shows the name of the deal', () => {
    seat = new Seat({ deal: () => 'java:7' });
    seat.show(TABLE);
    expect(plain(seat.view.screen[0] ?? '')).toMatch(/^ +#7 +Moves: 4$/);
  });

  test('hides the cards of a deal that is named by its cards', () => {
    seat = new Seat({ deal: () => 'stock: As 2s; t1: 3c 7h | 6s', house: { name: 'ksu' } });
    seat.show(TABLE);
    const title = plain(seat.view.screen[0] ?? '').trim();
    seat.view.type('i');
    expect([title, seat.view.screen[2]]).toEqual([
      `ksu custom layout${' '.repeat(49)}Moves: 4`,
      'Deal: custom layout',
    ]);
  });

  test.each([
    ['none', 'K♣┌6♦'],
    ['two', 'K♣┌\x1b[31m6♦\x1b[0m'],
    ['four', '\x1b[32mK♣\x1b[0m┌\x1b[36m6♦\x1b[0m'],
  ] as const)('with color %s draws %j', (color, drawn) => {
    seat = new Seat({ color });
    seat.show(TABLE);
    expect(seat.view.screen[1]).toContain(drawn);
  });
});

describe('a refused event', () => {
  test('is announced if the handler shows nothing new', () => {
    seat.show(TABLE);
    seat.view.type('w\r3\r');
    expect([seat.heard, seat.message]).toEqual([['moveWasteToTableau 2'], "You can't do that."]);
  });

  test("is announced in the handler's words", () => {
    seat.answer = () => seat.view.say("That card isn't next in rank.");
    seat.show(TABLE);
    seat.view.type('w\r3\r');
    expect(seat.message).toBe("That card isn't next in rank.");
  });

  test('gets the usual sentence if the handler says nothing, instead of an earlier sentence', () => {
    seat.show(TABLE);
    const [press, drop] = dragFor({ from: 't3', count: 1, to: 't2' }, seat.view, SIZE).split(/(?=\x1b\[<32)/);
    seat.view.type(press ?? '');
    seat.view.say('No useful move is left.');
    seat.view.type(drop ?? '');
    expect([seat.heard, seat.message]).toEqual([['moveTableauToTableau 2 1 1'], "You can't do that."]);
  });

  test('leaves the cursor on the cards', () => {
    seat.show(TABLE);
    seat.view.type('22\r3\r\r3\r');
    expect(seat.heard).toEqual(['moveTableauToTableau 1 2 2', 'moveTableauToTableau 1 2 2']);
  });

  test('disappears with the next key', () => {
    seat.show(TABLE);
    seat.view.type('w\r3\rc');
    expect(seat.message).toMatch(/^arrows/);
  });
});

test.each(['h', 'e', 'z', 'm', 'y', ',', 'r', 'g', '<', '>', '\x7f'])(
  'the key %j says that the table lacks its command',
  (key) => {
    seat.show(TABLE);
    seat.view.type(`2\r${key}`);
    expect([seat.message, seat.heard]).toEqual(["You can't do that at this table.", []]);
  },
);

describe('moving a card to a foundation', () => {
  test('tries each foundation, and says so if none takes it', () => {
    seat.answer = () => seat.view.say('A foundation starts with an ace.');
    seat.show(TABLE);
    seat.view.type('3a');
    expect(seat.heard).toEqual([0, 1, 2, 3].map((foundation) => `moveTableauToFoundation 2 ${foundation}`));
    expect(seat.message).toBe('No foundation takes this card yet.');
  });

  test('ends at the first foundation that takes the card, and leaves out the messages of the others', () => {
    seat.answer = () =>
      seat.heard.length === 2 ? seat.view.refreshWindow() : seat.view.say('A foundation starts with an ace.');
    seat.show(TABLE);
    seat.view.type('wa');
    expect(seat.heard).toEqual(['moveWasteToFoundation 0', 'moveWasteToFoundation 1']);
    expect(seat.message).toMatch(/^arrows/);
  });

  test('happens after a double click', () => {
    let time = 0;
    seat = new Seat({ now: () => (time += 100) });
    seat.show(TABLE);
    seat.view.type(click(seat.view, SIZE, 't3') + click(seat.view, SIZE, 't3'));
    expect(seat.heard[0]).toBe('moveTableauToFoundation 2 0');
  });
});

describe('after a win', () => {
  const EVERYTHING = ['d', ' ', '\r', '1\r2\r', 'wa', '2a', '22\r3\r', '\x1b[<0;5;3M\x1b[<0;5;3m', 'w\r3\r'];

  test('only undo and a new game make events', () => {
    seat.show(`${TABLE}\nwon`);
    seat.view.type(EVERYTHING.join(''));
    expect(seat.heard).toEqual([]);
    expect(seat.message).toBe('♠ ♥ ♦ ♣  You won in 4 moves! n new game, u undo');
  });

  test.each([
    ['u', 'undo'],
    ['n', 'newGame'],
  ])('%s calls %s, and the game goes on', (key, event) => {
    seat.answer = () => seat.view.refreshWindow();
    seat.show(`${TABLE}\nwon`);
    seat.view.type(`${key}d`);
    expect(seat.heard).toEqual([event, 'clickStock']);
  });
});

describe('a score', () => {
  test.each([
    [80, { scoring: 'standard', points: 45 }, '45 points  Moves: 4'],
    [80, { scoring: 'vegas', points: -32, balance: 12 }, '-$32, balance $12  Moves: 4'],
    [36, { scoring: 'vegas', points: -32, balance: 12 }, '-$32  Moves: 4'],
    [20, { scoring: 'vegas', points: -32 }, '-$32 Moves: 4'],
  ] as const)('in a window of %i columns: %j', (columns, score, told) => {
    const scored = new Seat({ columns, assistant: { score: () => score } });
    scored.show(TABLE);
    const header = scored.view.screen
      .slice(0, columns < 28 ? 2 : 1)
      .map(plain)
      .join(' ');
    expect(header.trim().replace(/^\S+ +/, '')).toBe(told);
  });

  test.each([
    [70, 'ulg, draw 1 #7 2 redeals left 1:05 -$32, balance $12 Moves: 4'],
    [60, '#7 2 redeals left 1:05 -$32, balance $12 Moves: 4'],
    [52, 'ulg, draw 1 #7 2 redeals left 1:05 -$32 Moves: 4'],
    [40, '#7 2 redeals left -$32 Moves: 4'],
    [32, 'ulg, draw 1 #7 -$32 Moves: 4'],
  ])('appears next to the house and the other figures if they fit: in %i columns %s', (columns, told) => {
    const game = new Seat({
      ...{ columns, deal: () => 'java:7', house: { name: 'ulg, draw 1' } },
      assistant: {
        score: () => ({ scoring: 'vegas', points: -32, balance: 12 }),
        time: () => 65_000,
        redealsLeft: () => 2,
      },
    });
    game.show(TABLE);
    expect(
      plain(game.view.screen[0] ?? '')
        .trim()
        .replace(/ +/g, ' '),
    ).toBe(told);
  });
});
