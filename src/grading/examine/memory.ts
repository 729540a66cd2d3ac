/** What is remembered of a game besides its cards. */
import type { Cause } from './cause.js';
import type { Lenience } from './differences.js';
import type { Sight } from './sight.js';

export interface Memory {
  /** Was there a game before it? */
  readonly isLaterGame: boolean;
  /** Was an event refused since the last one that was accepted? */
  hasRefused: boolean;
  /** Since the last event that was accepted; refused ones may lie between them. */
  undosInARow: number;
  timesAnnounced: number;
  /** What each event that was accepted has added to the number of moves. */
  added: number[];
  /** What the handler may have kept of refused events, or not kept of events that threw, makes undo uncertain. */
  isUncertain: boolean;
  /** An ace or a king was refused by an empty pile, as far as is seen: it may have been carried, and not shown. */
  hasRefusedPlace: boolean;
}

export const freshMemory = (isLaterGame: boolean): Memory => ({
  isLaterGame,
  hasRefused: false,
  undosInARow: 0,
  timesAnnounced: 0,
  added: [],
  isUncertain: false,
  hasRefusedPlace: false,
});

interface Adopting {
  readonly memory: Memory;
  readonly lenience: Lenience & { refresh: boolean };
  readonly cause: Cause;
  readonly sight: Sight;
}

/** From now on what was found wrong is not looked at again. */
export function adopt({ memory, lenience, cause, sight }: Adopting): void {
  if (sight.isMovesWrong && cause.kind === 'refused') memory.isUncertain = true;
  if (sight.reply.thrown !== '') memory.isUncertain = true;
  if (sight.isForced) lenience.refresh = true;
  if (sight.wrongCards.includes('stock')) lenience.stock = true;
  if (sight.wrongCards.some((field) => field.startsWith('f'))) lenience.foundation = true;
}

export function rememberRefusedPlace(memory: Memory): void {
  memory.hasRefused = true;
  memory.isUncertain = true;
  memory.hasRefusedPlace = true;
}

interface Remembered {
  readonly sight: Sight;
  /** Is the game won as it stands now? */
  readonly isWon: boolean;
}

/** Goes on to the next event. */
export function remember(memory: Memory, { kind }: Cause, { sight, isWon }: Remembered): void {
  memory.hasRefused = kind === 'refused' || kind === 'undo refused';
  if (!memory.hasRefused) memory.undosInARow = kind === 'undo' ? memory.undosInARow + 1 : 0;
  if (sight.isAnnounced && !sight.isWinWrong) memory.timesAnnounced++;
  if (isWon && kind === 'carry') memory.timesAnnounced = Math.max(1, memory.timesAnnounced);
}
