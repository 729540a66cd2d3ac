/** Classes for the first milestone of the selection door, with one mistake each. */
import * as right from '../../../../src/selection.js';
import type { Card } from '../../../../src/selection.js';
import { KlondikeModel, Pile, Selection } from '../../../../src/selection.js';
import type { FaultyPort } from './faulty-port.js';

/** Our model creates its own piles, so the mistake shows only in piles that the grader creates. */
const withPile = (pile: new () => Pile): Record<string, unknown> => ({ ...right, Pile: pile });

const withSelection = (selection: new (...args: never[]) => object): Record<string, unknown> => ({
  ...right,
  Selection: selection,
});

const withModel = (model: new () => KlondikeModel): Record<string, unknown> => ({
  ...right,
  KlondikeModel: model,
});

export const FAULTY_SELECTION_CLASSES: readonly FaultyPort[] = [
  {
    name: 'starts with a wrong expose index',
    loses: 'pile',
    module: withPile(
      class extends Pile {
        constructor() {
          super();
          this.setExposeIndex(-1);
        }
      },
    ),
  },
  {
    name: 'removes cards from top to bottom',
    loses: 'pile',
    module: withPile(
      class extends Pile {
        override removeCards(count: number): Card[] {
          return super.removeCards(count).reverse();
        }
      },
    ),
  },
  {
    name: 'takes an index instead of a number of cards',
    loses: 'pile',
    module: withPile(
      class extends Pile {
        override removeCards(count: number): Card[] {
          return super.removeCards(this.getNumCards() - count);
        }
      },
    ),
  },
  {
    name: 'lowers the expose index when cards are removed',
    loses: 'pile',
    module: withPile(
      class extends Pile {
        override removeCards(count: number): Card[] {
          const cards = super.removeCards(count);
          this.setExposeIndex(Math.min(this.getExposeIndex(), this.getIndexOfTopCard()));
          return cards;
        }
      },
    ),
  },
  {
    name: 'draws the bottom card',
    loses: 'pile',
    module: withPile(
      class extends Pile {
        override drawCard(): Card {
          const [first, ...others] = super.removeCards(this.getNumCards());
          this.addCards(others);
          return first ?? super.drawCard();
        }
      },
    ),
  },
  {
    name: 'returns undefined for a missing card',
    loses: 'pile',
    module: withPile(
      class extends Pile {
        override getCard(index: number): Card {
          return index < this.getNumCards() && index >= 0 ? super.getCard(index) : (undefined as never);
        }
      },
    ),
  },
  {
    name: 'adds cards in reverse',
    loses: 'pile',
    module: withPile(
      class extends Pile {
        override addCards(cards: readonly Card[]): void {
          super.addCards(cards.slice().reverse());
        }
      },
    ),
  },
  {
    name: 'throws an error of a different class',
    loses: 'pile',
    module: withPile(
      class extends Pile {
        override getTopCard(): Card {
          if (this.isEmpty()) throw new RangeError('empty');
          return super.getTopCard();
        }
      },
    ),
  },
  {
    name: 'loses a card from the selection',
    loses: 'selection',
    module: withSelection(
      class extends Selection {
        override getCards(): Card[] {
          return super.getCards().slice(1);
        }
      },
    ),
  },
  {
    name: 'miscounts the selected cards',
    loses: 'selection',
    module: withSelection(
      class extends Selection {
        override getNumCards(): number {
          return 1;
        }
      },
    ),
  },
  {
    name: 'creates a new foundation pile each time',
    loses: 'model',
    module: withModel(
      class extends KlondikeModel {
        override getFoundationPile(): Pile {
          return new Pile();
        }
      },
    ),
  },
  {
    name: 'uses the same pile for two places',
    loses: 'model',
    module: withModel(
      class extends KlondikeModel {
        override getWastePile(): Pile {
          return this.getMainDeck();
        }
      },
    ),
  },
  {
    name: 'starts with a populated main deck',
    loses: 'model',
    module: withModel(
      class extends KlondikeModel {
        constructor() {
          super();
          this.getMainDeck().populate();
        }
      },
    ),
  },
];
