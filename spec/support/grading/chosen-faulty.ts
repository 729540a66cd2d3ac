/** Makes candidates from faulty handlers, and selects the handlers that the deep specs grade. */
import type { Candidate } from '../../../src/grading/candidate/candidate.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import { gradeCandidate } from '../../../src/grading/grade-candidate.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { ULG_RUBRIC } from '../../../src/grading/rubric/presets/ulg.js';
import type { FaultyHandler } from './faulty/faulty-handler.js';
import { FAULTY_HANDLERS } from './faulty/faulty-table.js';

/**
 * The first handler for each check, and every fifth handler in the table. `npm run bench:grading -- faulty` grades all
 * of them.
 */
export const CHOSEN = FAULTY_HANDLERS.filter(
  ({ check }, index) =>
    index % 5 === 0 || FAULTY_HANDLERS.findIndex((other) => other.check === check) === index,
);

/** @throws Error if no faulty handler has the name */
export function faultyNamed(name: string): FaultyHandler {
  const found = FAULTY_HANDLERS.find((handler) => handler.name === name);
  if (found === undefined) throw new Error(`There is no faulty handler ${name}.`);
  return found;
}

export const candidateOf = ({ create, name }: Pick<FaultyHandler, 'create' | 'name'>): Candidate =>
  inProcess(create, { submission: name, takesConstants: true });

export const graded = (handler: FaultyHandler): GradeReport =>
  gradeCandidate(candidateOf(handler), { rubric: ULG_RUBRIC, seed: 1 });
