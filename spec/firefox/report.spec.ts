import { expect, test } from '@jest/globals';
import { reportOf } from './report.js';

const GAPS = [
  { reason: 'No finger', error: 'taps', tests: { presses: ['a tap'], games: ['with a finger'] } },
];

test('each gap is told with its reason and its tests, and all are counted', () => {
  const tests = [
    { name: 'a tap on the stock', status: 'todo' },
    { name: 'a tap on a card', status: 'todo' },
    { name: 'a drag', status: 'passed' },
    { name: 'a click', status: 'failed' },
  ];
  expect(reportOf([{ file: 'presses', tests }], GAPS)).toEqual({
    lines: [
      '1 passed in Firefox; 2 cannot be told there:',
      '2: No finger',
      '   presses: a tap on the stock',
      '   presses: a tap on a card',
    ],
    isStale: false,
  });
});

test('an entry that no test of its file is called by is stale', () => {
  const report = reportOf([{ file: 'games', tests: [{ name: 'with the mouse', status: 'passed' }] }], GAPS);
  expect(report).toEqual({
    lines: ['1 passed in Firefox; 0 cannot be told there:', 'No test is called so: games: with a finger'],
    isStale: true,
  });
});
