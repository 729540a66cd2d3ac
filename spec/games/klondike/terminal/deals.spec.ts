/** Deals that the player chooses: `r` restarts the current one, `g` asks for another deal by name. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { click } from './pilot.js';
import { SIZE, Seat, TABLE } from './seat.js';

const FRESH = 't1: 4h';

let seat: Seat;
/** The current deal. */
let deal: string;
let chosen: string[];

beforeEach(() => {
  deal = 'java:7';
  chosen = [];
  seat = choosingSeat(SIZE);
});

/** Starts the chosen deal at once. A name in capitals is not a deal. */
function choosingSeat(size: typeof SIZE): Seat {
  const choosing: Seat = new Seat({
    ...size,
    deal: () => deal,
    onDeal: (name) => {
      if (/[A-Z]/.test(name)) throw new Error(`"${name}"; expected a deal in small letters`);
      chosen.push(name);
      deal = name;
    },
  });
  choosing.answer = () => choosing.show(FRESH);
  return choosing;
}

/** Starts another game, whoever chose it. */
function deals(name: string): void {
  deal = name;
  seat.show(FRESH);
}

describe('< and >', () => {
  test.each([
    ['<', 'java:6'],
    ['>', 'java:8'],
  ])('%s starts the adjacent deal without a question before the first move', (key, name) => {
    seat.show(FRESH);
    seat.view.type(key);
    expect([chosen, seat.heard]).toEqual([[name], ['newGame']]);
  });

  test('ask before they leave a game', () => {
    seat.show(TABLE);
    seat.view.type('>');
    const asked = [seat.message, chosen.length];
    seat.view.type('>>');
    expect([asked, chosen]).toEqual([
      ['Leave this game for the next deal? Press > for yes, any other key to stay.', 0],
      ['java:8', 'java:9'],
    ]);
  });

  test('do nothing and ask no question if the deal has no number', () => {
    deal = 't1: 4h';
    seat.show(TABLE);
    const { message } = seat;
    seat.view.type('<>');
    expect([chosen, seat.message]).toEqual([[], message]);
  });
});

describe('r', () => {
  test('restarts the current deal without a question before the first move', () => {
    seat.show(FRESH);
    seat.view.type('r');
    expect([chosen, seat.heard]).toEqual([['java:7'], ['newGame']]);
  });

  test.each([
    ['r', ['java:7']],
    ['n', []],
    ['u', []],
  ])('asks before it leaves a game; %s then starts %j', (answer, begun) => {
    seat.show(TABLE);
    seat.view.type('r');
    const asked = [seat.message, seat.heard.length];
    seat.view.type(answer);
    expect([asked, chosen, seat.heard.length]).toEqual([
      ['Restart this deal? Press r to restart, any other key to stay.', 0],
      begun,
      begun.length,
    ]);
  });

  test("doesn't answer the question that n asks", () => {
    seat.show(TABLE);
    seat.view.type('nr');
    expect([chosen, seat.heard]).toEqual([[], []]);
  });

  test('restarts a won game, as the last line says', () => {
    seat.show(`${TABLE}\nwon`);
    const { message } = seat;
    seat.view.type('r');
    expect([message, chosen]).toEqual([
      '♠ ♥ ♦ ♣  You won in 4 moves! n new game, r restart, u undo',
      ['java:7'],
    ]);
  });
});

