/** Moves, the layout after a move, and the move between two layouts. */
import type { Card } from '../../../core/card.js';
import type { Pile } from '../../../core/pile.js';
import { faceDownPile, faceUpPile, lay, lift, topCards, topTurnedUp } from '../../../core/pile.js';
import type { CardMove, PileId, CardSource } from '../words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU, isFoundation } from '../words/piles.js';
import type { Draft, Layout } from './layout.js';
import { draftOf, pileIn } from './layout.js';
import { valueText } from '../../../core/given.js';
import { positionFault } from './check-rules.js';
import type { Refusal } from './refusal.js';
import { refuseLay, refuseTop } from './refuse.js';
import type { Rules } from './rules.js';
import type { History } from '../../../core/history.js';

/** A click on the stock, or cards carried from pile to pile. */
export type Move = 'stock' | CardMove;

/** The layout after a move, or the reason why it is refused. */
export type Outcome =
  | { readonly ok: true; readonly next: Layout }
  | { readonly ok: false; readonly why: Refusal };

/**
 * Makes a move if the rules allow it. The given layout doesn't change.
 * @throws TypeError or RangeError unless the arguments are rules, a layout and a move
 * @example
 * ```ts
 * import { ULG, parseDeal, parseMove, play } from 'klondike-kit';
 *
 * const layout = parseDeal('java:11').start(ULG);
 * const outcome = play(ULG, layout, parseMove('t4>t6'));
 * console.log(outcome.ok ? outcome.next : outcome.why);
 * ```
 */
export function play(rules: Rules, layout: Layout, move: Move): Outcome {
  checkMove(move);
  try {
    const why = refusalOf(rules, layout, move);
    if (why !== undefined) return { ok: false, why };
    return { ok: true, next: move === 'stock' ? stockClicked(rules, layout) : carried(layout, move) };
  } catch (error) {
    throw positionFault(error, rules, layout);
  }
}

/** Why `play` would refuse the move; undefined if it would accept it. @throws as `play` */
export function refuseMove(rules: Rules, layout: Layout, move: Move): Refusal | undefined {
  checkMove(move);
  try {
    return refusalOf(rules, layout, move);
  } catch (error) {
    throw positionFault(error, rules, layout);
  }
}

/** @throws TypeError unless it is `'stock'` or an object. The rules refuse a pile that doesn't exist. */
export function checkMove(move: unknown): void {
  if (move === 'stock' || (typeof move === 'object' && move !== null)) return;
  const advice = typeof move === 'string' ? '; parseMove reads the text of a move' : '';
  throw new TypeError(`move is 'stock' or { from, count, to }, not ${valueText(move)}${advice}`);
}

const refusalOf = (rules: Rules, layout: Layout, move: Move): Refusal | undefined =>
  move === 'stock' ? refuseStockClick(rules, layout) : refuseCarry(rules, layout, move);

export function refuseStockClick(rules: Rules, layout: Layout): Refusal | undefined {
  if (layout.stock.cards.length > 0) return undefined;
  if (layout.waste.cards.length === 0) return 'no-cards-left';
  return layout.redeals < rules.redeals ? undefined : 'no-redeal-left';
}

/** A program in JavaScript may pass any values as piles. */
function refuseCarry(rules: Rules, layout: Layout, { from, count, to }: CardMove): Refusal | undefined {
  const source = pileIn(layout, from);
  const target = pileIn(layout, to);
  if (source === undefined || target === undefined) return 'no-such-pile';
  return (
    refuseRoute(from, to) ??
    refuseTop(rules, source, { from, count }) ??
    refuseLay(rules, target, { bottom: lowest(source, count), count, to })
  );
}

/** The lowest card of a pile's top `count` cards. */
const lowest = ({ cards }: Pile, count: number): Card | undefined => cards[cards.length - count];

