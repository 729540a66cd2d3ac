/** Counts the rare faults that the grader finds with each of five seeds, and names the checks that find them. */
import { candidateOf } from '../spec/support/grading/chosen-faulty.js';
import type { FaultyHandler } from '../spec/support/grading/faulty/faulty-handler.js';
import { RARE_FAULTS } from '../spec/support/grading/rare/rare-table.js';
import { ULG } from '../src/games/klondike/model/rules.js';
import { examineEvents } from '../src/grading/examine/examine-events.js';

const SEEDS = [1, 2, 3, 4, 5];

const checksFailed = (handler: FaultyHandler, seed: number): string =>
  examineEvents(candidateOf(handler), { rules: ULG, seed, seconds: 60 })
    .findings.evidence.failures.map(({ check }) => check)
    .join(' ');

/** Returns true if at least 95 % of the faults are found with every seed. */
export function findRareFaults(word: string): boolean {
  const chosen = RARE_FAULTS.filter(({ name, criterion }) => new RegExp(word).test(`${criterion} ${name}`));
  const rows = chosen.map((handler) => {
    const failed = SEEDS.map((seed) => checksFailed(handler, seed));
    const found = failed.filter((checks) => checks !== '').length;
    const own = failed.filter((checks) => checks === handler.check).length;
    const others = [...new Set(failed)].filter((checks) => checks !== '').join(', ');
    console.log(`${found} of ${SEEDS.length} (${own} by ${handler.check}) ${handler.name}: ${others}`);
    return { found, own };
  });
  const always = rows.filter(({ found }) => found === SEEDS.length).length;
  console.log(`${rows.length} handlers, found with every seed: ${always}`);
  return always >= 0.95 * rows.length;
}
