/** Turns passed and failed checks into points. */
import { describe, expect, test } from '@jest/globals';
import type {
  CriterionReport,
  FailureReport,
  GradeReport,
} from '../../../src/grading/report/grade-report.js';
import type { Criterion } from '../../../src/grading/rubric/rubric.js';
import { scoreFindings } from '../../../src/grading/score/score.js';

const criterion = (id: string, checks: readonly string[], more: Partial<Criterion> = {}): Criterion => ({
  ...{ id, checks, title: '', points: 6, gates: [], tier: 'play', scripts: [], aggregate: 'proportional' },
  ...{ hint: '', quote: '' },
  ...more,
});

const failure = (check: string): FailureReport => ({
  ...{ check, title: '', message: 'wrong', script: '', before: '', expected: '', seen: '', replay: '' },
});

interface CheckResults {
  readonly passed?: readonly string[];
  readonly failed?: readonly string[];
  readonly excused?: readonly string[];
}

const total = (
  criteria: readonly Criterion[],
  { passed = [], failed = [], excused = [] }: CheckResults,
): Pick<GradeReport, 'score' | 'max' | 'complete' | 'criteria'> =>
  scoreFindings({ id: 'r', title: '', house: 'ulg', door: 'events', criteria } as never, {
    ...{ passed: new Set(passed), excused: new Set(excused) },
    failures: new Map(failed.map((check) => [check, failure(check)])),
  });

const reportsOf = (criteria: readonly Criterion[], found: CheckResults): readonly CriterionReport[] =>
  total(criteria, found).criteria;

const marks = (criteria: readonly Criterion[], found: CheckResults): string[] =>
  reportsOf(criteria, found).map(({ id, score, status }) => `${id} ${score} ${status}`);

const THREE = ['a', 'b', 'c'];

test('checks share the points of their criterion', () => {
  expect(marks([criterion('one', THREE)], { passed: ['a', 'b'], failed: ['c'] })).toEqual(['one 4 failed']);
});

test('an all-or-nothing criterion gives no points after one fault', () => {
  const strict = criterion('one', THREE, { aggregate: 'all-or-nothing' });
  expect(marks([strict], { passed: ['a', 'b'], failed: ['c'] })).toEqual(['one 0 failed']);
  expect(marks([strict], { passed: THREE })).toEqual(['one 6 passed']);
});

test('a ladder gives points up to the first fault', () => {
  const ladder = criterion('one', THREE, { aggregate: 'ladder' });
  expect(marks([ladder], { passed: ['a', 'c'], failed: ['b'] })).toEqual(['one 2 failed']);
});

test('a check that failed once has failed, even if it also passed', () => {
  expect(marks([criterion('one', ['a', 'b'])], { passed: ['a', 'b'], failed: ['b'] })).toEqual([
    'one 3 failed',
  ]);
});

test('an untried check does not affect the score, unless a fault ruled it out', () => {
  const untried = criterion('one', ['t>t.one', 't>t.several', 't>t.king']);
  expect(marks([untried], { passed: ['t>t.one', 't>t.king'] })).toEqual(['one 6 incomplete']);
  const found = { passed: ['t>t.one', 't>t.king'], failed: ['turn-up.carry'] };
  expect(marks([untried], found)).toEqual(['one 4 incomplete']);
});

test('a criterion whose checks were not tried earns nothing', () => {
  expect(marks([criterion('one', THREE)], {})).toEqual(['one 0 incomplete']);
});

test('a passed check earns nothing for checks that a fault ruled out', () => {
  const win = criterion('win', ['win.tableau', 'win.waste', 'win.again', 'win.early']);
  const found = { passed: ['win.early'], failed: ['recycle.all'] };
  expect(marks([win], found)).toEqual(['win 0 incomplete']);
});

describe('a handler that never does what the criterion asks', () => {
  const column = criterion('column', ['t>t.one', 't>t.king', 't>t.refuses-fit']);
  const waste = criterion('waste', ['w>t.accepts', 'w>t.refuses-fit']);

  test('earns nothing for refusing', () => {
    const found = { failed: ['t>t.one'], passed: ['t>t.refuses-fit'] };
    expect(marks([column], { ...found, failed: ['t>t.one', 't>t.king'] })).toEqual(['column 0 failed']);
    expect(marks([column], { ...found, passed: ['t>t.refuses-fit', 't>t.king'] })).toEqual([
      'column 4 failed',
    ]);
  });

  test('earns points for a check that passed at other times', () => {
    const found = { failed: ['t>t.one', 't>t.king'], passed: ['t>t.one', 't>t.refuses-fit'] };
    expect(marks([column], found)).toEqual(['column 2 failed']);
  });

  test('is not excused by the same fault in another criterion', () => {
    const found = { failed: ['t>t.one', 'w>t.accepts'], passed: ['t>t.king', 'w>t.refuses-fit'] };
    expect(marks([column, waste], found)).toEqual(['column 4 incomplete', 'waste 0 failed']);
    expect(reportsOf([column, waste], found)[1]?.failures[0]?.message).toBe('wrong');
  });

  test('does not get points back through a second fault', () => {
    const found = { failed: ['t>t.one', 't>t.king', 't>t.refuses-fit'] };
    expect(marks([column], found)).toEqual(['column 0 failed']);
  });

  test('keeps the points of a criterion that asks only for refusals', () => {
    expect(marks([criterion('one', ['w>f.refuses'])], { passed: ['w>f.refuses'] })).toEqual(['one 6 passed']);
  });
});

