import { beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { LANGUAGE } from '../../../src/games/klondike/script/language.js';
import type { Item } from '../../../src/games/klondike/script/script.js';
import { printItemIn } from '../../../src/scripts/language/print.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { FakeTerminal } from '../play/fake-terminal.js';

const DEAL = parseDeal('java:11');

let terminal: FakeTerminal;

beforeEach(() => {
  terminal = new FakeTerminal();
});

const ENTERED = ['raw', 'enter'];
const LEFT = ['leave', 'cooked'];

describe('restores the terminal once', () => {
  test.each<[title: string, action: (terminal: FakeTerminal) => unknown, status: number]>([
    ['when the player quits', ({ input }) => input.write('q'), 0],
    ['at Ctrl-D', ({ input }) => input.write('\x04'), 0],
    ['at Ctrl-C', ({ input }) => input.write('\x03'), 130],
    ['at the end of input', ({ input }) => input.end(), 0],
    ['at the end of input in the middle of a key', ({ input }) => input.end('\x1b['), 0],
    [
      'at the end of input in the middle of a character',
      ({ input }) => input.end(Buffer.from([0xe2, 0x99])),
      0,
    ],
    ['at an interrupt signal', ({ signals }) => signals.emit('SIGINT'), 130],
    ['at a termination signal', ({ signals }) => signals.emit('SIGTERM'), 143],
    ['on Ctrl-\\', ({ signals }) => signals.emit('SIGQUIT'), 131],
    ['when the window closes', ({ signals }) => signals.emit('SIGHUP'), 129],
    [
      'at three signals',
      ({ signals }) => ['SIGTERM', 'SIGINT', 'exit'].map((name) => signals.emit(name)),
      143,
    ],
  ])('%s', async (_, action, status) => {
    const game = terminal.play();
    await terminal.settle();
    action(terminal);
    expect([await game, terminal.events]).toEqual([status, [...ENTERED, ...LEFT]]);
  });

  test.each<[title: string, action: (terminal: FakeTerminal) => unknown]>([
    ['after an uncaught error', ({ signals }) => signals.emit('uncaughtException', new Error('lost a card'))],
    ['after an input error', ({ input }) => input.emit('error', new Error('lost a card'))],
    ['after an output error', ({ output }) => output.emit('error', new Error('lost a card'))],
  ])('%s, and then prints the error', async (_, action) => {
    const game = terminal.play();
    await terminal.settle();
    action(terminal);
    expect(await game).toBe(1);
    expect(terminal.events.slice(0, 4)).toEqual([...ENTERED, ...LEFT]);
    expect(terminal.events[4]).toMatch(/^klondike: Error: lost a card\n/);
  });

  test('restores the terminal if the game cannot be recorded', async () => {
    const record = ({ kind }: Item): void => {
      if (kind === 'event') throw new Error('torn tape');
    };
    expect(await terminal.play({ recording: { record, hasBegun: false } })).toBe(1);
    expect(terminal.events.slice(0, 4)).toEqual([...ENTERED, ...LEFT]);
    expect(terminal.events[4]).toMatch(/^klondike: Error: torn tape\n/);
  });

  test('removes all listeners', async () => {
    const game = terminal.play();
    await terminal.settle();
    terminal.signals.emit('SIGTERM');
    await game;
    const left = [terminal.signals, terminal.output, terminal.input].flatMap((emitter) =>
      ['SIGTERM', 'SIGCONT', 'SIGTSTP', 'exit', 'uncaughtException', 'resize', 'error'].filter(
        (name) => emitter.listenerCount(name) > 0,
      ),
    );
    expect([left, terminal.input.isPaused()]).toEqual([[], true]);
  });
});

describe('Ctrl-Z', () => {
  test.each<[title: string, action: (terminal: FakeTerminal) => unknown, kill: string]>([
    ['Ctrl-Z stops the whole job', ({ input }) => input.write('\x1a'), 'kill 0 SIGTSTP'],
    ['a signal stops the program', ({ signals }) => signals.emit('SIGTSTP'), 'kill 4711 SIGTSTP'],
  ])('%s with a restored terminal, and the game draws the table again on return', async (_, action, kill) => {
    const game = terminal.play({ deal: DEAL });
    await terminal.settle();
    action(terminal);
    await terminal.settle();
    expect(terminal.events).toEqual([...ENTERED, ...LEFT, kill]);
    expect(terminal.signals.listenerCount('SIGTSTP')).toBe(0);
    terminal.take();
    terminal.signals.emit('SIGCONT');
    await terminal.settle();
    expect(terminal.events.slice(5)).toEqual(ENTERED);
    expect(terminal.take()).toContain('#11');
    await terminal.type('q');
    expect([await game, terminal.events.slice(7)]).toEqual([0, LEFT]);
  });

  test('fills the terminal again if it was stopped without a warning', async () => {
    const game = terminal.play();
    await terminal.settle();
    terminal.signals.emit('SIGCONT');
    await terminal.type('q');
    expect([await game, terminal.events]).toEqual([0, [...ENTERED, ...LEFT, ...ENTERED, ...LEFT]]);
  });
});

describe('full-screen games', () => {
  test('a full-screen game begins at once with the given deal', async () => {
    const game = terminal.play({ deal: DEAL });
    await terminal.settle();
    expect(terminal.take()).toMatch(/#11\b.*Moves: 0/);
    await terminal.type('q');
    await game;
  });

  test('a full-screen game names another house next to the deal', async () => {
    const game = terminal.play({ deal: DEAL, house: 'ycp-selection' });
    await terminal.settle();
    expect(terminal.take()).toMatch(/Selections \(York 2021\) #11\b.*Moves: 0/);
    await terminal.type('q');
    await game;
  });

  test('the next game has a different deal', async () => {
    const game = terminal.play({ deal: DEAL });
    await terminal.settle();
    terminal.take();
    await terminal.type('n');
    expect(terminal.take()).toMatch(/#(?!11\b)\d+.*Moves: 0/);
    await terminal.type('q');
    await game;
  });

  test('a full-screen game says why an event is refused', async () => {
    const game = terminal.play({ deal: DEAL });
    await terminal.type('1\rf\r');
    expect(terminal.take()).toMatch(/A foundation starts with an ace/);
    await terminal.type('q');
    await game;
  });

  test.each([
    ['ycp-text', true],
    ['ulg', false],
  ])('a full-screen game shows whether the foundations of %s have suits: %p', async (house, isBound) => {
    const game = terminal.play({ house, deal: DEAL });
    await terminal.settle();
    expect(/[♣c] +[♦d] +[♥h] +[♠s]/.test(plain(terminal.take()))).toBe(isBound);
    await terminal.type('q');
    await game;
  });

  test('About credits the given name', async () => {
    const game = terminal.play({ name: 'Ada Lovelace' });
    await terminal.type('i');
    expect(terminal.take()).toContain('by Ada Lovelace');
    await terminal.type('\x03');
    await game;
  });

  test('a full-screen game follows the size of its window', async () => {
    const game = terminal.play({ deal: DEAL });
    await terminal.settle();
    terminal.take();
    Object.assign(terminal.output, { columns: 20, rows: 11 });
    terminal.output.emit('resize');
    await terminal.settle();
    expect(terminal.take()).toContain('\x1b[2J');
    await terminal.type('q');
    await game;
  });

  test('a full-screen game treats a lone escape character as the escape key after a moment', async () => {
    const game = terminal.play({ deal: DEAL });
    await terminal.type('1\r');
    terminal.take();
    await terminal.type('\x1b');
    expect(terminal.take()).toBe('');
    await wait(100);
    expect(terminal.take()).toContain('arrows');
    await terminal.type('q');
    await game;
  });

  test('a full-screen game is recorded until the player quits', async () => {
    const tape: string[] = [];
    const record = (item: Item): unknown => item.kind === 'event' && tape.push(printItemIn(LANGUAGE, item));
    const game = terminal.play({ deal: DEAL, recording: { record, hasBegun: false } });
    await terminal.type('d');
    await terminal.type('qdd');
    await game;
    expect(tape).toEqual(['new', 'stock']);
  });
});
