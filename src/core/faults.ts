/** Several functions are called, whatever they throw; the errors are thrown at the end. */

export function collectFault(faults: unknown[], call: () => void): void {
  try {
    call();
  } catch (error) {
    faults.push(error);
  }
}

/** One error itself, several as an `AggregateError`. */
export function throwFaults(faults: readonly unknown[]): void {
  if (faults.length > 0) throw faults.length > 1 ? new AggregateError(faults) : faults[0];
}
