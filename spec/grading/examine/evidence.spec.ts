/** What is kept of all that was seen. */
import { expect, test } from '@jest/globals';
import type { EventCheckId } from '../../../src/grading/checks/event-checks.js';
import type { Failed } from '../../../src/grading/examine/evidence.js';
import { Evidence } from '../../../src/grading/examine/evidence.js';

const failed = (check: EventCheckId, more: Partial<Failed> = {}): Failed => ({
  ...{ check, key: 'draw', message: 'wrong', seed: 1, calls: [], earlierGames: 0 },
  ...{ before: '', expected: '', seen: '' },
  ...more,
});

function afterFailures(...failures: readonly Failed[]): Evidence {
  const evidence = new Evidence();
  for (const one of failures) evidence.fail(one);
  return evidence;
}

const checksOf = ({ failures }: Evidence): string[] => failures.map(({ check }) => check);

const THROWN = { death: 'undo: it throws Error: x' };

test('only the first failure of a check is kept', () => {
  const evidence = afterFailures(failed('draw.three', { message: 'first' }), failed('draw.three'));
  expect(evidence.failures.map(({ message }) => message)).toEqual(['first']);
});

test('an event that dies as it has died before is no other fault', () => {
  expect(checksOf(afterFailures(failed('undo.stock', THROWN), failed('undo.tableau', THROWN)))).toEqual([
    'undo.stock',
  ]);
});

test('another event, or another end, is', () => {
  const others = ['clickStock: it throws Error: x', 'undo: it throws Error: y'].map((death) => ({ death }));
  const [other, otherEnd] = others;
  const evidence = afterFailures(
    failed('undo.stock', THROWN),
    failed('draw.three', other),
    failed('undo.waste', otherEnd),
  );
  expect(checksOf(evidence)).toEqual(['undo.stock', 'draw.three', 'undo.waste']);
});

test('the check of play is failed rather than that of what only programs do, whichever was seen first', () => {
  expect(checksOf(afterFailures(failed('robust.throws', THROWN), failed('undo.stock', THROWN)))).toEqual([
    'undo.stock',
  ]);
  expect(checksOf(afterFailures(failed('undo.stock', THROWN), failed('robust.undo', THROWN)))).toEqual([
    'undo.stock',
  ]);
});

test('an event that was answered at other times died of what only this one had to do', () => {
  const death = { death: 'moveTableauToFoundation: hung', suspects: ['win.tableau'] as const };
  const evidence = afterFailures(failed('t>f.next', death));
  evidence.settle();
  expect(checksOf(evidence)).toEqual(['t>f.next']);
  evidence.hold('t>f.next');
  evidence.settle();
  expect(evidence.failures).toMatchObject([{ check: 'win.tableau', seenAs: 't>f.next' }]);
});

test('it stays where it was seen if that, too, was done at other times', () => {
  const evidence = afterFailures(failed('t>f.next', { death: 'x', suspects: ['turn-up.foundation'] }));
  evidence.hold('t>f.next');
  evidence.hold('turn-up.foundation');
  evidence.settle();
  expect(checksOf(evidence)).toEqual(['t>f.next']);
});
