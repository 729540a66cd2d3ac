/** Deals that the player chooses: `r` begins the one in play again, `g` asks for the name of any. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { click } from './pilot.js';
import { SIZE, Seat, TABLE } from './seat.js';

const FRESH = 't1: 4h';

let seat: Seat;
/** The deal in play. */
let deal: string;
let chosen: string[];

beforeEach(() => {
  deal = 'java:7';
  chosen = [];
  seat = choosingSeat(SIZE);
});

/** What the player chooses is dealt at once; there is no deal of a name in capitals. */
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

/** Another game is dealt, whoever chose it. */
function deals(name: string): void {
  deal = name;
  seat.show(FRESH);
}

describe('< and >', () => {
  test.each([
    ['<', 'java:6'],
    ['>', 'java:8'],
  ])('%s deals the one beside, at once before the first move', (key, name) => {
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
      ['Leave this game for the next deal? > does, any other key goes on.', 0],
      ['java:8', 'java:9'],
    ]);
  });

  test('do nothing, and ask nothing, where the deal has no number', () => {
    deal = 't1: 4h';
    seat.show(TABLE);
    const { message } = seat;
    seat.view.type('<>');
    expect([chosen, seat.message]).toEqual([[], message]);
  });
});

describe('r', () => {
  test('begins the deal in play again, at once before the first move', () => {
    seat.show(FRESH);
    seat.view.type('r');
    expect([chosen, seat.heard]).toEqual([['java:7'], ['newGame']]);
  });

  test.each([
    ['r', ['java:7']],
    ['n', []],
    ['u', []],
  ])('asks before it leaves a game, and %s then begins %j', (answer, begun) => {
    seat.show(TABLE);
    seat.view.type('r');
    const asked = [seat.message, seat.heard.length];
    seat.view.type(answer);
    expect([asked, chosen, seat.heard.length]).toEqual([
      ['Restart this deal? r restarts it, any other key goes on.', 0],
      begun,
      begun.length,
    ]);
  });

  test('does not answer the question of n', () => {
    seat.show(TABLE);
    seat.view.type('nr');
    expect([chosen, seat.heard]).toEqual([[], []]);
  });

  test('begins a won game again, as its last line says', () => {
    seat.show(`${TABLE}\nwon`);
    const { message } = seat;
    seat.view.type('r');
    expect([message, chosen]).toEqual([
      '♠ ♥ ♦ ♣  You have won in 4 moves! n new game, r restart, u undo',
      ['java:7'],
    ]);
  });
});

describe('g', () => {
  test.each<[keys: string, deals: string[], because: string]>([
    ['gjava:11\r', ['java:11'], 'a name is typed'],
    ['gjava:1x\x7f1\r', ['java:11'], 'backspace takes a character back'],
    ['gq?n\r', ['q?n'], 'keys that mean something else are letters here'],
    ['gjava:11\x1b[C\x1b[D\r', ['java:11'], 'an arrow is no letter'],
    ['gjava:11\x1b', [], 'escape goes back'],
    ['gjava:11\x1bn', [], 'and forgets what was typed'],
    ['g\x1b[A\r', ['java:7'], 'up brings the deal in play'],
    ['g\x1b[A\x1b[A\r', ['java:5'], 'and the one before it'],
    ['g\x1b[A\x1b[A\x1b[A\r', ['java:5'], 'and there is none before the first'],
    ['g\x1b[A\x1b[A\x1b[B\r', ['java:7'], 'down goes the other way'],
    ['g\x1b[A\x1b[B\x1b[Bjava:8\r', ['java:8'], 'to an empty line'],
    ['g\x1b[A1\r', ['#71'], 'what was brought can be changed'],
  ])('%j deals %j: %s', (keys, names) => {
    deals('java:5');
    deals('java:7');
    seat.view.type(keys);
    seat.view.settle();
    expect(chosen).toEqual(names);
  });

  test('brings a deal of cards by its title, which tells none of them', () => {
    deals('stock: 2s; t1: 4h');
    deals('java:7');
    seat.view.type('g\x1b[A\x1b[A');
    const { message } = seat;
    seat.view.type('\r');
    expect([message, chosen]).toEqual(['Deal: custom layout_', ['stock: 2s; t1: 4h']]);
  });

  test('deals the one that was brought, though a later one has the same title', () => {
    deals('t1: 4h');
    deals('t1: 5h');
    seat.view.type('g\x1b[A\x1b[A\r');
    expect(chosen).toEqual(['t1: 4h']);
  });

  test('keeps a name that is refused to be corrected, and tells what was expected', () => {
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

  test('says it in fewer words where the window is narrow', () => {
    seat = choosingSeat({ columns: 20, rows: 11 });
    seat.show(TABLE);
    seat.view.type('gJ\r');
    expect(seat.view.screen.slice(-3).map((line) => line.replace(/\x1b\[\d*m/g, ''))).toEqual([
      '',
      'Expected a number or',
      'cards: J_',
    ]);
  });

  test('is taken back by a press of the mouse, which does nothing else', () => {
    seat.show(TABLE);
    seat.view.type(`gjava:11${click(seat.view, SIZE, 'stock')}`);
    expect([seat.message.slice(0, 6), seat.heard, chosen]).toEqual(['arrows', [], []]);
  });
});

describe('where no deals can be chosen', () => {
  test('r and g do nothing, and neither line nor help tells of them', () => {
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

  test('elsewhere both do', () => {
    seat.show(FRESH);
    const { message } = seat;
    seat.view.type('?');
    expect([message, seat.view.screen.join('\n')]).toEqual([
      'arrows, enter  d draw  a up  u undo  n new  r again  g deal  ? help  q quit',
      expect.stringMatching(
        /^r +restart this deal\n< > +the deal with the number before, or after\ng +a deal/m,
      ),
    ]);
  });
});

describe('pasted text', () => {
  const pasted = (text: string): string => `\x1b[200~${text}\x1b[201~`;

  test('goes into the line where a deal is asked for, its line breaks as spaces', () => {
    seat.show(FRESH);
    seat.view.type(`g${pasted(' java:999\n')}`);
    const { message } = seat;
    seat.view.type('\r');
    seat.view.type(`g${pasted('t1: 4h\nt2: 5s\n')}\r`);
    expect([message, chosen]).toEqual(['Deal: java:999_', ['java:999', 't1: 4h t2: 5s']]);
  });

  test.each([
    ['at the table', ''],
    ['where a card is asked for', '/'],
    ['in the help', '?'],
  ])('is ignored %s', (_, before) => {
    seat.show(TABLE);
    seat.view.type(before);
    const shown = seat.view.screen;
    seat.view.type(pasted('dq9'));
    expect([seat.heard, seat.view.screen]).toEqual([[], shown]);
  });
});
