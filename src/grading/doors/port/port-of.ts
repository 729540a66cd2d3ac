/** The port to a module in this process. */
import type { PortValue, ObjectPort, Ref } from './object-port.js';
import { SubmissionError, isRef } from './object-port.js';

type Method = (...args: unknown[]) => unknown;

/** @param module its exports by name */
export function portOf(module: Readonly<Record<string, unknown>>): ObjectPort {
  const table = new ObjectTable();
  const inward = (args: readonly PortValue[]): unknown[] => args.map((value) => table.in(value));
  const callResult = (on: Ref, method: string, args: readonly PortValue[]): unknown => {
    const object = table.objectOf(on);
    return withSubmissionErrors(() => methodOf(object, method).apply(object, inward(args)));
  };
  const valueOf = (on: Ref, property: string): unknown =>
    withSubmissionErrors(() => propertyOf(table.objectOf(on), property));
  return {
    construct: (className, args) =>
      table.refOf(withSubmissionErrors(() => new (classIn(module, className))(...inward(args)))),
    call: (on, method, args) => table.out(callResult(on, method, args)),
    tell: (on, method, args) => void callResult(on, method, args),
    get: (on, property) => table.out(valueOf(on, property)),
    part: (on, property) => table.refOf(mustBeObject(valueOf(on, property), property)),
    constant: (owner, name) =>
      table.out(withSubmissionErrors(() => propertyOf(exported(module, owner), name))),
    release: (refs) => table.release(refs),
  };
}

/** Converts what a program throws to `SubmissionError`. */
function withSubmissionErrors<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw submissionErrorOf(error);
  }
}

function submissionErrorOf(error: unknown): SubmissionError {
  if (error instanceof SubmissionError) return error;
  if (!(error instanceof Error)) return new SubmissionError(typeof error, String(error));
  const own = error.constructor.name;
  return new SubmissionError(own === 'Error' || own === '' ? error.name : own, error.message);
}

/** An own or inherited property of a class or an object. */
function propertyOf(object: object, property: string): unknown {
  if (property in object) return (object as Record<string, unknown>)[property];
  throw new SubmissionError('TypeError', `${nameOf(object)} has no ${property}`);
}

function methodOf(object: object, method: string): Method {
  const found = propertyOf(object, method);
  if (typeof found === 'function') return found as Method;
  throw new SubmissionError('TypeError', `${method} of ${nameOf(object)} is not a method`);
}

function exported(module: Readonly<Record<string, unknown>>, name: string): object {
  const found = module[name];
  if ((typeof found === 'object' && found !== null) || typeof found === 'function') return found;
  throw new SubmissionError('TypeError', `${name} is not exported`);
}

function classIn(
  module: Readonly<Record<string, unknown>>,
  name: string,
): new (...args: unknown[]) => object {
  const found = exported(module, name);
  if (typeof found === 'function') return found as new (...args: unknown[]) => object;
  throw new SubmissionError('TypeError', `${name} is not a class`);
}

function mustBeObject(value: unknown, property: string): object {
  if (typeof value === 'object' && value !== null) return value;
  throw new SubmissionError('TypeError', `${property} is not an object`);
}

const nameOf = (object: object): string =>
  typeof object === 'function' ? object.name : object.constructor.name;

/** The objects that have crossed the port, by number. */
class ObjectTable {
  private readonly objects = new Map<number, object>();
  private readonly refs = new Map<object, Ref>();
  private last = 0;

  refOf(object: object): Ref {
    const known = this.refs.get(object);
    if (known !== undefined) return known;
    const ref = Object.freeze({ ref: ++this.last });
    this.refs.set(object, ref);
    this.objects.set(this.last, object);
    return ref;
  }

  /** @throws SubmissionError if no object has this number */
  objectOf({ ref }: Ref): object {
    const object = this.objects.get(ref);
    if (object === undefined) throw new SubmissionError('ReferenceError', `no object ${ref}`);
    return object;
  }

  out(value: unknown): PortValue {
    if (Array.isArray(value)) return value.map((member: unknown) => this.out(member));
    if (value === undefined || value === null) return null;
    if (typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
    if (typeof value === 'object' || typeof value === 'function') return this.refOf(value);
    return (value as bigint | symbol).toString();
  }

  in(value: PortValue): unknown {
    if (isRef(value)) return this.objectOf(value);
    return Array.isArray(value) ? (value as readonly PortValue[]).map((member) => this.in(member)) : value;
  }

  release(refs: readonly Ref[]): void {
    for (const { ref } of refs) {
      const object = this.objects.get(ref);
      if (object !== undefined) this.refs.delete(object);
      this.objects.delete(ref);
    }
  }
}
