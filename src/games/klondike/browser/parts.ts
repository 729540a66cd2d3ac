/** What a view in the DOM shows at times: it may be loaded when it is needed. */
import type { Settings } from '../../../core/settings.js';
import type { Attend } from '../views/attending.js';
import type { ViewCommand } from './input/keys.js';
import type { Life } from './life.js';
import type { MenuDesk } from './panels/menu-desk.js';
import type { Sounding } from './sound/sounding.js';

export interface ViewParts {
  /** Runs a command that is not about cards. */
  readonly answer: (desk: MenuDesk, name: ViewCommand) => void;
  /** Has somebody attend the table. */
  readonly attend: Attend;
  /**
   * Brings the table to life, once that is there. Until then cards are at once where they are to be, no drag begins, and what
   * happens is told later.
   */
  readonly begin: (use: (life: Life) => void) => void;
  /** Sounds, for a table with settings. Absent if nothing is ever heard. */
  readonly soundsAt?: (settings: Settings) => Sounding;
}
