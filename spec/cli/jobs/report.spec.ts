import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { COMMAND_ENGLISH } from '../../../src/cli/strings/english.js';
import type { Analysis } from '../../../src/cli/analyse/analysis.js';
import { ANALYSED } from '../../../src/cli/analyse/analysis.js';
import { VerdictTally } from '../../../src/cli/jobs/verdict-tally.js';
import { ProgressReport } from '../../../src/cli/jobs/print-results.js';
import { Output } from '../../../src/cli/output.js';

const newTally = (): VerdictTally<Analysis['verdict']> =>
  new VerdictTally(ANALYSED, COMMAND_ENGLISH, { all: 4, jobs: 1 }, () => 0);

const won = (game: bigint): Analysis => ({
  game,
  score: 52,
  line: [],
  isExact: true,
  positions: 1,
  verdict: 'won',
  ms: 0,
});

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A report that sends standard output and standard error to the same place, like a terminal. */
function reportAt(
  columns: number | undefined,
  isShared: boolean,
): { report: ProgressReport<Analysis>; shown: () => string } {
  let text = '';
  const write = (piece: string): void => {
    text += piece;
  };
  const report = new ProgressReport<Analysis>({
    lines: new Output(write),
    errors: new Output(write, 0),
    tally: newTally(),
    print: ({ game }) => `game ${game}`,
    columns: () => columns,
    isShared,
    onError: (error) => {
      throw error;
    },
  });
  const shown = (): string => text.replaceAll('\r', '<').replaceAll('\u001b[K', '>');
  return { report, shown };
}

describe('the report, without a terminal', () => {
  test('prints each line at once, and nothing else', () => {
    const { report, shown } = reportAt(undefined, false);
    report.add(won(0n));
    const first = shown();
    report.add(won(1n));
    jest.advanceTimersByTime(1000);
    report.end();
    expect([first, shown()]).toEqual(['game 0\n', 'game 0\ngame 1\n']);
  });
});

describe('the report, in a terminal', () => {
  test('shows progress below the lines, prints them ten times a second, and erases the progress at the end', () => {
    const { report, shown } = reportAt(17, true);
    report.add(won(0n));
    report.add(won(1n));
    jest.advanceTimersByTime(100);
    report.add(won(2n));
    report.end();
    jest.advanceTimersByTime(1000);
    expect(shown()).toBe('<0/4 games, 0 won><>game 0\ngame 1\n<2/4 games, 2 won><>game 2\n');
  });

  test('overwrites the progress without erasing it if no lines appear in the terminal', () => {
    const { report, shown } = reportAt(17, false);
    jest.advanceTimersByTime(100);
    report.add(won(0n));
    jest.advanceTimersByTime(100);
    report.end();
    expect(shown()).toBe('<0/4 games, 0 won><0/4 games, 0 won>game 0\n<1/4 games, 1 won><>');
  });
});

test('reports an error when the timer writes', () => {
  const errors: unknown[] = [];
  const gone = new Output(() => {
    throw new Error('nobody reads');
  }, 0);
  const report = new ProgressReport({
    lines: new Output(() => undefined),
    errors: gone,
    tally: newTally(),
    print: () => '',
    columns: () => 80,
    isShared: false,
    onError: (error) => errors.push(error),
  });
  jest.advanceTimersByTime(100);
  expect(errors).toHaveLength(2);
  expect(() => report.end()).toThrow('nobody reads');
});
