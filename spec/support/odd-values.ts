/** Values that a JavaScript program may pass by mistake, and the errors that can result. */

export const ODD_VALUES: readonly unknown[] = [
  ...[undefined, null, NaN, -1, 0, 2.5, 3, 1e9, 5n, true],
  ...['', 'x', {}, [], [null], [[]], Symbol('odd'), () => undefined],
];

/** Messages from Node's engine about a value that the code did not expect. */
const NATIVE =
  /Cannot |is not a function|is not iterable|Maximum call stack|is not a constructor|Invalid |Reduce of empty|Right-hand side|Object prototype may|object is not extensible|Class constructor|must be of type|called on incompatible|is not defined|not an instance/;

/** Returns undefined for one of our own errors, which has a name and a message from the package. */
export function faultOfError(error: unknown): string | undefined {
  // Errors from Node's own modules are not instances of jest's Error.
  const { name, message } = Object(error) as Partial<Error>;
  if (name === undefined || message === undefined) return `threw ${String(error)}, which is no error`;
  return name === 'Error' || NATIVE.test(message) ? `${name}: ${message}` : undefined;
}

/** Calls a function, which may be async. Returns undefined if the function returns or throws one of our own errors. */
export async function faultOfCall(call: () => unknown): Promise<string | undefined> {
  try {
    await call();
    return undefined;
  } catch (error) {
    return faultOfError(error);
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return Object(value) === value ? Object.prototype.toString.call(value) : String(value);
}

export const argumentsText = (args: readonly unknown[]): string => `(${args.map(textOf).join(', ')})`;
