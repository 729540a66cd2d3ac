/** Looks for an event of the kind that fails, as soon after a deal as there is one. */
import type { Random } from '../../core/random.js';
import { oneOf } from '../../core/random.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { STOCK, UNDO } from '../../games/klondike/contract/calls.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import { reportable } from '../../games/klondike/views/player.js';
import { isFoundation } from '../../games/klondike/words/piles.js';
import { causeOf } from '../examine/cause.js';
import type { Failed } from '../examine/evidence.js';
import type { Sitting } from '../examine/sitting.js';
import { eventOf } from '../examine/move-of.js';

interface Seeking {
  readonly chance: Random;
  /** No longer way is looked for. */
  readonly most: number;
}

/** Plays until the check has failed, or too much was played. */
export function seek(sitting: Sitting, failed: Failed, { chance, most }: Seeking): void {
  const { check: own, seenAs, key } = failed;
  const check = seenAs ?? own;
  const isLost = (): boolean => sitting.game === undefined;
  const isSeen = (): boolean => sitting.evidence.failureOf(check) !== undefined || sitting.hasEnded;
  sitting.newGame();
  if (check.startsWith('new-game.')) return againAndAgain(sitting, isSeen);
  if (check === 'undo.depth') undoneTwice(sitting, isSeen);
  const wanted = key.replace(/^undo /, '');
  const isUndone = wanted !== key;
  while (sitting.calls.length < most && !isSeen() && !isLost()) {
    const call = callFor(sitting, wanted, failed.calls.at(-1)?.call);
    if (call !== undefined) {
      sitting.step(call);
      if (isSeen() || isLost()) return;
      if (isUndone) {
        sitting.step(UNDO);
        continue;
      }
    }
    const next = onTheWay(sitting, wanted, chance);
    if (next === undefined || isSeen()) return;
    sitting.step(next);
  }
}

/** A second game, at once and after a move. */
function againAndAgain(sitting: Sitting, isSeen: () => boolean): void {
  for (const event of [undefined, STOCK, STOCK]) {
    if (isSeen()) return;
    if (event !== undefined && sitting.game !== undefined) sitting.step(event);
    sitting.newGame();
    if (!isSeen() && sitting.game !== undefined) sitting.step(UNDO);
  }
}

/** Two clicks on the stock, both undone. */
function undoneTwice(sitting: Sitting, isSeen: () => boolean): void {
  for (const event of [STOCK, STOCK, UNDO, UNDO])
    if (!isSeen() && sitting.game !== undefined) sitting.step(event);
}

/** @param made the call that failed before, which may be one that no view reports */
const callFor = (sitting: Sitting, wanted: string, made: KlondikeCall = STOCK): KlondikeCall | undefined =>
  [STOCK, ...reportable(sitting.frame), made].find(
    (call) =>
      call.event !== 'undo' && isAlike(causeOf(sitting.examined.rules, sitting.game, call)?.key, wanted),
  );

/** What fails in a later pass through the stock may fail in the first one as well. */
const isAlike = (key: string | undefined, wanted: string): boolean =>
  key === wanted || key === wanted.replace(/ again$/, '');

/** A move that may lead to where such an event can be made. */
function onTheWay({ examined, game }: Sitting, wanted: string, chance: Random): KlondikeCall | undefined {
  if (game === undefined) return undefined;
  if (wanted.startsWith('draw') || wanted.startsWith('recycle')) return STOCK;
  const moves = legalMoves(examined.rules, game.layout);
  const carries = moves.filter((move) => move !== 'stock' && !isFoundation(move.from));
  const from = carries.length > 0 && chance.nextInt(3) > 0 ? carries : moves;
  const move = oneOf(from, chance);
  return move && eventOf(move);
}
