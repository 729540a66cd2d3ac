/** From checks that held and checks that failed to points. */
import { describe, expect, test } from '@jest/globals';
import type {
  CriterionReport,
  FailureReport,
  GradeReport,
} from '../../../src/grading/report/grade-report.js';
import type { Criterion } from '../../../src/grading/rubric/rubric.js';
import { scored } from '../../../src/grading/score/score.js';
import { hindrancesOf } from '../../../src/grading/score/hindrances.js';
import { twinOf } from '../../../src/grading/score/twins.js';

const criterion = (id: string, checks: readonly string[], more: Partial<Criterion> = {}): Criterion => ({
  ...{ id, checks, title: '', points: 6, gates: [], tier: 'play', scripts: [], aggregate: 'proportional' },
  ...{ hint: '', quote: '' },
  ...more,
});

const failure = (check: string): FailureReport => ({
  ...{ check, title: '', message: 'wrong', script: '', before: '', expected: '', seen: '', replay: '' },
});

interface Found {
  readonly passed?: readonly string[];
  readonly failed?: readonly string[];
  readonly excused?: readonly string[];
  readonly died?: readonly string[];
  readonly isHindered?: boolean;
}

const total = (
  criteria: readonly Criterion[],
  { passed = [], failed = [], excused = [], died = [], isHindered = false }: Found,
): Pick<GradeReport, 'score' | 'max' | 'complete' | 'criteria'> =>
  scored({ id: 'r', title: '', house: 'ulg', door: 'events', criteria } as never, {
    ...{ passed: new Set(passed), excused: new Set(excused), died: new Set(died), isHindered },
    failures: new Map(failed.map((check) => [check, failure(check)])),
  });

const reportsOf = (criteria: readonly Criterion[], found: Found): readonly CriterionReport[] =>
  total(criteria, found).criteria;

const marks = (criteria: readonly Criterion[], found: Found): string[] =>
  reportsOf(criteria, found).map(({ id, score, status }) => `${id} ${score} ${status}`);

const THREE = ['a', 'b', 'c'];

test('checks share the points of their criterion', () => {
  expect(marks([criterion('one', THREE)], { passed: ['a', 'b'], failed: ['c'] })).toEqual(['one 4 failed']);
});

test('all or nothing is nothing with one fault', () => {
  const strict = criterion('one', THREE, { aggregate: 'all-or-nothing' });
  expect(marks([strict], { passed: ['a', 'b'], failed: ['c'] })).toEqual(['one 0 failed']);
  expect(marks([strict], { passed: THREE })).toEqual(['one 6 passed']);
});

test('a ladder is climbed up to the first fault', () => {
  const ladder = criterion('one', THREE, { aggregate: 'ladder' });
  expect(marks([ladder], { passed: ['a', 'c'], failed: ['b'] })).toEqual(['one 2 failed']);
});

test('what held at times and failed once has failed', () => {
  expect(marks([criterion('one', ['a', 'b'])], { passed: ['a', 'b'], failed: ['b'] })).toEqual([
    'one 3 failed',
  ]);
});

test('what was not tried costs its points, unless a fault kept it from being tried', () => {
  const untried = criterion('one', THREE);
  expect(marks([untried], { passed: ['a', 'b'] })).toEqual(['one 4 incomplete']);
  expect(marks([untried], { passed: ['a', 'b'], isHindered: true })).toEqual(['one 6 incomplete']);
});

test('a quarter of its checks speaks for a criterion, and less for as much less', () => {
  const eight = criterion('one', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  const hindered = (passed: readonly string[]): string[] => marks([eight], { passed, isHindered: true });
  expect([['a', 'b'], ['a'], []].map(hindered)).toEqual([
    ['one 6 incomplete'],
    ['one 3 incomplete'],
    ['one 0 incomplete'],
  ]);
});

test('a check that failed was tried, and speaks for its criterion', () => {
  const found = { passed: ['a'], failed: ['b'], isHindered: true };
  expect(marks([criterion('one', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])], found)).toEqual([
    'one 3 failed',
  ]);
});

