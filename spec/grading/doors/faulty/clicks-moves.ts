/** Games for the clicks door with one mistake each in selecting or moving cards, and the criterion that it costs. */
import type { Card, CardPile } from '../../../../src/clicks.js';
import { DiscardPile, Game, TableauColumn } from '../../../../src/clicks.js';
import { withGame } from './clicks-tables.js';
import type { FaultyPort } from './faulty-port.js';
import type { RememberedSelection } from './remembering-game.js';
import { RememberingGame, fits, lift, refill, topOf } from './remembering-game.js';

/** Also makes the moves that `says` accepts. */
const alsoToColumn = (
  says: (chosen: RememberedSelection, top: Card | undefined) => boolean,
): Record<string, unknown> =>
  withGame(
    class extends RememberingGame {
      protected override toColumn(chosen: RememberedSelection, column: TableauColumn): boolean {
        if (chosen.place === column || !says(chosen, topOf(column))) return false;
        for (const card of lift(chosen)) column.faceUpPile.enqueue(card);
        return true;
      }
    },
  );

const alsoToFoundation = (
  says: (chosen: RememberedSelection, top: Card | undefined) => boolean,
): Record<string, unknown> =>
  withGame(
    class extends RememberingGame {
      protected override toFoundation(chosen: RememberedSelection, stack: Card[]): boolean {
        if (!says(chosen, stack.at(-1))) return false;
        stack.push(...lift(chosen).reverse());
        return true;
      }
    },
  );

/** Makes legal moves between columns in its own way. */
const moving = (
  move: (chosen: RememberedSelection, column: TableauColumn) => boolean,
): Record<string, unknown> =>
  withGame(
    class extends RememberingGame {
      protected override toColumn(chosen: RememberedSelection, column: TableauColumn): boolean {
        return move(chosen, column);
      }
    },
  );

const isNext = (card: Card, top: Card | undefined): boolean =>
  top === undefined ? card.rank === 1 : card.suit === top.suit && card.rank === top.rank + 1;

