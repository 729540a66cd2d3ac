/** From one frame to the next: which cards fly, which turn over, and which leave the table. */
import type { Card } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';
import type { MovedCards } from '../../contract/changes.js';
import { FLIGHT } from '../../../../browser/cards/card-node.js';
import type { Point } from '../../../../browser/cards/space.js';
import type { PileId } from '../../words/piles.js';
import { isTableau } from '../../words/piles.js';
import type { FrameChanges } from '../../views/frame-changes.js';
import { changesBetween } from '../../views/frame-changes.js';
import type { Change as ShownChange, Lying, Seen } from './flights.js';
import { flyDeal } from './flights.js';
import type { Spot } from './spots.js';
import { placeKey } from './spots.js';

/** In milliseconds: the time from one drawn card to the next. */
const DRAW_STEP = 30;

const TURN = FLIGHT / 2;

/** With what the two frames tell. */
interface Change extends ShownChange {
  readonly told: FrameChanges;
}

export function flyChange(shown: ShownChange): void {
  const { before, after, from, to, event } = shown;
  const change = { ...shown, told: changesBetween(from, to, event) };
  if (change.told.isNewGame) return flyDeal(after.values(), shown.stock);
  const drawn: Lying[] = [];
  for (const [key, lying] of after) {
    const was = before.get(key) ?? otherSide(lying.spot, before);
    if (was !== undefined) lying.node.flyFrom(was.at, { duration: FLIGHT });
    if (was !== undefined && was.spot.key !== key) lying.node.turnUp({ duration: TURN, delay: TURN });
    if (was === undefined && comesFrom('stock', lying.spot, change)) drawn.push(lying);
    if (was === undefined && lying.spot.card !== HIDDEN && comesFrom('waste', lying.spot, change))
      comeBack(lying, change);
  }
  drawn.forEach(({ node }, place) => {
    node.flyFrom(change.stock, { duration: FLIGHT - DRAW_STEP * place, delay: DRAW_STEP * place });
    node.turnUp({ duration: TURN, delay: TURN });
  });
  for (const [key, was] of before) if (!after.has(key)) leave(was, change);
}

/** The card seen at the same place before, with its other side up. */
function otherSide(spot: Spot, before: Change['before']): Seen | undefined {
  if (spot.card !== HIDDEN) return before.get(placeKey(spot.pile, spot.index));
  const was = [...before.values()].find((seen) => isSamePlace(seen.spot, spot));
  return was?.spot.card === HIDDEN ? undefined : was;
}

/** Does the card come from that pile? A new card from no pile lay under others. */
const comesFrom = (from: PileId, { pile: to, card }: Spot, change: Change): boolean =>
  isMoved(card, { from, to }, change);

/** Does the card go to that pile? */
const goesTo = (to: PileId, { pile: from, card }: Spot, change: Change): boolean =>
  isMoved(card, { from, to }, change);

/** One back is like another: a group that moves may have shown its face before. */
const isMoved = (card: Card, { from, to }: Pick<MovedCards, 'from' | 'to'>, { told }: Change): boolean =>
  told.moved.some(
    (group) => group.from === from && group.to === to && (card === HIDDEN || group.cards.includes(card)),
  );

/** Where the top card of the waste lies; the place of the waste if it is empty. */
const wasteTop = (lying: ReadonlyMap<string, Lying>, place: Point): Point =>
  [...lying.values()].findLast(({ spot }) => spot.pile === 'waste')?.spot.point ?? place;

function comeBack({ node }: Lying, { before, told, waste }: Change): void {
  node.flyFrom(told.isUndo ? wasteTop(before, waste) : waste, { duration: FLIGHT });
  node.turnUp({ duration: TURN, delay: TURN });
}

/**
 * Cards that leave the tableau disappear at once. Others stay in sight until what covers them has come down.
 */
function leave(was: Seen, change: Change): void {
  const { spot, node } = was;
  const isTurned = spotsIn(change).some((now) => isSamePlace(now, spot) && isOtherSide(now, spot));
  if (!isTurned && isTableau(spot.pile)) return;
  change.linger(node);
  if (goesTo('waste', spot, change)) goTo(wasteTop(change.after, change.waste), was);
  else if (isTurned) node.turnAway({ duration: TURN });
  else if (goesTo('stock', spot, change)) goTo(change.stock, was);
}

/** The card flies to a pile and turns its face down on the way. */
function goTo(pile: Point, { spot, node, at }: Seen): void {
  node.put(pile, spot.index);
  node.flyFrom(at, { duration: FLIGHT });
  node.turnAway({ duration: TURN });
}

const spotsIn = ({ after }: Change): Spot[] => [...after.values()].map(({ spot }) => spot);

const isSamePlace = (one: Spot, other: Spot): boolean => one.pile === other.pile && one.index === other.index;

const isOtherSide = (one: Spot, other: Spot): boolean => (one.card === HIDDEN) !== (other.card === HIDDEN);
