/** Tests a process that answers in lines. Files stand in for its pipes, and no process starts. */
import * as fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Launch } from '../../../src/grading/remote/launch.js';
import { errorOf } from '../../support/error-of.js';
import { ownFolder } from '../../support/own-folder.js';

/** All calls to the stand-ins, in order. */
const DONE: unknown[][] = [];
const NOW = { pid: 7 as number | undefined, hasKilled: false, spawned: [] as unknown[], printing: -1 };

const FOLDER = ownFolder();
const [THERE, BACK] = [join(FOLDER, 'there'), join(FOLDER, 'back')];
const opened = { there: { reading: -1, writing: -1 }, back: { reading: -1, writing: -1 } };

jest.unstable_mockModule('node:child_process', () => ({
  spawn: (...args: unknown[]) => {
    NOW.spawned = args;
    NOW.printing = (args[2] as { stdio: number[] }).stdio[2] ?? -1;
    return {
      pid: NOW.pid,
      on: (...on: unknown[]) => DONE.push(['on', on[0], (on[1] as () => unknown)()]),
      unref: () => DONE.push(['unref']),
    };
  },
}));
jest.unstable_mockModule('node:process', () => ({
  versions: { node: '20.19.0' },
  kill: (...args: unknown[]) => {
    DONE.push(['kill', ...args]);
    throw new Error('It has ended.');
  },
}));
jest.unstable_mockModule('../../../src/grading/remote/pipes.js', () => ({
  newPipes: () => [opened.there, opened.back],
}));
jest.unstable_mockModule('../../../src/grading/remote/watchdog.js', () => ({
  Watch: class {
    readonly await = (milliseconds: number): unknown => DONE.push(['await', milliseconds]);
    readonly answered = (): unknown => DONE.push(['answered']);
    readonly end = (): unknown => DONE.push(['unwatch']);
    constructor(pid: number, { writing, reading }: Readonly<Record<'writing' | 'reading', number>>) {
      DONE.push(['watch', pid, writing, reading]);
    }
    get hasKilled(): boolean {
      return NOW.hasKilled;
    }
  },
}));

const { Child } = await import('../../../src/grading/remote/child.js');
const { LIMITS } = await import('../../../src/grading/remote/launch.js');

const isOpen = (file: number): boolean => errorOf(() => fs.fstatSync(file)) === 'nothing';

beforeEach(() => {
  for (const file of [THERE, BACK]) fs.writeFileSync(file, '');
  opened.there = { reading: fs.openSync(THERE, 'r'), writing: fs.openSync(THERE, 'a') };
  opened.back = { reading: fs.openSync(BACK, 'r'), writing: fs.openSync(BACK, 'a') };
  Object.assign(NOW, { pid: 7, hasKilled: false });
  DONE.length = 0;
});

afterEach(() => {
  const files = [opened.there, opened.back].flatMap(({ reading, writing }) => [reading, writing]);
  for (const file of files) if (isOpen(file)) fs.closeSync(file);
});

const LAUNCH: Launch = { command: ['node', 'ada.js', '5'], channel: 'fd 3', folder: '/class', reads: [] };

const started = (launch: Partial<Launch> = {}): ReturnType<typeof Child.start> =>
  Child.start({ ...LAUNCH, ...launch }, { LANG: 'C' }, { ...LIMITS, lineBytes: 8, outputBytes: 300 });

const fault = (kind: string, message: string): unknown =>
  expect.objectContaining({ name: 'CandidateFault', kind, message });

const thrownBy = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return error;
  }
};

const TOO_MUCH = 'It printed too much in one event.';

describe('a new process', () => {
  test.each<[channel: Launch['channel'], speaksByOutput: boolean]>([
    ['fd 3', false],
    ['stdout', true],
  ])('starts with its protocol on %s', (channel, speaksByOutput) => {
    const { there, back } = opened;
    const child = started({ channel });
    const { printing } = NOW;
    const stdio = speaksByOutput
      ? [there.reading, back.writing, printing]
      : [there.reading, printing, printing, back.writing];
    expect(NOW.spawned).toEqual([
      'node',
      ['ada.js', '5'],
      { cwd: '/class', env: { LANG: 'C' }, detached: true, stdio },
    ]);
    expect([child.speaksByOutput, child.isAlive]).toEqual([speaksByOutput, true]);
    expect(DONE).toEqual([['on', 'error', undefined], ['unref'], ['watch', 7, there.writing, back.reading]]);
  });

  test('gets only its own ends of the pipes', () => {
    const { there, back } = opened;
    started();
    const files = [there.reading, back.writing, there.writing, back.reading, NOW.printing];
    expect(files.map(isOpen)).toEqual([false, false, true, true, true]);
  });

  test('does not start if its program is missing, and all files are closed', () => {
    NOW.pid = undefined;
    const { there, back } = opened;
    expect(() => started({ command: ['nosuch'] })).toThrow(
      fault('not started', 'This machine has no program nosuch.'),
    );
    expect([there.writing, back.reading, NOW.printing].map(isOpen)).toEqual([false, false, false]);
  });
});

