/**
 * `npm run bench:grading -- faulty [WORD]`: what the grader makes of each faulty handler (of those whose name or criterion
 * has the word in it, which may be a pattern): the criteria that it lost, and the length of its counterexample.
 * `-- correct`: whether correct handlers get full marks. `-- class`: how long a class of a hundred takes;
 * `-- submissions [TIMES]`: how long a correct submission in each language does. Ends with status 1 if a faulty one is
 * missed or a correct one is not given full marks.
 */
import { CORRECT_HANDLERS } from '../spec/support/grading/correct/correct-handlers.js';
import { HEAD, printRow, rowOf, summaryOf } from '../spec/support/grading/faulty-row.js';
import type { CreateStudent } from '../spec/support/grading/faulty/faulty-handler.js';
import { FAULTY_HANDLERS } from '../spec/support/grading/faulty/faulty-table.js';
import { inProcess } from '../src/grading/candidate/in-process.js';
import { gradeCandidate } from '../src/grading/grade-candidate.js';
import type { GradeReport } from '../src/grading/report/grade-report.js';
import { ULG_RUBRIC } from '../src/grading/rubric/presets/ulg.js';
import { gradeClass, gradeSubmissions } from './grading-class.js';

const [, , what = 'faulty', word = ''] = process.argv;

// Some handlers answer when their method has returned, and nobody waits for them then.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);

const graded = (create: CreateStudent, submission: string): GradeReport =>
  gradeCandidate(inProcess(create, { submission, takesConstants: true }), { rubric: ULG_RUBRIC, seed: 1 });

function faulty(): boolean {
  console.log(HEAD);
  const chosen = FAULTY_HANDLERS.filter(({ name, criterion }) => `${criterion} ${name}`.match(word) !== null);
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

const TASKS: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  faulty,
  correct,
  class: gradeClass,
  submissions: () => gradeSubmissions(word === '' ? 20 : Number(word)),
};

const task = TASKS[what];
if (task === undefined) throw new Error(`there is no ${what}: ${Object.keys(TASKS).join(', ')}`);
const isGood = await task();
process.exit(isGood ? 0 : 1);
