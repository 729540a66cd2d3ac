/** From one frame to the next: which cards fly, which turn over, and which leave the table. */
import { HIDDEN } from '../../../../core/card.js';
import { FLIGHT } from '../../../../browser/cards/card-node.js';
import type { Point } from '../../../../browser/cards/space.js';
import { isTableau } from '../../words/piles.js';
import type { Change, Lying, Seen } from './flights.js';
import type { Spot } from './spots.js';
import { placeKey } from './spots.js';

/** In milliseconds: the time from one drawn card to the next. */
const DRAW_STEP = 30;

const TURN = FLIGHT / 2;

export function flyChange(change: Change): void {
  const { before, after } = change;
  const drawn: Lying[] = [];
  for (const [key, lying] of after) {
    const was = before.get(key) ?? otherSide(lying.spot, before);
    if (was !== undefined) lying.node.flyFrom(was.at, { duration: FLIGHT });
    if (was !== undefined && was.spot.key !== key) lying.node.turnUp({ duration: TURN, delay: TURN });
    if (was === undefined && isFromStock(lying.spot, change)) drawn.push(lying);
    if (was === undefined && isFromWaste(lying.spot, change)) comeBack(lying, change);
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

/**
 * Does a new card of the waste fly from the stock? It does if it lies over all cards that lay there before.
 * When a move is undone it does only if the waste was empty.
 */
function isFromStock({ pile, index }: Spot, { before, after, reason }: Change): boolean {
  if (pile !== 'waste') return false;
  const was = [...before.values()].filter(({ spot }) => spot.pile === 'waste');
  if (reason === 'undo') return was.length === 0;
  return was.every(({ spot: { key } }) => {
    const now = after.get(key)?.spot;
    return now?.pile !== 'waste' || now.index < index;
  });
}

/**
 * Does the top card of a stock in play come from the waste? It does when a move is undone, and when the whole
 * waste is turned over.
 */
const isFromWaste = ({ pile, card }: Spot, { before, after, reason }: Change): boolean =>
  pile === 'stock' && card !== HIDDEN && (reason === 'undo' || isWasteGone(before, after));

const isWasteGone = (before: Change['before'], after: Change['after']): boolean =>
  hasWaste(before) && !hasWaste(after);

const hasWaste = (lying: ReadonlyMap<string, Lying>): boolean =>
  [...lying.values()].some(({ spot }) => spot.pile === 'waste');

/** Where the top card of the waste lies; the place of the waste if it is empty. */
const wasteTop = (lying: ReadonlyMap<string, Lying>, place: Point): Point =>
  [...lying.values()].findLast(({ spot }) => spot.pile === 'waste')?.spot.point ?? place;

function comeBack({ node }: Lying, { before, reason, waste }: Change): void {
  node.flyFrom(reason === 'undo' ? wasteTop(before, waste) : waste, { duration: FLIGHT });
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
  if (isBuried(spot, change)) goTo(wasteTop(change.after, change.waste), was);
  else if (isTurned) node.turnAway({ duration: TURN });
  else if (spot.pile === 'waste' && goesBack(change)) goTo(change.stock, was);
}

/**
 * Does the top card of a stock in play go to the waste: drawn, or with all others when a move is undone?
 * Otherwise a card that comes back covers it.
 */
const isBuried = ({ pile, card }: Spot, change: Change): boolean =>
  pile === 'stock' &&
  card !== HIDDEN &&
  (change.reason === 'play' || !spotsIn(change).some((spot) => spot.pile === 'stock'));

/** Do cards that leave the waste go back to the stock? Otherwise other cards cover them. */
const goesBack = (change: Change): boolean => change.reason === 'undo' || !hasWaste(change.after);

/** The card flies to a pile and turns its face down on the way. */
function goTo(pile: Point, { spot, node, at }: Seen): void {
  node.put(pile, spot.index);
  node.flyFrom(at, { duration: FLIGHT });
  node.turnAway({ duration: TURN });
}

const spotsIn = ({ after }: Change): Spot[] => [...after.values()].map(({ spot }) => spot);

const isSamePlace = (one: Spot, other: Spot): boolean => one.pile === other.pile && one.index === other.index;

const isOtherSide = (one: Spot, other: Spot): boolean => (one.card === HIDDEN) !== (other.card === HIDDEN);
