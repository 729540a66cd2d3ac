/** Faults in clicks on a stock that has cards. */
import type { Step } from '../base-handler.js';
import { BaseHandler, give } from '../base-handler.js';
import type { StudentPile } from '../student-table.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf } from './faulty-handler.js';

/** Draws a different number of cards. */
const turning = (countOf: (left: number) => number): HandlerClass =>
  class extends BaseHandler {
    protected override drawCount(): number {
      return Math.min(this.stock.length, countOf(this.stock.length));
    }
  };

/** Handles a click with fewer than three cards left in its own way. */
const shortOf = (answer: (handler: BaseHandler) => void): HandlerClass =>
  class extends BaseHandler {
    protected override draw(): void {
      if (this.stock.length < 3) answer(this);
      else super.draw();
    }
  };

/** Two cards are left after three clicks. */
const SHORT = '[Layout "stock: 2c 3c 4c 5c 6c 7c 8c 9c; t1: Kd"] new stock*4';

const FAULTY_COUNTS = faultsOf('draw', {
  'draws-one': {
    fault: 'A click draws one card.',
    check: 'draw.three',
    handler: turning(() => 1),
  },
  'draws-two': {
    fault: 'A click draws two cards.',
    check: 'draw.three',
    handler: turning(() => 2),
  },
  'draws-four': {
    fault: 'A click draws four cards.',
    check: 'draw.three',
    handler: turning(() => 4),
  },
  'draws-all': {
    fault: 'A click draws the whole stock.',
    check: 'draw.three',
    handler: turning((left) => left),
  },
  'answers-later': {
    fault: 'Clicks on the stock draw only after the method has returned.',
    check: 'draw.three',
    handler: class extends BaseHandler {
      override clickStock(): void {
        void Promise.resolve().then(() => super.clickStock());
      }
    },
  },
  'short-draw-of-one': {
    fault: 'With fewer than three cards left, a click draws one.',
    check: 'draw.short',
    handler: turning((left) => (left < 3 ? 1 : 3)),
    shows: SHORT,
  },
  'short-draw-ignored': {
    fault: 'With fewer than three cards left, a click does nothing.',
    check: 'draw.short',
    handler: shortOf(() => undefined),
    shows: SHORT,
  },
  'short-draw-throws': {
    fault: 'With fewer than three cards left, a click throws an exception.',
    check: 'draw.short',
    handler: shortOf(() => {
      throw new RangeError('Index 2 out of bounds for length 2');
    }),
    shows: SHORT,
  },
  'short-draw-recycles': {
    fault: 'With fewer than three cards left, a click puts the waste back on top of these cards.',
    check: 'draw.short',
    handler: class extends BaseHandler {
      protected override draw(): void {
        if (this.stock.length >= 3 || this.waste.up.length === 0) super.draw();
        else {
          this.stock.push(...this.waste.up.splice(0).reverse());
          this.accept({ kind: 'recycle' });
        }
      }
    },
    shows: SHORT,
  },
  'short-draw-loses': {
    fault: 'With fewer than three cards left, a click makes them disappear.',
    check: 'draw.short',
    handler: class extends BaseHandler {
      protected override draw(): void {
        if (this.stock.length < 3) this.stock.pop();
        if (this.stock.length > 0) super.draw();
        else this.accept({ kind: 'draw', count: 0 });
      }
    },
    shows: SHORT,
  },
  'short-draw-filled': {
    fault: 'With fewer than three cards left, a click also draws the lowest cards of the waste.',
    check: 'draw.short',
    handler: class extends BaseHandler {
      protected override draw(): void {
        const missing = Math.max(0, 3 - this.stock.length);
        this.stock.unshift(...this.waste.up.splice(0, missing));
        super.draw();
      }
    },
    shows: SHORT,
  },
});

const FAULTY_WAYS = faultsOf('draw', {
  'first-click-lost': {
    fault: 'The first click of a game does nothing.',
    check: 'draw.three',
    handler: class extends BaseHandler {
      private isAwake = false;

      override clickStock(): void {
        if (this.isAwake) super.clickStock();
        this.isAwake = true;
      }
    },
  },
  'aces-go-up-themselves': {
    fault: 'If the last card that a click draws is an ace, it goes to a foundation automatically.',
    check: 'draw.rest',
    handler: class extends BaseHandler {
      private readonly gone = new Map<Step, StudentPile>();

      protected override accept(step: Step): void {
        const free = this.foundations.find(({ up }) => up.length === 0);
        const isAce = step.kind === 'draw' && this.waste.up.at(-1)?.rank === 1;
        if (isAce && free !== undefined) {
          give(this.waste.up, free.up);
          this.gone.set(step, free);
        }
        super.accept(step);
      }

      protected override takeBack(step: Step): void {
        const pile = this.gone.get(step);
        if (pile !== undefined) give(pile.up, this.waste.up);
        super.takeBack(step);
      }
    },
  },
  'click-covers-a-card': {
    fault: 'A click also puts a card on the first column.',
    check: 'draw.rest',
    handler: class extends BaseHandler {
      protected override draw(): void {
        const [first] = this.columns;
        if (first !== undefined && this.stock.length > 3) give(this.stock, first.up);
        super.draw();
      }
    },
  },
  'never-shown-empty': {
    fault: 'The view shows an empty stock as full.',
    check: 'draw.stock-shown',
    handler: class extends BaseHandler {
      protected override showStock(): void {
        this.view.stockEmpty(false);
      }
    },
    shows: SHORT,
  },
  'shown-empty-too-early': {
    fault: 'The view shows an empty stock when three cards are left.',
    check: 'draw.stock-shown',
    handler: class extends BaseHandler {
      protected override showStock(): void {
        this.view.stockEmpty(this.stock.length <= 3);
      }
    },
    shows: SHORT,
  },
  'shown-empty-too-late': {
    fault: 'The view shows the empty stock one event too late.',
    check: 'draw.stock-shown',
    handler: class extends BaseHandler {
      private wasEmpty = false;

      protected override showStock(): void {
        this.view.stockEmpty(this.wasEmpty && this.stock.length === 0);
        this.wasEmpty = this.stock.length === 0;
      }
    },
    shows: SHORT,
  },
});

export const FAULTY_DRAWS = [...FAULTY_COUNTS, ...FAULTY_WAYS];
