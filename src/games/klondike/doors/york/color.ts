import { Enumerated } from '../../../../core/door.js';

/** The color of a suit. */
export class Color extends Enumerated {
  static readonly RED = new Color('RED', 0);
  static readonly BLACK = new Color('BLACK', 1);

  private constructor(name: string, ordinal: number) {
    super(name, ordinal);
  }

  /** In the order declared. */
  static values(): Color[] {
    return [Color.RED, Color.BLACK];
  }
}
