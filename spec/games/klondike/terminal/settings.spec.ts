/** Automatic moves, the win tracker and the list of settings, at a table with an assistant in a terminal. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LineVerdict } from '../../../../src/core/line-verdicts.js';
import type { Table } from './assisted-table.js';
import { ACES, LOST, tableAt } from './assisted-table.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the settings', () => {
  test('move cards automatically; u and y treat them as part of the move before', async () => {
    const table = tableAt(ACES, { settings: { up: 'safe' } });
    await table.type('5\r4\r');
    const up = table.moves();
    await table.type('u');
    const back = table.moves();
    await table.type('y');
    expect([up, back, table.moves()]).toEqual([3, 0, 3]);
  });

  test('undo one move at a time if another player made the moves', async () => {
    const table = tableAt(ACES, { settings: { up: 'safe' } });
    await table.type('5\r4\r');
    for (let moves = 0; moves < 3; moves++) table.game.undo();
    for (let moves = 0; moves < 3; moves++) table.game.redo();
    await table.type('u');
    expect(table.moves()).toBe(2);
  });

  test("don't move cards automatically if the setting is off, or during a question", async () => {
    const table = tableAt(ACES, {});
    await table.type('5\r4\r');
    const asking = tableAt(ACES, { settings: { up: 'safe' } });
    await asking.type('5\r4\rn');
    expect([table.moves(), asking.moves(), asking.below().slice(0, 15)]).toEqual([1, 1, 'Leave this game']);
  });

  test('show the win tracker next to the moves; z goes back to a winnable position', async () => {
    const table = tableAt(ACES, { settings: { truth: 'on' }, assistant: LOST });
    await table.type('5\r4\r');
    await table.type('w1\rw3\r');
    await table.type('2\rf\r');
    const [header = ''] = table.lines();
    const before = table.moves();
    await table.type('z');
    expect([header.trim().split(/\s{3,}/)[1], before > 1, table.moves()]).toEqual([
      'lost  Moves: 2',
      true,
      1,
    ]);
  });

  test.each<[why: string, truth: 'on' | 'off', verdict: LineVerdict | undefined]>([
    [
      'Win tracker is off. Turn it on in the settings (,).',
      'off',
      { verdict: 'lost', winnableUntil: 0, lostFrom: 1 },
    ],
    ['You can still win from here.', 'on', { verdict: 'winnable', winnableUntil: 1, lostFrom: undefined }],
    [
      "This deal can't be won. It wasn't you.",
      'on',
      { verdict: 'lost', winnableUntil: undefined, lostFrom: 0 },
    ],
    [
      'No earlier position is known to be winnable.',
      'on',
      { verdict: 'lost', winnableUntil: undefined, lostFrom: 1 },
    ],
    [
      'No earlier position is known to be winnable.',
      'on',
      { verdict: 'unknown', winnableUntil: undefined, lostFrom: undefined },
    ],
    ['Still checking whether you can win.', 'on', undefined],
  ])("or z explains why it can't go back: %s", async (why, truth, verdict) => {
    const waits = new Promise<LineVerdict>((resolve) => {
      if (verdict !== undefined) resolve(verdict);
    });
    const table = tableAt(ACES, { settings: { truth }, assistant: { verdict: () => waits } });
    await table.type('5\r4\r');
    await table.type('z', 0);
    expect([table.below(), table.moves()]).toEqual([why, 1]);
  });
});

describe('one click, or Enter,', () => {
  /** The ace of spades is on f1 and the two of spades on t2; t5>t4 is possible. */
  const played = async (click: 'always' | 'foundations' | 'off', ...cards: string[]): Promise<string[]> => {
    const table = tableAt(ACES, { settings: { click } });
    for (const card of cards) await table.click(card, 50);
    return [`${table.moves()}`, table.below()];
  };
  const CARRIED = 'In hand: Q♦ - enter puts down, esc puts back';

  test.each<[click: 'always' | 'foundations' | 'off', card: string, moves: number, because: RegExp]>([
    ['always', 'Q♦', 1, /^arrows/],
    ['always', '2♠', 1, /^arrows/],
    ['foundations', '2♠', 1, /^arrows/],
    ['foundations', 'Q♦', 0, new RegExp(CARRIED)],
    ['off', '2♠', 0, /^In hand: 2♠/],
    ['always', 'K♣', 0, /^In hand: K♣/],
  ])('%s, on %s: %d', async (...[click, card, moves, below]) => {
    expect(await played(click, card)).toEqual([`${moves}`, expect.stringMatching(below)]);
  });

  test.each<[click: 'always' | 'foundations' | 'off', keys: string, moves: number, below: RegExp]>([
    ['always', '5\r', 1, /^arrows move {2}enter moves or picks up /],
    ['always', '2\r', 1, /^arrows/],
    ['always', '4\r', 0, /^In hand: K♣/],
    ['foundations', '2\r', 1, /^arrows move {2}enter moves or picks up /],
    ['foundations', '5\r', 0, new RegExp(CARRIED)],
    ['off', '2\r', 0, /^In hand: 2♠/],
    ['off', '2', 0, /^arrows move {2}enter picks up, puts down /],
  ])('%s, by the keys %j: %d', async (...[click, keys, moves, below]) => {
    const table = tableAt(ACES, { settings: { click }, columns: 130 });
    await table.type(keys, 50);
    expect([table.moves(), table.below()]).toEqual([moves, expect.stringMatching(below)]);
  });

  test("doesn't move a card if the targets are unknown, and the footer doesn't promise a move", async () => {
    const table = tableAt(ACES, { settings: { click: 'always' }, isAlone: true });
    const before = table.below();
    await table.type('5\r', 50);
    const below = table.below();
    await table.type('?', 0);
    expect([before, below, table.shown()]).toEqual([
      expect.stringMatching(/^arrows, enter: carry/),
      CARRIED,
      expect.not.stringContaining('send cards'),
    ]);
  });

  test('puts the cards in hand back and moves other cards', async () => {
    const table = tableAt(ACES, { settings: { click: 'foundations' } });
    await table.type('5\r2\r', 50);
    expect([table.moves(), table.below()]).toEqual([1, expect.stringMatching(/^arrows/)]);
  });

  test.each([
    ['always', 'move, pick up or put down', ' One click moves cards to the best place, or picks them up.'],
    [
      'foundations',
      'move to a foundation, pick up or put down',
      ' One click moves cards to a foundation, or picks them up.',
    ],
    ['off', 'pick up or put down', ' A double click moves cards to a foundation.'],
  ] as const)('%s is in the help', async (click, keys, sentence) => {
    const table = tableAt(ACES, { settings: { click } });
    await table.type('?', 0);
    const first = table.shown();
    await table.type(' ', 0);
    const told = [
      / (?:move, |move to a foundation, )?pick up or put down/.exec(first),
      / (One|A double) click .*?\./.exec(table.shown()),
    ];
    expect(told.map((part) => part?.[0] ?? '')).toEqual([` ${keys}`, sentence]);
  });

  test('moves one card during a double click, but not the next one', async () => {
    const table = tableAt('f1: As; t2: 9h 3s 2s', { settings: { click: 'always' } });
    await table.click('2♠', 50);
    await table.click('3♠', 50);
    const moves = table.moves();
    await table.type('', 1000);
    await table.click('3♠', 50);
    expect([moves, table.moves()]).toEqual([1, 2]);
  });
});

