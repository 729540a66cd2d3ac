/**
 * Prints as JSON the checks that find each rare fault. Plays only the part of the examination that should find the
 * fault, which is the long game, the many deals, the games to win or the overwritten arrays. `npm run bench:grading --
 * rare` plays all parts.
 */
import { JavaRandom } from '../../../../src/core/random.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import type { HandlerFindings } from '../../../../src/grading/examine/record/handler-findings.js';
import { playWinningGames } from '../../../../src/grading/examine/play/games-to-win.js';
import { longGame } from '../../../../src/grading/examine/play/long-game.js';
import { manyDeals } from '../../../../src/grading/examine/play/many-deals.js';
import { tryOtherConditions } from '../../../../src/grading/examine/other-conditions.js';
import { CandidateStarter } from '../../../../src/grading/examine/candidate-starter.js';
import { newFindings } from '../../../../src/grading/examine/record/handler-findings.js';
import { candidateOf } from '../chosen-faulty.js';
import type { FaultyHandler } from '../faulty/faulty-handler.js';
import { correct } from '../side-by-side.js';
import { RARE_FAULTS } from './rare-table.js';

const SEED = 3;

function checksFailing(handler: Pick<FaultyHandler, 'name' | 'create'>): string[] {
  const candidate = candidateOf(handler);
  const starter = new CandidateStarter(candidate, SEED, { isLate: () => false });
  const findings: HandlerFindings = newFindings(ULG);
  const parts = [
    () => starter.run(findings, (run) => longGame(run, new JavaRandom(BigInt(SEED)))),
    () => starter.run(findings, manyDeals),
    () => playWinningGames(starter, findings, { seed: SEED, isSure: false }),
    () => tryOtherConditions(starter, findings, candidate),
  ];
  for (const part of parts) if (findings.evidence.failures.length === 0) part();
  return findings.evidence.failures.map(({ check }) => check);
}

const CORRECT = { name: 'correct', create: correct };

process.stdout.write(
  JSON.stringify(
    Object.fromEntries([CORRECT, ...RARE_FAULTS].map((handler) => [handler.name, checksFailing(handler)])),
  ),
);