test('a criterion says that its passed checks earn nothing, because a program that does nothing passes them', () => {
  const column = criterion('column', ['t>t.one', 't>t.refuses-fit']);
  const found = { failed: ['t>t.one'], passed: ['t>t.refuses-fit'] };
  expect(reportsOf([column], found)).toMatchObject([{ score: 0, passed: 1, passesEarnNothing: true }]);
  const done = reportsOf([column], { passed: ['t>t.one', 't>t.refuses-fit'] });
  expect(done.map(({ passesEarnNothing }) => passesEarnNothing)).toEqual([undefined]);
});

test('a criterion names the faults that ruled out its untried checks', () => {
  const criteria = [criterion('recycle', ['recycle.all']), criterion('count', ['count.start', 'count.undo'])];
  const found = { failed: ['draw.three', 'count.carry', 'robust.undo'], passed: ['count.start'] };
  expect(reportsOf(criteria, found).map(({ hindrances }) => hindrances)).toEqual([
    ['draw.three'],
    ['draw.three'],
  ]);
  const none = reportsOf(criteria, { passed: ['recycle.all', 'count.start', 'count.undo'] });
  expect(none.map(({ hindrances }) => hindrances)).toEqual([undefined, undefined]);
});

test('a check that does not apply to the submission does not count', () => {
  expect(marks([criterion('one', THREE)], { passed: ['a', 'b'], excused: ['c'] })).toEqual(['one 6 passed']);
});

test('a criterion is skipped if the criterion it depends on has no points', () => {
  const criteria = [criterion('deal', ['a']), criterion('draw', ['b'], { gates: ['deal'] })];
  expect(marks(criteria, { failed: ['a'], passed: ['b'] })).toEqual(['deal 0 failed', 'draw 0 skipped']);
  expect(marks(criteria, { passed: ['a', 'b'] })).toEqual(['deal 6 passed', 'draw 6 passed']);
});

test('a criterion is not skipped if its gate has some points or is worth no points', () => {
  const gated = criterion('draw', ['c'], { gates: ['deal'] });
  expect(marks([criterion('deal', ['a', 'b']), gated], { passed: ['a', 'c'], failed: ['b'] })).toEqual([
    'deal 3 failed',
    'draw 6 passed',
  ]);
  const free = criterion('deal', ['a'], { points: 0 });
  expect(marks([free, gated], { passed: ['a', 'c'] })).toEqual(['deal 0 passed', 'draw 6 passed']);
});

test('all checks in a skipped criterion are untried', () => {
  const scripts = [{ title: 'lesson', weight: 1, script: 'new' }];
  const [, skipped] = reportsOf(
    [criterion('deal', ['a']), criterion('draw', ['b'], { title: 'Draw', gates: ['deal'], scripts })],
    { failed: ['a'], passed: ['b'] },
  );
  expect(skipped).toEqual({
    ...{ id: 'draw', title: 'Draw', quote: '', hint: '', score: 0, max: 6, status: 'skipped' },
    ...{ passed: 0, total: 2, failures: [], untried: ['b', 'script:lesson'] },
    titles: { b: 'b', 'script:lesson': 'the script lesson runs as written' },
  });
});

test('a criterion without checks gets no points, even after other faults', () => {
  expect(marks([criterion('one', [])], { failed: ['a'] })).toEqual(['one 0 passed']);
});

test('a ladder whose first step fails gets no points', () => {
  const ladder = criterion('one', THREE, { aggregate: 'ladder' });
  expect(marks([ladder], { passed: ['b', 'c'], failed: ['a'] })).toEqual(['one 0 failed']);
});

test('the same fault on several routes costs points once, and the other failures name the charged check', () => {
  const criteria = [
    criterion('column', ['t>f.ace', 't>f.next']),
    criterion('waste', ['w>f.ace', 'w>f.next']),
  ];
  const found = { passed: ['t>f.next', 'w>f.next'], failed: ['t>f.ace', 'w>f.ace'] };
  expect(marks(criteria, found)).toEqual(['column 3 failed', 'waste 6 passed']);
  const [failure] = reportsOf(criteria, found)[1]?.failures ?? [];
  expect([failure?.message, failure?.countedWith]).toEqual(['wrong', 't>f.ace']);
});

test('points are rounded to hundredths', () => {
  const thirds = criterion('one', THREE, { points: 1 });
  expect(total([thirds], { passed: ['a', 'b'], failed: ['c'] }).score).toBe(0.67);
  expect(total([thirds, thirds, thirds], { passed: ['a'], failed: ['b', 'c'] }).score).toBe(0.99);
});

test('a report is complete if faults of the handler ruled out all untried checks', () => {
  const criteria = [criterion('one', ['a']), criterion('other', ['win.waste'], { points: 2 })];
  expect(total(criteria, { passed: ['a', 'win.waste'] })).toMatchObject({ score: 8, max: 8, complete: true });
  expect(total(criteria, { passed: ['a'] })).toMatchObject({ score: 6, max: 8, complete: false });
  const ruledOut = { passed: ['a'], failed: ['recycle.all'] };
  expect(total(criteria, ruledOut)).toMatchObject({ score: 6, max: 8, complete: true });
});
