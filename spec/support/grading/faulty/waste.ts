/** Faults in what the view shows of the waste. */
import type { Step } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import type { StudentCard } from '../student-cards.js';
import { codesOf } from '../student-table.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf, moving } from './faulty-handler.js';

/** Shows different cards of the waste. */
const showing = (cardsOf: (waste: readonly StudentCard[]) => readonly StudentCard[]): HandlerClass =>
  class extends BaseHandler {
    protected override showWaste(): void {
      this.view.wasteCards(codesOf(cardsOf(this.waste.up)));
    }
  };

/** Does not send the waste after some events. */
const silentAfter = (isSilent: (step: Step) => boolean): HandlerClass =>
  class extends BaseHandler {
    private isQuiet = false;

    protected override accept(step: Step): void {
      this.isQuiet = isSilent(step);
      super.accept(step);
      this.isQuiet = false;
    }

    protected override showWaste(): void {
      if (!this.isQuiet) super.showWaste();
    }
  };

export const FAULTY_WASTES = faultsOf('waste', {
  'waste-one-shown': {
    fault: 'The view shows only one card of the waste.',
    check: 'waste.window',
    handler: showing((waste) => waste.slice(-1)),
  },
  'waste-two-shown': {
    fault: 'The view shows only two cards of the waste.',
    check: 'waste.window',
    handler: showing((waste) => waste.slice(-2)),
  },
  'waste-whole': {
    fault: 'The view gets all cards of the waste.',
    check: 'waste.window',
    handler: showing((waste) => waste),
  },
  'waste-four': {
    fault: 'The view gets four cards of the waste.',
    check: 'waste.window',
    handler: showing((waste) => waste.slice(-4)),
  },
  'waste-bottom-shown': {
    fault: 'The view shows the three lowest cards of the waste.',
    check: 'waste.window',
    handler: showing((waste) => waste.slice(0, 3)),
  },
  'waste-upside-down': {
    fault: 'The view shows the three cards of the waste from top to bottom.',
    check: 'waste.window',
    handler: showing((waste) => waste.slice(-3).reverse()),
  },
  'waste-few-not-shown': {
    fault: 'The view shows a waste of fewer than three cards as empty.',
    check: 'waste.window',
    handler: showing((waste) => (waste.length < 3 ? [] : waste.slice(-3))),
  },
  'waste-in-blocks': {
    fault: 'The view divides the waste into blocks of three from the bottom, and shows only the last block.',
    check: 'waste.window',
    handler: showing((waste) => waste.slice(Math.floor((waste.length - 1) / 3) * 3)),
  },
  'waste-without-top': {
    fault: 'The view does not show the top card of a waste of more than three cards.',
    check: 'waste.window',
    handler: showing((waste) => (waste.length > 3 ? waste.slice(-4, -1) : waste)),
  },
  'waste-beneath-hidden': {
    fault: 'The view shows the cards below the top card of the waste face down.',
    check: 'waste.window',
    handler: class extends BaseHandler {
      protected override showWaste(): void {
        const codes = codesOf(this.waste.up.slice(-3));
        this.view.wasteCards(codes.map((code, index) => (index < codes.length - 1 ? this.hidden() : code)));
      }
    },
  },
  'waste-last-draw': {
    fault: 'The view shows what remains of the last three drawn cards, but no cards below them.',
    check: 'waste.beneath',
    handler: class extends BaseHandler {
      private shown = 0;

      protected override accept(step: Step): void {
        if (step.kind === 'draw') this.shown = step.count;
        else if (step.kind === 'recycle') this.shown = 3;
        else if (step.carry.from === this.waste) this.shown--;
        super.accept(step);
      }

      protected override takeBack(step: Step): void {
        super.takeBack(step);
        this.shown = 3;
      }

      protected override showWaste(): void {
        this.view.wasteCards(this.shown > 0 ? codesOf(this.waste.up.slice(-this.shown)) : []);
      }
    },
  },
  'waste-not-told-to-column': {
    fault: 'The waste is not sent when its top card goes to a column.',
    check: 'waste.beneath',
    handler: silentAfter((step) => step.kind === 'carry' && step.carry.route === 'w>t'),
  },
  'waste-not-told-to-foundation': {
    fault: 'The waste is not sent when its top card goes to a foundation.',
    check: 'waste.beneath',
    handler: silentAfter((step) => step.kind === 'carry' && step.carry.route === 'w>f'),
  },
  'waste-top-shown-hidden': {
    fault: 'A card in the waste that becomes visible again is face down.',
    check: 'waste.beneath',
    handler: class extends BaseHandler {
      protected override showWaste(): void {
        const last = this.steps.at(-1);
        const isUncovered = last?.kind === 'carry' && last.carry.from === this.waste;
        const codes = codesOf(this.waste.up.slice(-3));
        if (isUncovered && codes.length === 3) codes[0] = this.hidden();
        this.view.wasteCards(codes);
      }
    },
  },
  'waste-keeps-played-card': {
    fault: 'A card that goes from the waste to a column also stays in the waste.',
    check: 'waste.beneath',
    handler: moving('w>t', ({ from, to }) => to.up.push(...from.up.slice(-1))),
  },
});
