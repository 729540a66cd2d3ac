/** How one item of a script went. */
import type { Row } from './rows.js';
import { row } from './rows.js';

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

export interface Step {
  /** What was expected and seen, a row for each fact; no rows for an event that went as expected. */
  readonly rows: readonly Row[];
  /** Undefined if all is as expected; otherwise at least one row does not hold. */
  readonly fault?: Fault;
}

export const AS_EXPECTED: Step = { rows: [] };

/** The step of facts. */
export const factStep = (rows: readonly Row[]): Step =>
  rows.every((row) => row.holds) ? { rows } : { rows, fault: { kind: 'fact' } };

export const thrown = (told: Row, error: unknown): Step => ({
  rows: [told],
  fault: { kind: 'thrown', error },
});

/** The step of a handler that lacks something: calling it would throw. */
export const lacking = (name: string, expected: string, seen: string): Step =>
  thrown(row(name, expected, seen), new TypeError(`${name} needs ${expected}, not ${seen}`));