describe('the list of settings', () => {
  const rows = (table: Table): string[] =>
    table
      .lines()
      .map((line) => line.trimEnd())
      .filter((line) => line !== '');

  test('shows the settings; Enter changes each to its next value, and the table follows', async () => {
    const settings = { up: 'safe', truth: 'off' } as const;
    const table = tableAt(ACES, { settings, assistant: { ...LOST, time: () => 0 } });
    await table.type(',', 0);
    const before = rows(table);
    await table.type('\r\x1b[B\x1b[B\r', 0);
    const after = rows(table);
    await table.type('\x1b', 0);
    table.settle();
    await table.type('5\r4\r');
    expect([before, after, table.lines()[0]?.includes('lost')]).toEqual([
      [
        'Settings',
        '>   {One-click moves: Off}',
        '    Automatic moves to foundations: When safe',
        '    Win tracker: Off',
        '    Timer: On',
        '    Bell for refused moves and wins: Off',
        'up or down to move, enter to change, esc to go back',
      ],
      [
        'Settings',
        '    One-click moves: To any pile',
        '    Automatic moves to foundations: When safe',
        '>   {Win tracker: On}',
        '    Timer: On',
        '    Bell for refused moves and wins: Off',
        'up or down to move, enter to change, esc to go back',
      ],
      true,
    ]);
  });

  test('includes only the settings that the table uses', async () => {
    const table = tableAt(ACES, { settings: {} });
    await table.type(',', 0);
    expect(
      rows(table)
        .slice(1, -1)
        .map((line) => line.replace(/^[> {]+/, '').split(':')[0]),
    ).toEqual(['One-click moves', 'Automatic moves to foundations', 'Bell for refused moves and wins']);
  });

  test('is absent without settings', async () => {
    const table = tableAt(ACES, {});
    await table.type(',', 0);
    expect(table.lines()[0]).toContain('Klondike');
  });
});
