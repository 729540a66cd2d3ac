/** Notes how a handler reads what the statement leaves open. */
import type { Cause } from './cause.js';
import type { Ledger } from './ledger.js';
import type { Sight } from './sight.js';

export function noteReadings(
  ledger: Ledger,
  { cause, sight }: { readonly cause: Cause; readonly sight: Sight },
): void {
  const { kind } = cause;
  const { due, before, frame, isAnnounced } = sight;
  if (kind === 'nothing left')
    ledger.note('empty click', [frame.moves > before.moves ? 'counted' : 'not counted']);
  if (kind === 'carry' && due.win === 'open')
    ledger.note('won again', [isAnnounced ? 'announced again' : 'announced once']);
}
