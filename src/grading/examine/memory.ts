/** What is remembered of a game in addition to its cards. */
import type { Cause } from './cause.js';
import type { Lenience } from './differences.js';
import type { Sight } from './sight.js';

interface Counted {
  readonly before: number;
  readonly added: number;
}

export interface Memory {
  /** What came before this game. */
  readonly earlier: 'nothing' | 'a game' | 'a won game';
  /** The numbers of moves at which an event was refused. An undo from there or a move to there removes the number. */
  readonly refusedAt: Set<number>;
  /** Since the last event that was accepted; refused ones may lie between them. */
  undosInARow: number;
  timesAnnounced: number;
  /** For each accepted event, the number of moves shown before it and what it added. */
  counts: Counted[];
  /** Has an event thrown after it was carried out? Later faults may be a consequence. */
  hasThrown: boolean;
  /** An ace or a king was refused by an empty pile, as far as is seen: it may have been carried, and not shown. */
  hasRefusedPlace: boolean;
}

export const freshMemory = (earlier: Memory['earlier']): Memory => ({
  earlier,
  refusedAt: new Set(),
  undosInARow: 0,
  timesAnnounced: 0,
  counts: [],
  hasThrown: false,
  hasRefusedPlace: false,
});

/** From now on what was found wrong is not looked at again. */
export function adopt(lenience: Lenience & { refresh: boolean }, sight: Sight): void {
  if (sight.isForced) lenience.refresh = true;
  if (sight.wrongCards.includes('stock')) lenience.stock = true;
  if (sight.wrongCards.some((field) => field.startsWith('f'))) lenience.foundation = true;
}

export function rememberRefusedPlace(memory: Memory, moves: number): void {
  memory.refusedAt.add(moves);
  memory.hasRefusedPlace = true;
}

interface Remembered {
  readonly sight: Sight;
  /** Is the game won as it stands now? */
  readonly isWon: boolean;
  /** How many moves the game has now. */
  readonly moves: number;
}

/** Goes on to the next event. */
export function remember(memory: Memory, { kind }: Cause, { sight, isWon, moves }: Remembered): void {
  const isRefused = kind === 'refused' || kind === 'undo refused';
  if (isRefused) memory.refusedAt.add(moves);
  else if (kind === 'undo') memory.refusedAt.delete(moves + 1);
  else memory.refusedAt.delete(moves);
  if (!isRefused) memory.undosInARow = kind === 'undo' ? memory.undosInARow + 1 : 0;
  if (sight.isAnnounced && !sight.isWinWrong) memory.timesAnnounced++;
  if (isWon && kind === 'carry') memory.timesAnnounced = Math.max(1, memory.timesAnnounced);
}
