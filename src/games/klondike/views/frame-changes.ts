/** The changes from one frame to the next, as far as the frames show them. */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import type { CardChanges, MovedCards, TurnedCard } from '../contract/changes.js';
import { back } from '../contract/changes.js';
import type { Frame } from '../contract/frame.js';
import { SHOWN_PILES, cardsShown, checkFrame } from '../contract/frame.js';
import type { KlondikeEventName } from '../contract/handler.js';
import type { PileId } from '../words/piles.js';
import { PILES, TABLEAU } from '../words/piles.js';

/** Cards of a pile that came from an unknown pile, or went to one. */
export interface PlacedCards {
  readonly pile: PileId;
  /** Bottom to top. */
  readonly cards: readonly Card[];
}

/** The changes between two frames. A frame shows only some cards of each pile, so some changes stay unknown. */
export interface FrameChanges extends CardChanges {
  /**
   * Cards of unknown origin, which only the later frame shows. In the waste and on foundations, other cards covered
   * them before.
   */
  readonly appeared: readonly PlacedCards[];
  /**
   * Cards with an unknown destination, which only the earlier frame shows. In the waste and on foundations, other
   * cards may cover them.
   */
  readonly disappeared: readonly PlacedCards[];
}

/**
 * The changes from one frame to the next. The changes include only visible cards. If 24 cards return to the stock,
 * they include only the top three.
 * @param event the event between the frames. If unknown, fewer moves mean undo. A new
 * game is assumed for the first cards on a bare table, or if more changed without moves than one event can change.
 * @throws TypeError unless both are frames
 */
export function changesBetween(
  before: Frame,
  after: Frame,
  event?: KlondikeEventName | 'redo',
): FrameChanges {
  checkFrame(before);
  checkFrame(after);
  if (isNewGame(before, after, event)) return dealt(after);
  const isUndo = event === 'undo' || (event === undefined && after.moves < before.moves);
  const carried = carriedBetween(before, after);
  const ofStock = isUndo
    ? stockMoves(after, before, carried).reverse().map(back)
    : stockMoves(before, after, carried);
  const turned = turnedBetween(before, after);
  const explained = new Set(
    [...carried, ...ofStock].flatMap(({ cards }) => cards).concat(turned.map(({ card }) => card)),
  );
  const isUnexplained = (card: Card, other: Frame): boolean =>
    card !== HIDDEN && !explained.has(card) && !placesOf(other).has(card);
  return {
    moved: [...carried, ...ofStock],
    turned,
    appeared: placed(after, (card) => isUnexplained(card, before)),
    disappeared: placed(before, (card) => isUnexplained(card, after)),
    isUndo,
    isNewGame: false,
  };
}

function isNewGame(before: Frame, after: Frame, event?: KlondikeEventName | 'redo'): boolean {
  if (event !== undefined) return event === 'newGame';
  const isBare = before.moves === 0 && SHOWN_PILES.every((pile) => cardsShown(before, pile).length === 0);
  return isBare || (after.moves === 0 && isOther(before, after));
}

/** All cards come from the stock. */
function dealt(after: Frame): FrameChanges {
  const moved = SHOWN_PILES.map((to): MovedCards => ({ from: 'stock', to, cards: cardsShown(after, to) }));
  const turned = SHOWN_PILES.flatMap((pile) =>
    cardsShown(after, pile).flatMap((card, index): TurnedCard[] =>
      card === HIDDEN ? [] : [{ pile, index, card, isFaceUp: true }],
    ),
  );
  const dealtTo = moved.filter(({ cards }) => cards.length > 0);
  return { moved: dealtTo, turned, appeared: [], disappeared: [], isUndo: false, isNewGame: true };
}

/** The piles that show each card. A faulty handler may show the same card in several piles. */
export function placesOf(frame: Frame): ReadonlyMap<Card, ReadonlySet<PileId>> {
  const places = new Map<Card, Set<PileId>>();
  for (const pile of PILES) {
    for (const card of cardsShown(frame, pile)) {
      if (card !== HIDDEN) places.set(card, (places.get(card) ?? new Set()).add(pile));
    }
  }
  return places;
}

/** Cards that were visible in another pile before. */
function carriedBetween(before: Frame, after: Frame): MovedCards[] {
  const was = placesOf(before);
  const groups = new Map<string, { from: PileId; to: PileId; cards: Card[] }>();
  for (const to of PILES) {
    for (const card of cardsShown(after, to)) {
      const [from] = was.get(card) ?? [];
      if (from === undefined || was.get(card)?.has(to) === true) continue;
      const group = groups.get(`${from}>${to}`) ?? { from, to, cards: [] };
      group.cards.push(card);
      groups.set(`${from}>${to}`, group);
    }
  }
  return [...groups.values()];
}

/** The moves between stock and waste, if a stock click leads from one frame to the other. */
function stockMoves(before: Frame, after: Frame, carried: readonly MovedCards[]): MovedCards[] {
  const drawn = (cards: readonly Card[]): MovedCards[] =>
    cards.length === 0 ? [] : [{ from: 'stock', to: 'waste', cards }];
  if (before.stockEmpty && !after.stockEmpty && before.waste.length > 0) {
    const cards = after.stock ?? before.waste.slice().reverse();
    return [{ from: 'waste', to: 'stock', cards }, ...drawn(after.waste)];
  }
  // One event either carries cards or clicks the stock.
  if (carried.length > 0) return [];
  return drawn(before.stock === undefined ? newOnWaste(before, after) : goneFromStock(before, after));
}

/** The new cards above all cards that were in the waste before. New cards below those were only covered. */
function newOnWaste(before: Frame, after: Frame): readonly Card[] {
  const last = after.waste.findLastIndex((card) => before.waste.includes(card));
  return after.waste.slice(last + 1).filter((card) => card !== HIDDEN);
}

/** The top card of a stock in play, if it is no longer visible because drawn cards are face down. */
function goneFromStock(before: Frame, after: Frame): readonly Card[] {
  const top = before.stock?.at(-1);
  return top === undefined || placesOf(after).has(top) ? [] : [top];
}

/** Cards that turned over in place. */
function turnedBetween(before: Frame, after: Frame): TurnedCard[] {
  return TABLEAU.flatMap((pile) => {
    const was = cardsShown(before, pile);
    return cardsShown(after, pile).flatMap((card, index): TurnedCard[] => {
      const old = was[index];
      if (old === undefined || (old === HIDDEN) === (card === HIDDEN)) return [];
      const isFaceUp = card !== HIDDEN;
      return [{ pile, index, card: isFaceUp ? card : old, isFaceUp }];
    });
  });
}

const placed = (frame: Frame, isPlaced: (card: Card) => boolean): PlacedCards[] =>
  PILES.map((pile) => ({ pile, cards: cardsShown(frame, pile).filter(isPlaced) })).filter(
    ({ cards }) => cards.length > 0,
  );

/**
 * Do the frames differ in more piles than one event can change (three)? If so, they show a different game, or several
 * undos.
 */
export const isOther = (before: Frame, after: Frame): boolean =>
  SHOWN_PILES.filter((pile) => cardsShown(before, pile).join() !== cardsShown(after, pile).join()).length > 3;

/**
 * Was the game won just now? It may have been won before this view showed it. @param event the event that caused the
 * change; undefined if none did
 */
export const isNewWin = (
  before: Frame,
  after: Frame,
  event: KlondikeEventName | 'redo' | undefined,
): boolean => after.won && !before.won && (event !== undefined || !isOther(before, after));
