/** How cards are chosen before they are moved: in the view alone, or by a game that is told of that, too. */
import type { PileId } from '../../words/piles.js';
import type { Hand } from '../../views/hand.js';

export interface Choosing {
  /** Undefined while nothing is chosen. */
  readonly chosen: Hand | undefined;
  /** Chooses cards in place of what was chosen. False where they may not be. */
  choose(hand: Hand): boolean;
  /** Would the pile take what is chosen? Absent where that is not known before it is tried. */
  allows?(to: PileId): boolean;
  /** Chooses nothing. */
  letGo(): void;
}

/** For a handler that hears of cards only when they are moved. */
export class OwnChoosing implements Choosing {
  chosen: Hand | undefined;

  choose(hand: Hand): boolean {
    this.chosen = hand;
    return true;
  }

  letGo(): void {
    this.chosen = undefined;
  }
}
