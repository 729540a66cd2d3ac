/** Collects the errors of several functions, and throws them together. */

export function collectFault(faults: unknown[], call: () => void): void {
  try {
    call();
  } catch (error) {
    faults.push(error);
  }
}

/** Throws a single error itself, or several errors as an `AggregateError`. */
export function throwFaults(faults: readonly unknown[]): void {
  if (faults.length > 0) throw faults.length > 1 ? new AggregateError(faults) : faults[0];
}

/** Runs the action. If it throws an error, returns the error's message. */
export function faultOf(action: () => void): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
