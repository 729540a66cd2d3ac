/** The result for one item of a script. */
import type { Row } from './row.js';
import { row } from './row.js';

/** A table of expected and seen values. A mark shows the rows where they differ. */
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
 * `thrown`: the handler threw, returned a promise, lacks the method or is missing. `refused`: it refused an event that
 * it must accept. `accepted`: it accepted an event that it must refuse. `fact`: the view shows something else, or no win
 * was announced.
 */
export type FailureKind = 'thrown' | 'refused' | 'accepted' | 'fact';

/** An item whose expectation failed. */
export interface Fault {
  readonly kind: FailureKind;
  /** The thrown value, or an error that gives a different reason. Present only if the kind is `thrown`. */
  readonly error?: unknown;
}

export interface StepResult {
  /** A row for each fact; no rows for an event that went as expected. */
  readonly rows: readonly Row[];
  /** Undefined if all rows hold. */
  readonly fault?: Fault;
}

export const AS_EXPECTED: StepResult = { rows: [] };

export const factStep = (rows: readonly Row[]): StepResult =>
  rows.every((row) => row.holds) ? { rows } : { rows, fault: { kind: 'fact' } };

export const thrownStep = (told: Row, error: unknown): StepResult => ({
  rows: [told],
  fault: { kind: 'thrown', error },
});

/** The result for a handler that lacks a method. */
export const missingStep = (name: string, expected: string, seen: string): StepResult =>
  thrownStep(row(name, expected, seen), new TypeError(`${name} needs ${expected}, not ${seen}`));
