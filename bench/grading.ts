/**
 * `npm run bench:grading -- faulty [WORD]`: the criteria that each faulty handler loses, and the length of its
 * counterexample. WORD, which may be a pattern, selects handlers by name or criterion. `-- correct`: whether correct
 * handlers get full marks. `-- events [N]`: examines correct handlers with one seed after another, for 10 million
 * events by default. It counts false alarms, events per second, and the time to the verdict on faulty handlers. `--
 * rare [WORD]`: how many rare faults the grader finds with each of five seeds. `-- pairs`: which of about 480 pairs of
 * faults get a higher mark than one of the two faults alone; these faults don't end a game early. `-- class`: how long
 * a class of a hundred submissions takes. `-- submissions [TIMES]`: how long a correct submission in each language
 * takes. `-- pipe`: how many events per second a correct submission answers. Ends with status 1 if a faulty handler
 * passes or a correct one does not get full marks.
 */
import { CORRECT_HANDLERS } from '../spec/support/grading/correct/correct-handlers.js';
import { HEAD, printRow, rowOf, summaryOf } from '../spec/support/grading/faulty-row.js';
import type { CreateStudent } from '../spec/support/grading/faulty/faulty-handler.js';
import { FAULTY_HANDLERS } from '../spec/support/grading/faulty/faulty-table.js';
import { inProcess } from '../src/grading/candidate/in-process.js';
import { ULG } from '../src/games/klondike/model/rules.js';
import { examineEvents } from '../src/grading/examine/examine-events.js';
import { gradeCandidate } from '../src/grading/grade-candidate.js';
import type { GradeReport } from '../src/grading/report/grade-report.js';
import { ULG_RUBRIC } from '../src/grading/rubric/presets/ulg.js';
import { gradeClass, gradePipes, gradeSubmissions } from './grading-class.js';
import { printedBy } from '../spec/support/outside-jest.js';
import { figureOf } from './measure.js';
import { findRareFaults } from './rare-faults.js';

const [, , what = 'faulty', word = ''] = process.argv;

// Some handlers answer after their method has returned, when no one waits for them.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);

const graded = (create: CreateStudent, submission: string): GradeReport =>
  gradeCandidate(inProcess(create, { submission, takesConstants: true }), { rubric: ULG_RUBRIC, seed: 1 });

function faulty(): boolean {
  console.log(HEAD);
  const chosen = FAULTY_HANDLERS.filter(({ name, criterion }) =>
    new RegExp(word).test(`${criterion} ${name}`),
  );
  const rows = chosen.map((handler) => {
    const row = rowOf(handler, graded(handler.create, handler.name));
    console.log(printRow(row));
    return row;
  });
  console.log(summaryOf(rows));
  return rows.every(({ verdict }) => verdict !== 'missed');
}

function correct(): boolean {
  const reports = CORRECT_HANDLERS.map(({ name, create }) => graded(create, name));
  for (const { submission, score, max, milliseconds } of reports)
    console.log(`${score} of ${max}  ${milliseconds} ms  ${submission}`);
  return reports.every(({ score, max }) => score === max);
}

/** Handlers that wait or print are left out, because they would measure something else. */
const QUIET = CORRECT_HANDLERS.filter(({ name }) => !/milliseconds|prints/.test(name));

function events(): boolean {
  const [wanted, began] = [Number(word || 10_000_000), performance.now()];
  let made = 0;
  let alarms = 0;
  for (let seed = 1; made < wanted; seed++) {
    for (const { name, create } of QUIET) {
      const candidate = inProcess(create, { submission: name, takesConstants: true });
      const { starter, findings } = examineEvents(candidate, { rules: ULG, seed, seconds: 60 });
      made += starter.events;
      alarms += findings.evidence.failures.length;
      for (const { check, message } of findings.evidence.failures)
        console.log(`false alarm, seed ${seed}: ${name}: ${check}: ${message}`);
    }
  }
  const rate = Math.round((1000 * made) / (performance.now() - began));
  console.log(`${made} events, ${alarms} false alarms, ${rate} events/s`);
  const verdicts = figureOf(
    FAULTY_HANDLERS.slice(0, 60).map(({ create, name }) => graded(create, name).milliseconds),
  );
  console.log(`whole report on a faulty one: median ${verdicts.median} ms, at most ${verdicts.max} ms`);
  return alarms === 0;
}

function pairs(): boolean {
  const { graded: count, rises } = JSON.parse(printedBy('spec/support/grading/print-rises.ts')) as {
    readonly graded: number;
    readonly rises: readonly string[];
  };
  console.log(
    [
      ...rises,
      `${count} pairs of faults, ${rises.length} of them with a higher mark than one of the two alone`,
    ].join('\n'),
  );
  return rises.length === 0;
}

const TASKS: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  faulty,
  pairs,
  correct,
  events,
  rare: () => findRareFaults(word),
  class: gradeClass,
  pipe: () => gradePipes(10_000),
  submissions: () => gradeSubmissions(word === '' ? 20 : Number(word)),
};

const task = TASKS[what];
if (task === undefined) throw new Error(`unknown task ${what}; expected ${Object.keys(TASKS).join(', ')}`);
const isGood = await task();
process.exit(isGood ? 0 : 1);
