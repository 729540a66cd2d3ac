/** All that the search for a shortest line knows of a game before it begins. */
import type { Layout } from '../../games/klondike/model/layout.js';
import { tableauOf } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { HIGH, LOW, indexOfCard } from '../card-index.js';
import { ALL_UP } from '../heights.js';
import type { Start } from '../start.js';
import { Locks } from './locks.js';
import { HEIGHTS_AT, LEFT_AT, LOCKS_AT, PLACED_AT, WHOLE_SIZE } from './numbers.js';
import { stepTo } from './moves.js';
import { Completer } from './completer.js';
import { layOn } from './lying-on.js';
import { SafeCards } from './safe-cards.js';
import { stockCosts } from './stock-costs.js';

/** Shared by all games: what they find out is the same for each. */
const SAFE = /* @__PURE__ */ new SafeCards(true);
const NONE_SAFE = /* @__PURE__ */ new SafeCards(false);

/** Made once for a position and its rules; nothing in it changes but answers that are kept. */
export class MinimalTable {
  readonly locks: Locks;
  readonly completer: Completer;
  /** None is safe where a game ends early. */
  readonly safe: SafeCards;
  /** Which cards of stock and waste are within reach, as `stockCosts` tells. */
  readonly stock: readonly Int32Array[];
  /** A safe card of the stock goes up as soon as it is the next one. */
  readonly stockIsSafe: boolean;
  /** The position that the search starts from, with all that is worked out from its basis. */
  readonly first: Int32Array;

  constructor(
    readonly rules: Rules,
    layout: Layout,
    readonly start: Start,
  ) {
    this.locks = new Locks(layout);
    this.completer = new Completer(start, this.locks);
    this.safe = start.wonEarly ? NONE_SAFE : SAFE;
    this.stock = stockCosts(rules);
    this.stockIsSafe = !start.wonEarly && rules.draw === 1 && rules.inPlay === 'waste' && !rules.recycleDraws;
    this.first = this.completer.first([0, 0]);
    this.layRuns(layout);
  }

  /** Is a position with this basis won? One that ends early: with at most one card in stock and waste, none face down. */
  isWon(basis: Int32Array): boolean {
    if (!this.start.wonEarly) return basis[HEIGHTS_AT] === ALL_UP;
    const left = basis[LEFT_AT] ?? 0;
    return (left & (left - 1)) === 0 && this.locks.hiddenCount[basis[LOCKS_AT] ?? 0] === 0;
  }

  /** Tells on what each placed card lies. */
  private layRuns(layout: Layout): void {
    const { first, completer } = this;
    completer.fill(first);
    const placed = new Int32Array(WHOLE_SIZE);
    for (const { cards, faceDown } of tableauOf(layout)) {
      cards.forEach((card, at) => {
        if (at <= faceDown) return;
        const index = indexOfCard(card);
        layOn(placed, first, stepTo(index, indexOfCard(cards[at - 1] ?? card)));
        placed[PLACED_AT] = (placed[PLACED_AT] ?? 0) | (LOW[index] ?? 0);
        placed[PLACED_AT + 1] = (placed[PLACED_AT + 1] ?? 0) | (HIGH[index] ?? 0);
      });
    }
    completer.fill(first);
  }
}
