/** A card of the grid. It is only a picture: the player presses its cell. */
import type { Card } from '../../../../core/card.js';
import type { Motion } from '../../../../browser/cards/card-node.js';
import { CardNode } from '../../../../browser/cards/card-node.js';

export class GridCard extends CardNode {
  private shrinking: Animation | undefined;

  constructor(card: Card) {
    super(card, true);
  }

  /** Shrinks out of sight, or back into it. */
  shrink(motion: Motion, direction: PlaybackDirection = 'normal'): void {
    this.shrinking?.cancel();
    this.shrinking = this.face?.animate(
      [
        { transform: 'none', opacity: 1 },
        { opacity: 1, offset: 0.6 },
        { transform: 'scale(.5)', opacity: 0 },
      ],
      { ...motion, direction, easing: 'ease-in', fill: direction === 'normal' ? 'both' : 'backwards' },
    );
  }

  override renew(): void {
    this.shrinking?.cancel();
    super.renew();
  }

  /** Shakes the card as a sign of refusal. */
  shake(): void {
    const steps = [0, -6, 6, -4, 4, 0].map((by) => ({ transform: `translateX(${by}%)` }));
    this.face?.animate(steps, { duration: 320 });
  }
}
