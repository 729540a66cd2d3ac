/** Faults in new games that keep something from the previous game. */
import type { ViewCall } from '../../../../src/games/klondike/views/view-call.js';
import { callView, viewFromCalls } from '../../../../src/games/klondike/views/view-call.js';
import type { Step } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import type { Constants, StudentCard } from '../student-cards.js';
import type { StudentPile, StudentView } from '../student-table.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf } from './faulty-handler.js';
import { NEARLY_WON } from './nearly-won.js';

interface Table {
  readonly stock: StudentCard[];
  readonly waste: StudentPile;
  readonly foundations: StudentPile[];
  readonly columns: StudentPile[];
  readonly moves: number;
  readonly steps: Step[];
}

/** A handler whose parts can be saved and restored. */
class SaveableHandler extends BaseHandler {
  protected table(): Table {
    const { stock, waste, foundations, columns, moves, steps } = this;
    return { stock, waste, foundations, columns, moves, steps };
  }

  protected remember(table: Partial<Table>): void {
    Object.assign(this, table);
  }
}

/** Keeps parts of the previous game. */
const keepingParts = (kept: (before: Table) => Partial<Table>): HandlerClass =>
  class extends SaveableHandler {
    protected override clear(): void {
      const before = this.table();
      super.clear();
      this.remember(kept(before));
    }
  };

/** Does not send everything to the view in a new game. */
const silentAbout = (part: 'wasteCards' | 'foundationCards' | 'updateMoves'): HandlerClass =>
  class extends BaseHandler {
    private isBeginning = false;

    constructor(view: StudentView, constants: Constants) {
      const passing = (call: ViewCall): void => {
        if (!this.isBeginning || call.call !== part) callView(view, call);
      };
      super(viewFromCalls(passing), constants);
    }

    override newGame(): void {
      this.isBeginning = true;
      super.newGame();
      this.isBeginning = false;
    }
  };

/** Ignores some requests for a new game. */
const ignoring = (isIgnored: (moves: number, isWon: boolean) => boolean): HandlerClass =>
  class extends BaseHandler {
    override newGame(): void {
      if (!isIgnored(this.moves, this.isWon())) super.newGame();
    }
  };

export const FAULTY_NEW_GAMES = faultsOf('new-game', {
  'new-game-keeps-moves': {
    fault: 'A new game continues to count from the number of moves in the previous game.',
    check: 'new-game.middle',
    handler: keepingParts(({ moves }) => ({ moves })),
  },
  'new-game-keeps-waste': {
    fault: 'A new game starts with the waste of the previous game.',
    check: 'new-game.middle',
    handler: keepingParts(({ waste }) => ({ waste })),
  },
  'new-game-keeps-foundations': {
    fault: 'A new game starts with the foundations of the previous game.',
    check: 'new-game.middle',
    handler: keepingParts(({ foundations }) => ({ foundations })),
  },
  'new-game-keeps-columns': {
    fault: 'A new game deals its cards onto the columns of the previous game.',
    check: 'new-game.middle',
    handler: keepingParts(({ columns }) => ({
      columns: columns.map(({ down, up }) => ({ down: [...down, ...up], up: [] })),
    })),
  },
  'new-game-not-in-the-middle': {
    fault: 'A new game cannot start during another game.',
    check: 'new-game.middle',
    handler: ignoring((moves, isWon) => moves > 0 && !isWon),
  },
  'new-game-restarts': {
    fault: 'A new game in the middle of another deals the same cards again.',
    check: 'new-game.middle',
    handler: class extends BaseHandler {
      private order: StudentCard[] = [];

      protected override shuffled(deck: StudentCard[]): StudentCard[] {
        if (!this.isInTheMiddle) this.order = super.shuffled(deck);
        return this.order.slice();
      }

      private isInTheMiddle = false;

      override newGame(): void {
        this.isInTheMiddle = this.moves > 0;
        super.newGame();
      }
    },
  },
  'new-game-waste-shown': {
    fault: 'A new game does not send the empty waste to the view.',
    check: 'new-game.middle',
    handler: silentAbout('wasteCards'),
  },
  'new-game-foundations-shown': {
    fault: 'A new game does not send the empty foundations to the view.',
    check: 'new-game.middle',
    handler: silentAbout('foundationCards'),
  },
  'new-game-moves-shown': {
    fault: 'A new game shows the number of moves of the previous game.',
    check: 'new-game.middle',
    handler: silentAbout('updateMoves'),
  },
  'new-game-stock-shown-empty': {
    fault: 'A new game shows an empty stock if the previous game ended with an empty stock.',
    check: 'new-game.middle',
    handler: class extends BaseHandler {
      private wasEmpty = false;

      override newGame(): void {
        this.wasEmpty = this.moves > 0 && this.stock.length === 0;
        super.newGame();
      }

      protected override showStock(): void {
        this.view.stockEmpty(this.stock.length === 0 || (this.moves === 0 && this.wasEmpty));
      }
    },
    shows: '[Layout "stock: 2c 3c 4c; t1: Kd"] new stock new',
  },
  'new-game-keeps-history': {
    fault:
      'A new game keeps the history of the previous game, so undo at the new deal subtracts one from the number of moves.',
    check: 'new-game.undo',
    handler: class extends SaveableHandler {
      protected override clear(): void {
        const { steps } = this.table();
        super.clear();
        this.remember({ steps });
      }
    },
    shows: '[Layout "stock: 2c 3c 4c; t1: Kd"] new stock new undo',
  },
  'new-game-undone': {
    fault: 'Undo at the deal of a new game goes back into the previous game.',
    check: 'new-game.undo',
    handler: class extends SaveableHandler {
      private readonly games: Table[] = [];

      override newGame(): void {
        if (this.moves > 0) this.games.push(this.table());
        super.newGame();
      }

      protected override refuse(): void {
        const isUndo = this.isUndoing && this.steps.length === 0;
        const before = isUndo ? this.games.pop() : undefined;
        if (before === undefined) return;
        this.remember(before);
        this.show();
      }

      private isUndoing = false;

      override undo(): void {
        this.isUndoing = true;
        super.undo();
        this.isUndoing = false;
      }
    },
    shows: '[Layout "stock: 2c 3c 4c; t1: Kd"] new stock new undo',
  },
  'new-game-still-won': {
    fault: 'A new game after a won game is announced as won.',
    check: 'new-game.won',
    handler: class extends BaseHandler {
      private wasWon = false;

      override newGame(): void {
        this.wasWon = this.moves > 0 && super.isWon();
        super.newGame();
      }

      protected override isWon(): boolean {
        return super.isWon() || (this.moves === 0 && this.wasWon);
      }
    },
    shows: `[Layout "${NEARLY_WON}; t1: Kd"] new t1>f4 new`,
  },
  'new-game-not-after-win': {
    fault: 'A new game cannot start after a won game.',
    check: 'new-game.won',
    handler: ignoring((moves, isWon) => moves > 0 && isWon),
    shows: `[Layout "${NEARLY_WON}; t1: Kd"] new t1>f4 new`,
  },
});
