/** Why a handler's events can't show a change. */
export type ExcuseKind =
  /** In games under these rules, the mutant does the same. */
  | 'same'
  /** A handler's calls don't show the difference. */
  | 'not shown'
  /** The mutant behaves differently, but the statement allows that. */
  | 'also right';

/** Changes to one file, each checked by hand. */
export interface Excuse {
  readonly kind: ExcuseKind;
  readonly because: string;
  /** The allowed replacements for the marked place in a line. */
  readonly changes: Readonly<Record<string, readonly string[]>>;
}

/** The changes by file name. */
export type Excuses = Readonly<Record<string, readonly Excuse[]>>;
