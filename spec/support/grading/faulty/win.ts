/** Faults in announcing wins. */
import type { Step } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf } from './faulty-handler.js';
import { NEARLY_WON } from './nearly-won.js';

/** Decides in a different way whether the game is won. `isRight` is the correct answer. */
const wonIf = (isWon: (handler: BaseHandler, isRight: boolean) => boolean): HandlerClass =>
  class extends BaseHandler {
    protected override isWon(): boolean {
      return isWon(this, super.isWon());
    }
  };

/** Looks for a win only after some steps. */
const lookingAfter = (looks: (step: Step, handler: BaseHandler) => boolean): HandlerClass =>
  class extends BaseHandler {
    protected override isWon(): boolean {
      const last = this.steps.at(-1);
      return last !== undefined && looks(last, this) && super.isWon();
    }
  };

const up = ({ foundations }: BaseHandler): number =>
  foundations.reduce((sum, { up: cards }) => sum + cards.length, 0);

const FROM_COLUMN = `[Layout "${NEARLY_WON}; t1: Kd"] new t1>f4 undo t1>f4`;
const FROM_WASTE = `[Layout "${NEARLY_WON}; waste: Kd"] new w>f4`;
const EARLY = `[Layout "${NEARLY_WON.replace(' Qd', '')}; t1: Kd; t2: Qd"] new t2>f4`;

export const FAULTY_WINS = faultsOf('win', {
  'win-not-from-waste': {
    fault: 'A win with the last card from the waste is not announced.',
    check: 'win.waste',
    handler: lookingAfter((step) => step.kind !== 'carry' || step.carry.route === 't>f'),
    shows: FROM_WASTE,
  },
  'win-not-from-column': {
    fault: 'A win with the last card from a column is not announced.',
    check: 'win.tableau',
    handler: lookingAfter((step) => step.kind !== 'carry' || step.carry.route === 'w>f'),
    shows: FROM_COLUMN,
  },
  'win-never': {
    fault: 'A win is never announced.',
    check: 'win.tableau',
    handler: wonIf(() => false),
    shows: FROM_COLUMN,
  },
  'win-not-on-fourth': {
    fault: 'A win is announced only if the last card goes to one of the first three foundations.',
    check: 'win.tableau',
    handler: lookingAfter(
      (step, { foundations }) => step.kind === 'carry' && foundations.indexOf(step.carry.to) !== 3,
    ),
    shows: FROM_COLUMN,
  },
  'win-late': {
    fault: 'Only the next event announces a win.',
    check: 'win.tableau',
    handler: class extends BaseHandler {
      private wasWon = false;

      protected override isWon(): boolean {
        const told = this.wasWon && this.steps.length > 0;
        this.wasWon = super.isWon();
        return told;
      }
    },
    shows: FROM_COLUMN,
  },
  'win-if-suits-in-order': {
    fault: 'A win is announced only if the foundations are spades, hearts, diamonds and clubs in this order.',
    check: 'win.tableau',
    handler: wonIf(({ foundations }, isRight) => {
      const suits = foundations.map(({ up: cards }) => cards[0]?.suit);
      return isRight && suits.join() === 'SPADES,HEARTS,DIAMONDS,CLUBS';
    }),
    shows: FROM_COLUMN,
  },
  'win-one-early': {
    fault: 'A win is announced one card too early.',
    check: 'win.early',
    handler: wonIf((handler) => up(handler) >= 51),
    shows: EARLY,
  },
  'win-first-king': {
    fault: 'A win is announced when the first king is on a foundation.',
    check: 'win.early',
    handler: wonIf(({ foundations }) => foundations.some(({ up: cards }) => cards.length === 13)),
    shows: EARLY,
  },
  'win-empty-columns': {
    fault: 'A win is announced when all columns are empty.',
    check: 'win.early',
    handler: wonIf((handler) => up(handler) > 0 && handler.columns.every((column) => column.up.length === 0)),
    shows: `[Layout "${NEARLY_WON.replace(' Qd', '')}; waste: Kd; t2: Qd"] new t2>f4`,
  },
  'win-no-hidden': {
    fault: 'A win is announced when the columns have no face-down cards.',
    check: 'win.early',
    handler: wonIf((handler) => up(handler) > 0 && handler.columns.every(({ down }) => down.length === 0)),
    shows: EARLY,
  },
  'win-empty-stock': {
    fault: 'A win is announced when the stock and the waste are empty and a card is on a foundation.',
    check: 'win.early',
    handler: wonIf((handler) => up(handler) > 0 && handler.stock.length + handler.waste.up.length === 0),
    shows: EARLY,
  },
  'win-counted': {
    fault: 'Cards that come back from a foundation still count, so the win is announced too early.',
    check: 'win.early',
    handler: class extends BaseHandler {
      private back = 0;

      protected override clear(): void {
        super.clear();
        this.back = 0;
      }

      protected override accept(step: Step): void {
        if (step.kind === 'carry' && step.carry.route === 'f>t') this.back++;
        super.accept(step);
      }

      protected override isWon(): boolean {
        return up(this) + this.back >= 52;
      }
    },
    shows: `[Layout "${NEARLY_WON.replace(' Qd', '').replace('Qs Ks', '')}; t1: Qs; t2: Qd; t3: Kd; t4: Ks"] new f4>t1 t1>f4 t1>f3 t4>f3 t2>f4`,
  },
  'win-every-other-time': {
    fault: 'Every second win in a game is not announced.',
    check: 'win.again',
    handler: class extends BaseHandler {
      private wins = 0;

      protected override clear(): void {
        super.clear();
        this.wins = 0;
      }

      protected override announce(): void {
        if (this.wins++ % 2 === 0) super.announce();
      }
    },
    shows: `${FROM_COLUMN} undo t1>f4`,
  },
});
