/** What was expected and what was seen, as a table and as a step of a script. */
import { expect, test } from '@jest/globals';
import { row } from '../../../src/scripts/running/row.js';
import { factStep, lacking, printRows } from '../../../src/scripts/running/step.js';

const [SAME, OTHER] = [row('moves', '4', '4'), row('t1', 'Ah 2h', 'Ah')];

test('rows hold where what was seen is what was expected', () => {
  expect([SAME, OTHER]).toEqual([
    { name: 'moves', expected: '4', seen: '4', holds: true },
    { name: 't1', expected: 'Ah 2h', seen: 'Ah', holds: false },
  ]);
});

test('rows are printed in columns, with a mark where they do not hold', () => {
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

test('facts fail together if one of them does', () => {
  expect([factStep([]), factStep([SAME]), factStep([SAME, OTHER])]).toStrictEqual([
    { rows: [] },
    { rows: [SAME] },
    { rows: [SAME, OTHER], fault: { kind: 'fact' } },
  ]);
});

test('what a handler lacks is told as if calling it had thrown', () => {
  expect(lacking('bring', 'a handler', 'null')).toEqual({
    rows: [{ name: 'bring', expected: 'a handler', seen: 'null', holds: false }],
    fault: { kind: 'thrown', error: new TypeError('bring needs a handler, not null') },
  });
});
