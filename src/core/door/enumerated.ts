/** The members of a Java enumeration: named, counted from 0 in the order they are declared, and compared by that. */
export abstract class Enumerated {
  constructor(
    private readonly called: string,
    private readonly place: number,
  ) {}

  /** As it is declared, such as `CLUBS`. */
  name(): string {
    return this.called;
  }

  /** From 0. */
  ordinal(): number {
    return this.place;
  }

  /** Negative, 0 or positive, as this member is declared before, with or after the other. */
  compareTo(other: this): number {
    return this.place - other.ordinal();
  }

  /** Its name. */
  toString(): string {
    return this.called;
  }

  equals(other: unknown): boolean {
    return this === other;
  }
}
