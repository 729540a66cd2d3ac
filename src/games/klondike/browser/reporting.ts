/** How an event is reported to a handler, and what came of it. */
import type { Telling } from '../views/changes.js';

export interface Reporting {
  /** How often, if it is not refused; once by default. */
  readonly times?: number | undefined;
  /** Does the table play it by itself? What came of it is then told with what comes after it. */
  readonly isByItself?: boolean;
}

/** What was reported, and what the handler said of it. */
export interface Told extends Pick<Reporting, 'isByItself'>, Pick<Telling, 'event'> {
  readonly said?: string;
}
