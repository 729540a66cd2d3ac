/** Reports of the grader on typical submissions in a class. */
import { EVENT_CHECKS } from '../../../src/grading/checks/event-checks.js';
import type {
  CriterionReport,
  FailureReport,
  GradeReport,
} from '../../../src/grading/report/grade-report.js';
import { ULG_RUBRIC } from '../../../src/grading/rubric/presets/ulg.js';

type Changes = Readonly<Record<string, Partial<CriterionReport>>>;

/** A criterion of the Liège rubric that the submission has passed. */
function criterionOf(wanted: string): CriterionReport {
  const found = ULG_RUBRIC.criteria.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`There is no criterion ${wanted}.`);
  const { id, title, points, quote, hint, checks } = found;
  const marks = { score: points, max: points, passed: checks.length, total: checks.length };
  return { id, title, quote, hint, ...marks, status: 'passed', failures: [], untried: [] };
}

/** A report with the Liège rubric. Every criterion is passed except those with changes, which are given by id. */
function reportOf(given: Partial<GradeReport>, changes: Changes = {}): GradeReport {
  const criteria = ULG_RUBRIC.criteria.map(({ id }) => ({ ...criterionOf(id), ...changes[id] }));
  return {
    submission: 'class/ada',
    name: '',
    rubric: 'ulg',
    rubricTitle: ULG_RUBRIC.title,
    seed: 1,
    score: criteria.reduce((sum, { score }) => sum + score, 0),
    max: 20,
    complete: true,
    isolated: true,
    criteria,
    ledger: {},
    notes: [],
    milliseconds: 1234.5,
    ...given,
  };
}

const checksOf = (id: string): readonly string[] =>
  ULG_RUBRIC.criteria.find((criterion) => criterion.id === id)?.checks ?? [];

/** Checks that were not tried, with their titles. */
const untried = (...ids: readonly string[]): Pick<CriterionReport, 'untried' | 'titles'> => ({
  untried: ids,
  titles: Object.fromEntries(
    EVENT_CHECKS.filter(({ id }) => ids.includes(id)).map(({ id, title }) => [id, title]),
  ),
});

/** A failure of a check, with the title of the check. */
function failure(check: string, given: Partial<FailureReport> & { message: string }): FailureReport {
  const title = EVENT_CHECKS.find(({ id }) => id === check)?.title ?? check;
  return { check, title, script: '', before: '', expected: '', seen: '', replay: '', ...given };
}

const frame = (stock: string, rest: string): string => `stock: ${stock}\n${rest}`;

const COLUMNS = 't1: 2d\nt2: ## Qc\nt3: ## ## 4s\nt4: ## ## ## 4h\nt5: ## ## ## ## 8d';
const LAST_COLUMN = 't7: ## ## ## ## ## ## Jh';
const UNTOUCHED = `${COLUMNS}\nt6: ## ## ## ## ## 5c\n${LAST_COLUMN}`;

/** Undo takes back a move that had turned up the six of clubs. */
export const COVERS = failure('undo.covers', {
  lastEvent: 'You undid the move of the four of hearts from tableau 4 to tableau 6.',
  message: 'tableau 4 shows ## ## 6c 4h, but it must show ## ## ## 4h',
  script: 'new  t4>t6  undo',
  before: frame(
    'full',
    `${UNTOUCHED.replace('t4: ## ## ## 4h', 't4: ## ## 6c').replace('5c\n', '5c 4h\n')}\nmoves: 1`,
  ),
  expected: frame('full', `${UNTOUCHED}\nmoves: 0`),
  seen: frame('full', `${UNTOUCHED.replace('t4: ## ## ##', 't4: ## ## 6c')}\nmoves: 0`),
  replay: "klondike replay --handler 'class/bob' undo-covers.klon",
});

const ORDER = failure('recycle.order', {
  lastEvent: 'You clicked the stock.',
  message: 'the waste shows 5s 6d Qh, but it must show 7c 9s 4d',
  script: 'new  stock*10',
  before: frame('full', `${UNTOUCHED}\nmoves: 9`),
  expected: frame('full', `waste: 7c 9s 4d\n${UNTOUCHED}\nmoves: 10`),
  seen: frame('full', `waste: 5s 6d Qh\n${UNTOUCHED}\nmoves: 10`),
  replay: "klondike replay --handler 'class/bob' recycle-order.klon",
});

const THROWS = failure('robust.throws', {
  lastEvent: 'You moved a card from the empty waste to tableau 1.',
  crashed: true,
  message: 'the program throws java.util.EmptyStackException',
  script: 'new  w>t1',
  before: frame('full', `${UNTOUCHED}\nmoves: 0`),
  expected: 'nothing changes',
  seen: 'java.util.EmptyStackException\n    at java.base/java.util.Stack.peek(Stack.java:103)\n    at Klondike.moveWasteToTableau(Klondike.java:88)',
  replay: "klondike replay --handler 'class/bob' robust-throws.klon",
});

/** The submission has no faults. */
export const CORRECT = reportOf({
  name: 'Ada’s Klondike',
  ledger: { 'May a won game be announced again after undo?': ['again', 'once'] },
});

