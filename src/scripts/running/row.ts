/** The expected and the seen value for a check of a script, as text. */
export interface Row {
  readonly name: string;
  readonly expected: string;
  readonly seen: string;
  readonly holds: boolean;
}

export const row = (name: string, expected: string, seen: string): Row => ({
  name,
  expected,
  seen,
  holds: expected === seen,
});
