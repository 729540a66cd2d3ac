/** Looks for an event of the kind that fails, as soon after a deal as possible. */
import type { Random } from '../../core/random.js';
import { oneOf } from '../../core/random.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { STOCK, UNDO } from '../../games/klondike/contract/calls.js';
import { reportable } from '../../games/klondike/views/player.js';
import { isFoundation } from '../../games/klondike/words/piles.js';
import { eventOf } from '../examine/game/effect.js';
import type { CheckFailure } from '../examine/record/evidence.js';
import type { HandlerRun } from '../examine/handler-run.js';

/** Plays until the check fails or the game has `most` calls. */
export function seek(
  run: HandlerRun,
  failed: CheckFailure,
  { chance, most }: { readonly chance: Random; readonly most: number },
): void {
  const { check: own, seenAs, key } = failed;
  const check = seenAs ?? own;
  const isLost = (): boolean => run.game === undefined;
  const isSeen = (): boolean => run.evidence.failureOf(check) !== undefined || run.hasEnded;
  run.newGame();
  if (check.startsWith('new-game.')) return startAgain(run, isSeen);
  if (check === 'undo.depth') undoTwice(run, isSeen);
  const wanted = key.replace(/^undo /, '');
  const isUndone = wanted !== key;
  while (run.calls.length < most && !isSeen() && !isLost()) {
    const call = callFor(run, wanted, failed.calls.at(-1)?.call);
    if (call !== undefined) {
      run.step(call);
      if (isSeen() || isLost()) return;
      if (isUndone) {
        run.step(UNDO);
        continue;
      }
    }
    const next = nextMove(run, wanted, chance);
    if (next === undefined) return;
    run.step(next);
  }
}

/** Starts a second game: first at once, then after a move. */
function startAgain(run: HandlerRun, isSeen: () => boolean): void {
  for (const event of [undefined, STOCK, STOCK]) {
    if (isSeen()) return;
    if (event !== undefined && run.game !== undefined) run.step(event);
    run.newGame();
    if (!isSeen() && run.game !== undefined) run.step(UNDO);
  }
}

function undoTwice(run: HandlerRun, isSeen: () => boolean): void {
  for (const event of [STOCK, STOCK, UNDO, UNDO]) if (!isSeen() && run.game !== undefined) run.step(event);
}

/** @param made the call that failed before; views may not send it */
const callFor = (run: HandlerRun, wanted: string, made: KlondikeCall = STOCK): KlondikeCall | undefined =>
  [STOCK, ...reportable(run.frame), made].find(
    (call) => call.event !== 'undo' && isAlike(run.effectOf(call)?.key, wanted),
  );

/** An event that fails in a later pass through the stock may fail in the first one as well. */
const isAlike = (key: string | undefined, wanted: string): boolean =>
  key === wanted || key === wanted.replace(/ again$/, '');

/** A move that may lead to a position where such an event is possible. */
function nextMove(run: HandlerRun, wanted: string, chance: Random): KlondikeCall | undefined {
  if (wanted.startsWith('draw') || wanted.startsWith('recycle')) return STOCK;
  const moves = run.legalMoves();
  const carries = moves.filter((move) => move !== 'stock' && !isFoundation(move.from));
  const from = carries.length > 0 && chance.nextInt(3) > 0 ? carries : moves;
  const move = oneOf(from, chance);
  return move && eventOf(move);
}
