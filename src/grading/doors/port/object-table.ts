/** The objects that have crossed, by number; the side of the submission keeps it. */
import type { Crossing, Ref } from './object-port.js';
import { Thrown, isRef } from './object-port.js';

export class ObjectTable {
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

  /** @throws Thrown if there is no object of this number */
  objectOf({ ref }: Ref): object {
    const object = this.objects.get(ref);
    if (object === undefined) throw new Thrown('ReferenceError', `no object ${ref}`);
    return object;
  }

  out(value: unknown): Crossing {
    if (Array.isArray(value)) return value.map((member: unknown) => this.out(member));
    if (value === undefined || value === null) return null;
    if (typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
    if (typeof value === 'object' || typeof value === 'function') return this.refOf(value);
    return (value as bigint | symbol).toString();
  }

  in(value: Crossing): unknown {
    if (isRef(value)) return this.objectOf(value);
    return Array.isArray(value) ? (value as readonly Crossing[]).map((member) => this.in(member)) : value;
  }

  release(refs: readonly Ref[]): void {
    for (const { ref } of refs) {
      const object = this.objects.get(ref);
      if (object !== undefined) this.refs.delete(object);
      this.objects.delete(ref);
    }
  }
}
