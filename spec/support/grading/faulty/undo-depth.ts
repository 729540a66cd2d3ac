/** Faults in how far undo goes. */
import type { Carry, Step } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf, keeping } from './faulty-handler.js';
import { NEARLY_WON } from './nearly-won.js';

/** Undoes repeatedly until the condition holds. */
const undoing = (isDone: (steps: readonly Step[], undone: number) => boolean): HandlerClass =>
  class extends BaseHandler {
    override undo(): void {
      for (let undone = 0; !isDone(this.steps, undone); undone++) super.undo();
    }
  };

/** Remembers a win until the next game. */
class RemembersWin extends BaseHandler {
  protected wasWon = false;

  protected override clear(): void {
    super.clear();
    this.wasWon = false;
  }
}

export const FAULTY_UNDO_DEPTH = faultsOf('undo', {
  'undo-never': {
    fault: 'Undo does nothing.',
    check: 'undo.stock',
    handler: undoing(() => true),
  },
  'undo-one': {
    fault: 'Only the last event can be undone.',
    check: 'undo.depth',
    handler: keeping((_, step) => [step]),
  },
  'undo-ten': {
    fault: 'Only the last ten events can be undone.',
    check: 'undo.depth',
    handler: keeping((steps, step) => [...steps, step].slice(-10)),
    shows: '[Layout "stock: 2c 3c 4c 5c; t1: Kd"] new stock*12 undo*12',
  },
  'undo-two-at-once': {
    fault: 'Undo takes back two events at once.',
    check: 'undo.depth',
    handler: undoing((steps, undone) => steps.length === 0 || undone === 2),
  },
  'undo-all-at-once': {
    fault: 'Undo goes back to the deal in one step.',
    check: 'undo.depth',
    handler: undoing((steps) => steps.length === 0),
  },
  'undo-stops-at-recycle': {
    fault: 'Undo cannot go back past a recycled waste.',
    check: 'undo.depth',
    handler: keeping((steps, step) => (step.kind === 'recycle' ? [step] : [...steps, step])),
    shows: '[Layout "stock: 2c 3c 4c 5c; t1: Kd"] new stock*3 undo*3',
  },
  'undo-oldest-first': {
    fault: 'Undo takes back clicks on the stock before later moves.',
    check: 'undo.depth',
    handler: class extends BaseHandler {
      override undo(): void {
        const last = this.steps.findLastIndex(({ kind }) => kind === 'draw');
        if (last === this.steps.length - 2) this.steps.push(...this.steps.splice(last, 1));
        super.undo();
      }
    },
    shows: '[Layout "stock: 2c 3c 4c; t1: 6d; t2: 7c"] new stock t1>t2 undo',
  },
  'undo-redoes': {
    fault: 'A second undo repeats the move that the first took back.',
    check: 'undo.depth',
    handler: class extends BaseHandler {
      private isUndone = false;

      protected override accept(step: Step): void {
        this.isUndone = false;
        super.accept(step);
      }

      override undo(): void {
        const [last] = this.steps.slice(-1);
        if (this.isUndone && this.stock.length >= 3) this.draw();
        else {
          super.undo();
          this.isUndone = last?.kind === 'draw';
        }
      }
    },
    shows: '[Layout "stock: 2c 3c 4c 5c 6c 7c 8c; t1: Kd"] new stock*2 undo*2',
  },
  'undo-of-refused': {
    fault: 'Refused events are also undone, so undo does nothing once for each of them.',
    check: 'undo.refused',
    handler: class extends BaseHandler {
      private refused = 0;

      protected override clear(): void {
        super.clear();
        this.refused = 0;
      }

      protected override refuse(): void {
        if (this.steps.length > 0) this.refused++;
      }

      override undo(): void {
        if (this.refused > 0) this.refused--;
        else super.undo();
      }
    },
  },
  'undo-forgets-at-refused': {
    fault: 'Undo cannot go back past a refused event.',
    check: 'undo.refused',
    handler: class extends BaseHandler {
      protected override refuse(): void {
        this.steps = [];
      }
    },
  },
  'undo-not-after-win': {
    fault: 'A won game cannot be undone.',
    check: 'undo.win',
    handler: class extends BaseHandler {
      override undo(): void {
        if (!this.isWon()) super.undo();
      }
    },
    shows: `[Layout "${NEARLY_WON}; t1: Kd"] new t1>f4 undo`,
  },
  'undo-stays-won': {
    fault: 'A won game stays won after undo, and then accepts only undo.',
    check: 'undo.win',
    handler: class extends RemembersWin {
      protected override announce(): void {
        this.wasWon = true;
        super.announce();
      }

      protected override mayTake(carry: Carry): boolean {
        return !this.wasWon && super.mayTake(carry);
      }
    },
    shows: `[Layout "${NEARLY_WON}; t1: Kd"] new t1>f4 undo t1>f4`,
  },
  'win-never-ends': {
    fault: 'Each later event announces the win again, even after undo has moved cards off the foundations.',
    check: 'undo.win',
    handler: class extends RemembersWin {
      protected override isWon(): boolean {
        this.wasWon ||= super.isWon();
        return this.wasWon;
      }
    },
    shows: `[Layout "${NEARLY_WON}; t1: Kd"] new t1>f4 undo`,
  },
});
