/** Mutants that no grader can notice, and why. They do not count. */
import { REFUSALS } from '../../../src/games/klondike/model/refusal.js';

/** The program does the same; or what it does otherwise is nothing that a handler shows. */
export type ExcuseKind = 'same' | 'not shown';

interface Excuse {
  readonly kind: ExcuseKind;
  readonly because: string;
  /** Its name, without the folder. */
  readonly file: string;
  /** What stood there, and what instead. */
  readonly changes: readonly string[];
}

const EXCUSES: readonly Excuse[] = [];

/** A refusal is a refusal, whatever its reason: nobody who plays by events is told. */
const REASONS: ReadonlySet<string> = new Set(Object.keys(REFUSALS).map((code) => `'${code}' -> ""`));

/** @param left the place and the change, as `gradedOf` tells them */
export function excuseFor(file: string, left: string): Pick<Excuse, 'kind' | 'because'> | undefined {
  const change = left.slice(left.indexOf(' ') + 1);
  if (REASONS.has(change)) return { kind: 'not shown', because: 'the reason why an event is refused' };
  return EXCUSES.find((excuse) => file.endsWith(`/${excuse.file}`) && excuse.changes.includes(change));
}
