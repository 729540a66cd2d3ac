/** Expected and seen values, as a table and as the result of an item. */
import { expect, test } from '@jest/globals';
import { row } from '../../../src/scripts/running/row.js';
import { factStep, missingStep, printRows } from '../../../src/scripts/running/step.js';

const [SAME, OTHER] = [row('moves', '4', '4'), row('t1', 'Ah 2h', 'Ah')];

test('a row holds if the seen value equals the expected value', () => {
  expect([SAME, OTHER]).toEqual([
    { name: 'moves', expected: '4', seen: '4', holds: true },
    { name: 't1', expected: 'Ah 2h', seen: 'Ah', holds: false },
  ]);
});

test('prints rows in columns, and marks failed rows', () => {
  expect(printRows([SAME, OTHER, row('won', '', '')]).split('\n')).toEqual([
    '          expected  seen',
    '   moves  4         4',
    '>  t1     Ah 2h     Ah',
    '   won',
  ]);
  expect(printRows([OTHER], { expected: 'rules', seen: 'handler' }).split('\n')).toEqual([
    '       rules  handler',
    '>  t1  Ah 2h  Ah',
  ]);
});

test('the facts of a check fail together if one of them fails', () => {
  expect([factStep([]), factStep([SAME]), factStep([SAME, OTHER])]).toStrictEqual([
    { rows: [] },
    { rows: [SAME] },
    { rows: [SAME, OTHER], fault: { kind: 'fact' } },
  ]);
});

test('reports a missing method like a call that throws', () => {
  expect(missingStep('bring', 'a handler', 'null')).toEqual({
    rows: [{ name: 'bring', expected: 'a handler', seen: 'null', holds: false }],
    fault: { kind: 'thrown', error: new TypeError('bring needs a handler, not null') },
  });
});
