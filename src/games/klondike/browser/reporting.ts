/** How an event is reported to a handler. */
export interface Reporting {
  /** How often, if it is not refused; once by default. */
  readonly times?: number | undefined;
  /** Does the table play it by itself? */
  readonly isByItself?: boolean;
  /** Is what came of it told, even if it is not a win? True by default. */
  readonly isTold?: boolean;
}
