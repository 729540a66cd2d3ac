/**
 * Finds hints for rules or layouts that card sets can't represent, such as building by suit or a tableau with all cards
 * face up. It searches nearby positions move by move, without pruning. As in `find-hint.ts`, hints never lead in a
 * circle. Each hint leads to the nearest step of the best reachable kind, and this step can't be undone.
 */
import { HIDDEN } from '../../core/card.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { foundationsOf, tableauOf } from '../../games/klondike/model/layout.js';
import { keyUnder } from '../../games/klondike/model/layout-key.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import type { CardMove } from '../../games/klondike/words/piles.js';
import { play } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { isFoundation, isTableau } from '../../games/klondike/words/piles.js';
import { played } from '../line.js';
import type { LayoutNode } from '../plain-search.js';
import { lineTo } from '../plain-search.js';
import { rowOf } from '../stock-reach.js';
import { isSeen } from './knowledge.js';
import type { Hint, HintReason, NoHint } from './hint.js';
import { hintOf } from './hint.js';
import type { Knowledge } from './knowledge.js';

/** The most positions to search. Searching them takes a few tenths of a second. */
const MOST_NODES = 4000;

/** Kinds of steps that can't be undone. */
type ForwardKind = 'turn-up' | 'free' | 'look' | 'raise-from-stock' | 'play-from-stock';

/** Best kind first. With unlimited redeals, looking through the stock costs nothing. */
const orderIn = ({ redeals }: Rules): readonly (ForwardKind | 'rise')[] =>
  redeals === Infinity
    ? ['turn-up', 'free', 'look', 'raise-from-stock', 'rise', 'play-from-stock']
    : ['turn-up', 'free', 'raise-from-stock', 'rise', 'play-from-stock', 'look'];

/** Finds a hint by using only the model. The game must not be won or able to finish itself. */
export const plainHint = ({ rules, layout }: Pick<Knowledge, 'rules' | 'layout'>): Hint | NoHint =>
  new PlainSearch(rules, layout).find();

/** Searches breadth-first over moves that can be undone, and records each forward step. */
class PlainSearch {
  private readonly start: LayoutNode;
  private readonly nodes: LayoutNode[];
  private readonly keyOf: (layout: Layout) => string;
  private readonly seen: Set<string>;
  /** The nearest position after each kind of step. */
  private readonly firstOfKind = new Map<ForwardKind, LayoutNode>();
  /** The position with the most cards on the foundations. */
  private highest: LayoutNode;

  constructor(
    private readonly rules: Rules,
    layout: Layout,
  ) {
    this.start = this.highest = { layout, move: undefined, previous: undefined };
    this.nodes = [this.start];
    this.keyOf = keyUnder(rules);
    this.seen = new Set([this.keyOf(layout)]);
  }

  find(): Hint | NoHint {
    const { nodes, firstOfKind, start } = this;
    // The list grows during this loop.
    for (const node of nodes) {
      if (firstOfKind.has('turn-up') || firstOfKind.has('free') || this.isCut) break;
      this.expand(node);
      if (!firstOfKind.has('play-from-stock') || !firstOfKind.has('raise-from-stock'))
        this.goThroughStock(node);
    }
    for (const kind of orderIn(this.rules)) {
      // After a search that was cut short, the next hint might find a higher position and lead back in a circle.
      const node = kind !== 'rise' ? firstOfKind.get(kind) : this.isCut ? undefined : this.highest;
      if (node === undefined || node === start) continue;
      return hintOf(start.layout, lineTo(node), kind === 'rise' ? riseOf(start.layout, node.layout) : kind);
    }
    return { move: undefined, why: this.isCut ? 'not-known' : 'nothing-left' };
  }

  private get isCut(): boolean {
    return this.nodes.length > MOST_NODES;
  }

  /** Tries all moves on tableau and foundations. Clicks on the stock change nothing there. */
  private expand(node: LayoutNode): void {
    const { rules, seen, nodes } = this;
    for (const move of this.carriesAt(node.layout, false)) {
      const next: LayoutNode = { layout: played(rules, node.layout, move), move, previous: node };
      const step = stepOf(rules, node.layout, next);
      if (step !== undefined) {
        this.record(step, next);
        continue;
      }
      const key = this.keyOf(next.layout);
      if (seen.has(key)) continue;
      seen.add(key);
      nodes.push(next);
      if (height(next.layout) > height(this.highest.layout)) this.highest = next;
    }
  }

  /** Clicks the stock until every card has been in play, and records what each card can do in this position. */
  private goThroughStock(node: LayoutNode): void {
    const { rules } = this;
    let at = node;
    for (let clicks = 0; clicks <= 2 * rowOf(node.layout).length + 2; clicks++) {
      for (const move of this.carriesAt(at.layout, true)) {
        const step = isFoundation(move.to) ? 'raise-from-stock' : 'play-from-stock';
        this.record(step, { layout: played(rules, at.layout, move), move, previous: at });
      }
      const outcome = play(rules, at.layout, 'stock');
      if (!outcome.ok) return;
      at = { layout: outcome.next, move: 'stock', previous: at };
      const { layout } = at;
      if (rowOf(layout).some((card, index) => card === HIDDEN && isSeen(rules, layout, index)))
        return this.record('look', at);
    }
  }

  /** The legal moves of known cards, either from the pile in play or from all other piles. */
  private carriesAt(layout: Layout, isInPlay: boolean): CardMove[] {
    return legalMoves(this.rules, layout).filter(
      (move): move is CardMove =>
        move !== 'stock' && (move.from === this.rules.inPlay) === isInPlay && isKnown(layout, move),
    );
  }

  private record(step: ForwardKind, node: LayoutNode): void {
    if (!this.firstOfKind.has(step)) this.firstOfKind.set(step, node);
  }
}

/** Does this move lift only known cards? */
const isKnown = (layout: Layout, { from, count }: CardMove): boolean =>
  !layout[from].cards.slice(-count).includes(HIDDEN);

/** The kind of this move on the tableau; undefined if it can be undone. */
function stepOf(rules: Rules, before: Layout, { layout: after, move }: LayoutNode): ForwardKind | undefined {
  if (move === undefined || move === 'stock') return undefined;
  if (after[move.from].faceDown < before[move.from].faceDown) return 'turn-up';
  return isOutOfOrder(rules, before, move) ? 'free' : undefined;
}

/** Do these cards lie on a card on which they can't be built? After they leave, they can never return. */
function isOutOfOrder({ build }: Rules, layout: Layout, { from, count }: CardMove): boolean {
  const { cards } = layout[from];
  const lowest = cards.at(-count);
  const under = cards.at(-count - 1);
  return isTableau(from) && lowest !== undefined && under !== undefined && build(lowest, under) !== undefined;
}

/** Combines the number of cards on the foundations and the number of empty piles in one number. */
const height = (layout: Layout): number =>
  8 * cardsUp(layout) + tableauOf(layout).filter(({ cards }) => cards.length === 0).length;

const cardsUp = (layout: Layout): number =>
  foundationsOf(layout).reduce((sum, { cards }) => sum + cards.length, 0);

const riseOf = (before: Layout, after: Layout): HintReason =>
  cardsUp(after) > cardsUp(before) ? 'raise' : 'empty';
