/** What a table does besides being played at: its cards move, and what happens is told. */
import { sayChange, sayRisen } from '../views/changes.js';
import type { MoveOn } from './moving.js';
import { moveOn } from './moving.js';
import { stopOnPress } from '../../../browser/parts/stop-on-press.js';

export interface Life {
  readonly moveOn: MoveOn;
  readonly sayChange: typeof sayChange;
  readonly sayRisen: typeof sayRisen;
  readonly stopOnPress: typeof stopOnPress;
}

export const LIFE: Life = { moveOn, sayChange, sayRisen, stopOnPress };
