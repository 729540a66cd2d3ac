/**
 * The game that a handler must be showing, tracked without its seed or deck. Every card has a place from the start, but
 * which card lies where is only assumed until the view shows it. Then the assumed card and the shown card swap places
 * in all layouts, past and future. No rule depends on a card that was never shown, so the legal moves and the cards to
 * show are always exact. After an undo the same card lies there again, and the second pass through the stock shows the
 * same cards as the first.
 */
import type { Card } from '../../../core/card.js';
import { DECK_SIZE, HIDDEN } from '../../../core/card.js';
import { newDeck } from '../../../core/deck.js';
import type { Pile } from '../../../core/pile.js';
import type { Random } from '../../../core/random.js';
import type { ShownPile } from '../../../games/klondike/contract/frame.js';
import { dealt } from '../../../games/klondike/model/deals.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import { draftOf, keepingPiles } from '../../../games/klondike/model/layout.js';
import type { Move, Outcome } from '../../../games/klondike/model/play.js';
import { play } from '../../../games/klondike/model/play.js';
import type { Rules } from '../../../games/klondike/model/rules.js';
import { PILES } from '../../../games/klondike/words/piles.js';

/** Two cards that swapped their assumed places. */
type Swap = readonly [Card, Card];

interface PastMove {
  readonly layout: Layout;
  readonly move: Move;
  /** The number of swaps when the move was made. */
  readonly swaps: number;
}

export class KnownGame {
  private readonly history: PastMove[] = [];
  private readonly swaps: Swap[] = [];
  private readonly known = new Uint8Array(DECK_SIZE + 1);
  /** Piles that the view showed correctly when all their cards were known, and the cards it showed. */
  private readonly seenRight = new Map<ShownPile, readonly [Pile, readonly Card[]]>();
  private now: Layout;

  /** @param start where the game begins, if it differs from the rules. The cards of this layout are assumed as well. */
  constructor(
    readonly rules: Rules,
    start: Layout = dealt(rules, newDeck()),
  ) {
    this.now = start;
    this.known[HIDDEN] = 1;
  }

  /** All 52 cards. The places of unknown cards are assumed. */
  get layout(): Layout {
    return this.now;
  }

  get moves(): number {
    return this.history.length;
  }

  /** The number of swaps so far. */
  get corrections(): number {
    return this.swaps.length;
  }

  /** The move that undo would take back. */
  get last(): Move | undefined {
    return this.history.at(-1)?.move;
  }

  /** The deal, with all cards that are known now. */
  get start(): Layout {
    const [first] = this.history;
    return first === undefined ? this.now : this.withLaterSwaps(first);
  }

  /** The layout before the last move, with the cards as assumed at that time. */
  get beforeLast(): Layout | undefined {
    return this.history.at(-1)?.layout;
  }

  /** Is the place of this card certain? Also true for `HIDDEN`. */
  isKnown(card: Card): boolean {
    return this.known[card] === 1;
  }

  /** Was this pile shown correctly before, with exactly these cards? */
  isSeenRight(id: ShownPile, pile: Pile, shown: readonly Card[]): boolean {
    const seen = this.seenRight.get(id);
    return seen?.[0] === pile && seen[1] === shown;
  }

  noteSeenRight(id: ShownPile, pile: Pile, shown: readonly Card[]): void {
    this.seenRight.set(id, [pile, shown]);
  }

  get unknownCards(): Card[] {
    return newDeck().filter((card) => !this.isKnown(card));
  }

  /** Returns the outcome of a move without making it. */
  outcomeOf(move: Move): Outcome {
    return play(this.rules, this.now, move);
  }

  /** Records a move that led to `next`. */
  makeMove(move: Move, next: Layout): void {
    this.history.push({ layout: this.now, move, swaps: this.swaps.length });
    this.now = next;
  }

  /** @param before the result of `afterUndo` */
  undo(before = this.afterUndo()): void {
    if (before !== undefined) this.now = keepingPiles(this.now, before);
    this.history.pop();
  }

  /** The layout that an undo leads to, with all cards that are known now. */
  afterUndo(): Layout | undefined {
    const before = this.history.at(-1);
    return before && this.withLaterSwaps(before);
  }

  /** Records that `seen` lies where `assumed` was expected. */
  learn(assumed: Card, seen: Card): void {
    this.known[seen] = 1;
    if (assumed === seen) return;
    this.swaps.push([assumed, seen]);
    this.now = withSwaps(this.now, [[assumed, seen]]);
  }

  /** Records several cards that appear at once. */
  learnAll(news: readonly { readonly assumed: Card; readonly seen: Card }[]): void {
    const left = news.map(({ assumed, seen }) => ({ assumed, seen }));
    left.forEach(({ assumed, seen }, index) => {
      this.learn(assumed, seen);
      for (const later of left.slice(index + 1)) if (later.assumed === seen) later.assumed = assumed;
    });
  }

  /** Shuffles the assumed places of the unknown cards. */
  shuffleAssumptions(chance: Random): void {
    const cards = this.unknownCards;
    for (let left = cards.length - 1; left > 0; left--) {
      const at = chance.nextInt(left + 1);
      const [one, other] = [cards[left], cards[at]];
      if (one === undefined || other === undefined || one === other) continue;
      this.swaps.push([one, other]);
      this.now = withSwaps(this.now, [[one, other]]);
    }
  }

  private withLaterSwaps({ layout, swaps }: PastMove): Layout {
    return swaps === this.swaps.length ? layout : withSwaps(layout, this.swaps.slice(swaps));
  }
}

const SAME_CARDS = /* @__PURE__ */ Uint8Array.from({ length: DECK_SIZE + 1 }, (_, card) => card);

function withSwaps(layout: Layout, swaps: readonly Swap[]): Layout {
  const names = SAME_CARDS.slice();
  const olds = names.slice();
  for (const [one, other] of swaps) {
    const [first = one, second = other] = [olds[one], olds[other]];
    [names[first], names[second]] = [other, one];
    [olds[one], olds[other]] = [second, first];
  }
  const swapped = draftOf(layout);
  for (const id of PILES) {
    const { cards, faceDown } = layout[id];
    if (cards.some((card) => names[card] !== card))
      swapped[id] = { cards: cards.map((card) => (names[card] ?? card) as Card), faceDown };
  }
  return swapped;
}
