/** Checks the arguments that callers pass. The error names the argument, its value and the expected form. */
import { didYouMean } from './text/nearest.js';

/** @throws TypeError unless the value is of this kind */
export function checkGiven(
  name: string,
  value: unknown,
  kind: 'a function' | 'a string' | 'a number' | 'a bigint' | 'an array' | 'an object',
): void {
  const isOfKind = kind === 'an array' ? Array.isArray(value) : value !== null && kind.endsWith(typeof value);
  if (!isOfKind) throw new TypeError(`${name} must be ${kind}, not ${valueText(value)}`);
}

/** @throws TypeError unless the value is a number; RangeError unless it is a whole number from `min` to `max` */
export function checkWhole(
  name: string,
  value: unknown,
  { min, max = Infinity }: { readonly min: number; readonly max?: number },
): void {
  checkGiven(name, value, 'a number');
  if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) return;
  const range = max === Infinity ? `from ${min}` : `from ${min} to ${max}`;
  throw new RangeError(`${name} must be a whole number ${range}, not ${valueText(value)}`);
}

/** @throws TypeError that names the first missing method */
export function checkMethods(what: string, value: unknown, methods: readonly string[]): void {
  const missing = methods.find(
    (name) => typeof (Object(value) as Record<string, unknown>)[name] !== 'function',
  );
  if (missing !== undefined)
    throw new TypeError(`${valueText(value)} is not a ${what}: it has no ${missing}`);
}

/** The names of all fields of an interface. The compiler reports a missing name. */
export type FieldsOf<Options> = Readonly<Record<keyof Options, true>>;

/** A message about the first unknown field, with a guess at the right name. Undefined if all fields are known. */
export function unknownField(value: object, fields: object): string | undefined {
  const field = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
  const known = Object.keys(fields);
  return (
    field &&
    `${valueText(field)} is not a known field; there are ${known.join(', ')}${didYouMean(field, known)}`
  );
}

/** @throws TypeError unless it is an object with only these fields */
export function checkOptions(options: unknown, fields: object): void {
  checkGiven('options', options, 'an object');
  const unknown = unknownField(options as object, fields);
  if (unknown !== undefined) throw new TypeError(`options: ${unknown}`);
}

/** Describes any value for an error message. Never throws. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
