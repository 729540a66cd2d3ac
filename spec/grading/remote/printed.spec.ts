/** Tests how much a process may print, and how much of it stays. */
import { fstatSync, writeSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { PrintedOutput } from '../../../src/grading/remote/child.js';

const MOST = 100_000;

/** Prints this many characters, ends the event, and returns whether that is accepted and what stays in the file. */
function afterEvent(letters: number): [isAccepted: boolean, size: number] {
  const printed = new PrintedOutput(MOST);
  writeSync(printed.file, 'x'.repeat(letters));
  return [printed.endEvent(), fstatSync(printed.file).size];
}

describe('after an event', () => {
  test.each<[letters: number, isAccepted: boolean, size: number]>([
    [0, true, 0],
    [65_536, true, 65_536],
    [65_537, true, 0],
    [99_999, true, 0],
    [100_000, false, 100_000],
    [100_001, false, 100_001],
  ])('accepts %d bytes of output (%s) and keeps %d bytes', (letters, isAccepted, size) => {
    expect(afterEvent(letters)).toEqual([isAccepted, size]);
  });

  test('earlier output still counts towards the limit', () => {
    const printed = new PrintedOutput(10);
    writeSync(printed.file, 'x'.repeat(9));
    const before = printed.isTooMuch;
    writeSync(printed.file, 'x');
    expect([before, printed.isTooMuch]).toEqual([false, true]);
  });
});

describe('the last output', () => {
  test.each<[what: string, text: string, told: string]>([
    ['nothing', '', ''],
    ['a short text, trimmed', '\n a\nb \n', 'a\nb'],
    ['1500 bytes of a longer text', `y${'x'.repeat(1500)}`, 'x'.repeat(1500)],
    ['without partial characters', `é${'x'.repeat(1499)}`, 'x'.repeat(1499)],
    ['without partial characters of four bytes', `😀${'x'.repeat(1497)}`, 'x'.repeat(1497)],
    ['a text with invalid characters, except at the beginning', 'a\uFFFDb', 'a\uFFFDb'],
  ])('is %s', (_, text, told) => {
    const printed = new PrintedOutput(MOST);
    writeSync(printed.file, text);
    expect(printed.last()).toBe(told);
  });

  test('is the end of the output, even if it was read before', () => {
    const printed = new PrintedOutput(MOST);
    writeSync(printed.file, 'first');
    printed.last();
    writeSync(printed.file, ', then');
    expect(printed.last()).toBe('first, then');
  });

  test('does not include output that was dropped', () => {
    const printed = new PrintedOutput(MOST);
    writeSync(printed.file, 'first');
    printed.forget();
    writeSync(printed.file, 'then');
    expect([printed.last(), printed.isTooMuch]).toEqual(['then', false]);
  });
});

test('the file for the output has no name', () => {
  expect(fstatSync(new PrintedOutput(MOST).file).nlink).toBe(0);
});
