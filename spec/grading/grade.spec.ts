/** Tests the reports of the grader. The handlers here stop immediately, so grading takes little time. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeController } from '../../src/games/klondike/controller/klondike-controller.js';
import * as clicks from '../../src/clicks.js';
import { KlondikeView } from '../../src/games/klondike/contract/view.js';
import type { Candidate } from '../../src/grading/candidate/candidate.js';
import { CandidateFault, Interruption, LackingFault } from '../../src/grading/candidate/candidate.js';
import { portOf } from '../../src/grading/doors/port/port-of.js';
import { gradeCandidate, reportOfFault } from '../../src/grading/grade-candidate.js';
import { gradeDoor } from '../../src/grading/grade-door.js';
import type { GradeOptions, Graded } from '../../src/grading/grade.js';
import { grade } from '../../src/grading/grade.js';
import { KSU_RUBRIC } from '../../src/grading/rubric/presets/ksu.js';
import { ULG_RUBRIC } from '../../src/grading/rubric/presets/ulg.js';
import type { GradeReport } from '../../src/grading/report/grade-report.js';
import type { Rubric } from '../../src/grading/rubric/rubric.js';
import { BaseHandler } from '../support/grading/base-handler.js';
import { ENDS_DEALING, candidateFor } from '../support/grading/crashing-handlers.js';
import type { HandlerClass } from '../support/grading/faulty/faulty-handler.js';

const aHandler = (view: KlondikeView): BaseHandler => new BaseHandler(view, KlondikeView);

const SAMPLES = 'src/grading/shims';

const noHandler = (): never => 3 as never;

const ends = (): never => {
  throw new CandidateFault('ended', 'It ended.');
};

const MINE: Rubric = { ...ULG_RUBRIC, id: 'mine', title: 'Mine' };

/** The first fields of a report on one line. */
const headOf = ({ submission, rubric, rubricTitle, seed, isolated }: GradeReport): string =>
  [submission, rubric, rubricTitle, `seed ${seed}`, ...(isolated ? ['isolated'] : [])].join('; ');

describe('a report names the submission and the rubric', () => {
  const { title } = ULG_RUBRIC;
  const notStarted = 'It could not be started: Expected a handler, not 3.';
  const late =
    'Time ran out after 0 s, before any check was tried. Try again with a longer time (--seconds).';

  test.each<[head: string, note: string, submission: Graded, options: GradeOptions]>([
    [`a handler in this process; ulg; ${title}; seed 1`, late, aHandler, { seconds: 0 }],
    [`noHandler; ulg; ${title}; seed 7`, notStarted, noHandler, { rubric: 'ulg', seed: 7 }],
    [`noHandler; ulg; ${title}; seed 0`, notStarted, noHandler, { seed: 0 }],
    ['noHandler; mine; Mine; seed 1', notStarted, noHandler, { rubric: MINE }],
    [`a handler in this process; ulg; ${title}; seed 1`, notStarted, (): never => 3 as never, {}],
  ])('%s; note: %s', async (...[head, note, submission, options]) => {
    const report = await grade(submission, options);
    expect(headOf(report)).toBe(head);
    expect([report.notGraded ?? '', ...report.notes].filter(Boolean)).toEqual([note]);
  });

  test('a report names classes in this process too', async () => {
    const report = await grade({}, { rubric: 'ksu', seed: 3 });
    expect([headOf(report), report.score]).toEqual([
      `classes in this process; ksu; ${KSU_RUBRIC.title}; seed 3`,
      0,
    ]);
  });
});

