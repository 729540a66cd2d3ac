/** Faults in events before the first new game, and in undo at the deal. */
import { BaseHandler } from '../base-handler.js';
import type { RequestedCarry } from '../base-handler.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf, none } from './faulty-handler.js';

/** A handler that knows whether a game has started. */
const beforeFirstGame = (
  answer: (handler: BaseHandler, event: 'click' | 'undo' | 'carry') => void,
): HandlerClass =>
  class extends BaseHandler {
    private hasBegun = false;

    override newGame(): void {
      this.hasBegun = true;
      super.newGame();
    }

    override clickStock(): void {
      if (!this.hasBegun) answer(this, 'click');
      super.clickStock();
    }

    override undo(): void {
      if (!this.hasBegun) answer(this, 'undo');
      super.undo();
    }

    protected override carry(asked: RequestedCarry): void {
      if (!this.hasBegun) answer(this, 'carry');
      super.carry(asked);
    }
  };

/** Handles undo at the deal in its own way. */
const undoAtDeal = (answer: (handler: UndoAtDeal) => void): HandlerClass =>
  class extends UndoAtDeal {
    override undo(): void {
      if (this.columns.every(({ up }) => up.length === 0) || this.steps.length > 0) super.undo();
      else answer(this);
    }
  };

class UndoAtDeal extends BaseHandler {
  setMoves(moves: number): void {
    this.moves = moves;
    this.show();
  }
}

export const FAULTY_TOO_EARLY = faultsOf('robustness', {
  'throws-before-first-game': {
    fault: 'Events before the first new game throw an exception.',
    check: 'robust.first',
    handler: beforeFirstGame(() => none('stock')),
  },
  'carry-throws-before-first-game': {
    fault: 'Moves before the first new game throw an exception.',
    check: 'robust.first',
    handler: beforeFirstGame((_, event) => event === 'carry' && none('up')),
  },
  'undo-throws-before-first-game': {
    fault: 'Undo before the first new game throws an exception.',
    check: 'robust.first',
    handler: beforeFirstGame((_, event) => event === 'undo' && none('steps')),
  },
  'click-deals-before-first-game': {
    fault: 'A click on the stock before the first new game starts a game.',
    check: 'robust.first',
    handler: beforeFirstGame((handler, event) => event === 'click' && handler.newGame()),
    shows: 'stock',
  },
  'undo-at-deal-throws': {
    fault: 'Undo at the deal throws an exception.',
    check: 'robust.undo',
    handler: undoAtDeal(() => {
      throw new RangeError('EmptyStackException');
    }),
  },
  'undo-at-deal-counts': {
    fault: 'Undo at the deal subtracts one from the number of moves.',
    check: 'robust.undo',
    handler: undoAtDeal((handler) => handler.setMoves(-1)),
  },
  'undo-at-deal-counts-up': {
    fault: 'Undo at the deal counts as a move.',
    check: 'robust.undo',
    handler: undoAtDeal((handler) => handler.setMoves(1)),
  },
  'undo-at-deal-deals': {
    fault: 'Undo at the deal starts a new game.',
    check: 'robust.undo',
    handler: undoAtDeal((handler) => handler.newGame()),
  },
  'undo-at-deal-clears': {
    fault: 'Undo at the deal removes all cards from the table.',
    check: 'robust.undo',
    handler: undoAtDeal((handler) => {
      handler.columns = handler.columns.map(() => ({ down: [], up: [] }));
      handler.show();
    }),
  },
});
