/** Cards that were drawn before and can be used again: drawing them takes most of the time of a deal. */
import { CardNode } from '../../../../browser/cards/card-node.js';
import type { Spot } from './spots.js';

export class Nodes {
  /** The cards by the keys of their spots. */
  private readonly made = new Map<string, CardNode>();

  /** A card for a spot that has none now. */
  take({ key, card }: Spot): CardNode {
    const old = this.made.get(key);
    old?.renew();
    const node = old ?? new CardNode(card);
    this.made.set(key, node);
    return node;
  }
}
