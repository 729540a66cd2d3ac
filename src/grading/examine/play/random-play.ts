/** Plays at random, to find faults that only appear late in a game or in an unusual order. */
import type { Random } from '../../../core/random.js';
import { oneOf } from '../../../core/random.js';
import type { KlondikeCall } from '../../../games/klondike/contract/handler.js';
import { STOCK, UNDO } from '../../../games/klondike/contract/calls.js';
import { isFoundation } from '../../../games/klondike/words/piles.js';
import { reportable } from '../../../games/klondike/views/player.js';
import { eventOf } from '../game/effect.js';
import type { HandlerRun } from '../handler-run.js';

/** A new game starts after this many events. */
const GAME = 300;

/** Plays until this many events have been sent. */
export function randomPlay(run: HandlerRun, chance: Random, events: number): void {
  const last = run.events + events;
  let next = run.game === undefined ? 0 : run.events + GAME;
  let undos = 0;
  while (run.events < last && !run.hasEnded) {
    if (run.game === undefined || run.events >= next) {
      run.newGame();
      next = run.events + GAME;
      if (run.game === undefined) return;
      continue;
    }
    if (undos === 0 && chance.nextInt(12) === 0) undos = 1 + chance.nextInt(6);
    const call = undos > 0 && run.game.moves > 0 ? UNDO : (randomCall(run, chance) ?? STOCK);
    if (call.event === 'newGame') continue;
    undos = Math.max(0, undos - 1);
    if (isOpen(run, call)) run.step(call);
    else next = run.events;
  }
}

const isOpen = (run: HandlerRun, call: KlondikeCall): boolean => {
  const effect = run.openEffectOf(call);
  return effect !== undefined && effect.kind !== 'undo refused';
};

/** Usually returns a legal move. Often moves cards to the foundations, so that games make progress. */
function randomCall(run: HandlerRun, chance: Random): KlondikeCall | undefined {
  if (run.game === undefined) return undefined;
  if (chance.nextInt(5) === 0) return oneOf(reportable(run.frame), chance);
  const legal = run.legalMoves();
  const up = legal.filter((move) => move !== 'stock' && isFoundation(move.to));
  const move = oneOf(up.length > 0 && chance.nextInt(2) === 0 ? up : legal, chance);
  return move && eventOf(run.otherEmptyPile(move) ?? move);
}
