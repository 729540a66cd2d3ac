/** The changes between two layouts of a game, for `onChange`. */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import { faceDownPile, topCards } from '../../../core/pile.js';
import { callForMove } from '../contract/calls.js';
import type { KlondikeChange, MovedCards, TurnedCard } from '../contract/changes.js';
import { back } from '../contract/changes.js';
import type { Layout } from '../model/layout.js';
import { BARE_LAYOUT } from '../model/layout.js';
import type { Move } from '../model/play.js';
import { moveBetween } from '../model/play.js';
import { PILES } from '../words/piles.js';

/** The changes that a move makes. */
export function changeMade(before: Layout, after: Layout): KlondikeChange {
  const move = moveBetween(before, after);
  return {
    event: callForMove(move)?.event ?? 'clickStock',
    move,
    moved: masked(movedBy(move, before, after), before, after),
    turned: turnedBetween(before, after),
    isUndo: false,
    isNewGame: false,
  };
}

/** The changes when a move is redone. */
export const changeRedone = (before: Layout, after: Layout): KlondikeChange => ({
  ...changeMade(before, after),
  event: 'redo',
});

/** The changes when a move is undone. */
export function changeUndone(before: Layout, after: Layout): KlondikeChange {
  const move = moveBetween(after, before);
  const moved = movedBy(move, after, before).reverse();
  return {
    event: 'undo',
    move,
    moved: masked(moved.map(back), before, after),
    turned: turnedBetween(before, after),
    isUndo: true,
    isNewGame: false,
  };
}

/** The changes that a deal makes. All cards come from the stock, face down. */
export function changeDealt(event: 'newGame' | 'restore', after: Layout): KlondikeChange {
  const stock = faceDownPile(PILES.flatMap((id) => after[id].cards));
  const before = { ...BARE_LAYOUT, stock };
  const piles = PILES.filter((id) => id !== 'stock' && after[id].cards.length > 0);
  const moved = piles.map((to): MovedCards => ({ from: 'stock', to, cards: after[to].cards }));
  return {
    event,
    move: undefined,
    moved: masked(moved, before, after),
    turned: turnedBetween(before, after),
    isUndo: false,
    isNewGame: true,
  };
}

function movedBy(move: Move, before: Layout, after: Layout): MovedCards[] {
  if (move !== 'stock') {
    const { from, count, to } = move;
    return [{ from, to, cards: topCards(after[to], count) }];
  }
  const { stock, waste } = before;
  const drawn = (cards: readonly Card[]): MovedCards[] =>
    cards.length === 0 ? [] : [{ from: 'stock', to: 'waste', cards }];
  if (stock.cards.length > 0) return drawn(after.waste.cards.slice(waste.cards.length));
  // Under some rules the click that turns the waste over also draws.
  return [{ from: 'waste', to: 'stock', cards: waste.cards.slice().reverse() }, ...drawn(after.waste.cards)];
}

/** `HIDDEN` for each card that lies face down in both layouts. */
function masked(moved: readonly MovedCards[], ...layouts: readonly Layout[]): MovedCards[] {
  const seen = new Set(
    layouts
      .flatMap((layout) => [...facesIn(layout)])
      .filter(([, isUp]) => isUp)
      .map(([card]) => card),
  );
  return moved.map((group) => ({
    ...group,
    cards: group.cards.map((card) => (seen.has(card) ? card : HIDDEN)),
  }));
}

function turnedBetween(before: Layout, after: Layout): TurnedCard[] {
  const wasUp = facesIn(before);
  return PILES.flatMap((pile) =>
    after[pile].cards.flatMap((card, index): TurnedCard[] => {
      const isFaceUp = index >= after[pile].faceDown;
      return wasUp.get(card) === !isFaceUp ? [{ pile, index, card, isFaceUp }] : [];
    }),
  );
}

/** For each card: does it lie face up? */
const facesIn = (layout: Layout): ReadonlyMap<Card, boolean> =>
  new Map(
    PILES.flatMap((id) =>
      layout[id].cards.map((card, index): [Card, boolean] => [card, index >= layout[id].faceDown]),
    ),
  );
