/** Queues and games for the clicks door with one mistake each in the queue, the deal, draws or wins. */
import * as right from '../../../../src/clicks.js';
import type { DiscardPile } from '../../../../src/clicks.js';
import { Card, CardPile, Game, TableauColumn, TableauQueue } from '../../../../src/clicks.js';
import type { FaultyPort } from './faulty-port.js';

export const withGame = (game: typeof Game): Record<string, unknown> => ({ ...right, Game: game });

/** Our own game does not use this queue, so only the checks for queues see the mistake. */
const withQueue = (queue: typeof TableauQueue): Record<string, unknown> => ({
  ...right,
  TableauQueue: queue,
});

const dealing = (
  after: (stock: CardPile, tableau: readonly TableauColumn[]) => void,
): Record<string, unknown> =>
  withGame(
    class extends Game {
      constructor(stock: CardPile, tableau: readonly TableauColumn[], seed: number) {
        super(stock, tableau, seed);
        after(stock, tableau);
      }
    },
  );

const drawing = (
  draw: (stock: Card[], discard: Card[], usual: () => void) => void,
): Record<string, unknown> =>
  withGame(
    class extends Game {
      override drawCardsFromStock(stock: CardPile, discard: DiscardPile): void {
        draw(stock.pile, discard.pile, () => super.drawCardsFromStock(stock, discard));
      }
    },
  );

/** A game that decides in its own way whether it is won. */
const winning = (
  isWon: (usual: boolean, piles: { stock: CardPile; tableau: readonly TableauColumn[] }) => boolean,
): Record<string, unknown> =>
  withGame(
    class extends Game {
      constructor(
        private readonly given: CardPile,
        private readonly tableau: readonly TableauColumn[],
        seed: number,
      ) {
        super(given, tableau, seed);
      }
      override selectTableauCards(column: TableauColumn, n: number): boolean {
        return this.told(super.selectTableauCards(column, n));
      }
      override selectFoundationPile(destination: CardPile | Card[]): boolean {
        return this.told(super.selectFoundationPile(destination));
      }
      private told(usual: boolean): boolean {
        return isWon(usual, { stock: this.given, tableau: this.tableau });
      }
    },
  );

export const FAULTY_QUEUES_AND_GAMES: readonly FaultyPort[] = [
  {
    name: 'peeks at the back of an empty queue',
    loses: 'queue',
    module: withQueue(
      class extends TableauQueue {
        private last: Card | undefined;
        override enqueue(card: Card): void {
          this.last = card;
          super.enqueue(card);
        }
        override peekBack(): Card {
          return this.last ?? super.peekBack();
        }
      },
    ),
  },
  {
    name: 'lists the queue from the back',
    loses: 'queue',
    module: withQueue(
      class extends TableauQueue {
        override toArray(): Card[] {
          return super.toArray().reverse();
        }
      },
    ),
  },
  {
    name: 'peeks at the back instead of the front',
    loses: 'queue',
    module: withQueue(
      class extends TableauQueue {
        override peekFront(): Card {
          return this.peekBack();
        }
      },
    ),
  },
  {
    name: 'dequeues from an empty queue',
    loses: 'queue',
    module: withQueue(
      class extends TableauQueue {
        override dequeue(): Card {
          return this.count === 0 ? (undefined as unknown as Card) : super.dequeue();
        }
      },
    ),
  },
  {
    name: 'does not clear',
    loses: 'queue',
    module: withQueue(
      class extends TableauQueue {
        override clear(): void {
          if (this.count > 1) this.dequeue();
        }
      },
    ),
  },
  {
    name: 'accepts no card after its last one was dequeued',
    loses: 'queue',
    module: withQueue(
      class extends TableauQueue {
        private isSpent = false;
        override dequeue(): Card {
          const card = super.dequeue();
          this.isSpent = this.count === 0;
          return card;
        }
        override enqueue(card: Card): void {
          if (!this.isSpent) super.enqueue(card);
        }
      },
    ),
  },
  {
    name: 'deals one card too many',
    loses: 'deal',
    module: dealing((stock, [, , third]) => {
      const card = stock.pile.pop();
      if (card !== undefined) third?.faceDownPile.push(card);
    }),
  },
  {
    name: 'deals the face-down cards in a different order',
    loses: 'deal',
    module: dealing((_, tableau) => tableau.forEach(({ faceDownPile }) => faceDownPile.reverse())),
  },
  { name: 'reverses the stock', loses: 'deal', module: dealing((stock) => stock.pile.reverse()) },
  {
    name: 'deals the same game for seed -1',
    loses: 'deal',
    module: withGame(
      class extends Game {
        constructor(stock: CardPile, tableau: readonly TableauColumn[], seed: number) {
          super(stock, tableau, seed === -1 ? 3 : seed);
        }
      },
    ),
  },
  {
    name: 'draws one card',
    loses: 'draw',
    module: drawing((stock, discard, usual) => {
      const isDraw = stock.length > 0;
      const before = discard.length;
      usual();
      if (isDraw) stock.push(...discard.splice(before + 1).reverse());
    }),
  },
  {
    name: 'draws three cards at once',
    loses: 'draw',
    module: drawing((stock, discard, usual) => {
      const count = Math.min(3, stock.length);
      usual();
      if (count > 0) discard.push(...discard.splice(discard.length - count).reverse());
    }),
  },
  {
    name: 'does not draw if fewer than three cards are left',
    loses: 'draw',
    module: drawing((stock, _, usual) => {
      if (stock.length === 0 || stock.length > 2) usual();
    }),
  },
  {
    name: 'returns the discard pile in reverse',
    loses: 'draw',
    module: drawing((stock, _, usual) => {
      const isReturn = stock.length === 0;
      usual();
      if (isReturn) stock.reverse();
    }),
  },
  {
    name: 'also draws when it returns the discard pile',
    loses: 'draw',
    module: drawing((stock, discard, usual) => {
      const isReturn = stock.length === 0 && discard.length > 0;
      usual();
      if (isReturn) usual();
    }),
  },
  { name: 'never wins', loses: 'win', module: winning(() => false) },
  {
    name: 'wins when no card is face down',
    loses: 'win',
    module: winning((_, { tableau }) => tableau.every(({ faceDownPile }) => faceDownPile.length === 0)),
  },
  {
    name: 'wins when the stock is empty',
    loses: 'win',
    module: winning((usual, { stock }) => usual || stock.pile.length === 0),
  },
  {
    name: 'wins only when the stock is empty',
    loses: 'win',
    module: winning((usual, { stock }) => usual && stock.pile.length === 0),
  },
];
