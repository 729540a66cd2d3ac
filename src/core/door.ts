/** Shared parts of doors with Java and C# classes: members of enumerations, and class checks. */
import { checkMethods, valueText } from './given.js';

/** A member of a Java enumeration. It has a name and an ordinal; members are compared by their ordinals. */
export abstract class EnumMember {
  constructor(
    private readonly called: string,
    private readonly place: number,
  ) {}

  /** The declared name, such as `CLUBS`. */
  name(): string {
    return this.called;
  }

  /** The member's position in the declaration, from 0. */
  ordinal(): number {
    return this.place;
  }

  /**
   * Negative if this member comes before the other in the declaration, 0 for the same member, positive if it comes after.
   * @throws TypeError unless the other is also a member
   */
  compareTo(other: this): number {
    checkMethods(this.constructor.name, other, ['ordinal']);
    return this.place - other.ordinal();
  }

  /** The declared name. */
  toString(): string {
    return this.called;
  }

  equals(other: unknown): boolean {
    return this === other;
  }
}

/** The members of an enumeration, in their declared order. */
export const membersOf = <Member>(kind: { readonly prototype: Member } & AnyClass): Member[] =>
  Object.values(kind).filter((member): member is Member => member instanceof kind);

/** Any class. The compilers of Java and C# check the class of an argument, but JavaScript doesn't. */
export interface AnyClass {
  readonly name: string;
  [Symbol.hasInstance](value: unknown): boolean;
}

/** An error message for a value that must be an instance of `kind`. Undefined if it is one. */
export const faultOf = (kind: AnyClass, value: unknown): string | undefined =>
  value instanceof kind ? undefined : `not a ${kind.name}: ${valueText(value)}`;

/** The error message for the first wrong member of an array. Undefined if all are instances. */
export function faultIn(kind: AnyClass, values: unknown): string | undefined {
  if (!Array.isArray(values)) return `not an array: ${valueText(values)}`;
  for (const member of values as unknown[]) {
    const fault = faultOf(kind, member);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
