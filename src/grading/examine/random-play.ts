/** Play by chance, for what only shows after a long game or in an odd order. */
import type { Random } from '../../core/random.js';
import { oneOf } from '../../core/random.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { STOCK, UNDO } from '../../games/klondike/contract/calls.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import { isFoundation } from '../../games/klondike/words/piles.js';
import { reportable } from '../../games/klondike/views/player.js';
import { causeOf } from './cause.js';
import { elsewhere } from './refused-places.js';
import { eventOf } from './move-of.js';
import type { Sitting } from './sitting.js';

/** A game of so many events is followed by another. */
const GAME = 300;

/** Plays on until there were this many events. */
export function randomPlay(sitting: Sitting, chance: Random, events: number): void {
  const last = sitting.events + events;
  let next = sitting.game === undefined ? 0 : sitting.events + GAME;
  let undos = 0;
  while (sitting.events < last && !sitting.hasEnded) {
    if (sitting.game === undefined || sitting.events >= next) {
      sitting.newGame();
      next = sitting.events + GAME;
      if (sitting.game === undefined) return;
      continue;
    }
    if (undos === 0 && chance.nextInt(12) === 0) undos = 1 + chance.nextInt(6);
    const call = undos > 0 && sitting.game.moves > 0 ? UNDO : (randomCall(sitting, chance) ?? STOCK);
    if (call.event === 'newGame') continue;
    undos = Math.max(0, undos - 1);
    if (isOpen(sitting, call)) sitting.step(call);
    else next = sitting.events;
  }
}

const isOpen = (sitting: Sitting, call: KlondikeCall): boolean => {
  const cause = causeOf(sitting.examined.rules, sitting.game, call);
  return cause !== undefined && cause.kind !== 'undo refused' && !sitting.evidence.leadsNowhere(cause);
};

/** Mostly something legal; cards go up where they can, so that games get somewhere. */
function randomCall({ examined, game, evidence, frame }: Sitting, chance: Random): KlondikeCall | undefined {
  if (game === undefined) return undefined;
  if (chance.nextInt(5) === 0) return oneOf(reportable(frame), chance);
  const legal = legalMoves(examined.rules, game.layout);
  const up = legal.filter((move) => move !== 'stock' && isFoundation(move.to));
  const move = oneOf(up.length > 0 && chance.nextInt(2) === 0 ? up : legal, chance);
  return move && eventOf(elsewhere(examined.rules, game.layout, { evidence, move }) ?? move);
}
