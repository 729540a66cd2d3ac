/** What a script expected of one thing, and what was seen, side by side. */

/** One thing expected and what was seen of it, as text. */
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
