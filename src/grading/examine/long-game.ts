/** Plays one long game and undoes it to the deal. That fills histories, overflows counters and uses up limits. */
import type { Random } from '../../core/random.js';
import { oneOf } from '../../core/random.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { STOCK } from '../../games/klondike/contract/calls.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import { causeOf } from './cause.js';
import type { Answer, Sitting } from './sitting.js';
import { eventOf } from './move-of.js';
import { undoTo } from './won-game.js';

/** More moves than fit in a history of 300 steps or a counter of one byte. */
const MOVES = 400;

/** Clicks on the stock before other moves begin. By threes, they bring the waste back twelve times. */
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

/** A random legal move that is not known to fail. Undefined if no move is left. */
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
