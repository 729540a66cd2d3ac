/** The number of moves and the win that must be shown after an event. */
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Cause } from './cause.js';
import type { Ledger } from './ledger.js';
import type { Memory } from './memory.js';
import type { Due } from './sight.js';

interface Context {
  readonly memory: Memory;
  /** The number of moves that was shown before the event. */
  readonly shown: number;
  readonly ledger: Ledger;
  readonly rules: Rules;
}

export const dueOf = (cause: Cause, context: Context): Due => ({
  moves: movesDue(cause, context),
  win: winDue(cause, context),
  isWon: context.rules.isWon(cause.next),
});

/** By what was shown before: a wrong count is blamed once, and not again when it is taken back as it was made. */
function movesDue({ kind }: Cause, { shown, memory, ledger }: Context): number[] {
  if (kind === 'undo') {
    const { before = shown - 1, added = 1 } = memory.counts.at(-1) ?? {};
    return [shown - added, before];
  }
  if (kind === 'draw' || kind === 'recycle' || kind === 'carry') return [shown + 1];
  if (kind !== 'nothing left') return [shown];
  return ledger.readingsOf('empty click').map((reading) => (reading === 'counted' ? shown + 1 : shown));
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
