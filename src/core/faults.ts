/** Throws the errors collected while calling several functions: one error itself, several as an `AggregateError`. */
export function throwFaults(faults: readonly unknown[]): void {
  if (faults.length > 0) throw faults.length > 1 ? new AggregateError(faults) : faults[0];
}
