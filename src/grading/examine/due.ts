/** The number of moves and the win that must be shown after an event. */
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Cause } from './cause.js';
import type { KnownGame } from './known-game.js';
import type { Ledger } from './ledger.js';
import type { Memory } from './memory.js';
import type { Due } from './sight.js';

interface Context {
  readonly memory: Memory;
  readonly ledger: Ledger;
  readonly rules: Rules;
}

export const dueOf = (game: KnownGame, cause: Cause, context: Context): Due => ({
  moves: movesDue(game.moves + context.memory.countOff, cause, context.ledger),
  win: winDue(cause, context),
  isWon: context.rules.isWon(cause.next),
});

function movesDue(now: number, { kind }: Cause, ledger: Ledger): number[] {
  if (kind === 'undo') return [now - 1];
  if (kind === 'draw' || kind === 'recycle' || kind === 'carry') return [now + 1];
  if (kind !== 'nothing left') return [now];
  return ledger.readingsOf('empty click').map((reading) => (reading === 'counted' ? now + 1 : now));
}

/** A won game that was announced before may be announced again, or not, but always the same way. */
function winDue({ kind, next }: Cause, { memory, ledger, rules }: Context): Due['win'] {
  if (!rules.isWon(next)) return 'wrong';
  if (kind !== 'carry') return 'open';
  if (memory.timesAnnounced === 0) return 'due';
  const [reading, other] = ledger.readingsOf('won again');
  if (other !== undefined) return 'open';
  return reading === 'announced again' ? 'due' : 'wrong';
}
