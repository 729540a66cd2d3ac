/** How one item of a script went: what was expected and what was seen, side by side. */
import type { Row } from './row.js';
import { row } from './row.js';

/** A table of what was expected and seen, with a mark at the rows where they differ. */
export function printRows(
  rows: readonly Row[],
  { expected, seen }: Pick<Row, 'expected' | 'seen'> = { expected: 'expected', seen: 'seen' },
): string {
  const head: Row = { name: '', expected, seen, holds: true };
  const all = [head, ...rows];
  const nameWidth = Math.max(...all.map(({ name }) => name.length));
  const expectedWidth = Math.max(...all.map(({ expected }) => expected.length));
  return all
    .map(({ name, expected, seen, holds }) =>
      [holds ? ' ' : '>', name.padEnd(nameWidth), expected.padEnd(expectedWidth), seen].join('  ').trimEnd(),
    )
    .join('\n');
}

/**
 * `thrown`: the handler threw, returned a promise, lacks the method, or there is none; `refused`: it did not
 * accept what it must accept; `accepted`: it did not refuse what it must refuse; `fact`: the view shows
 * something else, or no win was announced.
 */
export type FailureKind = 'thrown' | 'refused' | 'accepted' | 'fact';

/** What is wrong with an item. */
export interface Fault {
  readonly kind: FailureKind;
  /** What was thrown, or an error that says what else was wrong; only of the kind `thrown`. */
  readonly error?: unknown;
}

export interface StepResult {
  /** What was expected and seen, a row for each fact; no rows for an event that went as expected. */
  readonly rows: readonly Row[];
  /** Undefined if all is as expected; otherwise at least one row does not hold. */
  readonly fault?: Fault;
}

export const AS_EXPECTED: StepResult = { rows: [] };

/** The step of facts. */
export const factStep = (rows: readonly Row[]): StepResult =>
  rows.every((row) => row.holds) ? { rows } : { rows, fault: { kind: 'fact' } };

export const thrown = (told: Row, error: unknown): StepResult => ({
  rows: [told],
  fault: { kind: 'thrown', error },
});

/** The step of a handler that lacks something: calling it would throw. */
export const lacking = (name: string, expected: string, seen: string): StepResult =>
  thrown(row(name, expected, seen), new TypeError(`${name} needs ${expected}, not ${seen}`));
