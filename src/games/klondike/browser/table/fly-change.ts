/** Animates the change between two frames. Cards fly, turn over, or leave the table. */
import type { Card } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';
import type { MovedCards } from '../../contract/changes.js';
import type { CardNode } from '../../../../browser/cards/card-node.js';
import { FLIGHT } from '../../../../browser/cards/card-node.js';
import type { Point } from '../../../../browser/cards/space.js';
import type { PileId } from '../../words/piles.js';
import { isTableau } from '../../words/piles.js';
import type { FrameChanges } from '../../views/frame-changes.js';
import type { CardSpot } from './spots.js';
import { placeKey } from './spots.js';

/** The delay between drawn cards, in milliseconds. */
const DRAW_STEP = 30;

const TURN = FLIGHT / 2;

export interface CardOnTable {
  readonly spot: CardSpot;
  readonly node: CardNode;
}

/** A card before the change, and its visible position then, which may be in flight. */
export interface SeenCard extends CardOnTable {
  readonly at: Point;
}

/** The cards before and after a change, by `CardSpot.key`. */
interface CardFlights {
  readonly before: ReadonlyMap<string, SeenCard>;
  readonly after: ReadonlyMap<string, CardOnTable>;
  readonly changes: FrameChanges;
  /** The positions of the stock and the waste. */
  readonly stock: Point;
  readonly waste: Point;
  /** Keeps a card that has left the table visible for a moment. */
  readonly linger: (node: CardNode) => void;
}

/** The delay between dealt cards, in milliseconds. */
const DEAL_STEP = 12;

/** All cards fly from the stock, row by row. */
function flyDeal(lying: Iterable<CardOnTable>, stock: Point): void {
  const order = [...lying].sort((one, other) => one.spot.index - other.spot.index);
  order.forEach(({ node }, place) => {
    node.flyFrom(stock, { duration: FLIGHT, delay: place * DEAL_STEP }, 'low');
  });
}

export function flyChange(change: CardFlights): void {
  const { before, after, changes, stock } = change;
  if (changes.isNewGame) return flyDeal(after.values(), stock);
  const drawn: CardOnTable[] = [];
  for (const [key, lying] of after) {
    const was = before.get(key) ?? otherSide(lying.spot, before);
    if (was !== undefined) lying.node.flyFrom(was.at, { duration: FLIGHT });
    if (was !== undefined && was.spot.key !== key) lying.node.turnUp({ duration: TURN, delay: TURN });
    if (was === undefined && comesFrom('stock', lying.spot, change)) drawn.push(lying);
    if (was === undefined && lying.spot.card !== HIDDEN && comesFrom('waste', lying.spot, change))
      comeBack(lying, change);
  }
  drawn.forEach(({ node }, place) => {
    node.flyFrom(stock, { duration: FLIGHT - DRAW_STEP * place, delay: DRAW_STEP * place });
    node.turnUp({ duration: TURN, delay: TURN });
  });
  for (const [key, was] of before) if (!after.has(key)) leave(was, change);
}

/** The card that was at the same place with the opposite side up. */
function otherSide(spot: CardSpot, before: CardFlights['before']): SeenCard | undefined {
  if (spot.card !== HIDDEN) return before.get(placeKey(spot.pile, spot.index));
  const was = [...before.values()].find((seen) => isSamePlace(seen.spot, spot));
  return was?.spot.card === HIDDEN ? undefined : was;
}

/** Does the card come from that pile? A new card with no source was covered before. */
const comesFrom = (from: PileId, { pile: to, card }: CardSpot, change: CardFlights): boolean =>
  isMoved(card, { from, to }, change);

const goesTo = (to: PileId, { pile: from, card }: CardSpot, change: CardFlights): boolean =>
  isMoved(card, { from, to }, change);

/**
 * Did the card move between these piles? A face-down card matches any moved group, which may have been face up before.
 */
const isMoved = (
  card: Card,
  { from, to }: Pick<MovedCards, 'from' | 'to'>,
  { changes }: CardFlights,
): boolean =>
  changes.moved.some(
    (group) => group.from === from && group.to === to && (card === HIDDEN || group.cards.includes(card)),
  );

/** The position of the waste's top card, or of its empty place. */
const wasteTop = (lying: ReadonlyMap<string, CardOnTable>, place: Point): Point =>
  [...lying.values()].findLast(({ spot }) => spot.pile === 'waste')?.spot.point ?? place;

function comeBack({ node }: CardOnTable, { before, changes, waste }: CardFlights): void {
  node.flyFrom(changes.isUndo ? wasteTop(before, waste) : waste, { duration: FLIGHT });
  node.turnUp({ duration: TURN, delay: TURN });
}

/** Cards that leave the tableau disappear at once. Others stay visible until another card has covered them. */
function leave(was: SeenCard, change: CardFlights): void {
  const { spot, node } = was;
  const isTurned = spotsIn(change).some((now) => isSamePlace(now, spot) && isOtherSide(now, spot));
  if (!isTurned && isTableau(spot.pile)) return;
  change.linger(node);
  if (goesTo('waste', spot, change)) goTo(wasteTop(change.after, change.waste), was);
  else if (isTurned) node.turnAway({ duration: TURN });
  else if (goesTo('stock', spot, change)) goTo(change.stock, was);
}

/** The card flies to a pile and turns face down on the way. */
function goTo(pile: Point, { spot, node, at }: SeenCard): void {
  node.put(pile, spot.index);
  node.flyFrom(at, { duration: FLIGHT });
  node.turnAway({ duration: TURN });
}

const spotsIn = ({ after }: CardFlights): CardSpot[] => [...after.values()].map(({ spot }) => spot);

const isSamePlace = (one: CardSpot, other: CardSpot): boolean =>
  one.pile === other.pile && one.index === other.index;

const isOtherSide = (one: CardSpot, other: CardSpot): boolean =>
  (one.card === HIDDEN) !== (other.card === HIDDEN);
