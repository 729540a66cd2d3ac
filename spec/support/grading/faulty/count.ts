/** Faults in the number of moves. */
import type { Step } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf } from './faulty-handler.js';

/** Counts some steps differently. Undo subtracts the same number. */
const counting = (worth: (step: Step) => number): HandlerClass =>
  class extends BaseHandler {
    protected override count(step: Step): void {
      this.moves += worth(step);
    }

    protected override countBack(step: Step): void {
      this.moves -= worth(step);
    }
  };

/** Changes the number of moves in its own way when it undoes. */
const countingBack = (changed: (moves: number, step: Step) => number): HandlerClass =>
  class extends BaseHandler {
    protected override countBack(step: Step): void {
      this.moves = changed(this.moves, step);
    }
  };

/** Counts some refused events. Undo subtracts one for each of these events. */
const countingRefused = (isCounted: (event: 'click' | 'carry' | 'several') => boolean): HandlerClass =>
  class extends BaseHandler {
    private event: 'click' | 'carry' | 'several' = 'click';

    override clickStock(): void {
      this.event = 'click';
      super.clickStock();
    }

    override undo(): void {
      this.event = 'click';
      super.undo();
    }

    protected override carry(asked: Parameters<BaseHandler['carry']>[0]): void {
      this.event = asked.route === 't>t' ? 'several' : 'carry';
      super.carry(asked);
    }

    protected override refuse(): void {
      const isOfPlay = this.event !== 'click' && this.columns.some(({ up }) => up.length > 0);
      if (!isOfPlay || !isCounted(this.event)) return;
      this.moves++;
      this.showMoves();
      this.refresh();
    }
  };

const isCarry = ({ kind }: Step): boolean => kind === 'carry';

const PASSES = '[Layout "stock: 2c 3c 4c 5c; t1: Kd"] new stock*3 undo';

export const FAULTY_COUNTING = faultsOf('count', {
  'count-from-one': {
    fault: 'A game starts with one move.',
    check: 'count.start',
    handler: class extends BaseHandler {
      protected override showMoves(): void {
        this.view.updateMoves(this.moves + 1);
      }
    },
  },
  'count-stock-not': {
    fault: 'Clicks on the stock do not count.',
    check: 'count.stock',
    handler: counting((step) => (step.kind === 'draw' ? 0 : 1)),
  },
  'count-stock-three': {
    fault: 'A click on the stock counts each card that it draws as a move.',
    check: 'count.stock',
    handler: counting((step) => (step.kind === 'draw' ? step.count : 1)),
  },
  'count-recycle-not': {
    fault: 'Bringing the waste back does not count.',
    check: 'count.recycle',
    handler: counting((step) => (step.kind === 'recycle' ? 0 : 1)),
    shows: PASSES,
  },
  'count-recycle-again': {
    fault: 'Bringing the waste back sets the number of moves to 0.',
    check: 'count.recycle',
    handler: class extends BaseHandler {
      private readonly before: number[] = [];

      protected override count(step: Step): void {
        if (step.kind === 'recycle') this.before.push(this.moves);
        this.moves = step.kind === 'recycle' ? 0 : this.moves + 1;
      }

      protected override countBack(step: Step): void {
        this.moves = step.kind === 'recycle' ? (this.before.pop() ?? 0) : this.moves - 1;
      }
    },
    shows: PASSES,
  },
  'count-carries-not': {
    fault: 'Only clicks on the stock count.',
    check: 'count.carry',
    handler: counting((step) => (isCarry(step) ? 0 : 1)),
  },
  'count-each-card': {
    fault: 'A move of several cards counts each card as a move.',
    check: 'count.carry',
    handler: counting((step) => (step.kind === 'carry' ? step.carry.count : 1)),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 7s"] new t1>t2*2',
  },
  'count-turning-up': {
    fault: 'Turning up the uncovered card counts as another move.',
    check: 'count.carry',
    handler: counting((step) => (step.kind === 'carry' && step.hasTurnedUp ? 2 : 1)),
  },
  'count-foundations-not': {
    fault: 'Moves to a foundation do not count.',
    check: 'count.carry',
    handler: counting((step) => (step.kind === 'carry' && step.carry.route.endsWith('f') ? 0 : 1)),
  },
  'count-back-from-foundation-not': {
    fault: 'Moves from a foundation do not count.',
    check: 'count.carry',
    handler: counting((step) => (step.kind === 'carry' && step.carry.route === 'f>t' ? 0 : 1)),
  },
  'count-late': {
    fault: 'The view gets the number of moves before the number is increased.',
    check: 'count.stock',
    handler: class extends BaseHandler {
      private told = 0;

      protected override showMoves(): void {
        this.view.updateMoves(this.moves === 0 ? 0 : this.told);
        this.told = this.moves;
      }
    },
  },
  'count-undo-up': {
    fault: 'Undo counts as a move.',
    check: 'count.undo',
    handler: countingBack((moves) => moves + 1),
  },
  'count-undo-same': {
    fault: 'Undo leaves the number of moves as it is.',
    check: 'count.undo',
    handler: countingBack((moves) => moves),
  },
  'count-undo-two': {
    fault: 'Undo subtracts two from the number of moves.',
    check: 'count.undo',
    handler: countingBack((moves) => Math.max(0, moves - 2)),
  },
  'count-undo-zero': {
    fault: 'Undo sets the number of moves to 0.',
    check: 'count.undo',
    handler: countingBack(() => 0),
  },
  'count-undo-not-told': {
    fault: 'Undo does not send the number of moves to the view.',
    check: 'count.undo',
    handler: class extends BaseHandler {
      private isUndoing = false;

      override undo(): void {
        this.isUndoing = true;
        super.undo();
        this.isUndoing = false;
      }

      protected override showMoves(): void {
        if (!this.isUndoing) super.showMoves();
      }
    },
  },
  'count-undo-carries-only': {
    fault: 'Undo of a click on the stock leaves the number of moves as it is.',
    check: 'count.undo',
    handler: countingBack((moves, step) => (isCarry(step) ? moves - 1 : moves)),
  },
  'count-refused': {
    fault: 'Refused events count.',
    check: 'count.refused',
    handler: countingRefused(() => true),
  },
  'count-refused-between-columns': {
    fault: 'A refused move between columns counts.',
    check: 'count.refused',
    handler: countingRefused((event) => event === 'several'),
  },
  'count-refused-of-one': {
    fault: 'Refused events count, except moves between columns.',
    check: 'count.refused',
    handler: countingRefused((event) => event === 'carry'),
  },
});
