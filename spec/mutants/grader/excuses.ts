/** Why nobody can notice a change by the events of a handler. */
export type ExcuseKind =
  /** In games under these rules, the program does the same. */
  | 'same'
  /** What it does otherwise is nothing that a handler shows. */
  | 'not shown'
  /** It does something else, which is right as well by what the statement says. */
  | 'also right';

/** Changes of a file that were looked at one by one. */
export interface Excuse {
  readonly kind: ExcuseKind;
  readonly because: string;
  /** For a line with the place marked, what may stand there instead. */
  readonly changes: Readonly<Record<string, readonly string[]>>;
}

/** By the names of the files. */
export type Excuses = Readonly<Record<string, readonly Excuse[]>>;
