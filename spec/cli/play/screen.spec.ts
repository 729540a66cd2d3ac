import { beforeEach, describe, expect, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { TerminalScreen } from '../../../src/cli/play/screen.js';
import { FakeTerminal } from './fake-terminal.js';

let terminal: FakeTerminal;
let screen: TerminalScreen;

beforeEach(() => {
  terminal = new FakeTerminal();
  screen = new TerminalScreen(terminal.input, terminal.output);
});

/** The terminal's events, and the output between them. */
async function seen(): Promise<[string[], string]> {
  await terminal.settle();
  return [terminal.events, terminal.take()];
}

describe('screens', () => {
  test('the screen is filled once and restored once', async () => {
    screen.enter();
    screen.enter();
    screen.leave();
    screen.leave();
    expect(await seen()).toEqual([['raw', 'enter', 'leave', 'cooked'], '']);
  });

  test('the screen is not restored before it is filled', async () => {
    screen.leave();
    expect(await seen()).toEqual([[], '']);
  });

  test('the screen shows output at once while it is filled', async () => {
    screen.write('too soon');
    screen.enter();
    screen.write('table');
    screen.leave();
    screen.write('too late');
    const [, text] = await seen();
    expect(text).toBe('\x1b[?2026htable\x1b[?2026l');
  });

  test('the screen works without raw mode', async () => {
    const plain = new TerminalScreen(new PassThrough(), terminal.output);
    plain.enter();
    plain.leave();
    expect(await seen()).toEqual([['enter', 'leave'], '']);
  });
});

describe('the size of the screen', () => {
  test.each<[columns: number | undefined, rows: number | undefined, size: string]>([
    [132, 43, '132 by 43'],
    [undefined, undefined, '80 by 24'],
    [0, 0, '80 by 24'],
    [0, 24, '80 by 24'],
  ])('the size for %s columns and %s rows is %s', (...[columns, rows, size]) => {
    Object.assign(terminal.output, { columns, rows });
    expect(`${screen.size.columns} by ${screen.size.rows}`).toBe(size);
  });
});