describe('where nothing of what is asked was ever done', () => {
  const column = criterion('column', ['t>t.one', 't>t.king', 't>t.refuses-fit']);
  const waste = criterion('waste', ['w>t.accepts', 'w>t.refuses-fit']);

  test('refusing earns nothing', () => {
    const found = { failed: ['t>t.one'], passed: ['t>t.refuses-fit'], isHindered: true };
    expect(marks([column], found)).toEqual(['column 0 failed']);
    expect(marks([column], { ...found, passed: ['t>t.refuses-fit', 't>t.king'] })).toEqual([
      'column 4 failed',
    ]);
  });

  test('who hangs or throws does not do nothing', () => {
    const found = { failed: ['t>t.one'], died: ['t>t.one'], passed: ['t>t.refuses-fit'], isHindered: true };
    expect(marks([column], found)).toEqual(['column 3 failed']);
  });

  test('it was done if it was right at other times', () => {
    const found = { failed: ['t>t.one'], passed: ['t>t.one', 't>t.refuses-fit'], isHindered: true };
    expect(marks([column], found)).toEqual(['column 3 failed']);
  });

  test('the same fault elsewhere is no excuse', () => {
    const found = { failed: ['t>t.one', 'w>t.accepts'], passed: ['t>t.king', 'w>t.refuses-fit'] };
    expect(marks([column, waste], found)).toEqual(['column 2 failed', 'waste 0 failed']);
    expect(reportsOf([column, waste], found)[1]?.failures[0]?.message).toBe('wrong');
  });

  test('but what is refused wrongly, too, was answered: that is one fault', () => {
    const found = { failed: ['t>t.one', 't>t.refuses-fit', 'w>t.accepts', 'w>t.refuses-fit'] };
    expect(marks([column, waste], { ...found, passed: ['t>t.king'] })).toEqual([
      'column 2 failed',
      'waste 6 passed',
    ]);
  });

  test('the event was answered if only one of several refusals is wrong', () => {
    const refusing = criterion('column', ['t>t.one', 't>t.refuses-empty', 't>t.refuses-fit']);
    const found = { failed: ['t>t.one', 't>t.refuses-empty'], passed: ['t>t.refuses-fit'] };
    expect(marks([refusing], found)).toEqual(['column 2 failed']);
  });

  test('a criterion that asks for refusals only has its points', () => {
    expect(marks([criterion('one', ['w>f.refuses'])], { passed: ['w>f.refuses'] })).toEqual(['one 6 passed']);
  });

  test('nor does it cost anything where nothing of it could be tried', () => {
    const win = criterion('win', ['win.tableau', 'win.early']);
    expect(marks([win], { passed: ['win.early'], failed: ['t>t.one'], isHindered: true })).toEqual([
      'win 6 incomplete',
    ]);
  });
});

test('what was not tried names the faults that stood in its way', () => {
  const criteria = [criterion('recycle', ['recycle.all']), criterion('win', ['win.waste', 'win.early'])];
  const found = {
    failed: ['draw.three', 'count.start', 'robust.undo'],
    passed: ['win.early'],
    isHindered: true,
  };
  expect(reportsOf(criteria, found).map(({ hindrances }) => hindrances)).toEqual([
    ['draw.three'],
    ['draw.three', 'count.start'],
  ]);
  const none = reportsOf(criteria, { passed: ['recycle.all', 'win.waste', 'win.early'] });
  expect(none.map(({ hindrances }) => hindrances)).toEqual([undefined, undefined]);
});

test('where only what programs do is wrong, that stood in the way', () => {
  expect(hindrancesOf(['undo.recycle'], ['robust.undo'])).toEqual(['robust.undo']);
});

test('a check that the submission cannot be asked counts nowhere', () => {
  expect(marks([criterion('one', THREE)], { passed: ['a', 'b'], excused: ['c'] })).toEqual(['one 6 passed']);
});

test('a criterion is skipped where the one it stands on has no points', () => {
  const criteria = [criterion('deal', ['a']), criterion('draw', ['b'], { gates: ['deal'] })];
  expect(marks(criteria, { failed: ['a'], passed: ['b'] })).toEqual(['deal 0 failed', 'draw 0 skipped']);
  expect(marks(criteria, { passed: ['a', 'b'] })).toEqual(['deal 6 passed', 'draw 6 passed']);
});

