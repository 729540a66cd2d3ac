/** One long game, undone to the deal: it fills histories, wraps counters and uses up allowances. */
import type { Random } from '../../core/random/random.js';
import { oneOf } from '../../core/random/random.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { STOCK } from '../../games/klondike/contract/plain-calls.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import { causeOf } from './cause.js';
import type { Answer, Sitting } from './sitting.js';
import { eventOf, undoTo } from './won-game.js';

/** More moves than histories of 100, 128, 200, 255 or 300 steps hold, or than a byte counts. */
const MOVES = 400;

/** The waste comes back twelve times before other moves begin, by threes. */
const CLICKS = 110;

/** Plays until there are 400 moves, then undoes them all. */
export function longGame(sitting: Sitting, chance: Random): Answer {
  const begun = sitting.newGame();
  if (begun === 'lost' || begun === 'ended') return begun;
  while (sitting.game !== undefined && sitting.game.moves < MOVES) {
    const call = sitting.game.moves < CLICKS ? STOCK : moveIn(sitting, chance);
    if (call === undefined || !isOpen(sitting, call)) break;
    const answer = sitting.step(call);
    if (answer === 'lost' || answer === 'ended') return answer;
  }
  return undoTo(sitting, 0);
}

/** A random legal move that works, as far as we know. Undefined if no move is left. */
function moveIn(sitting: Sitting, chance: Random): KlondikeCall | undefined {
  const { examined, game } = sitting;
  if (game === undefined || sitting.isWon) return undefined;
  const calls = legalMoves(examined.rules, game.layout).map(eventOf);
  return oneOf(
    calls.filter((call) => isOpen(sitting, call)),
    chance,
  );
}

function isOpen({ examined, game, evidence }: Sitting, call: KlondikeCall): boolean {
  const cause = causeOf(examined.rules, game, call);
  return cause !== undefined && cause.kind !== 'nothing left' && !evidence.leadsNowhere(cause);
}
