/**
 * The animations of cards. Cards fly one after the other, so that players can follow them, and all of them arrive
 * within a second.
 */
import type { MonteCarloFrame } from '../../contract/frame.js';
import type { Motion } from '../../../../browser/cards/card-node.js';
import { CardNode, FLIGHT } from '../../../../browser/cards/card-node.js';
import type { Point } from '../../../../browser/cards/space.js';
import type { CellCard, ChangeReason, GridChanges } from '../../views/changes.js';
import type { Card } from '../../../../core/card.js';

/** The cards on a table by their keys, and the earlier places of all cards. */
export interface GridFlights {
  readonly nodes: ReadonlyMap<string, GridCard>;
  readonly before: ReadonlyMap<string, { readonly node: GridCard; readonly at: Point }>;
  readonly deck: Point;
  readonly pile: Point;
  /** Keeps a removed card visible for this time, in milliseconds. */
  readonly linger: (node: GridCard, time: number) => void;
}

/** The duration of a move, in milliseconds. */
const MOVE = 220;

/**
 * The time from one card to the next, in milliseconds. It is at most `most`, and all cards together take at most `all`.
 */
const STEPS = { deal: { most: 16, all: 420 }, move: { most: 30, all: 320 }, refill: { most: 45, all: 300 } };

/** In milliseconds. Cards leave the deck this long before the last move ends. */
const OVERLAP = 100;

const TURN = FLIGHT / 2;

/** All cards fly from the deck, row by row. */
export function flyDeal({ nodes, deck }: GridFlights): void {
  const step = stepOf('deal', nodes.size);
  [...nodes.values()].forEach((node, place) => dealTo(node, deck, place * step));
}

export function flyChange(air: GridFlights, change: GridChanges, told: FlownChange): void {
  const { reason } = told;
  const isUndone = reason === 'undo';
  const moveStep = isUndone ? 0 : stepOf('move', change.moved.length);
  change.moved.forEach(({ key }, place) => {
    const at = air.before.get(key)?.at;
    if (at) air.nodes.get(key)?.flyFrom(at, { duration: MOVE, delay: place * moveStep });
  });
  settle(air, change);
  const start = change.moved.length === 0 || isUndone ? 0 : change.moved.length * moveStep + MOVE - OVERLAP;
  come(air, change.came, { ...told, start });
  for (const lying of change.gone) leave(air, lying, told);
}

/** Facts about a change on the table, in addition to its cells. */
interface FlownChange {
  readonly reason: ChangeReason;
  readonly from: Pick<MonteCarloFrame, 'cardsLeft' | 'score'>;
  readonly to: Pick<MonteCarloFrame, 'cardsLeft' | 'score'>;
}

/**
 * The flight of a card that bursts from the pile, and the time from one card to the next, in milliseconds. A whole deck
 * takes 1.5 seconds.
 */
const BURST = 700;
const BURST_STEP = 12;

/**
 * Makes cards burst from the pile in all directions.
 * @param far their distance, in CSS pixels
 */
export function flyApart(
  cards: readonly GridCard[],
  { pile, linger }: Pick<GridFlights, 'pile' | 'linger'>,
  far: number,
): void {
  cards.forEach((node, place) => {
    const angle = (place * 2 * Math.PI) / GOLDEN;
    const motion = { duration: BURST, delay: MOVE + place * BURST_STEP };
    node.renew();
    linger(node, motion.delay + BURST);
    node.put({ x: pile.x + far * Math.cos(angle), y: pile.y + far * Math.sin(angle) }, 0);
    node.flyFrom(pile, motion);
    node.shrink(motion);
  });
}

/** The golden ratio. If each turn is a full circle divided by it, no direction is repeated. */
const GOLDEN = 1.618;

const stepOf = (way: keyof typeof STEPS, cards: number): number =>
  Math.min(STEPS[way].most, STEPS[way].all / Math.max(1, cards));

/** Cards in flight whose cell has not changed fly on to it. */
function settle({ nodes, before }: GridFlights, { moved }: GridChanges): void {
  const isMoved = new Set(moved.map(({ key }) => key));
  for (const [key, node] of nodes) {
    const at = before.get(key)?.at;
    if (at !== undefined && !isMoved.has(key)) node.flyFrom(at, { duration: MOVE });
  }
}

/**
 * New cards come from the pile if the score went down, otherwise from the deck.
 * @param start when the first of them starts, in milliseconds
 */
function come(
  air: GridFlights,
  came: readonly CellCard[],
  { from, to, start }: FlownChange & { start: number },
): void {
  const isBack = to.score < from.score && to.cardsLeft >= from.cardsLeft;
  const step = stepOf('refill', came.length);
  came.forEach(({ key }, place) => {
    const node = air.nodes.get(key);
    if (node === undefined) return;
    if (!isBack) return dealTo(node, air.deck, start + place * step);
    node.flyFrom(air.pile, { duration: MOVE });
    node.shrink({ duration: MOVE }, 'reverse');
  });
}

/**
 * A removed card flies to the pile if the score went up, or to the deck if that has more cards now. Otherwise it
 * disappears at once.
 */
function leave(
  { before, pile, deck, linger }: GridFlights,
  { key }: CellCard,
  { from, to }: FlownChange,
): void {
  const was = before.get(key);
  if (was === undefined) return;
  const { node, at } = was;
  const flyTo = (point: Point, motion: Motion): void => {
    linger(node, motion.duration);
    node.put(point, 0);
    node.flyFrom(at, motion);
  };
  if (to.score > from.score) {
    flyTo(pile, { duration: MOVE * 1.4 });
    node.shrink({ duration: MOVE * 1.4 });
  } else if (to.cardsLeft > from.cardsLeft) {
    flyTo(deck, { duration: MOVE });
    node.turnAway({ duration: TURN, delay: MOVE - TURN });
  }
}

/** The card turns face up during its flight. */
function dealTo(node: GridCard, deck: Point, delay: number): void {
  node.flyFrom(deck, { duration: FLIGHT, delay });
  node.turnUp({ duration: TURN, delay });
}

export class GridCard extends CardNode {
  private shrinking: Animation | undefined;

  constructor(card: Card) {
    super(card, true);
  }

  /** Shrinks the card until it disappears, or grows it back. */
  shrink(motion: Motion, direction: PlaybackDirection = 'normal'): void {
    this.shrinking?.cancel();
    this.shrinking = this.face?.animate(
      [
        { transform: 'none', opacity: 1 },
        { opacity: 1, offset: 0.6 },
        { transform: 'scale(.5)', opacity: 0 },
      ],
      { ...motion, direction, easing: 'ease-in', fill: direction === 'normal' ? 'both' : 'backwards' },
    );
  }

  override renew(): void {
    this.shrinking?.cancel();
    super.renew();
  }

  /** Shakes the card as a sign of refusal. */
  shake(): void {
    const steps = [0, -6, 6, -4, 4, 0].map((by) => ({ transform: `translateX(${by}%)` }));
    this.face?.animate(steps, { duration: 320 });
  }
}
