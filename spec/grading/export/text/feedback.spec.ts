/** The feedback on one criterion, as lines. */
import { expect, test } from '@jest/globals';
import type { CriterionReport, FailureReport } from '../../../../src/grading/report/grade-report.js';
import {
  PLAIN,
  feedbackOn,
  indented,
  separated,
  wrapped,
} from '../../../../src/grading/export/text/feedback.js';

const failure: FailureReport = {
  check: 'undo.covers',
  title: 'undo covers it',
  message: 'It does not.',
  script: 'new\nundo',
  before: 'moves: 1',
  expected: 'nothing changes',
  seen: 'an error\n  at undo',
  replay: 'klondike replay',
};

const criterion: CriterionReport = {
  id: 'undo',
  title: 'Undo',
  score: 0,
  max: 1,
  quote: 'must undo',
  hint: 'Keep it.',
  passed: 0,
  total: 2,
  status: 'failed',
  failures: [failure],
  untried: ['a', 'b\nc'],
};

/** Replaces colors by signs. */
const SIGNED = {
  ...PLAIN,
  strong: (text: string) => `*${text}*`,
  wrong: (text: string) => `!${text}!`,
  right: (text: string) => `+${text}+`,
};

const feedbackText = (more: Partial<CriterionReport>, width = 96): string =>
  feedbackOn({ ...criterion, ...more }, { ...SIGNED, width }).join('\n');

const contrast = (expected: string, seen: string, width = 96): string => {
  const only = { ...failure, expected, seen, script: '', before: '', replay: '', message: '' };
  return feedbackText({ quote: '', hint: '', untried: [], failures: [only] }, width);
};

test('feedback has the statement, the faults, the untried checks and the hint', () => {
  expect(feedbackText({})).toBe(`The statement: “must undo”

!✗ Undo covers it (undo.covers)!
  It does not.

  The shortest script that shows it:
    new
    undo

  The table before its last event:
    moves: 1

  Expected:
    +nothing changes+

  Seen:
    !an error!
    !  at undo!

  See it again:
    klondike replay

Not tried: a, b c

Hint: Keep it.`);
});

test('feedback omits empty parts', () => {
  expect(contrast('', '')).toBe('!✗ Undo covers it (undo.covers)!');
  expect(feedbackText({ failures: [], quote: ' ', hint: '\n', untried: [] })).toBe('');
  expect(feedbackText({ failures: [], untried: [], status: 'passed' })).toBe('');
});

test('two tables appear side by side if they fit, with marks on piles that differ', () => {
  const [expected, seen] = ['stock: full\nt1: Kh Qs\nmoves: 1', 'stock: full\nt1: Kh\nmoves: 1'];
  const sideBySide = `!✗ Undo covers it (undo.covers)!

           *Expected*  *Seen*
    stock  full      full
  !≠! t1     +Kh Qs   +  !Kh!
    moves  1         1`;
  expect(contrast(expected, seen)).toBe(sideBySide);
  expect(contrast(expected, seen, 25)).toBe(sideBySide.replace('covers it (', 'covers it!\n!('));
  expect(contrast(expected, seen, 24)).toBe(`!✗ Undo covers it!
!(undo.covers)!

    stock  full
  !≠! t1     expected +Kh Qs+
           seen     !Kh!
    moves  1`);
});

test('long cells make their columns wider', () => {
  const [long, longer] = ['Kh Qs Jh Ts', 'Kh Qs Jh Ts 9h'];
  expect(contrast(`t1: ${long}`, `t1: ${longer}`, 50)).toBe(`!✗ Undo covers it (undo.covers)!

           *Expected   *  *Seen*
    stock  full         full
  !≠! t1     +${long}+  !${longer}!
    moves  0            0`);
});

test('texts wrap at the width', () => {
  const text = feedbackText({ quote: 'a b c d e', hint: 'one two', failures: [], untried: [] }, 16);
  expect(text).toBe('The statement:\n“a b c d e”\n\nHint: one two');
});

test.each([
  ['', 5, []],
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 6, ['one', 'two', 'three']],
  ['unbreakable a', 4, ['unbreakable', 'a']],
  ['山札 a', 5, ['山札', 'a']],
  ['山札 a', 6, ['山札 a']],
])('%j in %i columns becomes %j', (text, width, lines) => {
  expect(wrapped(text, width)).toEqual(lines);
});

test('an empty line without indentation separates blocks', () => {
  expect(separated([[], ['a'], [], ['b', 'c']])).toEqual(['a', '', 'b', 'c']);
  expect([indented(['a', '', 'b']), indented(['a'], 4)]).toEqual([['  a', '', '  b'], ['    a']]);
});