/** Why no card can ever go from one pile to the other; undefined if there is a route. */
const refuseRoute = (from: PileId, to: PileId): Refusal | undefined =>
  from === to || (isFoundation(from) && isFoundation(to)) ? 'not-a-target' : undefined;

function carried(layout: Layout, { from, count, to }: CardMove): Layout {
  const next = draftOf(layout);
  const pile = layout[from];
  next[from] = lift(pile, count);
  next[to] = lay(layout[to], topCards(pile, count));
  return next;
}

const stockClicked = (rules: Rules, layout: Layout): Layout =>
  layout.stock.cards.length > 0 ? drawn(rules, layout) : turnedOver(rules, layout);

/** Turns cards over one at a time, so the last one ends up on top of the waste. */
function drawn(rules: Rules, layout: Layout): Layout {
  const { cards } = layout.stock;
  const left = Math.max(0, cards.length - rules.draw);
  const turned = cards.slice(left).reverse();
  return withStock(rules, layout, { stock: cards.slice(0, left), waste: [...layout.waste.cards, ...turned] });
}

const turnedOver = (rules: Rules, layout: Layout): Layout =>
  rules.recycleDraws ? drawn(rules, recycled(rules, layout)) : recycled(rules, layout);

/** Turns the waste over as a whole, so its bottom card becomes the top of the stock. Nothing is drawn. */
function recycled(rules: Rules, layout: Layout): Layout {
  const next = withStock(rules, layout, { stock: layout.waste.cards.slice().reverse(), waste: [] });
  next.redeals = layout.redeals + 1;
  return next;
}

/** The layout with these cards as stock and waste. */
function withStock(rules: Rules, layout: Layout, cards: { stock: Card[]; waste: Card[] }): Draft {
  const next = draftOf(layout);
  const { stock, waste } = stockAndWaste(rules, cards.stock, cards.waste);
  next.stock = stock;
  next.waste = waste;
  return next;
}

/**
 * The stock and the waste, facing as the rules say. If the stock is in play, its top card lies face up and the waste
 * face down. Otherwise the stock lies face down and the waste face up.
 */
export const stockAndWaste = (
  { inPlay }: Rules,
  stock: readonly Card[],
  waste: readonly Card[],
): Pick<Layout, 'stock' | 'waste'> => ({
  stock: inPlay === 'stock' ? topTurnedUp(stock) : faceDownPile(stock),
  waste: inPlay === 'stock' ? faceDownPile(waste) : faceUpPile(waste),
});

/**
 * The piles that would take these cards, with the tableau before the foundations. Both `stock` and `waste` mean the
 * pile in play.
 */
export function targetsOf(rules: Rules, layout: Layout, take: CardSource): PileId[] {
  const carry = { ...take };
  if (carry.from === 'waste' || carry.from === 'stock') carry.from = rules.inPlay;
  return [...TABLEAU, ...FOUNDATIONS].filter(
    (to) => refuseMove(rules, layout, { ...carry, to }) === undefined,
  );
}

/**
 * The move that led from one layout to the next. Every move except a stock click puts cards on the tableau or the
 * foundations.
 */
export function moveBetween(before: Layout, after: Layout): Move {
  let from: PileId | undefined;
  let to: PileId | undefined;
  for (const id of PILES) {
    if (after[id] === before[id]) continue;
    const more = cardsMore(id, before, after);
    if (more < 0) from ??= id;
    else if (more > 0 && id !== 'stock' && id !== 'waste') to ??= id;
  }
  return from === undefined || to === undefined ? 'stock' : { from, count: cardsMore(to, before, after), to };
}

const cardsMore = (id: PileId, before: Layout, after: Layout): number =>
  after[id].cards.length - before[id].cards.length;

/** The moves from the first layout of a game to the current one, oldest first. */
export function movesOf({ line, moves }: History<Layout>): Move[] {
  return line.slice(1, moves + 1).map((after, index) => moveBetween(line[index] ?? after, after));
}
