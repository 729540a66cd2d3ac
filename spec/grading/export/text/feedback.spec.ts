/** Prints the feedback on one criterion as lines. */
import { expect, test } from '@jest/globals';
import type {
  CriterionReport,
  FailureReport,
  GradeReport,
} from '../../../../src/grading/report/grade-report.js';
import {
  PLAIN,
  feedbackOn,
  indented,
  preambleOf,
  separated,
  wrapped,
} from '../../../../src/grading/export/text/feedback.js';

const failure: FailureReport = {
  check: 'undo.covers',
  title: 'undo covers it',
  lastEvent: 'You undid.',
  message: 'it does not',
  script: 'new\nundo',
  before: 't1: Kh',
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
  titles: { a: 'a does' },
};

/** Marks colors with signs. */
const SIGNED = {
  ...PLAIN,
  strong: (text: string) => `*${text}*`,
  wrong: (text: string) => `!${text}!`,
  right: (text: string) => `+${text}+`,
};

const feedbackText = (more: Partial<CriterionReport>, width = 96): string =>
  feedbackOn({ ...criterion, ...more }, { ...SIGNED, width }).join('\n');

const contrast = (expected: string, seen: string, width = 96): string => {
  const only = { ...failure, expected, seen, script: '', before: '', replay: '', message: '', lastEvent: '' };
  return feedbackText({ quote: '', hint: '', untried: [], failures: [only] }, width);
};

test('feedback has the statement, the faults, the untried checks and the hint', () => {
  expect(feedbackText({})).toBe(`The statement: “must undo”

!✗ Undo covers it!
  You undid. It does not.

  The table before the last event:
    t1: Kh

  Expected:
    +nothing changes+

  Seen:
    !an error!
    !  at undo!

  The shortest script that shows it:
    new undo

  See it again:
    klondike replay

Not tried:
- A does
- B c

Hint: Keep it.`);
});

test('feedback omits empty parts', () => {
  expect(contrast('', '')).toBe('!✗ Undo covers it!');
  expect(feedbackText({ failures: [], quote: ' ', hint: '\n', untried: [] })).toBe('');
  expect(feedbackText({ failures: [], untried: [], status: 'passed' })).toBe('');
});

test('two tables appear side by side if they fit, and piles that differ are marked', () => {
  const [expected, seen] = ['stock: full\nt1: Kh Qs\nmoves: 1', 'stock: full\nt1: Kh\nmoves: 1'];
  const sideBySide = `!✗ Undo covers it!

           *Expected*  *Seen*
    stock  full      full
  !≠! t1     +Kh Qs   +  !Kh!
    moves  1         1`;
  expect(contrast(expected, seen)).toBe(sideBySide);
  expect(contrast(expected, seen, 25)).toBe(sideBySide);
  expect(contrast(expected, seen, 24)).toBe(`!✗ Undo covers it!

    stock  full
  !≠! t1     expected +Kh Qs+
           seen     !Kh!
    moves  1`);
});

test('long cells make their columns wider', () => {
  const [long, longer] = ['Kh Qs Jh Ts', 'Kh Qs Jh Ts 9h'];
  expect(contrast(`t1: ${long}`, `t1: ${longer}`, 50)).toBe(`!✗ Undo covers it!

           *Expected   *  *Seen*
    stock  full         full
  !≠! t1     +${long}+  !${longer}!
    moves  0            0`);
});

test('texts wrap at the width', () => {
  const bare = { ...failure, lastEvent: '', message: '', before: '', expected: '', seen: '', replay: '' };
  const failures = [{ ...bare, title: 'no', script: '' }];
  const text = feedbackText({ quote: 'a b c d e', hint: 'one two', failures, untried: [] }, 16);
  expect(text).toBe('The statement:\n“a b c d e”\n\n!✗ No!\n\nHint: one two');
});

test('a criterion without a fault of its own gets no hint, because its code may be right', () => {
  expect(feedbackText({ failures: [] })).toBe('Not tried:\n- A does\n- B c');
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

test('a fault that is charged to another check is a note without a cross', () => {
  const counted = { ...failure, countedWith: 'undo.tableau', replay: '' };
  const titles = { 'undo.tableau': 'undo takes back a move' };
  expect(feedbackText({ failures: [counted], untried: [], titles, status: 'passed', score: 1 })).toBe(
    `Note: Undo covers it
  You undid. It does not. This is the same fault as “Undo takes back a move”. It is counted
  there, and costs nothing here.`,
  );
});

test('a criterion with full points has no statement and no hint', () => {
  expect(feedbackText({ failures: [], status: 'incomplete', score: 1 })).toBe('Not tried:\n- A does\n- B c');
});

test('crashes come before other faults, and long sentences wrap', () => {
  const crash = { ...failure, title: 'it throws', crashed: true as const };
  const text = feedbackText({ failures: [failure, { ...crash, expected: 'one two three' }] }, 14);
  expect(text.indexOf('✗ It throws')).toBeLessThan(text.indexOf('✗ Undo'));
  expect(text).toContain('    +one two+\n    +three+\n');
});

const REPORT: GradeReport = {
  ...{ submission: 'a', name: '', rubric: 'r', rubricTitle: '', seed: 1, score: 0, max: 1 },
  ...{ complete: true, isolated: true, criteria: [criterion], ledger: {}, notes: [], milliseconds: 0 },
};

test('a report starts with the first fault to fix and the legend', () => {
  expect(preambleOf(REPORT)).toEqual([
    'Fix this first',
    '  Undo covers it (Undo, 0 of 1 point)',
    '  You undid. It does not.',
    '  See it again:',
    '    klondike replay',
    '',
    'How to read the events and the tables',
    '  new       start a new game',
    '  undo      take back the last move',
    '  Kh        the king of hearts',
    '  t1 to t7  the tableau piles, from left to right',
  ]);
  expect(preambleOf({ ...REPORT, criteria: [] })).toEqual([]);
});
