/** Faults that show only in a long game, when a history or counter is full or a limit is used up. */
import type { Carry, Step } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import type { HandlerClass } from '../faulty/faulty-handler.js';
import { faultsOf, keeping, none } from '../faulty/faulty-handler.js';

/** Remembers the last `most` steps. */
const historyOf = (most: number): HandlerClass => keeping((steps, step) => [...steps, step].slice(-most));

/** Shows a different number of moves than it counts. */
const showing = (shown: (moves: number) => number): HandlerClass =>
  class extends BaseHandler {
    protected override showMoves(): void {
      this.view.updateMoves(shown(this.moves));
    }
  };

/** Handles a click on the empty stock in its own way. `recycles` is the number of earlier ones in this game. */
const recycling = (
  recycle: (handler: BaseHandler, recycles: number, usual: () => void) => void,
): HandlerClass =>
  class extends BaseHandler {
    private recycles = 0;

    protected override clear(): void {
      super.clear();
      this.recycles = 0;
    }

    protected override recycle(): void {
      this.recycles++;
      recycle(this, this.recycles, () => super.recycle());
    }

    protected override takeBackRecycle(): void {
      this.recycles--;
      super.takeBackRecycle();
    }
  };

/** Undoes only while `mayUndo` allows it. `undone` counts the undos of this game. */
const undoing = (mayUndo: (undone: number, moves: number) => boolean): HandlerClass =>
  class extends BaseHandler {
    private undone = 0;

    protected override clear(): void {
      super.clear();
      this.undone = 0;
    }

    override undo(): void {
      if (!mayUndo(this.undone, this.moves)) {
        this.refuse();
        return;
      }
      this.undone++;
      super.undo();
    }
  };

/** Keeps its steps in an array of fixed size, and continues at its start when it is full. */
class RingHistory extends BaseHandler {
  private readonly ring: Step[] = [];
  private next = 0;

  protected override clear(): void {
    super.clear();
    this.next = 0;
  }

  protected override accept(step: Step): void {
    this.ring[this.next++ % 200] = step;
    super.accept(step);
  }

  override undo(): void {
    const step = this.next > 0 ? this.ring[--this.next % 200] : undefined;
    if (step !== undefined) this.steps = [...this.steps.slice(0, -1), step];
    super.undo();
  }
}

/** Turns up no cards once the game is long. */
class TurnsUpEarly extends BaseHandler {
  protected override turnUp(carry: Carry): boolean {
    return this.moves < 100 && super.turnUp(carry);
  }
}

/** Draws two cards once the game is long. */
class DrawsFewer extends BaseHandler {
  protected override drawCount(): number {
    return Math.min(this.moves < 150 ? 3 : 2, this.stock.length);
  }
}

/** Throws when its array of steps is full. */
const fullAt = (most: number): HandlerClass =>
  class extends BaseHandler {
    protected override accept(step: Step): void {
      if (this.steps.length >= most) none('steps');
      super.accept(step);
    }
  };

export const RARE_UNDO_DEPTHS = faultsOf('undo', {
  'history-of-100': {
    fault: 'Only the last 100 events can be undone.',
    check: 'undo.depth',
    handler: historyOf(100),
  },
  'history-of-128': {
    fault: 'Only the last 128 events can be undone.',
    check: 'undo.depth',
    handler: historyOf(128),
  },
  'history-of-200': {
    fault: 'Only the last 200 events can be undone.',
    check: 'undo.depth',
    handler: historyOf(200),
  },
  'history-of-255': {
    fault: 'Only the last 255 events can be undone.',
    check: 'undo.depth',
    handler: historyOf(255),
  },
  'history-of-300': {
    fault: 'Only the last 300 events can be undone.',
    check: 'undo.depth',
    handler: historyOf(300),
  },
  'history-emptied-at-150': {
    fault: 'The history is emptied when it has 150 events.',
    check: 'undo.depth',
    handler: keeping((steps, step) => (steps.length >= 150 ? [step] : [...steps, step])),
  },
  'history-stops-at-200': {
    fault: 'The history keeps only the first 200 events of a game.',
    check: 'undo.depth',
    handler: keeping((steps, step) => (steps.length >= 200 ? steps : [...steps, step])),
  },
  'history-in-a-ring': {
    fault: 'Each event in the history is overwritten 200 events later.',
    check: 'undo.depth',
    handler: RingHistory,
  },
  'undo-100-times': {
    fault: 'Undo works only 100 times in a game.',
    check: 'undo.depth',
    handler: undoing((undone) => undone < 100),
  },
  'undo-not-after-250': {
    fault: 'Nothing can be undone when there are more than 250 moves.',
    check: 'undo.depth',
    handler: undoing((_, moves) => moves <= 250),
  },
});

export const RARE_COUNTS = faultsOf('count', {
  'count-wraps-at-100': {
    fault: 'After 99 moves, the number of moves starts again at 0.',
    check: 'count.stock',
    handler: showing((moves) => moves % 100),
  },
  'count-wraps-at-256': {
    fault: 'After 255 moves, the number of moves starts again at 0.',
    check: 'count.stock',
    handler: showing((moves) => moves & 255),
  },
  'count-ends-at-199': {
    fault: 'The number of moves never goes beyond 199.',
    check: 'count.stock',
    handler: showing((moves) => Math.min(moves, 199)),
  },
});

export const RARE_MOVE_ARGUMENTS = faultsOf('view', {
  'count-in-a-signed-byte': {
    fault: 'After 127 moves, the number of moves is -128.',
    check: 'view.moves',
    handler: showing((moves) => (moves << 24) >> 24),
  },
});

export const RARE_RECYCLING = faultsOf('recycle', {
  'recycle-five-times': {
    fault: 'The waste comes back only five times in a game.',
    check: 'recycle.again',
    handler: recycling((_, recycles, usual) => {
      if (recycles <= 5) usual();
    }),
  },
  'recycle-ten-times': {
    fault: 'The waste comes back only ten times in a game.',
    check: 'recycle.again',
    handler: recycling((_, recycles, usual) => {
      if (recycles <= 10) usual();
    }),
  },
  'recycle-turns-at-fifth': {
    fault: 'The waste comes back in the wrong order from the fifth time on.',
    check: 'recycle.order',
    handler: recycling((handler, recycles, usual) => {
      if (recycles >= 5) handler.waste.up.reverse();
      usual();
    }),
  },
  'recycle-loses-a-card': {
    fault: 'When the waste comes back for the eighth time, its lowest card is lost.',
    check: 'recycle.order',
    handler: recycling((handler, recycles, usual) => {
      if (recycles === 8) handler.waste.up.shift();
      usual();
    }),
  },
});

export const RARE_LATE_RULES = [
  ...faultsOf('turn-up', {
    'turn-up-not-after-100': {
      fault: 'After 100 moves, cards are no longer turned up.',
      check: 'turn-up.carry',
      handler: TurnsUpEarly,
    },
  }),
  ...faultsOf('draw', {
    'draws-two-after-150': {
      fault: 'After 150 moves, a click on the stock draws only two cards.',
      check: 'draw.three',
      handler: DrawsFewer,
    },
  }),
  ...faultsOf('robustness', {
    'throws-at-300': {
      fault: 'The 300th move of a game throws an exception.',
      check: 'robust.throws',
      handler: fullAt(299),
    },
  }),
];
