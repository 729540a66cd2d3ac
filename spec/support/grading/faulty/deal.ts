/** Faults in the deal. */
import { BaseHandler, give } from '../base-handler.js';
import type { StudentCard } from '../student-cards.js';
import { newDeck } from '../student-cards.js';
import type { StudentPile } from '../student-table.js';
import { codesOf } from '../student-table.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf } from './faulty-handler.js';

/** Deals columns of different sizes. */
const dealing = (sizeOf: (column: number) => number): HandlerClass =>
  class extends BaseHandler {
    protected override deal(deck: StudentCard[]): void {
      this.columns.forEach((column, index) => {
        for (let card = 1; card < sizeOf(index); card++) give(deck, column.down);
        if (sizeOf(index) > 0) give(deck, column.up);
      });
      this.stock = deck;
    }
  };

/** Changes the result of a correct deal. */
const afterDeal = (change: (handler: BaseHandler) => void): HandlerClass =>
  class extends BaseHandler {
    protected override deal(deck: StudentCard[]): void {
      super.deal(deck);
      change(this);
    }
  };

/** Prepares the deck in a different way. `shuffle` is the correct one. */
const deckBy = (
  prepare: (deck: StudentCard[], shuffle: (deck: StudentCard[]) => StudentCard[]) => StudentCard[],
): HandlerClass =>
  class extends BaseHandler {
    protected override shuffled(deck: StudentCard[]): StudentCard[] {
      return prepare(deck, (cards) => super.shuffled(cards));
    }
  };

const turnOver = (column: StudentPile, count: number): void => {
  column.down.push(...column.up);
  column.up = column.down.splice(column.down.length - count);
};

export const FAULTY_DEALS = faultsOf('deal', {
  'seven-in-each': {
    fault: 'Each column gets seven cards.',
    check: 'deal.columns',
    handler: dealing(() => 7),
  },
  'first-column-empty': {
    fault: 'The columns get 0 to 6 cards.',
    check: 'deal.columns',
    handler: dealing((column) => column),
  },
  'columns-mirrored': {
    fault: 'The first column gets seven cards, and the last column gets one.',
    check: 'deal.columns',
    handler: dealing((column) => 7 - column),
  },
  'last-column-short': {
    fault: 'The last column gets six cards.',
    check: 'deal.columns',
    handler: dealing((column) => Math.min(6, column + 1)),
  },
  'all-face-up': {
    fault: 'All cards in the columns are face up.',
    check: 'deal.faces',
    handler: afterDeal(({ columns }) => {
      for (const column of columns) turnOver(column, column.down.length + 1);
    }),
  },
  'all-face-down': {
    fault: 'The top cards of the columns are face down.',
    check: 'deal.faces',
    handler: afterDeal(({ columns }) => {
      for (const column of columns) turnOver(column, 0);
    }),
  },
  'two-face-up': {
    fault: 'The top two cards of each column are face up.',
    check: 'deal.faces',
    handler: afterDeal(({ columns }) => {
      for (const column of columns) turnOver(column, Math.min(2, column.down.length + 1));
    }),
  },
  'bottom-face-up': {
    fault: 'The bottom card of each column is face up, and the others are face down.',
    check: 'deal.faces',
    handler: class extends BaseHandler {
      protected override columnCodes({ down, up }: StudentPile): number[] {
        const codes = super.columnCodes({ down, up });
        const isDealt = this.steps.length === 0;
        return isDealt ? codes.reverse() : codes;
      }
    },
  },
  'first-column-hidden': {
    fault: 'The only card of the first column is face down.',
    check: 'deal.faces',
    handler: afterDeal(({ columns }) => {
      for (const column of columns.slice(0, 1)) turnOver(column, 0);
    }),
  },
  'one-card-twice': {
    fault: 'The deck has the ace of spades twice, and no king of clubs.',
    check: 'deal.distinct',
    handler: deckBy((deck, shuffle) => shuffle([...deck.slice(0, 1), ...deck.slice(0, -1)])),
  },
  'cards-by-chance': {
    fault: 'Each card is picked at random, even if it was picked before.',
    check: 'deal.distinct',
    handler: deckBy((deck) => deck.flatMap(() => deck[Math.floor(Math.random() * deck.length)] ?? [])),
  },
  'stock-of-another-deck': {
    fault: 'The stock has 24 cards from another deck.',
    check: 'deal.distinct',
    handler: class extends BaseHandler {
      protected override deal(deck: StudentCard[]): void {
        super.deal(deck);
        this.stock = this.shuffled(newDeck(this.constants)).slice(-24);
      }
    },
  },
  'two-suits': {
    fault: 'The deck has only spades and hearts, each card twice.',
    check: 'deal.distinct',
    handler: deckBy((deck, shuffle) => shuffle([...deck.slice(0, 26), ...deck.slice(0, 26)])),
  },
  'waste-dealt': {
    fault: 'A new game draws three cards to the waste.',
    check: 'deal.rest',
    handler: afterDeal(({ stock, waste }) => {
      for (let card = 0; card < 3; card++) give(stock, waste.up);
    }),
  },
  'aces-dealt': {
    fault: 'A new game puts the aces of the stock on the foundations.',
    check: 'deal.rest',
    handler: afterDeal((handler) => {
      const aces = handler.stock.filter(({ rank }) => rank === 1);
      handler.stock = handler.stock.filter(({ rank }) => rank !== 1);
      aces.forEach((ace, index) => handler.foundations[index]?.up.push(ace));
    }),
  },
  'stock-short': {
    fault: 'The deal loses the last card of the stock.',
    check: 'deal.rest',
    handler: afterDeal((handler) => (handler.stock = handler.stock.slice(1))),
  },
  'no-stock': {
    fault: 'The rest of the deck is lost, so the stock is empty.',
    check: 'deal.rest',
    handler: afterDeal((handler) => (handler.stock = [])),
  },
  'stock-shown-empty': {
    fault: 'A new game shows an empty stock.',
    check: 'deal.rest',
    handler: class extends BaseHandler {
      protected override showStock(): void {
        this.view.stockEmpty(this.stock.length === 0 || this.steps.length === 0);
      }
    },
  },
  'no-columns-shown': {
    fault: 'A new game does not show the columns.',
    check: 'deal.columns',
    handler: class extends BaseHandler {
      protected override showColumn(column: StudentPile, index: number): void {
        if (this.steps.length > 0) super.showColumn(column, index);
        else this.view.tableauCards(this.columnNumber(index), codesOf([]));
      }
    },
  },
  'not-shuffled': {
    fault: 'The deck is not shuffled.',
    check: 'deal.shuffled',
    handler: deckBy((deck) => deck),
  },
  'shuffled-alike': {
    fault: 'Each game is shuffled with the same random numbers.',
    check: 'deal.shuffled',
    handler: deckBy((deck) => {
      const orderOf = ({ suit, rank }: StudentCard): number => (suit.length * 7 + rank * 31) % 53;
      return deck.sort((one, other) => orderOf(one) - orderOf(other));
    }),
  },
  'shuffled-once': {
    fault: 'The deck is shuffled once, and each game deals it in the same order.',
    check: 'deal.shuffled',
    handler: class extends BaseHandler {
      private readonly order: StudentCard[] = [];

      protected override shuffled(deck: StudentCard[]): StudentCard[] {
        if (this.order.length === 0) this.order.push(...super.shuffled(deck));
        return this.order.slice();
      }
    },
  },
});
