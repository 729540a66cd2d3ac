import { expect, test } from '@jest/globals';
import { reportOf } from './report.js';

const GAPS = [
  { reason: 'No finger', error: 'taps', tests: { presses: ['a tap'], games: ['with a finger'] } },
];

test('lists each gap with its reason and tests, and counts them', () => {
  const tests = [
    { name: 'a tap on the stock', status: 'todo' },
    { name: 'a tap on a card', status: 'todo' },
    { name: 'a drag', status: 'passed' },
    { name: 'a click', status: 'failed' },
  ];
  expect(reportOf([{ file: 'presses', tests }], GAPS)).toEqual({
    lines: [
      "1 passed in Firefox; 2 can't run there:",
      '2: No finger',
      '   presses: a tap on the stock',
      '   presses: a tap on a card',
    ],
    isStale: false,
  });
});

test('reports an entry without a matching test as stale', () => {
  const report = reportOf([{ file: 'games', tests: [{ name: 'with the mouse', status: 'passed' }] }], GAPS);
  expect(report).toEqual({
    lines: ["1 passed in Firefox; 0 can't run there:", 'No test has the name: games: with a finger'],
    isStale: true,
  });
});
