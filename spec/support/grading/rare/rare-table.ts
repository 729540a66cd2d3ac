/** Handlers with one rare fault. The fault shows only late in a game, for one rank, after a win or over many deals. */
import type { FaultyHandler } from '../faulty/faulty-handler.js';
import { AFTER_A_WIN } from './after-a-win.js';
import { SHARED_ARRAYS } from './arrays.js';
import { RARE_DECKS } from './decks.js';
import { RARE_FOUNDATIONS_SHOWN, RARE_UNDO_OF_CARRIES, RARE_WINS } from './high-foundations.js';
import {
  RARE_COUNTS,
  RARE_LATE_RULES,
  RARE_MOVE_ARGUMENTS,
  RARE_RECYCLING,
  RARE_UNDO_DEPTHS,
} from './long-games.js';
import {
  RARE_CARRIES,
  RARE_COLUMN_TO_FOUNDATION,
  RARE_FOUNDATION_TO_COLUMN,
  RARE_WASTE_TO_COLUMN,
  RARE_WASTE_TO_FOUNDATION,
} from './one-rank.js';

export const RARE_FAULTS: readonly FaultyHandler[] = [
  ...RARE_UNDO_DEPTHS,
  ...RARE_COUNTS,
  ...RARE_MOVE_ARGUMENTS,
  ...RARE_RECYCLING,
  ...RARE_LATE_RULES,
  ...RARE_CARRIES,
  ...RARE_WASTE_TO_COLUMN,
  ...RARE_WASTE_TO_FOUNDATION,
  ...RARE_COLUMN_TO_FOUNDATION,
  ...RARE_FOUNDATION_TO_COLUMN,
  ...RARE_FOUNDATIONS_SHOWN,
  ...RARE_UNDO_OF_CARRIES,
  ...RARE_WINS,
  ...AFTER_A_WIN,
  ...RARE_DECKS,
  ...SHARED_ARRAYS,
];
