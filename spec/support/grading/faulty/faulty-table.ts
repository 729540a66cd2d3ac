/** All handlers that have one fault, in the order of the Liège criteria. */
import { FAULTY_CARRIES } from './between-columns.js';
import { FAULTY_COUNTING } from './count.js';
import { FAULTY_DEALS } from './deal.js';
import { FAULTY_DRAWS } from './draw.js';
import type { FaultyHandler } from './faulty-handler.js';
import { FAULTY_MANNERS } from './manners.js';
import { FAULTY_NEW_GAMES } from './new-game.js';
import { FAULTY_RECYCLING } from './recycle.js';
import { FAULTY_EMPTY_CLICKS } from './nothing-left.js';
import { FAULTY_ODD_CARRIES } from './odd-carries.js';
import { FAULTY_FOUNDATION_TO_COLUMN, FAULTY_WASTE_TO_COLUMN } from './to-columns.js';
import { FAULTY_COLUMN_TO_FOUNDATION, FAULTY_WASTE_TO_FOUNDATION } from './to-foundations.js';
import { FAULTY_TOO_EARLY } from './too-early.js';
import { FAULTY_TURNING_UP } from './turn-up.js';
import { FAULTY_UNDO_DEPTH } from './undo-depth.js';
import { FAULTY_UNDO_OF_CARRIES } from './undo-of-carries.js';
import { FAULTY_UNDO_OF_CLICKS } from './undo-of-clicks.js';
import { FAULTY_VIEW_ARGUMENTS } from './view-arguments.js';
import { FAULTY_REFRESHING } from './view.js';
import { FAULTY_WASTES } from './waste.js';
import { FAULTY_WINS } from './win.js';

export const FAULTY_HANDLERS: readonly FaultyHandler[] = [
  ...FAULTY_DEALS,
  ...FAULTY_DRAWS,
  ...FAULTY_RECYCLING,
  ...FAULTY_EMPTY_CLICKS,
  ...FAULTY_WASTES,
  ...FAULTY_WASTE_TO_COLUMN,
  ...FAULTY_WASTE_TO_FOUNDATION,
  ...FAULTY_COLUMN_TO_FOUNDATION,
  ...FAULTY_FOUNDATION_TO_COLUMN,
  ...FAULTY_CARRIES,
  ...FAULTY_TURNING_UP,
  ...FAULTY_UNDO_OF_CLICKS,
  ...FAULTY_UNDO_OF_CARRIES,
  ...FAULTY_UNDO_DEPTH,
  ...FAULTY_COUNTING,
  ...FAULTY_WINS,
  ...FAULTY_NEW_GAMES,
  ...FAULTY_REFRESHING,
  ...FAULTY_VIEW_ARGUMENTS,
  ...FAULTY_TOO_EARLY,
  ...FAULTY_ODD_CARRIES,
  ...FAULTY_MANNERS,
];
