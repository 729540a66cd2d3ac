/** Tests which signs a report explains. */
import { expect, test } from '@jest/globals';
import { legendOf } from '../../../../src/grading/export/text/legend.js';
import { eventsShown } from '../../../../src/grading/export/text/sentences.js';
import type { FailureReport } from '../../../../src/grading/report/grade-report.js';
import { COVERS, SMALL } from '../../support/reports.js';

const legend = (given: Partial<FailureReport>): string[] => {
  const failure = { ...COVERS, script: '', before: '', expected: '', seen: '', ...given };
  const [criterion] = SMALL.criteria;
  if (criterion === undefined) throw new Error('The report has criteria.');
  const report = { ...SMALL, criteria: [{ ...criterion, failures: [failure] }] };
  return legendOf(report).map(({ sign, meaning }) => `${sign}: ${meaning}`);
};

test('explains each event word once, preferably one with a number', () => {
  const script = '[Seed "1"] new stock stock*2 undo w>t3 w>t4 w>f1 t5>f2 f1>t4 t1>t2 t2>t6*3 { moves: 4 }';
  expect(legend({ script })).toEqual([
    'new: start a new game',
    'stock*2: click the stock, 2 times',
    'undo: take back the last move',
    'w>t3: move the top card of the waste to tableau 3',
    'w>f1: move the top card of the waste to foundation 1',
    't5>f2: move the top card of tableau 5 to foundation 2',
    'f1>t4: move the top card of foundation 1 to tableau 4',
    't2>t6*3: move the top 3 cards of tableau 2 to tableau 6',
  ]);
});

test('explains the question mark of an event that must be refused', () => {
  expect(legend({ script: 'new w>f3?' })).toEqual([
    'new: start a new game',
    'w>f3?: move the top card of the waste to foundation 3; “?” means that the program must refuse this',
  ]);
});

test('explains the signs of cards and piles that occur', () => {
  expect(legend({ seen: 'stock: full\nf1: 4c\nt1: ##\nt2: Th' })).toEqual([
    '4c: the four of clubs',
    'Th: the ten of hearts',
    '##: a card that is face down',
    't1 to t7: the tableau piles, from left to right',
    'f1 to f4: the foundations, from left to right',
  ]);
  expect(legend({ expected: 'stock: full\nwaste: ??' })).toEqual([
    '??: any card that has not been seen before',
  ]);
  expect(legend({ expected: 'the ## key' })).toEqual([]);
});

test('shows only the last events of a long script, but all of a rubric script', () => {
  const long = Array.from({ length: 50 }, (_, index) => `t1>t2*${index}`).join(' ');
  expect(eventsShown({ ...COVERS, script: `new ${long}` })).toMatch(/^… t1>t2\*38 .* t1>t2\*49$/);
  expect(legend({ script: `new ${long}` })).toContain('…: earlier events are left out here');
  const script = '[Deal "1"]\nnew\n{ moves: 1 }';
  expect(eventsShown({ ...COVERS, check: 'script:a', script })).toBe(script);
  expect(legend({ check: 'script:a', script })).toContain(
    '{: the text in braces says what the view must show at this point',
  );
});
