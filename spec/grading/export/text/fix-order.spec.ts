/** Orders faults for the student, who should fix the first one first. */
import { expect, test } from '@jest/globals';
import {
  faultsInOrder,
  sectionsOf,
  untriedElsewhere,
} from '../../../../src/grading/export/text/fix-order.js';
import type {
  CriterionReport,
  FailureReport,
  GradeReport,
} from '../../../../src/grading/report/grade-report.js';
import { COVERS, SMALL } from '../../support/reports.js';

const failing = (check: string, more: Partial<FailureReport> = {}): FailureReport => ({
  ...COVERS,
  check,
  ...more,
});

const criterion = (id: string, given: Partial<CriterionReport>): CriterionReport => ({
  ...{ id, title: id, score: 0.5, max: 1, status: 'failed', quote: '', hint: '', passed: 1, total: 2 },
  ...{ failures: [], untried: [] },
  ...given,
});

const reportOf = (...criteria: CriterionReport[]): GradeReport => ({ ...SMALL, criteria });

const order = (...criteria: CriterionReport[]): string[] =>
  faultsInOrder(reportOf(...criteria)).map(({ failure }) => failure.check);

const DEAL = criterion('deal', { failures: [failing('deal.faces')] });
const UNDO = criterion('undo', { failures: [failing('undo.stock')] });

test('faults that cost the same number of points stay in the order of the rubric', () => {
  expect(order(DEAL, UNDO)).toEqual(['deal.faces', 'undo.stock']);
});

test('a fault that costs more comes first', () => {
  expect(order(DEAL, { ...UNDO, score: 0 })).toEqual(['undo.stock', 'deal.faces']);
});

test('a fault that prevents other checks from being tried comes before a fault that costs more', () => {
  const hindered = criterion('win', {
    status: 'incomplete',
    untried: ['win.waste'],
    hindrances: ['deal.faces'],
  });
  expect(order({ ...UNDO, score: 0 }, DEAL, hindered)).toEqual(['deal.faces', 'undo.stock']);
});

test('a crash comes first, unless a call that no player makes caused it', () => {
  const crash = { crashed: true as const };
  const draw = criterion('draw', { failures: [failing('draw.three', crash)] });
  const odd = criterion('odd', { score: 0.9, failures: [failing('robust.no-pile', crash)] });
  const throws = criterion('odd', { score: 0.9, failures: [failing('robust.throws', crash)] });
  expect(order(odd, DEAL, draw)).toEqual(['draw.three', 'deal.faces', 'robust.no-pile']);
  expect(order(DEAL, throws)).toEqual(['robust.throws', 'deal.faces']);
});

test('the report says why the first fault comes first', () => {
  const reasons = (...criteria: CriterionReport[]): string[] =>
    faultsInOrder(reportOf(...criteria)).map(({ reason }) => reason);
  const crash = criterion('draw', { failures: [failing('draw.three', { crashed: true })] });
  const hindered = criterion('win', { untried: ['win.waste'], hindrances: ['deal.faces'] });
  expect([
    reasons(crash, DEAL)[0],
    reasons(UNDO, DEAL, hindered)[0],
    reasons(DEAL, { ...UNDO, score: 0 })[0],
  ]).toEqual([
    'It comes first because the program throws an exception, hangs or ends here.',
    'It comes first because it keeps the most other checks from being tried.',
    'It comes first because it costs the most points.',
  ]);
  expect([reasons(DEAL, UNDO)[0], reasons(DEAL)[0]]).toEqual(['', '']);
});

test('a fault that is charged to another check is not listed', () => {
  expect(order(criterion('deal', { failures: [failing('w>t.king', { countedWith: 't>t.king' })] }))).toEqual(
    [],
  );
});

test('sections follow the order of the faults, and criteria with only untried checks have no section', () => {
  const noted = criterion('noted', {
    status: 'passed',
    score: 1,
    failures: [failing('w>t.king', { countedWith: 'x' })],
  });
  const neutral = criterion('win', {
    status: 'incomplete',
    score: 1,
    untried: ['a'],
    titles: { a: 'it wins' },
  });
  const report = reportOf(
    noted,
    neutral,
    DEAL,
    { ...UNDO, score: 0 },
    criterion('fine', { status: 'passed' }),
  );
  expect(sectionsOf(report).map(({ id }) => id)).toEqual(['undo', 'deal', 'noted']);
  expect([...untriedElsewhere(report)]).toEqual([['Not tried', ['win: It wins']]]);
});
