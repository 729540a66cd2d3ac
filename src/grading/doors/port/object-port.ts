/** The grader's access to the objects of a submission. The grader names classes and methods, and receives values. */

/** A reference to an object of the submission. The same object always has the same number. */
export interface Ref {
  readonly ref: number;
}

/**
 * Values that can cross the port: plain values, arrays of them, and object references. `undefined` crosses the port as
 * null.
 */
export type PortValue = null | boolean | number | string | Ref | readonly PortValue[];

/**
 * Every call returns when the submission has answered. If the submission throws, the call throws `SubmissionError`. If
 * the submission cannot answer, the call throws `CandidateFault`.
 */
export interface ObjectPort {
  /** A new object of an exported class. */
  construct(className: string, args: readonly PortValue[]): Ref;
  call(on: Ref, method: string, args: readonly PortValue[]): PortValue;
  /** Like `call`, but ignores the return value. */
  tell(on: Ref, method: string, args: readonly PortValue[]): void;
  /** The value of a property. An array arrives as a copy. */
  get(on: Ref, property: string): PortValue;
  /** A reference to the object in a property. Also works for an array, so that the grader can call its methods. */
  part(on: Ref, property: string): Ref;
  /** A member of an enumeration, or another value of an exported class or object. */
  constant(owner: string, name: string): PortValue;
  /** Sentences for the report about faults that happened only once. Each call may add a sentence. */
  readonly notes?: readonly string[];
  /** The time spent on repeating calls after faults. It does not count towards the submission's time. */
  readonly replayMilliseconds?: number;
  /** Restarts a submission whose process is gone. Earlier references become invalid. */
  renew?(): void;
  /** Drops these references. The numbers of these objects are not used again. */
  release(refs: readonly Ref[]): void;
}

/** An error that the submission threw. `className` is the class of the error. */
export class SubmissionError extends Error {
  override readonly name = 'Thrown';

  constructor(
    readonly className: string,
    readonly reason: string,
  ) {
    super(reason === '' ? className : `${className}: ${reason}`);
  }
}

export const isRef = (value: PortValue | undefined): value is Ref =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number for an object, a text for any other value. */
export type CrossingKey = string | number;

/** Two values that crossed the port are the same if their keys are equal. */
export const keyOf = (value: PortValue): CrossingKey =>
  isRef(value) ? value.ref : JSON.stringify(Array.isArray(value) ? value.map(keyOf) : value);

/** @throws SubmissionError unless the value is an object */
export function objectIn(value: PortValue, what: string): Ref {
  if (isRef(value)) return value;
  throw new SubmissionError('TypeError', `${what} is ${value === null ? 'null' : 'not an object'}`);
}

/** @throws SubmissionError unless the value is an array */
export function arrayIn(value: PortValue, what: string): readonly PortValue[] {
  if (Array.isArray(value)) return value as readonly PortValue[];
  throw new SubmissionError('TypeError', `${what} is not an array`);
}

/** @throws SubmissionError unless the value is a number */
export function numberIn(value: PortValue, what: string): number {
  if (typeof value === 'number') return value;
  throw new SubmissionError('TypeError', `${what} is not a number`);
}

/** A plain value as text. @throws SubmissionError for an object or an array */
export function textIn(value: PortValue): string {
  if (typeof value !== 'object' || value === null) return String(value);
  throw new SubmissionError('TypeError', 'an object is not a plain value');
}