describe('grading', () => {
  test.each<[why: string, submission: Graded, options: GradeOptions]>([
    [
      `${SAMPLES}/python/sample_handler.py is written in Python. The rubric ksu grades classes written in JavaScript or TypeScript.`,
      `${SAMPLES}/python/sample_handler.py`,
      { rubric: 'ksu' },
    ],
    [
      `${SAMPLES}/java/sample is written in Java. The rubric ycp-text grades classes written in JavaScript or TypeScript.`,
      `${SAMPLES}/java/sample`,
      { rubric: 'ycp-text' },
    ],
    ['a seed must be a whole number, 0 or more, not -1', aHandler, { seed: -1 }],
    ['a seed must be a whole number, 0 or more, not 0.5', aHandler, { seed: 0.5 }],
    ['eventSeconds must be a number above 0, not 0', aHandler, { eventSeconds: 0 }],
    ['eventSeconds must be a number above 0, not Infinity', aHandler, { eventSeconds: Infinity }],
    [
      'unknown rubric "none"; expected one of ulg, ycp-text, ycp-selection, ycp-selection-milestone-1, ksu',
      aHandler,
      { rubric: 'none' as never },
    ],
    ['a rubric for handlers grades a path, a command or a function, not classes', { command: 7 }, {}],
    ['the rubric ksu grades classes, not a function', aHandler, { rubric: 'ksu' }],
    ['the rubric mine has an unknown house: nowhere', aHandler, { rubric: { ...MINE, house: 'nowhere' } }],
  ])('rejects a submission or options: %s', async (why, submission, options) => {
    await expect(grade(submission, options)).rejects.toEqual(new RangeError(why));
  });

  test('rejects a path without a submission', async () => {
    await expect(grade('spec/no-such-folder')).rejects.toThrow('spec/no-such-folder');
  });
});

test('the report of a submission that cannot start says what the machine lacks', () => {
  const settings = { rubric: ULG_RUBRIC, seed: 2 };
  const lacking = reportOfFault('A.java', settings, new LackingFault('a JDK', 'there is no javac'));
  const { lacks, notGraded, notes, name, complete, milliseconds, ledger } = lacking;
  expect([headOf(lacking), lacks, notGraded]).toEqual([
    ...[`A.java; ulg; ${ULG_RUBRIC.title}; seed 2`, 'a JDK', 'there is no javac'],
  ]);
  expect([notes, name, complete, milliseconds, ledger]).toEqual([[], '', false, 0, {}]);
  const late = reportOfFault('a.js', settings, new Interruption('not started', 'No time.'));
  expect([late.notGraded, late.lacks, late.notes]).toEqual(['No time.', undefined, []]);
  const other = reportOfFault('a.js', settings, new CandidateFault('not started', 'it is empty'));
  expect(['lacks' in other, 'notGraded' in other]).toEqual([false, false]);
});

describe('a candidate', () => {
  class DealsNothing extends BaseHandler {
    override newGame(): void {
      this.show();
    }
  }

  const graded = (changes: Partial<Candidate>, handler: HandlerClass = DealsNothing): GradeReport =>
    gradeCandidate({ ...candidateFor(handler), ...changes }, { rubric: ULG_RUBRIC, seed: 1 });

  test('appears in its report together with the classes that it borrows', () => {
    const report = graded({ submission: 'a.js', isolated: true, borrowed: ['KlondikeController', 'play'] });
    expect([headOf(report), report.notes[0]]).toEqual([
      `a.js; ulg; ${ULG_RUBRIC.title}; seed 1; isolated`,
      'Warning: it plays with KlondikeController, play of klondike-kit, so not all of the graded work is its own.',
    ]);
    const { borrowed, ...own } = candidateFor(DealsNothing);
    expect(borrowed).toEqual([]);
    expect(gradeCandidate(own, { rubric: ULG_RUBRIC, seed: 1 }).notes).toEqual(report.notes.slice(1));
  });

  test.each<[what: string, handler: HandlerClass]>([
    ['deals nothing', DealsNothing],
    ['ends when it deals', ENDS_DEALING],
  ])('still gets a report if it %s', (_, handler) => {
    const { criteria, milliseconds, name, notes, ledger } = graded({ words: '--handler a.js' }, handler);
    const lines = criteria.map(
      ({ id, status, score, passed, total }) => `${id}: ${status} ${score}, ${passed} of ${total}`,
    );
    expect(lines.join('\n')).toMatchSnapshot();
    expect({ name, notes, ledger, failures: criteria.flatMap(({ failures }) => failures) }).toMatchSnapshot();
    expect(Number.isInteger(milliseconds)).toBe(true);
  });
});

