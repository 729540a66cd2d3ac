/** Faults that show only after a won game. */
import type { Carry, Step } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import { faultsOf } from '../faulty/faulty-handler.js';

/** Remembers whether the previous game was won. */
class AfterWin extends BaseHandler {
  protected wasWonBefore = false;

  override newGame(): void {
    this.wasWonBefore = this.isWon();
    super.newGame();
  }
}

/** Remembers whether this game was ever won. */
class WasWon extends BaseHandler {
  protected wasWon = false;

  protected override clear(): void {
    super.clear();
    this.wasWon = false;
  }

  protected override accept(step: Step): void {
    super.accept(step);
    this.wasWon ||= this.isWon();
  }
}

export const AFTER_A_WIN = [
  ...faultsOf('new-game', {
    'count-survives-a-win': {
      fault: 'A new game after a won game does not reset the number of moves.',
      check: 'new-game.won',
      handler: class extends AfterWin {
        protected override clear(): void {
          const { moves } = this;
          super.clear();
          if (this.wasWonBefore) this.moves = moves;
        }
      },
    },
    'history-survives-a-win': {
      fault: 'Undo goes back into the previous game if it was won.',
      check: 'new-game.undo',
      handler: class extends AfterWin {
        protected override clear(): void {
          const { steps } = this;
          super.clear();
          if (this.wasWonBefore) this.steps = steps;
        }
      },
    },
    'count-survives-in-undo': {
      fault: 'In the game after a won game, the first undo adds the number of moves in the won game.',
      check: 'new-game.undo',
      handler: class extends AfterWin {
        private left = 0;

        protected override clear(): void {
          this.left = this.wasWonBefore ? this.moves : 0;
          super.clear();
        }

        override undo(): void {
          this.moves += this.left;
          this.left = 0;
          super.undo();
        }
      },
    },
    'over-after-a-win': {
      fault: 'In the game after a won game, cards cannot be moved.',
      check: 'new-game.won',
      handler: class extends AfterWin {
        protected override mayTake(carry: Carry): boolean {
          return !this.wasWonBefore && super.mayTake(carry);
        }
      },
    },
    'won-flag-survives': {
      fault: 'In the game after a won game, each card on a foundation announces a win.',
      check: 'new-game.won',
      handler: class extends AfterWin {
        protected override isWon(): boolean {
          return super.isWon() || (this.wasWonBefore && this.foundations.some(({ up }) => up.length > 0));
        }

        override newGame(): void {
          this.wasWonBefore = this.foundations.every(({ up }) => up.length === 13);
          BaseHandler.prototype.newGame.call(this);
        }
      },
    },
    'stock-spent-after-a-win': {
      fault: 'In the game after a won game, the waste does not come back.',
      check: 'new-game.won',
      handler: class extends AfterWin {
        protected override recycle(): void {
          if (!this.wasWonBefore) super.recycle();
        }
      },
    },
  }),
  ...faultsOf('undo', {
    'undo-after-a-win-once': {
      fault: 'Only one step of a won game can be undone.',
      check: 'undo.win',
      handler: class extends WasWon {
        override undo(): void {
          if (this.isWon()) this.steps = this.steps.slice(-1);
          super.undo();
        }
      },
    },
    'undo-after-a-win-keeps-count': {
      fault: 'Once a game has been won, undo no longer changes the number of moves.',
      check: 'count.undo',
      handler: class extends WasWon {
        protected override countBack(step: Step): void {
          if (!this.wasWon) super.countBack(step);
        }
      },
    },
    'undo-after-a-win-stays': {
      fault: 'Once a game has been won, undo does not take back a move from a foundation.',
      check: 'undo.win',
      handler: class extends WasWon {
        protected override takeBackCarry(carry: Carry, hasTurnedUp: boolean): void {
          if (this.wasWon && carry.route === 'f>t') return;
          super.takeBackCarry(carry, hasTurnedUp);
        }
      },
    },
  }),
  ...faultsOf('win', {
    'second-win-silent': {
      fault: 'Only the very first win is announced, in all games together.',
      check: 'win.tableau',
      handler: class extends BaseHandler {
        private gamesWon = 0;

        override newGame(): void {
          if (this.isWon()) this.gamesWon++;
          super.newGame();
        }

        protected override announce(): void {
          if (this.gamesWon === 0) super.announce();
        }
      },
    },
  }),
];
