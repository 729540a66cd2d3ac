/** The objects of a submission, as the judge sees them: it names classes and methods, and hears values. */

/** An object of the submission. The same object has the same number each time. */
export interface Ref {
  readonly ref: number;
}

/** What crosses: plain values, arrays of them, and objects by reference. Nothing, as null, for undefined. */
export type PortValue = null | boolean | number | string | Ref | readonly PortValue[];

/** Every call returns when the submission has answered, or throws `SubmissionError`, or a `CandidateFault` if it cannot. */
export interface ObjectPort {
  /** A new object of an exported class. */
  construct(className: string, args: readonly PortValue[]): Ref;
  call(on: Ref, method: string, args: readonly PortValue[]): PortValue;
  /** As `call`, but what it returns does not cross. */
  tell(on: Ref, method: string, args: readonly PortValue[]): void;
  /** The value of a property. An array comes as a copy of its members. */
  get(on: Ref, property: string): PortValue;
  /** The object that a property holds, even if it is an array: it can then be called itself. */
  part(on: Ref, property: string): Ref;
  /** A member of an enumeration, or another value that belongs to an exported class or object. */
  constant(owner: string, name: string): PortValue;
  /** Sentences for the report about faults that happened only once. Each call may add one. */
  readonly notes?: readonly string[];
  /** The time spent repeating calls after faults. It does not count towards the time of the submission. */
  readonly replayMilliseconds?: number;
  /** Starts a submission that is gone anew. What was referred to before is gone as well. */
  renew?(): void;
  /** Forgets these objects: their numbers are not used again. */
  release(refs: readonly Ref[]): void;
}

/** What the submission threw, by the name of its class. */
export class SubmissionError extends Error {
  override readonly name = 'Thrown';

  constructor(
    readonly className: string,
    readonly said: string,
  ) {
    super(said === '' ? className : `${className}: ${said}`);
  }
}

export const isRef = (value: PortValue | undefined): value is Ref =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number for an object, a text for what is no object. */
export type CrossingKey = string | number;

/** What makes two values that crossed the same. */
export const keyOf = (value: PortValue): CrossingKey =>
  isRef(value) ? value.ref : JSON.stringify(Array.isArray(value) ? value.map(keyOf) : value);

/** The object that crossed. @throws SubmissionError if it is none */
export function objectIn(value: PortValue, what: string): Ref {
  if (isRef(value)) return value;
  throw new SubmissionError('TypeError', `${what} is ${value === null ? 'null' : 'no object'}`);
}

/** The array that crossed. @throws SubmissionError if it is none */
export function arrayIn(value: PortValue, what: string): readonly PortValue[] {
  if (Array.isArray(value)) return value as readonly PortValue[];
  throw new SubmissionError('TypeError', `${what} is no array`);
}

/** The number that crossed. @throws SubmissionError if it is none */
export function numberIn(value: PortValue, what: string): number {
  if (typeof value === 'number') return value;
  throw new SubmissionError('TypeError', `${what} is no number`);
}

/** A plain value as text. @throws SubmissionError for an object or an array */
export function textIn(value: PortValue): string {
  if (typeof value !== 'object' || value === null) return String(value);
  throw new SubmissionError('TypeError', 'an object is no plain value');
}