describe('g', () => {
  test.each<[keys: string, deals: string[], because: string]>([
    ['gjava:11\r', ['java:11'], 'a name is typed'],
    ['gjava:1x\x7f1\r', ['java:11'], 'backspace deletes a character'],
    ['gq?n\r', ['q?n'], 'keys that are commands are letters here'],
    ['gjava:11\x1b[C\x1b[D\r', ['java:11'], 'an arrow is not a letter'],
    ['gjava:11\x1b', [], 'escape goes back'],
    ['gjava:11\x1bn', [], 'escape forgets the typed text'],
    ['g\x1b[A\r', ['java:7'], 'up brings the current deal'],
    ['g\x1b[A\x1b[A\r', ['java:5'], 'up again brings the deal before it'],
    ['g\x1b[A\x1b[A\x1b[A\r', ['java:5'], 'up stops at the first deal'],
    ['g\x1b[A\x1b[A\x1b[B\r', ['java:7'], 'down goes the other way'],
    ['g\x1b[A\x1b[B\x1b[Bjava:8\r', ['java:8'], 'down ends at an empty line'],
    ['g\x1b[A1\r', ['#71'], 'the player can change the line'],
  ])('%j starts %j: %s', (keys, names) => {
    deals('java:5');
    deals('java:7');
    seat.view.type(keys);
    seat.view.settle();
    expect(chosen).toEqual(names);
  });

  test('brings a deal of cards by its title, which hides the cards', () => {
    deals('stock: 2s; t1: 4h');
    deals('java:7');
    seat.view.type('g\x1b[A\x1b[A');
    const { message } = seat;
    seat.view.type('\r');
    expect([message, chosen]).toEqual(['Deal: custom layout_', ['stock: 2s; t1: 4h']]);
  });

  test('starts the brought deal, even if a later one has the same title', () => {
    deals('t1: 4h');
    deals('t1: 5h');
    seat.view.type('g\x1b[A\x1b[A\r');
    expect(chosen).toEqual(['t1: 4h']);
  });

  test('keeps a refused name so that the player can correct it, and says what it expected', () => {
    seat.show(TABLE);
    seat.view.type('gJ\r');
    const { message, heard } = seat;
    seat.view.type('\x7fjava:11\r');
    expect([message, heard.length, chosen]).toEqual([
      '"J"; expected a deal in small letters. Deal: J_',
      1,
      ['java:11'],
    ]);
  });

  test('says what it expected in fewer words in a narrow window', () => {
    seat = choosingSeat({ columns: 20, rows: 11 });
    seat.show(TABLE);
    seat.view.type('gJ\r');
    expect(seat.view.screen.slice(-3).map((line) => line.replace(/\x1b\[\d*m/g, ''))).toEqual([
      '',
      'Expected a number or',
      'cards: J_',
    ]);
  });

  test('is canceled by a press of the mouse, which has no other effect', () => {
    seat.show(TABLE);
    seat.view.type(`gjava:11${click(seat.view, SIZE, 'stock')}`);
    expect([seat.message.slice(0, 6), seat.heard, chosen]).toEqual(['arrows', [], []]);
  });
});

describe("a table that can't choose deals", () => {
  test('ignores r and g, and leaves them out of the footer and the help', () => {
    const plain = new Seat({ deal: () => deal });
    plain.show(FRESH);
    plain.view.type('r\rgjava:11\r');
    const { message } = plain;
    plain.view.type('?');
    expect([
      plain.heard.filter((event) => event === 'newGame'),
      message,
      plain.view.screen.join('\n'),
    ]).toEqual([[], expect.not.stringContaining('again'), expect.not.stringMatching(/^[rg] /m)]);
  });

  test('differs from other tables in this', () => {
    seat.show(FRESH);
    const { message } = seat;
    seat.view.type('?');
    expect([message, seat.view.screen.join('\n')]).toEqual([
      'arrows, enter  d draw  a up  u undo  n new  r again  g deal  ? help  q quit',
      expect.stringMatching(/^r +restart this deal\n< > +play the previous or next deal\ng +choose a deal/m),
    ]);
  });
});

describe('pasted text', () => {
  const pasted = (text: string): string => `\x1b[200~${text}\x1b[201~`;

  test('goes into the line that asks for a deal, with spaces instead of line breaks', () => {
    seat.show(FRESH);
    seat.view.type(`g${pasted(' java:999\n')}`);
    const { message } = seat;
    seat.view.type('\r');
    seat.view.type(`g${pasted('t1: 4h\nt2: 5s\n')}\r`);
    expect([message, chosen]).toEqual(['Deal: java:999_', ['java:999', 't1: 4h t2: 5s']]);
  });

  test.each([
    ['at the table', ''],
    ['during the question for a card', '/'],
    ['in the help', '?'],
  ])('is ignored %s', (_, before) => {
    seat.show(TABLE);
    seat.view.type(before);
    const shown = seat.view.screen;
    seat.view.type(pasted('dq9'));
    expect([seat.heard, seat.view.screen]).toEqual([[], shown]);
  });
});
