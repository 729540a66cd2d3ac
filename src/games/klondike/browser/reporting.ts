/** How an event is reported to a handler. */
export interface Reporting {
  /** How often, if it is not refused; once by default. */
  readonly times?: number | undefined;
  /** Does the table play it by itself? What came of it is then told with what comes after it. */
  readonly isByItself?: boolean;
}
