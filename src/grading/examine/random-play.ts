/** Play by chance, for what only shows after a long game or in an odd order. */
import type { Random } from '../../core/random/random.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import { reportable } from '../../games/klondike/views/reportable.js';
import { causeOf } from './cause.js';
import type { Cause } from './cause.js';
import { UNDO } from './excursions.js';
import type { Sitting } from './sitting.js';

/** A game of so many events is followed by another. */
const GAME = 300;

/** Plays on until there were this many events. */
export function randomPlay(sitting: Sitting, chance: Random, events: number): void {
  const last = sitting.events + events;
  let next = 0;
  let undos = 0;
  while (sitting.events < last && !sitting.hasEnded) {
    if (sitting.game === undefined || sitting.events >= next) {
      sitting.newGame();
      next = sitting.events + GAME;
      if (sitting.game === undefined) return;
      continue;
    }
    if (undos === 0 && chance.nextInt(12) === 0) undos = 1 + chance.nextInt(6);
    const call = undos > 0 && sitting.game.moves > 0 ? UNDO : (randomCall(sitting, chance) ?? UNDO);
    undos = Math.max(0, undos - 1);
    if (isOpen(sitting, call)) sitting.step(call);
    else next = sitting.events;
  }
}

const isOpen = (sitting: Sitting, call: KlondikeCall): boolean => {
  const cause = causeOf(sitting.examined.rules, sitting.game, call);
  return cause !== undefined && cause.kind !== 'undo refused' && !sitting.evidence.isAvoided(cause.key);
};

/** Mostly something legal; cards go up where they can, so that games get somewhere. */
function randomCall(sitting: Sitting, chance: Random): KlondikeCall | undefined {
  const causes = reportable(sitting.frame).flatMap((call) => {
    const cause = call.event === 'undo' ? undefined : causeOf(sitting.examined.rules, sitting.game, call);
    return cause === undefined || sitting.evidence.isAvoided(cause.key) ? [] : [cause];
  });
  const wanted = chance.nextInt(5) === 0 ? causes : causes.filter(({ kind }) => kind !== 'refused');
  const up = wanted.filter(isUp);
  const from = up.length > 0 && chance.nextInt(2) === 0 ? up : wanted;
  return from.length === 0 ? undefined : from[chance.nextInt(from.length)]?.call;
}

const isUp = ({ key, kind }: Cause): boolean =>
  kind === 'carry' && (key.startsWith('w>f') || key.startsWith('t>f'));
