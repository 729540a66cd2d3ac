import { EnumMember, membersOf } from '../../../../core/door.js';
import { mustBe } from './exceptions.js';

/** The kinds of piles. */
export class LocationType extends EnumMember {
  static readonly MAIN_DECK = new LocationType('MAIN_DECK', 0);
  static readonly FOUNDATION_PILE = new LocationType('FOUNDATION_PILE', 1);
  static readonly TABLEAU_PILE = new LocationType('TABLEAU_PILE', 2);
  static readonly WASTE_PILE = new LocationType('WASTE_PILE', 3);

  private constructor(name: string, ordinal: number) {
    super(name, ordinal);
  }

  /** All members, in the order of their declaration. */
  static values(): LocationType[] {
    return membersOf(LocationType);
  }
}

/** The place of a card, which may not exist. The methods that take a location check that. */
export class Location {
  /**
   * `pileIndex` counts from 0, leftmost. It has no meaning for the main deck and the waste pile. `cardIndex` counts from
   * 0, the bottom card.
   * @throws IllegalArgumentException unless `locationType` is a `LocationType`
   */
  constructor(
    private readonly locationType: LocationType,
    private readonly pileIndex: number,
    private readonly cardIndex: number,
  ) {
    mustBe(LocationType, locationType);
  }

  getLocationType(): LocationType {
    return this.locationType;
  }

  getPileIndex(): number {
    return this.pileIndex;
  }

  getCardIndex(): number {
    return this.cardIndex;
  }

  equals(other: unknown): boolean {
    return (
      other instanceof Location &&
      other.locationType === this.locationType &&
      other.pileIndex === this.pileIndex &&
      other.cardIndex === this.cardIndex
    );
  }

  /** Such as `TABLEAU_PILE[3]:5`. */
  toString(): string {
    return `${this.locationType.toString()}[${this.pileIndex}]:${this.cardIndex}`;
  }
}
