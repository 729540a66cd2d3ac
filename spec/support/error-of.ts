/** Returns the error that a call throws as one line; `nothing` if it returns. */
export function errorOf(call: () => unknown): string {
  try {
    call();
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}
