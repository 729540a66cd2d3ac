/** Games played until one is won with the last card from a column, and one with the last card from the waste. */
import { JavaRandom } from '../../core/random/java-random.js';
import type { Evidence } from './evidence.js';
import { Excursions, QUOTA } from './excursions.js';
import type { Room } from './room.js';
import type { Examined } from './examined.js';
import type { Sitting } from './sitting.js';
import { takeApart } from './taking-apart.js';
import { eventOf, playToWin, undoTo } from './won-game.js';

/** The most games played for a win from the waste and one from a column: few if faults stand in the way. */
const MOST_GAMES = { usually: 24, ifSomeAvoided: 6, ifHopeless: 1 } as const;

function mostGamesWith(evidence: Evidence): number {
  const isDealtWrongly = evidence.failures.some(
    ({ check }) => check === 'deal.columns' || check === 'deal.faces',
  );
  if (isDealtWrongly || evidence.isAvoided('draw')) return MOST_GAMES.ifHopeless;
  return evidence.avoidsSome ? MOST_GAMES.ifSomeAvoided : MOST_GAMES.usually;
}

/** @param isSure whether no fault known rules a win out, so that it is only a matter of finding the right deal */
export function toWin(
  room: Room,
  examined: Examined,
  { seed, isSure }: { readonly seed: number; readonly isSure: boolean },
): void {
  const { evidence } = examined;
  const mostGames = (): number => (isSure ? MOST_GAMES.usually : mostGamesWith(evidence));
  const chance = new JavaRandom(BigInt(seed));
  const excursions = new Excursions(QUOTA);
  const isDone = (): boolean => evidence.timesHeld('win.waste') > 0 && evidence.timesHeld('win.tableau') > 0;
  let games = 0;
  let hasTakenApart = false;
  while (games < mostGames() && !isDone() && !room.isClosed) {
    room.sit(examined, (sitting) => {
      for (; games < mostGames() && !isDone() && !sitting.hasEnded; games++) {
        const last = evidence.timesHeld('win.tableau') > 0 ? 'waste' : 'tableau';
        if (playToWin(sitting, { chance, excursions, last, isFirst: games === 0 }) !== 'won') continue;
        afterTheWin(sitting);
        if (sitting.isWon && !hasTakenApart) {
          hasTakenApart = true;
          takeApart(sitting, excursions);
        }
        if (isDone() && !evidence.hasHeld('new-game.won')) sitting.newGame();
      }
    });
  }
}

/** Undoes the win, and wins again, more than once: it must always be the same. */
function afterTheWin(sitting: Sitting): void {
  const last = sitting.game?.last;
  for (let time = 1; time < WINS; time++) {
    if (last === undefined || sitting.game === undefined) return;
    if (undoTo(sitting, sitting.game.moves - 1) !== 'right') return;
    sitting.step(eventOf(last));
  }
}

/** So often the same game is won. */
const WINS = 4;
