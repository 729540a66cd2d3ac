/**
 * The game that a handler must be showing, known without its seed or deck. Every card lies somewhere from the start, but
 * which card lies where is only assumed until the view shows it; then the two cards change places in the assumption, in
 * all that was and all that comes. No rule ever asks for a card that nobody has seen, so what is legal, and what must be
 * shown, is exact throughout: after undo the same card lies there again, and the second pass through the stock shows the
 * cards of the first.
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

/** Two cards that have changed places in what is assumed. */
type Swap = readonly [Card, Card];

interface Past {
  readonly layout: Layout;
  readonly move: Move;
  /** How many swaps there were when it was left. */
  readonly swaps: number;
}

export class KnownGame {
  private readonly past: Past[] = [];
  private readonly swaps: Swap[] = [];
  private readonly known = new Uint8Array(DECK_SIZE + 1);
  /** Piles that were shown as they must be, all their cards known, and what was shown. */
  private readonly seenRight = new Map<ShownPile, readonly [Pile, readonly Card[]]>();
  private now: Layout;

  /** @param start where it begins, if that is not as the rules say; which card lies where is assumed all the same */
  constructor(
    readonly rules: Rules,
    start: Layout = dealt(rules, newDeck()),
  ) {
    this.now = start;
    this.known[HIDDEN] = 1;
  }

  /** All 52 cards, each somewhere; where a card lies that is not known is assumed. */
  get layout(): Layout {
    return this.now;
  }

  get moves(): number {
    return this.past.length;
  }

  /** How often what is assumed has changed. */
  get corrections(): number {
    return this.swaps.length;
  }

  /** The move that undo takes back. */
  get last(): Move | undefined {
    return this.past.at(-1)?.move;
  }

  /** Where the game began, with all that is known now. */
  get start(): Layout {
    const [first] = this.past;
    return first === undefined ? this.now : this.renamed(first);
  }

  /** Where the last move was made. */
  get beforeLast(): Layout | undefined {
    return this.past.at(-1)?.layout;
  }

  /** Is it certain where this card lies? */
  isKnown(card: Card): boolean {
    return this.known[card] === 1;
  }

  /** Was the pile, as it lies now, found right in these very cards? */
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

  /** What would become of the move. */
  outcomeOf(move: Move): Outcome {
    return play(this.rules, this.now, move);
  }

  /** Goes on to where the move has led. */
  go(move: Move, next: Layout): void {
    this.past.push({ layout: this.now, move, swaps: this.swaps.length });
    this.now = next;
  }

  /** @param before what `undone` has answered */
  undo(before = this.undone()): void {
    if (before !== undefined) this.now = keepingPiles(this.now, before);
    this.past.pop();
  }

  /** Where the layout before the last move would be, with all that is known now. */
  undone(): Layout | undefined {
    const before = this.past.at(-1);
    return before && this.renamed(before);
  }

  /** The card lies where another was assumed. */
  learn(assumed: Card, seen: Card): void {
    this.known[seen] = 1;
    if (assumed === seen) return;
    this.swaps.push([assumed, seen]);
    this.now = withSwaps(this.now, [[assumed, seen]]);
  }

  /** Several cards that are shown at once. */
  learnAll(news: readonly { readonly assumed: Card; readonly seen: Card }[]): void {
    const left = news.map(({ assumed, seen }) => ({ assumed, seen }));
    left.forEach(({ assumed, seen }, index) => {
      this.learn(assumed, seen);
      for (const later of left.slice(index + 1)) if (later.assumed === seen) later.assumed = assumed;
    });
  }

  /** Assumes other places for the cards that nobody has seen. */
  assumeAnew(chance: Random): void {
    const cards = this.unknownCards;
    for (let left = cards.length - 1; left > 0; left--) {
      const at = chance.nextInt(left + 1);
      const [one, other] = [cards[left], cards[at]];
      if (one === undefined || other === undefined || one === other) continue;
      this.swaps.push([one, other]);
      this.now = withSwaps(this.now, [[one, other]]);
    }
  }

  private renamed({ layout, swaps }: Past): Layout {
    return swaps === this.swaps.length ? layout : withSwaps(layout, this.swaps.slice(swaps));
  }
}

const EACH_ITSELF = /* @__PURE__ */ Uint8Array.from({ length: DECK_SIZE + 1 }, (_, card) => card);

function withSwaps(layout: Layout, swaps: readonly Swap[]): Layout {
  const names = EACH_ITSELF.slice();
  const olds = names.slice();
  for (const [one, other] of swaps) {
    const [first = one, second = other] = [olds[one], olds[other]];
    [names[first], names[second]] = [other, one];
    [olds[one], olds[other]] = [second, first];
  }
  const renamed = draftOf(layout);
  for (const id of PILES) {
    const { cards, faceDown } = layout[id];
    if (cards.some((card) => names[card] !== card))
      renamed[id] = { cards: cards.map((card) => (names[card] ?? card) as Card), faceDown };
  }
  return renamed;
}
