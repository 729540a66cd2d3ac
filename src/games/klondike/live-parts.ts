/** What Klondike is played with. */
import type { Here } from '../../core/later.js';
import type { Advise } from './assistant.js';
import type { Doors } from './doors/doors.js';

export interface LiveParts {
  readonly doors: Here<Doors>;
  /** Loads somebody who gives advice. Without it nobody does. */
  readonly loadAdvise?: (() => Promise<Advise>) | undefined;
}