test('a criterion is not skipped if its gate has some points or is worth none', () => {
  const gated = criterion('draw', ['c'], { gates: ['deal'] });
  expect(marks([criterion('deal', ['a', 'b']), gated], { passed: ['a', 'c'], failed: ['b'] })).toEqual([
    'deal 3 failed',
    'draw 6 passed',
  ]);
  const free = criterion('deal', ['a'], { points: 0 });
  expect(marks([free, gated], { passed: ['a', 'c'] })).toEqual(['deal 0 passed', 'draw 6 passed']);
});

test('all checks of a skipped criterion are untried', () => {
  const scripts = [{ title: 'lesson', weight: 1, script: 'new' }];
  const [, skipped] = reportsOf(
    [criterion('deal', ['a']), criterion('draw', ['b'], { title: 'Draw', gates: ['deal'], scripts })],
    { failed: ['a'], passed: ['b'] },
  );
  expect(skipped).toEqual({
    ...{ id: 'draw', title: 'Draw', quote: '', hint: '', score: 0, max: 6, status: 'skipped' },
    ...{ passed: 0, total: 2, failures: [], untried: ['b', 'script:lesson'] },
  });
});

test('a criterion without checks gets no points, even after other faults', () => {
  expect(marks([criterion('one', [])], { isHindered: true })).toEqual(['one 0 passed']);
});

test('a report has no hindrances without other faults or untried checks', () => {
  const found = { passed: ['a'], failed: ['b'] };
  const namesHindrances = (checks: readonly string[], isHindered: boolean): boolean =>
    reportsOf([criterion('one', checks)], { ...found, isHindered }).some((report) => 'hindrances' in report);
  expect([namesHindrances(THREE, false), namesHindrances(['a', 'b'], true)]).toEqual([false, false]);
  expect(namesHindrances(THREE, true)).toBe(true);
});

test('a ladder whose first step fails gets no points', () => {
  const ladder = criterion('one', THREE, { aggregate: 'ladder' });
  expect(marks([ladder], { passed: ['b', 'c'], failed: ['a'] })).toEqual(['one 0 failed']);
});

test('the same fault on several routes costs once, and the second time says with which', () => {
  const criteria = [criterion('column', ['t>f.ace']), criterion('waste', ['w>f.ace'])];
  const found = { failed: ['t>f.ace', 'w>f.ace'] };
  expect(marks(criteria, found)).toEqual(['column 0 failed', 'waste 6 passed']);
  expect(reportsOf(criteria, found)[1]?.failures[0]?.message).toBe('wrong (counted once, with t>f.ace)');
});

test('a check has a twin only where another of its group failed before it', () => {
  expect(twinOf('w>f.ace', new Set(['w>f.ace']))).toBeUndefined();
  expect(twinOf('t>f.ace', new Set(['t>f.ace', 'w>f.ace']))).toBeUndefined();
  expect(twinOf('f>t.refuses', new Set(['w>t.refuses-fit', 'f>t.refuses']))).toBe('w>t.refuses-fit');
  expect(twinOf('draw.three', new Set(['draw.three', 'draw.short']))).toBeUndefined();
});

test('points are rounded to hundredths', () => {
  const thirds = criterion('one', THREE, { points: 1 });
  expect(total([thirds], { passed: ['a', 'b'], failed: ['c'] }).score).toBe(0.67);
  expect(total([thirds, thirds, thirds], { passed: ['a'], failed: ['b', 'c'] }).score).toBe(0.99);
});

test('a rubric is worth what its criteria are, and complete where all of them could be tried', () => {
  const criteria = [criterion('one', ['a']), criterion('other', ['b'], { points: 2 })];
  expect(total(criteria, { passed: ['a', 'b'] })).toMatchObject({ score: 8, max: 8, complete: true });
  expect(total(criteria, { passed: ['a'] })).toMatchObject({ score: 6, max: 8, complete: false });
});
