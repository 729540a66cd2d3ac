import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { recordTo } from '../../../src/cli/play/game-to-play.js';
import { LANGUAGE } from '../../../src/games/montecarlo/script/language.js';
import { FIRST_GAME, gameDeal, parseDeal } from '../../../src/games/montecarlo/model/deals.js';
import { parseMove } from '../../../src/games/montecarlo/model/moves.js';
import { klondike } from '../../support/command.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { keysFor } from '../../games/montecarlo/terminal/pilot.js';
import { WON_GAME } from '../../games/montecarlo/terminal/won-game.js';
import { ownFolder } from '../../support/own-folder.js';
import { FakeTerminal } from '../play/fake-terminal.js';

let terminal: FakeTerminal;

beforeEach(() => {
  terminal = new FakeTerminal();
});

/** The first game of the course's own program. */
const COURSE = { deal: gameDeal(FIRST_GAME) };

const WIN = WON_GAME.moves.map((move) => keysFor(parseMove(move))).join('');

describe('restores the terminal once', () => {
  test.each<[title: string, action: (terminal: FakeTerminal) => unknown, status: number]>([
    ['when the player quits', ({ input }) => input.write('q'), 0],
    ['at Ctrl-D, even while the player types a number', ({ input }) => input.write('g1\x04'), 0],
    ['at Ctrl-C', ({ input }) => input.write('\x03'), 130],
    ['at the end of input', ({ input }) => input.end(), 0],
    ['at a termination signal', ({ signals }) => signals.emit('SIGTERM'), 143],
  ])('%s', async (_, action, status) => {
    const game = terminal.playMonteCarlo();
    await terminal.settle();
    action(terminal);
    expect([await game, terminal.events]).toEqual([status, ['raw', 'enter', 'leave', 'cooked']]);
  });

  test('restores the terminal while the game is stopped, and fills it again', async () => {
    const game = terminal.playMonteCarlo(COURSE);
    await terminal.type('\x1a');
    terminal.take();
    terminal.signals.emit('SIGCONT');
    await terminal.settle();
    expect(terminal.take()).toContain('Monte Carlo #12345');
    await terminal.type('q');
    expect([await game, terminal.events]).toEqual([
      0,
      ['raw', 'enter', 'leave', 'cooked', 'kill 0 SIGTSTP', 'raw', 'enter', 'leave', 'cooked'],
    ]);
  });
});

test('Ctrl-Z shows the game again on a system that cannot stop a program', async () => {
  const kill = (): void => {
    throw new TypeError('Unknown signal: SIGTSTP');
  };
  Object.assign(terminal.signals, { kill });
  const game = terminal.playMonteCarlo();
  await terminal.type('\x1a');
  await terminal.type('q');
  expect([await game, terminal.events]).toEqual([
    0,
    ['raw', 'enter', 'leave', 'cooked', 'raw', 'enter', 'leave', 'cooked'],
  ]);
});

