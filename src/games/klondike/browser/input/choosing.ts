/** How cards are chosen before they are moved: in the view alone, or by a game that is told of the choice. */
import type { PileId } from '../../words/piles.js';
import type { Hand } from '../../views/hand.js';

export interface Choosing {
  /** Undefined while nothing is chosen. */
  readonly chosen: Hand | undefined;
  /** Chooses cards in place of those chosen before. False if they may not be chosen. */
  choose(hand: Hand): boolean;
  /** Would the pile take the chosen cards? Absent if that is not known before the move is tried. */
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
