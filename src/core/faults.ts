/** Errors: collected and thrown together, or told. */

/** Throws the errors collected while calling several functions: one error itself, several as an `AggregateError`. */
export function throwFaults(faults: readonly unknown[]): void {
  if (faults.length > 0) throw faults.length > 1 ? new AggregateError(faults) : faults[0];
}

/** Runs the action. Returns the message of the error that it throws, if it throws one. */
export function faultOf(action: () => void): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
