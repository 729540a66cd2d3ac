/** Cards that fly to where a new frame has them. */
import type { Frame } from '../../contract/frame.js';
import type { KlondikeEventName } from '../../contract/handler.js';
import type { CardNode } from '../../../../browser/cards/card-node.js';
import { FLIGHT } from '../../../../browser/cards/card-node.js';
import type { Point } from '../../../../browser/cards/space.js';
import type { Spot } from './spots.js';

/** A card on the table. */
export interface Lying {
  readonly spot: Spot;
  readonly node: CardNode;
}

/** A card before the change, and the point where it was seen then: it may have been in flight. */
export interface Seen extends Lying {
  readonly at: Point;
}

/** The cards before and after, by the keys of their spots. */
export interface Change {
  readonly before: ReadonlyMap<string, Seen>;
  readonly after: ReadonlyMap<string, Lying>;
  /** The frames before and after. */
  readonly from: Frame;
  readonly to: Frame;
  /** The event between them; undefined if it is not known. */
  readonly event: KlondikeEventName | 'redo' | undefined;
  /** Where the stock is, and the waste. */
  readonly stock: Point;
  readonly waste: Point;
  /** Keeps a card that has left the table in sight for a moment. */
  readonly linger: (node: CardNode) => void;
}

/** In milliseconds: the time from one card to the next. */
const DEAL_STEP = 12;

/** All cards fly from the stock, row by row. */
export function flyDeal(lying: Iterable<Lying>, stock: Point): void {
  const order = [...lying].sort((one, other) => one.spot.index - other.spot.index);
  order.forEach(({ node }, place) => {
    node.flyFrom(stock, { duration: FLIGHT, delay: place * DEAL_STEP }, 'low');
  });
}