export const FAULTY_CLICKS: readonly FaultyPort[] = [
  {
    name: 'selects only one card, wherever the player clicks',
    loses: 'select',
    module: withGame(
      class extends RememberingGame {
        override selectTableauCards(column: TableauColumn, n: number): boolean {
          return super.selectTableauCards(column, this.chosen() === undefined ? Math.min(n, 1) : n);
        }
      },
    ),
  },
  {
    name: 'does not select the discard pile',
    loses: 'select',
    module: withGame(
      class extends Game {
        override selectDiscard(discard: DiscardPile): void {
          super.selectDiscard(discard);
          if (discard.isSelected) super.selectDiscard(discard);
        }
      },
    ),
  },
  {
    name: 'selects the discard pile instead of a column',
    loses: 'select',
    module: withGame(
      class extends RememberingGame {
        override selectDiscard(discard: DiscardPile): void {
          const chosen = this.chosen();
          super.selectDiscard(discard);
          if (chosen?.place instanceof TableauColumn) super.selectDiscard(discard);
        }
      },
    ),
  },
  {
    name: 'selects the clicked column again',
    loses: 'select',
    module: withGame(
      class extends RememberingGame {
        override selectTableauCards(column: TableauColumn, n: number): boolean {
          const chosen = this.chosen();
          const won = super.selectTableauCards(column, n);
          return chosen !== undefined && n > 1 ? super.selectTableauCards(column, n) : won;
        }
      },
    ),
  },
  {
    name: 'keeps the selection when it draws',
    loses: 'select',
    module: withGame(
      class extends RememberingGame {
        override drawCardsFromStock(stock: CardPile, discard: DiscardPile): void {
          const chosen = this.chosen();
          super.drawCardsFromStock(stock, discard);
          if (chosen?.place instanceof TableauColumn) super.selectTableauCards(chosen.place, chosen.count);
        }
      },
    ),
  },
  {
    name: 'keeps the selection when a move is refused',
    loses: 'select',
    module: withGame(
      class extends RememberingGame {
        override selectFoundationPile(destination: CardPile): boolean {
          const chosen = this.chosen();
          const before = destination.pile.length;
          const won = super.selectFoundationPile(destination);
          if (chosen?.place instanceof TableauColumn && destination.pile.length === before)
            super.selectTableauCards(chosen.place, chosen.count);
          return won;
        }
      },
    ),
  },
  {
    name: 'does not compare colors',
    loses: 'tableau',
    module: alsoToColumn(({ card }, top) => card.rank + 1 === top?.rank),
  },
  {
    name: 'does not compare ranks',
    loses: 'tableau',
    module: alsoToColumn(({ card }, top) => top !== undefined && card.isRed !== top.isRed),
  },
  {
    name: 'puts any card on an empty column',
    loses: 'tableau',
    module: alsoToColumn((_, top) => top === undefined),
  },
  {
    name: 'refuses several cards',
    loses: 'tableau',
    module: moving((chosen, column) => chosen.place !== column && chosen.count > 1),
  },
  {
    name: 'refuses kings on empty columns',
    loses: 'tableau',
    module: moving((_, column) => topOf(column) === undefined),
  },
  {
    name: 'reverses several cards',
    loses: 'tableau',
    module: moving((chosen, column) => {
      if (chosen.place === column || !fits(chosen.card, topOf(column))) return false;
      for (const card of lift(chosen).reverse()) column.faceUpPile.enqueue(card);
      return true;
    }),
  },
  {
    name: 'never turns up a card',
    loses: 'tableau',
    module: moving((chosen, column) => {
      if (chosen.place === column || !fits(chosen.card, topOf(column))) return false;
      for (const card of lift(chosen, false)) column.faceUpPile.enqueue(card);
      return true;
    }),
  },
  {
    name: 'leaves the column rotated when a move is refused',
    loses: 'tableau',
    module: moving(({ place, card, count }, column) => {
      if (place instanceof DiscardPile || place === column || fits(card, topOf(column))) return false;
      const cards = place.faceUpPile.toArray();
      refill(place, [...cards.slice(-count), ...cards.slice(0, -count)]);
      return true;
    }),
  },
  {
    name: 'lets any card start a foundation',
    loses: 'foundation',
    module: alsoToFoundation(({ count }, top) => count === 1 && top === undefined),
  },
  {
    name: 'does not compare suits',
    loses: 'foundation',
    module: alsoToFoundation(
      ({ count, card }, top) => count === 1 && top !== undefined && card.rank === top.rank + 1,
    ),
  },
  {
    name: 'does not compare ranks on foundations',
    loses: 'foundation',
    module: alsoToFoundation(({ count, card }, top) => count === 1 && card.suit === top?.suit),
  },
  {
    name: 'puts the lowest of several cards on a foundation',
    loses: 'foundation',
    module: alsoToFoundation(({ count, card }, top) => count > 1 && isNext(card, top)),
  },
  {
    name: 'refuses aces from the discard pile',
    loses: 'foundation',
    module: withGame(
      class extends RememberingGame {
        protected override toFoundation({ place, card }: RememberedSelection): boolean {
          return place instanceof DiscardPile && card.rank === 1;
        }
      },
    ),
  },
  {
    name: 'moves the card at the front to the foundation',
    loses: 'foundation',
    module: withGame(
      class extends RememberingGame {
        protected override toFoundation({ place, card, count }: RememberedSelection, stack: Card[]): boolean {
          if (
            place instanceof DiscardPile ||
            count > 1 ||
            place.faceUpPile.count === 1 ||
            !isNext(card, stack.at(-1))
          )
            return false;
          place.numberSelected = 0;
          stack.push(place.faceUpPile.dequeue());
          return true;
        }
      },
    ),
  },
  {
    name: 'reverses the rest of the column',
    loses: 'foundation',
    module: withGame(
      class extends RememberingGame {
        protected override toFoundation(chosen: RememberedSelection, stack: Card[]): boolean {
          const { place, card, count } = chosen;
          if (place instanceof DiscardPile || count > 1 || !isNext(card, stack.at(-1))) return false;
          stack.push(...lift(chosen));
          refill(place, place.faceUpPile.toArray().reverse());
          return true;
        }
      },
    ),
  },
];
