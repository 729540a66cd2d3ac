/** A port of a course's classes with one mistake. */
export interface FaultyPort {
  readonly name: string;
  /** The id of the criterion that it costs. */
  readonly loses: string;
  /** The names that it exports. */
  readonly module: Readonly<Record<string, unknown>>;
}
