/** A terminal's table with an assistant: hints, the rest, cards that go up by themselves, the truth. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { parseCard } from '../../../../src/core/card.js';
import type { Advice } from '../../../../src/core/assistance.js';
import type { LineVerdict } from '../../../../src/core/line-verdicts.js';
import type { SettingValues } from '../../../../src/core/settings.js';
import { unsetSettings } from '../../../../src/core/settings.js';
import type { KlondikeAssistant } from '../../../../src/games/klondike/contract/assistant.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { TerminalView } from '../../../../src/games/klondike/terminal/terminal-view.js';
import type { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { assistantAt } from '../../../support/assistant-at.js';
import { seatAt } from '../../../support/seat.js';
import { marked, plain } from './marked.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

interface Table {
  readonly game: KlondikeController;
  readonly moves: () => number;
  /** Types, and lets the time pass, some seconds by default. */
  readonly type: (keys: string, milliseconds?: number) => Promise<void>;
  readonly lines: () => string[];
  /** The line below the table. */
  readonly below: () => string;
  /** All that is shown, without line breaks. */
  readonly shown: () => string;
}

interface Set {
  readonly assistant?: KlondikeAssistant;
  readonly settings?: Partial<SettingValues>;
  readonly columns?: number;
}

/** What the assistant does not say here is the solver's. */
function tableAt(layout: string, { assistant, settings, columns = 100 }: Set): Table {
  const { game } = seatAt(layout);
  const size = { columns, rows: 24 };
  const view = new TerminalView(game, {
    ...size,
    write: () => undefined,
    color: 'none',
    ...(settings && { settings: { ...unsetSettings(), ...settings } }),
    assistant: {
      canRedo: true,
      redo: () => game.redo(),
      ...assistantAt(game),
      ...assistant,
    },
  });
  game.attach(view);
  return {
    game,
    moves: () => game.moves,
    type: async (keys, milliseconds = 5000) => {
      view.type(keys);
      await jest.advanceTimersByTimeAsync(milliseconds);
    },
    lines: () => view.screen.map(marked),
    below: () => plain(view.screen.at(-1) ?? '').trim(),
    shown: () => view.screen.map(plain).join(' ').replace(/\s+/g, ' '),
  };
}

const ACES = 'f1: As; t1: 9c Ah; t2: 9h 2s; t4: Kc; t5: Qd';

const LAST = `f1: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js; f2: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh;
  f3: Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd; f4: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc; t1: Kd Qs; t2: Ks; t3: Qd`;

const ADVICE: Advice<KlondikeCall, PileId> = {
  isPossible: true,
  where: 't5',
  card: parseCard('Qd'),
  calls: [{ event: 'moveTableauToTableau', args: [4, 1, 3] as never }],
  why: 'empty',
};

const hinting = (advice: Advice<KlondikeCall, PileId>): Set => ({
  assistant: { hint: () => Promise.resolve(advice), finish: () => Promise.resolve(undefined) },
});

describe('h climbs the ladder of hints', () => {
  test('in words, and on the cards', async () => {
    const table = tableAt(ACES, hinting(ADVICE));
    await table.type('1', 0);
    const move = 'Move the queen of diamonds from tableau 5 to tableau 4.';
    const levels = [
      'There is something to do.',
      'Look at tableau 5.',
      'Look at the queen of diamonds on tableau 5.',
      move,
      `${move} That way a tableau pile becomes empty, and can take a king.`,
    ];
    const told: [boolean, number][] = [];
    for (let level = 0; level < 6; level++) {
      await table.type('h', 0);
      const sentence = levels[Math.min(level, levels.length - 1)] ?? '';
      told.push([table.shown().endsWith(sentence), table.lines().join('').split('╔').length - 1]);
    }
    expect(told).toEqual([0, 1, 1, 2, 2, 2].map((cards) => [true, cards]));
  });

  test('with brackets in a small window, until the next move', async () => {
    const table = tableAt(ACES, { ...hinting(ADVICE), columns: 40 });
    await table.type('1hhhh', 0);
    const hinted = table.lines().filter((line) => line.includes('[Q♦]') && line.includes('[K♣]'));
    await table.type('5\r4\r', 0);
    const left = table.lines().filter((line) => /\[[QK]/.test(line));
    expect([hinted.length, left]).toEqual([1, []]);
  });

  test('and says, once without being asked, that no useful move is left', async () => {
    const table = tableAt(ACES, hinting({ isPossible: false, why: 'nothing-left' }));
    await table.type('5\r4\r');
    const told = table.shown();
    await table.type('4\r5\r');
    expect([told, table.shown()]).toEqual([
      expect.stringContaining('No useful move is left: none'),
      expect.not.stringContaining('useful'),
    ]);
  });
});

describe('e plays the rest once it plays itself', () => {
  test('which is offered, by a click, too; one u takes it back, backspace one card', async () => {
    const table = tableAt(LAST, {});
    await table.type('', 1000);
    const offered = table.below();
    const at = plain(table.lines().at(-1) ?? '').indexOf('e plays it') + 1;
    await table.type(`\x1b[<0;${at + 1};24M`);
    const played = table.moves();
    await table.type('u', 0);
    const back = table.moves();
    await table.type('e');
    await table.type('\x7f', 0);
    expect([offered, played, back, table.moves()]).toEqual([
      expect.stringMatching(/^The rest plays itself: e plays it /),
      4,
      0,
      3,
    ]);
  });

  test('until any key stops it, which does nothing else', async () => {
    const table = tableAt(LAST, {});
    await table.type('', 1000);
    await table.type('e', 200);
    const playing = table.below();
    const before = table.moves();
    await table.type('u');
    expect([playing, before, table.moves()]).toEqual(['e stops it, as any other key does', 2, 2]);
  });

  test('and is answered before', async () => {
    const table = tableAt(ACES, {});
    await table.type('e', 0);
    expect(table.below()).toBe('The game does not play itself yet.');
  });
});

const LOST: KlondikeAssistant = {
  verdict: () => Promise.resolve({ verdict: 'lost', winnableUntil: 1, lostFrom: 2 }),
};

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
      'Whether the game can be won is not told. The setting "truth" has it told.',
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

test('z says of a game that is won that it is', async () => {
  const table = tableAt(LAST, { settings: { truth: 'on' }, assistant: LOST });
  await table.type('', 1000);
  await table.type('e');
  await table.type('z', 0);
  expect(table.below()).toBe('The game is won.');
});
