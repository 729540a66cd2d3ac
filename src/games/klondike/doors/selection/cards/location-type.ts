import { Enumerated } from '../../../../../core/door.js';

/** The kinds of piles there are. */
export class LocationType extends Enumerated {
  static readonly MAIN_DECK = new LocationType('MAIN_DECK', 0);
  static readonly FOUNDATION_PILE = new LocationType('FOUNDATION_PILE', 1);
  static readonly TABLEAU_PILE = new LocationType('TABLEAU_PILE', 2);
  static readonly WASTE_PILE = new LocationType('WASTE_PILE', 3);

  private constructor(name: string, ordinal: number) {
    super(name, ordinal);
  }

  /** In the order declared. */
  static values(): LocationType[] {
    return [
      LocationType.MAIN_DECK,
      LocationType.FOUNDATION_PILE,
      LocationType.TABLEAU_PILE,
      LocationType.WASTE_PILE,
    ];
  }
}
