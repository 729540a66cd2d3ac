/** A script as it is seen on the page, whatever its game. */
import type { GameTypes } from '../../scripts/running/stage.js';
import type { Box } from '../../browser/cards/space.js';
import type { Look } from '../../browser/look.js';
import type { ReelOf } from './reel.js';
import { gameAt, sayStep } from './reel.js';

/** What there is to see after each event of a script. Events count from 1. */
export interface Film {
  /** How many events. */
  readonly length: number;
  /** Why the script was not played to its end; undefined where it was. */
  readonly fault: string | undefined;
  /** `event 12 of 150: w>t3, 12 moves`. */
  say(number: number): string;
  /** Is there a game to go on with? */
  isPlayable(number: number): boolean;
  /** The game that is in play then, as a script to go on with; undefined before the first deal. */
  gameAt(number: number): string | undefined;
  /** Sets a table that is only looked at in an element. */
  setTable(element: HTMLElement, look: Look): ReplayTable;
}

export interface ReplayTable {
  /** The boxes of the window that nothing of the table is ever in. */
  readonly room: readonly Box[];
  /** What is seen after so many events. */
  show(number: number): void;
  destroy(): void;
}

export const filmOf = <Game extends GameTypes>(reel: ReelOf<Game>, setTable: Film['setTable']): Film => ({
  length: reel.steps.length,
  fault: reel.fault,
  say: (number) => sayStep(reel, number),
  isPlayable: (number) => reel.steps[number - 1]?.deal !== undefined,
  gameAt: (number) => gameAt(reel, number),
  setTable,
});
