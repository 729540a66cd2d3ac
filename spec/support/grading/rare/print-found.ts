/**
 * Prints as JSON the checks that find each rare fault. Plays only the part of the examination that should find it: the
 * long game, the many deals, the games to win or the overwritten arrays. `npm run bench:grading -- rare` plays all
 * parts.
 */
import { JavaRandom } from '../../../../src/core/random.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import type { Examined } from '../../../../src/grading/examine/examined.js';
import { toWin } from '../../../../src/grading/examine/games-to-win.js';
import { longGame } from '../../../../src/grading/examine/long-game.js';
import { manyDeals } from '../../../../src/grading/examine/many-deals.js';
import { underOtherConditions } from '../../../../src/grading/examine/other-conditions.js';
import { Room, newExamined } from '../../../../src/grading/examine/room.js';
import { candidateOf } from '../chosen-faulty.js';
import type { FaultyHandler } from '../faulty/faulty-handler.js';
import { correct } from '../side-by-side.js';
import { RARE_FAULTS } from './rare-table.js';

const SEED = 3;

function checksFailing(handler: Pick<FaultyHandler, 'name' | 'create'>): string[] {
  const candidate = candidateOf(handler);
  const room = new Room(candidate, SEED, { isLate: () => false });
  const examined: Examined = newExamined(ULG);
  const parts = [
    () => room.sit(examined, (sitting) => longGame(sitting, new JavaRandom(BigInt(SEED)))),
    () => room.sit(examined, manyDeals),
    () => toWin(room, examined, { seed: SEED, isSure: false }),
    () => underOtherConditions(room, examined, candidate),
  ];
  for (const part of parts) if (examined.evidence.failures.length === 0) part();
  return examined.evidence.failures.map(({ check }) => check);
}

const CORRECT = { name: 'correct', create: correct };

process.stdout.write(
  JSON.stringify(
    Object.fromEntries([CORRECT, ...RARE_FAULTS].map((handler) => [handler.name, checksFailing(handler)])),
  ),
);