describe('the first game', () => {
  test.each<[title: string, options: Parameters<FakeTerminal['playMonteCarlo']>[0], shows: RegExp]>([
    ["is random, not the course's", {}, /Monte Carlo #(?!12345\b)\d{1,5} .*Cards left: 27 {2}Score: 0/],
    ["is the course's", COURSE, /Monte Carlo #12345 .*Cards left: 27 {2}Score: 0[^]*6h[^]*2s[^]*5s/],
    ['is the game with the given number', { deal: gameDeal(-7n) }, /Monte Carlo #-7 .*Cards left: 27/],
    [
      'has the given cards',
      { deal: parseDeal('r1: As Ad') },
      /Monte Carlo .*Cards left: 0 {2}Score: 50[^]*As[^]*Ad/,
    ],
  ])('%s', async (_, options, shows) => {
    const game = terminal.playMonteCarlo(options);
    await terminal.settle();
    expect(plain(terminal.take())).toMatch(shows);
    await terminal.type('q');
    await game;
  });
});

describe('full-screen games', () => {
  test('a full-screen game is followed by a different one', async () => {
    const game = terminal.playMonteCarlo(COURSE);
    await terminal.settle();
    terminal.take();
    await terminal.type('n');
    expect(plain(terminal.take())).toMatch(/Monte Carlo #(?!12345\b)\d{1,5} /);
    await terminal.type('q');
    await game;
  });

  test('a game begins after the player types its number', async () => {
    const game = terminal.playMonteCarlo();
    await terminal.type('g-95\r');
    expect(terminal.take()).toContain('Monte Carlo #-95');
    await terminal.type('g9223372036854775808\r');
    expect(terminal.take()).toContain(
      'The last game is 9223372036854775807. Game number: 9223372036854775808_',
    );
    await terminal.type('\x7f7\r');
    expect(terminal.take()).toContain('Monte Carlo #9223372036854775807');
    await terminal.type('q');
    await game;
  });

  test('the game beeps once at two cards that are not a pair, and says why', async () => {
    const game = terminal.playMonteCarlo(COURSE);
    await terminal.type('\r');
    terminal.take();
    await terminal.type('l\r');
    const text = terminal.take();
    expect([text.split('\x07').length - 1, /Beep! .*\./.exec(text)?.[0]]).toEqual([
      1,
      'Beep! These cards have different ranks.',
    ]);
    await terminal.type('q');
    await game;
  });

  test('a full-screen game can be won with the keyboard', async () => {
    const game = terminal.playMonteCarlo({ deal: gameDeal(BigInt(WON_GAME.game)) });
    await terminal.type(WIN);
    expect(terminal.take()).toContain('You won!');
    await terminal.type('q');
    expect(await game).toBe(0);
  });

  test('a full-screen game follows the size of its window', async () => {
    const game = terminal.playMonteCarlo(COURSE);
    await terminal.settle();
    terminal.take();
    Object.assign(terminal.output, { columns: 20, rows: 11 });
    terminal.output.emit('resize');
    await terminal.settle();
    expect(plain(terminal.take())).toContain(' 6h  2s  5s  8d  9s');
    await terminal.type('q');
    await game;
  });

  test('a full-screen game treats a lone escape character as the escape key after a moment', async () => {
    const game = terminal.playMonteCarlo();
    await terminal.type('g');
    terminal.take();
    await terminal.type('\x1b');
    expect(terminal.take()).toBe('');
    await wait(100);
    expect(terminal.take()).toContain('arrows');
    await terminal.type('q');
    await game;
  });

  test('About credits the given name', async () => {
    const game = terminal.playMonteCarlo({ ...COURSE, name: 'Ada Lovelace' });
    await terminal.type('i');
    expect(terminal.take()).toMatch(/by Ada Lovelace[^]*Deal: #12345/);
    await terminal.type('\x03');
    await game;
  });
});

test('a game is recorded as a script that also wins', async () => {
  const file = join(ownFolder(), 'game.klon');
  const game = terminal.playMonteCarlo({ ...COURSE, recording: recordTo(file, LANGUAGE) });
  await terminal.type(`g${WON_GAME.game}\r${WIN}`);
  await terminal.type('qc');
  await game;
  const recorded = readFileSync(file, 'utf8').trim().split('\n');
  const { status, out } = await klondike(['replay', '--frames', 'last', file]);
  expect([recorded.slice(0, 4), recorded.at(-1), status, /^won$/m.test(out)]).toEqual([
    ['[Game "montecarlo"]', '[Deal "java:12345"]', 'deal', `new:${WON_GAME.game}`],
    'win',
    0,
    true,
  ]);
});

describe('klondike montecarlo', () => {
  test('the command reads lines if it has no terminal', async () => {
    const { status, out, err } = await klondike(['montecarlo', '--game', '95'], 'deal d1 e2 quit');
    expect([status, /^game: 95$/m.test(out), /^score: 2$/m.test(out), err.split('\n')[2]]).toEqual([
      0,
      true,
      true,
      'Queen of diamonds and queen of clubs removed. Score 2.',
    ]);
  });

  test('analyses games', async () => {
    const { status, out } = await klondike(['montecarlo', '--analyse', '95..95', '--jobs', '1']);
    expect([status, out.split(';')[0]]).toEqual([0, '95: won']);
  });
});
