/** A port of a course's classes with one mistake. */
export interface FaultyPort {
  readonly name: string;
  /** The id of the criterion that the mistake costs. */
  readonly loses: string;
  /** The exports by name. */
  readonly module: Readonly<Record<string, unknown>>;
}
