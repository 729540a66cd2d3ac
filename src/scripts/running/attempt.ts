/** Calls a handler that may be faulty. Nothing that the handler throws or rejects leaves these functions. */
import { valueText } from '../../core/given.js';

/** A call that got no answer, and the reason. */
export interface FailedCall {
  /** The reason in one sentence, for a report. */
  readonly seen: string;
  readonly error: unknown;
}

export const isUnanswered = (result: object): result is FailedCall => 'seen' in result;

/**
 * Makes a call that must answer before it returns. A promise answers too late, so it counts as thrown. Its rejection is
 * caught, because no one else waits for it.
 */
export function attempt<Value>(what: string, call: () => Value): { readonly value: Value } | FailedCall {
  try {
    const value = call();
    if (!isThenable(value)) return { value };
    Promise.resolve(value).catch(() => undefined);
    const error = new TypeError(`${what} returned a promise; the answer must be there when it returns`);
    return { seen: error.message, error };
  } catch (error) {
    return { seen: `thrown: ${textOf(error)}`, error };
  }
}

/** Does the handler have this method? */
export function hasMethod(handler: object, name: string): boolean {
  const read = attempt(name, () => typeof (handler as Record<string, unknown>)[name]);
  return !isUnanswered(read) && read.value === 'function';
}

/** The handler's name for a report. */
export function nameOf(handler: { getName(): unknown } | undefined): string {
  const name = attempt('getName', () => handler?.getName());
  return !isUnanswered(name) && typeof name.value === 'string' ? name.value : 'no getName';
}

const isThenable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

function textOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error) : valueText(error);
  } catch {
    return 'an error that has no text';
  }
}
