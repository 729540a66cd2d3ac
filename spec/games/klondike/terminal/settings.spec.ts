/** A terminal's table with an assistant and settings: cards that go up by themselves, the truth, a list of all that can be set. */
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

describe('what the player has set', () => {
  test('cards go up by themselves, and u and y take them with the move before them', async () => {
    const table = tableAt(ACES, { settings: { up: 'safe' } });
    await table.type('5\r4\r');
    const up = table.moves();
    await table.type('u');
    const back = table.moves();
    await table.type('y');
    expect([up, back, table.moves()]).toEqual([3, 0, 3]);
  });

  test('what was played elsewhere is taken back move by move', async () => {
    const table = tableAt(ACES, { settings: { up: 'safe' } });
    await table.type('5\r4\r');
    for (let moves = 0; moves < 3; moves++) table.game.undo();
    for (let moves = 0; moves < 3; moves++) table.game.redo();
    await table.type('u');
    expect(table.moves()).toBe(2);
  });

  test('but not without a setting, nor while a question waits', async () => {
    const table = tableAt(ACES, {});
    await table.type('5\r4\r');
    const asking = tableAt(ACES, { settings: { up: 'safe' } });
    await asking.type('5\r4\rn');
    expect([table.moves(), asking.moves(), asking.below().slice(0, 15)]).toEqual([1, 1, 'Leave this game']);
  });

  test('the truth is told beside the moves, and z goes back to where the game could be won', async () => {
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
      'Whether the game can be won is not told. The settings (,) have it told.',
      'off',
      { verdict: 'lost', winnableUntil: 0, lostFrom: 1 },
    ],
    [
      'The game can still be won from here.',
      'on',
      { verdict: 'winnable', winnableUntil: 1, lostFrom: undefined },
    ],
    [
      'No move has lost this game: its deal cannot be won.',
      'on',
      { verdict: 'lost', winnableUntil: undefined, lostFrom: 0 },
    ],
    [
      'It is not known that the game could be won before.',
      'on',
      { verdict: 'lost', winnableUntil: undefined, lostFrom: 1 },
    ],
    [
      'It is not known that the game could be won before.',
      'on',
      { verdict: 'unknown', winnableUntil: undefined, lostFrom: undefined },
    ],
    ['It is still being found out whether the game can be won.', 'on', undefined],
  ])('or z says why it goes nowhere: %s', async (why, truth, verdict) => {
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
  /** In f1 the ace of spades, on t2 its two; t5>t4 is possible. */
  const played = async (click: 'always' | 'foundations' | 'off', ...cards: string[]): Promise<string[]> => {
    const table = tableAt(ACES, { settings: { click } });
    for (const card of cards) await table.click(card, 50);
    return [`${table.moves()}`, table.below()];
  };
  const CARRIED = 'In hand: Q♦ - enter puts down, esc lets go';

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
    ['always', '5\r', 1, /^arrows move {2}enter sends or picks up /],
    ['always', '2\r', 1, /^arrows/],
    ['always', '4\r', 0, /^In hand: K♣/],
    ['foundations', '2\r', 1, /^arrows move {2}enter sends or picks up /],
    ['foundations', '5\r', 0, new RegExp(CARRIED)],
    ['off', '2\r', 0, /^In hand: 2♠/],
    ['off', '2', 0, /^arrows move {2}enter picks up, puts down /],
  ])('%s, by the keys %j: %d', async (...[click, keys, moves, below]) => {
    const table = tableAt(ACES, { settings: { click }, columns: 130 });
    await table.type(keys, 50);
    expect([table.moves(), table.below()]).toEqual([moves, expect.stringMatching(below)]);
  });

  test('sends nothing where nobody tells what takes cards; neither is it promised', async () => {
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

  test('turns from cards in hand to others, and sends those', async () => {
    const table = tableAt(ACES, { settings: { click: 'foundations' } });
    await table.type('5\r2\r', 50);
    expect([table.moves(), table.below()]).toEqual([1, expect.stringMatching(/^arrows/)]);
  });

  test.each([
    [
      'always',
      'as a click: send cards, pick up, put down',
      ' One click sends cards to the best place, or else picks them up.',
    ],
    [
      'foundations',
      'as a click: send up, pick up, put down',
      ' One click sends cards to the foundations, or else picks them up.',
    ],
    ['off', 'as a click: pick up, put down', ' A double click sends cards to the foundations.'],
  ] as const)('%s is told by the help', async (click, keys, sentence) => {
    const table = tableAt(ACES, { settings: { click } });
    await table.type('?', 0);
    const first = table.shown();
    await table.type(' ', 0);
    const told = [/ as a click: .*? down/.exec(first), / (One|A double) click .*?\./.exec(table.shown())];
    expect(told.map((part) => part?.[0] ?? '')).toEqual([` ${keys}`, sentence]);
  });

  test('of a double click sends one card, and not the next one, too', async () => {
    const table = tableAt('f1: As; t2: 9h 3s 2s', { settings: { click: 'always' } });
    await table.click('2♠', 50);
    await table.click('3♠', 50);
    const moves = table.moves();
    await table.type('', 1000);
    await table.click('3♠', 50);
    expect([moves, table.moves()]).toEqual([1, 2]);
  });
});

describe('a list of what can be set', () => {
  const rows = (table: Table): string[] =>
    table
      .lines()
      .map((line) => line.trimEnd())
      .filter((line) => line !== '');

  test('tells what is set; enter changes it, in turn, and what is asked of the table heeds it', async () => {
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
        '>   {A click moves a card: Never}',
        '    Cards go up by themselves: When it does no harm',
        '    Tell if the game can be won: No',
        '    Show the time: Yes',
        '    Bell for refused moves and wins: Off',
        'up or down to move, enter to change, esc to go back',
      ],
      [
        'Settings',
        '    A click moves a card: Anywhere',
        '    Cards go up by themselves: When it does no harm',
        '>   {Tell if the game can be won: Yes}',
        '    Show the time: Yes',
        '    Bell for refused moves and wins: Off',
        'up or down to move, enter to change, esc to go back',
      ],
      true,
    ]);
  });

  test('has only what the table can heed', async () => {
    const table = tableAt(ACES, { settings: {} });
    await table.type(',', 0);
    expect(
      rows(table)
        .slice(1, -1)
        .map((line) => line.replace(/^[> {]+/, '').split(':')[0]),
    ).toEqual(['A click moves a card', 'Cards go up by themselves', 'Bell for refused moves and wins']);
  });

  test('is not there where nothing can be set', async () => {
    const table = tableAt(ACES, {});
    await table.type(',', 0);
    expect(table.lines()[0]).toContain('Klondike');
  });
});
