/** Games played until one is won with the last card from a column, and one with the last card from the waste. */
import type { Random } from '../../core/random.js';
import { JavaRandom } from '../../core/random.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { STOCK, UNDO } from '../../games/klondike/contract/calls.js';
import type { Move } from '../../games/klondike/model/play.js';
import type { Evidence } from './evidence.js';
import { Excursions, QUOTA } from './excursions.js';
import { randomPlay } from './random-play.js';
import { RanksTried } from './ranks-tried.js';
import { retrace } from './retrace.js';
import type { Room } from './room.js';
import type { Examined } from './examined.js';
import type { Sitting } from './sitting.js';
import { takeApart } from './taking-apart.js';
import { eventOf } from './move-of.js';
import { isDeadly, playToWin, undoTo } from './won-game.js';

/**
 * The most games that are played to get one win from the waste and one from a column. Few if faults make a win
 * unlikely.
 */
const MOST_GAMES = { usually: 24, ifHard: 6, ifHopeless: 1 } as const;

function mostGamesWith(evidence: Evidence): number {
  const isDealtWrongly = evidence.failures.some(
    ({ check }) => check === 'deal.columns' || check === 'deal.faces',
  );
  if (isDealtWrongly || evidence.isAvoided('draw')) return MOST_GAMES.ifHopeless;
  const isHard = evidence.avoidsSome || evidence.hasFailed('deal.shuffled');
  return isHard ? MOST_GAMES.ifHard : MOST_GAMES.usually;
}

/** @param isSure true if no known fault rules out a win, so that only the right deal must be found */
export function toWin(
  room: Room,
  examined: Examined,
  { seed, isSure }: { readonly seed: number; readonly isSure: boolean },
): void {
  const { evidence } = examined;
  const mostGames = (): number => (isSure ? MOST_GAMES.usually : mostGamesWith(evidence));
  const chance = new JavaRandom(BigInt(seed));
  const excursions = new Excursions(QUOTA, new RanksTried());
  const isTried = (check: 'win.waste' | 'win.tableau'): boolean =>
    evidence.hasHeld(check) || evidence.hasFailed(check);
  const isDone = (): boolean => isTried('win.waste') && isTried('win.tableau');
  let games = 0;
  let hasTakenApart = false;
  while (games < mostGames() && !isDone() && !room.isClosed) {
    room.sit(examined, (sitting) => {
      for (; games < mostGames() && !isDone() && !sitting.hasEnded; games++) {
        const last = isTried('win.tableau') ? 'waste' : 'tableau';
        if (playToWin(sitting, { chance, excursions, last, isFirst: games === 0 }) !== 'won') continue;
        afterTheWin(sitting);
        if (sitting.isWon && !hasTakenApart) {
          hasTakenApart = true;
          const isWonAgain = takeApart(sitting, excursions) === 'right';
          if (isWonAgain) playTheNext(sitting, new JavaRandom(BigInt(seed)));
        } else retrace(sitting, excursions);
        if (isDone() && !evidence.hasHeld('new-game.won')) sitting.newGame();
      }
    });
  }
}

/** How many moves are undone before each new win. */
const DEPTHS = [1, 1, 20] as const;

/** Undoes the win, and wins again, more than once: it must always be the same. */
function afterTheWin(sitting: Sitting): void {
  for (const depth of DEPTHS) if (!winsAgain(sitting, depth)) return;
}

function winsAgain(sitting: Sitting, depth: number): boolean {
  const moves: Move[] = [];
  while (moves.length < depth && sitting.game?.last !== undefined) {
    moves.unshift(sitting.game.last);
    if (undoTo(sitting, sitting.game.moves - 1) !== 'right') return false;
  }
  return moves.every((move) => {
    const answer = sitting.game === undefined ? 'lost' : sitting.step(eventOf(move));
    return answer !== 'lost' && answer !== 'ended';
  });
}

/** Plays the game after a won game for a while. Nothing of the won game may be undone, counted or shown there. */
function playTheNext(sitting: Sitting, chance: Random): void {
  sitting.newGame();
  for (const call of [UNDO, STOCK, UNDO, ...new Array<KlondikeCall>(10).fill(STOCK)]) {
    if (sitting.game === undefined || isDeadly(sitting, call)) return;
    // Everything after a fault here would be wrong for the same reason.
    if (sitting.step(call) !== 'right') return;
  }
  randomPlay(sitting, chance, 150);
}
