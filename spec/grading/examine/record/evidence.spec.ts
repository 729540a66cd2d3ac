/** Tests which failures the grader keeps. */
import { describe, expect, test } from '@jest/globals';
import type { EventCheckId } from '../../../../src/grading/checks/event-checks.js';
import type { CheckFailure } from '../../../../src/grading/examine/record/evidence.js';
import { Evidence } from '../../../../src/grading/examine/record/evidence.js';

const failed = (check: EventCheckId, more: Partial<CheckFailure> = {}): CheckFailure => ({
  ...{ check, key: 'draw', message: 'wrong', seed: 1, calls: [], earlierGames: 0 },
  ...{ before: '', expected: '', seen: '' },
  ...more,
});

function afterFailures(...failures: readonly CheckFailure[]): Evidence {
  const evidence = new Evidence();
  for (const one of failures) evidence.fail(one);
  return evidence;
}

const checksOf = ({ failures }: Evidence): string[] => failures.map(({ check }) => check);

const THROWN = { crash: 'undo: it throws Error: x' };

test('keeps only the first failure of a check', () => {
  const evidence = afterFailures(failed('draw.three', { message: 'first' }), failed('draw.three'));
  expect(evidence.failures.map(({ message }) => message)).toEqual(['first']);
});

test('the same crash of the same event is not a second fault', () => {
  expect(checksOf(afterFailures(failed('undo.stock', THROWN), failed('undo.tableau', THROWN)))).toEqual([
    'undo.stock',
  ]);
});

test('a repeated crash belongs to the first check in order, whichever failed first', () => {
  const [king, one] = [failed('t>t.king', THROWN), failed('t>t.one', THROWN)];
  expect([checksOf(afterFailures(king, one)), checksOf(afterFailures(one, king))]).toEqual([
    ['t>t.one'],
    ['t>t.one'],
  ]);
});

describe('events that crash the handler only sometimes', () => {
  const hung = (check: EventCheckId, event: string, key: string): CheckFailure =>
    failed(check, { key, crash: `${event}: It did not answer.` });
  const settled = (answered: readonly string[], ...failures: readonly CheckFailure[]): string[] => {
    const evidence = afterFailures(...failures);
    for (const key of answered) evidence.noteReply(key, 'answered');
    evidence.settle();
    return checksOf(evidence);
  };
  const CARRY = hung('t>t.king', 'moveTableauToTableau', 't>t king');
  const RECYCLE = hung('recycle.all', 'clickStock', 'recycle');

  test('two such events count as one fault of the first check in order', () => {
    expect(settled(['t>t king', 'recycle'], CARRY, RECYCLE)).toEqual(['recycle.all']);
  });

  test('such an event counts as a different fault from an event that always crashes', () => {
    expect(settled(['t>t king'], CARRY, RECYCLE)).toEqual(['t>t.king', 'recycle.all']);
  });

  test('two such events count as two faults if the handler crashes in two ways', () => {
    const thrown = { ...RECYCLE, crash: 'clickStock: it throws Error: x' };
    expect(settled(['t>t king', 'recycle'], CARRY, thrown)).toEqual(['t>t.king', 'recycle.all']);
  });
});

test('a crash in another event, or of another kind, is a second fault', () => {
  const others = ['clickStock: it throws Error: x', 'undo: it throws Error: y'].map((crash) => ({ crash }));
  const [other, otherEnd] = others;
  const evidence = afterFailures(
    failed('undo.stock', THROWN),
    failed('draw.three', other),
    failed('undo.waste', otherEnd),
  );
  expect(checksOf(evidence)).toEqual(['undo.stock', 'draw.three', 'undo.waste']);
});

test('a check of normal play is blamed rather than a check of unusual events, whichever failed first', () => {
  expect(checksOf(afterFailures(failed('robust.throws', THROWN), failed('undo.stock', THROWN)))).toEqual([
    'undo.stock',
  ]);
  expect(checksOf(afterFailures(failed('undo.stock', THROWN), failed('robust.undo', THROWN)))).toEqual([
    'undo.stock',
  ]);
});

test('a crash in an event that is usually answered is blamed on what only this event had to do', () => {
  const crash = { crash: 'moveTableauToFoundation: hung', suspects: ['win.tableau'] as const };
  const evidence = afterFailures(failed('t>f.next', crash));
  evidence.settle();
  expect(checksOf(evidence)).toEqual(['t>f.next']);
  evidence.pass('t>f.next');
  evidence.settle();
  expect(evidence.failures).toMatchObject([{ check: 'win.tableau', seenAs: 't>f.next' }]);
});

test('a crash in an event that is usually answered stays with its check if the other check also passed', () => {
  const evidence = afterFailures(failed('t>f.next', { crash: 'x', suspects: ['turn-up.foundation'] }));
  evidence.pass('t>f.next');
  evidence.pass('turn-up.foundation');
  evidence.settle();
  expect(checksOf(evidence)).toEqual(['t>f.next']);
});
