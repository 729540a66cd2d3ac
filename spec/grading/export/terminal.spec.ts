import { expect, test } from '@jest/globals';
import { printTerminal } from '../../../src/grading/export/terminal.js';
import { widthOf } from '../../../src/terminal/drawing/text.js';
import { CLASS, SMALL } from '../support/reports.js';

test.each([72, 80, 120])('no line in the reports on a class is longer than %i columns', (width) => {
  const long = printTerminal(CLASS, { width })
    .split('\n')
    .filter((line) => widthOf(line, true) > width);
  expect(long).toEqual([]);
});

test('the heading names the rubric by id and title, or by id alone if both are the same', () => {
  const headOf = (rubricTitle: string): string =>
    printTerminal([{ ...SMALL, rubricTitle }]).split('\n\n')[0] ?? '';
  expect(headOf('Exam of\nJune')).toContain('(rubric ulg: “Exam of June”, seed 1, not in a sandbox)');
  expect([headOf('ulg'), headOf(' ')].map((head) => head.split('\n')[1])).toEqual([
    '3 of 6 points (rubric ulg, seed 1, not in a sandbox)',
    '3 of 6 points (rubric ulg, seed 1, not in a sandbox)',
  ]);
});

test('a narrow terminal shows the expected table above the one that was seen', () => {
  expect(printTerminal([SMALL], { width: 50 })).toContain(`
      t3     ## ## 4s
    ≠ t4     expected ## ## ## 4h
             seen     ## ## 6c 4h
      t5     ## ## ## ## 8d
`);
});

test('in a narrow terminal, the result of a criterion takes several lines', () => {
  const criteria = SMALL.criteria.map((one) => ({ ...one, hindrances: ['draw.three'] }));
  const text = printTerminal([{ ...SMALL, criteria }], { width: 40 });
  expect(text).toContain('partly ruled out\n');
  expect(text).toContain('by a fault\n');
});

test('the notes have a heading', () => {
  expect(printTerminal([{ ...SMALL, notes: ['One.'] }])).toContain('\n\nNotes\n');
  expect(printTerminal([{ ...SMALL, complete: true, notes: [], ledger: {} }])).not.toContain('Notes');
});

test('a command that is longer than the line does not wrap', () => {
  expect(printTerminal([SMALL], { width: 40 })).toContain(
    "\n      klondike replay --handler 'class/bob' undo-covers.klon\n",
  );
});

test('colors appear only on request', () => {
  const colored = printTerminal([SMALL], { colors: true });
  expect(printTerminal([SMALL])).not.toContain('\u001b');
  expect(colored).toContain('0 / 1  \u001b[1mnot all tried\u001b[0m');
  expect(colored).toContain('\u001b[31m≠\u001b[0m t4     \u001b[32m## ## ## 4h');
  expect(colored.replaceAll(/\u001b\[\d+m/g, '')).toBe(printTerminal([SMALL]));
});

test('a wide character in a title does not shift the columns', () => {
  const [first] = SMALL.criteria;
  if (first === undefined) throw new Error('The report has criteria.');
  const text = printTerminal([
    { ...SMALL, criteria: [{ ...first, title: '山札' }, ...SMALL.criteria.slice(1)] },
  ]);
  expect(text).toContain('\n  山札                 2 / 2  passed\n  Undo                 1 / 2  failed\n');
});
