/** From one frame to the next: which cards fly, which turn over, and which leave the table. */
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

/** In milliseconds: the time from one drawn card to the next. */
const DRAW_STEP = 30;

const TURN = FLIGHT / 2;

/** A card on the table. */
export interface CardOnTable {
  readonly spot: CardSpot;
  readonly node: CardNode;
}

/** A card before the change, and the point where it was seen then: it may have been in flight. */
export interface SeenCard extends CardOnTable {
  readonly at: Point;
}

/** The cards before and after a change, by the keys of their spots. */
interface CardFlights {
  readonly before: ReadonlyMap<string, SeenCard>;
  readonly after: ReadonlyMap<string, CardOnTable>;
  /** The changes between the two frames. */
  readonly changes: FrameChanges;
  /** Where the stock is, and the waste. */
  readonly stock: Point;
  readonly waste: Point;
  /** Keeps a card that has left the table in sight for a moment. */
  readonly linger: (node: CardNode) => void;
}

/** In milliseconds: the time from one card to the next. */
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

/** The card seen at the same place before, with its other side up. */
function otherSide(spot: CardSpot, before: CardFlights['before']): SeenCard | undefined {
  if (spot.card !== HIDDEN) return before.get(placeKey(spot.pile, spot.index));
  const was = [...before.values()].find((seen) => isSamePlace(seen.spot, spot));
  return was?.spot.card === HIDDEN ? undefined : was;
}

/** Does the card come from that pile? A new card from no pile lay under others. */
const comesFrom = (from: PileId, { pile: to, card }: CardSpot, change: CardFlights): boolean =>
  isMoved(card, { from, to }, change);

/** Does the card go to that pile? */
const goesTo = (to: PileId, { pile: from, card }: CardSpot, change: CardFlights): boolean =>
  isMoved(card, { from, to }, change);

/** One back is like another: a group that moves may have shown its face before. */
const isMoved = (
  card: Card,
  { from, to }: Pick<MovedCards, 'from' | 'to'>,
  { changes }: CardFlights,
): boolean =>
  changes.moved.some(
    (group) => group.from === from && group.to === to && (card === HIDDEN || group.cards.includes(card)),
  );

/** Where the top card of the waste lies; the place of the waste if it is empty. */
const wasteTop = (lying: ReadonlyMap<string, CardOnTable>, place: Point): Point =>
  [...lying.values()].findLast(({ spot }) => spot.pile === 'waste')?.spot.point ?? place;

function comeBack({ node }: CardOnTable, { before, changes, waste }: CardFlights): void {
  node.flyFrom(changes.isUndo ? wasteTop(before, waste) : waste, { duration: FLIGHT });
  node.turnUp({ duration: TURN, delay: TURN });
}

/**
 * Cards that leave the tableau disappear at once. Others stay in sight until what covers them has come down.
 */
function leave(was: SeenCard, change: CardFlights): void {
  const { spot, node } = was;
  const isTurned = spotsIn(change).some((now) => isSamePlace(now, spot) && isOtherSide(now, spot));
  if (!isTurned && isTableau(spot.pile)) return;
  change.linger(node);
  if (goesTo('waste', spot, change)) goTo(wasteTop(change.after, change.waste), was);
  else if (isTurned) node.turnAway({ duration: TURN });
  else if (goesTo('stock', spot, change)) goTo(change.stock, was);
}

/** The card flies to a pile and turns its face down on the way. */
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