test('if every click, move and undo ends the handler, the rest of the criterion earns nothing', () => {
  class EndsPlaying extends BaseHandler {
    override clickStock = ends;
    override moveTableauToFoundation = ends;
    override moveTableauToTableau = ends;
    override undo = ends;
  }
  const [criterion] = ULG_RUBRIC.criteria;
  const checks = ['draw.three', 'count.start'];
  const rubric = { ...MINE, criteria: criterion === undefined ? [] : [{ ...criterion, checks, points: 10 }] };
  const { criteria } = gradeCandidate(candidateFor(EndsPlaying), { rubric, seed: 1 });
  expect(criteria).toMatchObject([{ score: 0, passed: 1, failures: [{ check: 'draw.three' }] }]);
});

test('a program that does not start a third time earns only what it proved', () => {
  const right = candidateFor(BaseHandler);
  let starts = 0;
  const start: Candidate['start'] = (view, options) => (starts++ < 2 ? right.start(view, options) : ends());
  const report = gradeCandidate({ ...right, start }, { rubric: ULG_RUBRIC, seed: 1 });
  const untried = report.criteria.filter((criterion) => criterion.untried.length > 0);
  expect(report.score).toBeLessThan(3);
  expect(report.notes).toEqual(['The program could not be started again: It ended.']);
  expect(untried.every(({ hindrances }) => hindrances?.includes('robust.throws'))).toBe(true);
});

test('a handler that extends KlondikeController does not take its name from the package', () => {
  class Named extends BaseHandler {
    override getName = (): string => new KlondikeController().getName();
  }
  const rubric = { ...MINE, criteria: MINE.criteria.slice(0, 1) };
  expect(gradeCandidate(candidateFor(Named), { rubric, seed: 1 }).name).toBe('');
});

test('a handler that crashes in getName loses only its name', () => {
  class DiesNamed extends BaseHandler {
    override getName = ends;
  }
  const { criteria } = gradeCandidate(candidateFor(DiesNamed), { rubric: ULG_RUBRIC, seed: 1 });
  expect(criteria.flatMap(({ failures }) => failures.map(({ check }) => check))).toEqual(['handler.name']);
});

describe('a port', () => {
  const ended = (): never => {
    throw new Error('the worker is gone');
  };
  const port = { ...portOf({}), construct: ended, constant: ended };

  test('cannot be graded by a rubric for handlers', () => {
    const given = { submission: 'a port', isolated: false, port };
    expect(() => gradeDoor(given, ULG_RUBRIC, { seed: 1 })).toThrow(
      new RangeError('the rubric ulg is for event handlers'),
    );
  });

  test('is not blamed for a fault of the grader', () => {
    const given = { submission: 'a port', isolated: false, port };
    expect(() => gradeDoor(given, KSU_RUBRIC, { seed: 1 })).toThrow('the worker is gone');
  });

  test.each<[what: string, others: readonly string[]]>([
    ['that the rubric asks for', ['deal.sizes']],
    ['that the rubric does not ask for', []],
  ])('earns nothing for a check that is ruled out by a fault %s', (_, others) => {
    const [criterion] = KSU_RUBRIC.criteria;
    if (criterion === undefined) throw new Error('the rubric is empty');
    const rest = Object.fromEntries(Object.entries(clicks).filter(([name]) => name !== 'Game'));
    const mixed = { ...criterion, checks: ['queue.front', 'draw.three'], points: 10 };
    const rubric = { ...KSU_RUBRIC, criteria: [mixed, { ...criterion, checks: others }] };
    const given = { submission: 'a port', isolated: false, port: portOf(rest) };
    const { criteria } = gradeDoor(given, rubric, { seed: 1, turns: 0 });
    expect(criteria[0]).toMatchObject({ score: 5, passed: 1, untried: ['draw.three'] });
  });

  test('appears in its report', () => {
    const report = gradeDoor({ submission: 'a port', isolated: true, port: portOf({}) }, KSU_RUBRIC, {
      seed: 5,
    });
    expect(headOf(report)).toBe(`a port; ksu; ${KSU_RUBRIC.title}; seed 5; isolated`);
    expect([report.name, report.ledger, Number.isInteger(report.milliseconds)]).toEqual(['', {}, true]);
  });
});
