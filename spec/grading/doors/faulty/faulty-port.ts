/** Describes a port of a course's classes that has one mistake. */
export interface FaultyPort {
  readonly name: string;
  /** The id of the criterion that the mistake costs. */
  readonly loses: string;
  /** The exports of the port, by name. */
  readonly module: Readonly<Record<string, unknown>>;
}
