/** Plays one long game and undoes it back to the deal, to find limited histories and counters that overflow. */
import type { Random } from '../../../core/random.js';
import { oneOf } from '../../../core/random.js';
import type { KlondikeCall } from '../../../games/klondike/contract/handler.js';
import { STOCK } from '../../../games/klondike/contract/calls.js';
import { eventOf } from '../game/effect.js';
import type { EventOutcome, HandlerRun } from '../handler-run.js';
import { isOver } from '../handler-run.js';

/** More moves than fit in a history of 300 steps or a counter of one byte. */
const MOVES = 400;

/** Clicks on the stock before other moves begin. At three cards a click, they recycle the waste twelve times. */
const CLICKS = 110;

export function longGame(run: HandlerRun, chance: Random): EventOutcome {
  const begun = run.newGame();
  if (isOver(begun)) return begun;
  while (run.game !== undefined && run.game.moves < MOVES) {
    const call = run.game.moves < CLICKS ? STOCK : moveIn(run, chance);
    if (call === undefined || !isOpen(run, call)) break;
    const answer = run.step(call);
    if (isOver(answer)) return answer;
  }
  return run.undoTo(0);
}

/** A random legal move that is not known to fail. Undefined if no move is left. */
function moveIn(run: HandlerRun, chance: Random): KlondikeCall | undefined {
  if (run.isWon) return undefined;
  const calls = run.legalMoves().map(eventOf);
  return oneOf(
    calls.filter((call) => isOpen(run, call)),
    chance,
  );
}

function isOpen(run: HandlerRun, call: KlondikeCall): boolean {
  const effect = run.openEffectOf(call);
  return effect !== undefined && effect.kind !== 'nothing left';
}