describe('the lines of a process', () => {
  test('lines are written to the process', () => {
    const child = started();
    child.send('one');
    child.send('two');
    expect(fs.readFileSync(THERE, 'utf8')).toBe('one\ntwo\n');
  });

  test('lines are read from the process one by one', () => {
    fs.appendFileSync(BACK, 'one\nté\n');
    const child = started();
    const silent = [child.isSilent];
    const lines = [child.line(), child.line()];
    silent.push(child.isSilent);
    fs.appendFileSync(BACK, '\nfour');
    lines.push(child.line());
    silent.push(child.isSilent);
    fs.appendFileSync(BACK, 'th\n');
    expect([lines, child.line(), silent]).toEqual([['one', 'té', ''], 'fourth', [true, true, false]]);
  });

  test('many lines may come, each of the maximum length', () => {
    const lines = Array.from({ length: 9 }, (_, at) => String(at).repeat(7));
    fs.appendFileSync(BACK, lines.map((line) => `${line}\n`).join(''));
    const child = started();
    expect(lines.map(() => child.line())).toEqual(lines);
  });

  test.each(['x'.repeat(8), 'x'.repeat(20)])('a line that is too long is a fault: %s', (line) => {
    fs.appendFileSync(BACK, line);
    const child = started();
    expect(() => child.line()).toThrow(fault('flooded', 'It wrote a line of more than 8 bytes.'));
  });
});

describe('a lost process', () => {
  test('is reported as ended if its output ends', () => {
    fs.appendFileSync(BACK, 'half');
    const child = started();
    expect(() => child.line()).toThrow(fault('ended', 'Its process ended.'));
  });

  test('is reported as ended if its input is closed', () => {
    const child = started();
    fs.closeSync(opened.there.writing);
    expect(() => child.send('one')).toThrow(fault('ended', 'Its process ended.'));
  });

  test.each(['', 'late\n'])(
    'is reported as hung if it took too long, whatever it writes afterwards: %j',
    (text) => {
      fs.appendFileSync(BACK, text);
      NOW.hasKilled = true;
      const child = started();
      expect(() => child.line()).toThrow(fault('hung', 'It did not answer in time.'));
    },
  );

  test('is reported as flooded if it printed too much', () => {
    NOW.hasKilled = true;
    const child = started();
    fs.writeSync(NOW.printing, ' '.repeat(300));
    expect(() => child.line()).toThrow(fault('flooded', TOO_MUCH));
  });

  test('is reported with its last output', () => {
    const child = started();
    fs.writeSync(NOW.printing, 'hello\n');
    expect(child.fault('ended', 'It ended.')).toEqual(fault('ended', 'It ended. Its last output:\nhello'));
  });
});

describe('within a time limit', () => {
  test('the watchdog watches a call, which returns its result', () => {
    const child = started();
    DONE.length = 0;
    expect(child.within(50, () => DONE.push(['talk']) && 'result')).toBe('result');
    expect([DONE, child.isAlive]).toEqual([[['await', 50], ['talk'], ['answered']], true]);
  });

  test('a fault ends the process only once', () => {
    const { there, back } = opened;
    const child = started();
    DONE.length = 0;
    const error = new Error('no');
    const failing = (): never => {
      throw error;
    };
    expect([thrownBy(() => child.within(50, failing)), child.isAlive]).toEqual([error, false]);
    child.end();
    expect(DONE).toEqual([['await', 50], ['unwatch'], ['kill', -7, 'SIGKILL']]);
    expect([there.writing, back.reading, NOW.printing].map(isOpen)).toEqual([false, false, false]);
    expect(() => child.within(50, () => 0)).toThrow(fault('ended', 'Its process had already ended.'));
    expect(DONE.length).toBe(3);
  });

  test('printing too much is a fault', () => {
    const child = started();
    const flood = (): unknown => fs.writeSync(NOW.printing, ' '.repeat(300));
    expect(thrownBy(() => child.within(50, flood))).toEqual(fault('flooded', TOO_MUCH));
    expect(child.isAlive).toBe(false);
  });
});

describe('a line that is not a message', () => {
  const said = (printed: string): string => `It ended. Its last output:\n${printed}`;
  const [some, other] = ['x'.repeat(50), 'y'.repeat(50)];

  test('is added to the output and counts as a hundred bytes more', () => {
    const child = started();
    child.keep(some);
    child.keep(other);
    expect(child.fault('ended', 'It ended.').message).toBe(said(`${some}\n${other}`));
    expect(thrownBy(() => child.keep(''))).toMatchObject({ kind: 'flooded' });
  });

  test('no longer counts for the next program', () => {
    const child = started();
    child.keep(some);
    child.forgetOutput();
    child.keep(other);
    child.keep(other);
    expect(child.fault('ended', 'It ended.').message).toBe(said(`${other}\n${other}`));
  });
});
