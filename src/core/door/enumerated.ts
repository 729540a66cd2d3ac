/** A member of a Java enumeration. It has a name and an ordinal; members are compared by their ordinals. */
import { checkMethods } from '../given.js';
export abstract class Enumerated {
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
   * Negative if this member is declared before the other, 0 if they are the same, positive if it is declared
   * after.
   * @throws TypeError unless the other is a member, too
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