/** The submission has three bugs, and each costs its criterion. */
export const THREE_FAILURES = reportOf(
  { submission: 'class/bob', name: 'Bob', milliseconds: 2871.25 },
  {
    recycle: { score: 1.2, status: 'failed', passed: 4, failures: [ORDER] },
    undo: { score: 2.25, status: 'failed', passed: 9, failures: [COVERS] },
    robustness: { score: 0.4286, status: 'failed', passed: 6, failures: [THROWS] },
  },
);

/** The submission answers so slowly that no game is won before the time is up. */
export const INCOMPLETE = reportOf(
  {
    submission: 'class/cleo',
    complete: false,
    notes: ['The time of 60 seconds was over after 212 events.'],
  },
  {
    win: {
      score: 0.25,
      status: 'incomplete',
      passed: 1,
      ...untried('win.tableau', 'win.waste', 'win.again'),
    },
  },
);

const nothing = (id: string): Partial<CriterionReport> => ({
  score: 0,
  passed: 0,
  status: 'incomplete',
  untried: checksOf(id),
});

/** The submission does not compile. */
export const NOT_STARTED = reportOf(
  {
    submission: 'class/dan.jar',
    complete: false,
    isolated: false,
    notes: [
      'It could not be started: It does not compile.\nKlondike.java:14: error: class Stock is public, should be in Stock.java\npublic class Stock {\n       ^',
    ],
  },
  Object.fromEntries(ULG_RUBRIC.criteria.map(({ id }) => [id, nothing(id)])),
);

/** The grader's machine has no JDK. */
export const NOT_GRADED: GradeReport = {
  ...NOT_STARTED,
  submission: 'class/fay.jar',
  notes: [],
  notGraded: 'Java programs need a JDK.\nInstall one.',
  lacks: 'a JDK',
};

const DISTINCT = failure('deal.distinct', {
  message: 'The king of hearts lies on t3 and on t6.',
  script: 'new',
  expected: 'each card once',
  seen: frame('full', `${UNTOUCHED.replace('4s', 'Kh').replace('5c', 'Kh')}\nmoves: 0`),
  replay: "klondike replay --handler 'class/eve.ts' deal-distinct.klon",
});

/** The criteria that depend on the deal cannot be tried. */
export const SKIPPED = reportOf(
  { submission: 'class/eve.ts', name: 'eve', complete: false },
  {
    deal: { score: 0, status: 'failed', passed: 0, failures: [DISTINCT], untried: ['deal.shuffled'] },
    draw: { score: 0, status: 'skipped', passed: 0, untried: checksOf('draw') },
  },
);

/** A report that has a criterion with each status and is short enough to read in full in every format. */
export const SMALL: GradeReport = reportOf({
  ...{ submission: 'class/bob', name: 'Bob', score: 3, max: 6, complete: false, isolated: false },
  ledger: { 'Does a click count with stock and waste empty?': ['no'] },
  notes: ['The time of 60 seconds was over.'],
  criteria: [
    { ...criterionOf('deal') },
    { ...criterionOf('undo'), score: 1, max: 2, status: 'failed', passed: 9, failures: [COVERS] },
    { ...criterionOf('win'), score: 0, max: 1, status: 'incomplete', passed: 3, ...untried('win.waste') },
    { ...criterionOf('count'), score: 0, max: 1, status: 'skipped', passed: 0, hint: '' },
  ],
});

/** The checks that its fault ruled out cost nothing more. */
export const HINDERED = reportOf(
  { submission: 'class/fay.py', complete: false },
  {
    undo: { score: 2.25, status: 'failed', passed: 9, failures: [COVERS] },
    win: { status: 'incomplete', passed: 3, ...untried('win.waste') },
  },
);

const first = criterionOf('win');

/** Three small reports, one with full marks, one with odd faults and points, and one that did not start. */
export const TINY: readonly GradeReport[] = [
  reportOf({ submission: 'class/gil', name: 'class/gil', max: 1, score: 1, criteria: [first] }),
  reportOf({
    ...{ submission: 'class/hal\\#1', name: 'Hal & "Ida"', max: 3.5, score: 1.666, complete: false },
    ...{ notes: ['Late.', ''], ledger: { 'May it?': ['yes', 'no'], 'Must it?': [] }, milliseconds: 1500 },
    criteria: [
      { ...first, status: 'incomplete', passed: 3, untried: ['win.waste'], hindrances: ['undo.covers'] },
      {
        ...{ ...criterionOf('robustness'), title: '', quote: ' ', hint: '', score: 0.666, max: 1.5 },
        ...{ status: 'failed', passed: 4, untried: ['robust.same'] },
        failures: [THROWS, { ...THROWS, message: '', script: '', replay: '', before: '', seen: '' }],
      },
      { ...criterionOf('count'), status: 'incomplete', score: 0, passed: 0, untried: ['count.undo'] },
    ],
  }),
  reportOf({
    ...{ submission: 'class/jan', complete: false, isolated: false, max: 0, score: 0 },
    ...{ notes: ['It could not be started:\n  no <file>', 'Twice.'], milliseconds: 20 },
    criteria: [{ ...first, ...nothing('win'), max: 0 }],
  }),
];

export const CLASS: readonly GradeReport[] = [CORRECT, THREE_FAILURES, INCOMPLETE, NOT_STARTED, SKIPPED];
