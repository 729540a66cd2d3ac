/** Faults that need a certain rank on a foundation. */
import type { Carry } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import { faultsOf } from '../faulty/faulty-handler.js';
import type { StudentPile } from '../student-table.js';
import { codesOf } from '../student-table.js';

const [QUEEN, KING] = [12, 13];

export const RARE_FOUNDATIONS_SHOWN = faultsOf('view', {
  'one-card-with-a-ten': {
    fault: 'A foundation whose top card is a ten shows only that.',
    check: 'view.foundation',
    handler: class extends BaseHandler {
      protected override showFoundation({ up }: StudentPile, index: number): void {
        const shown = up.at(-1)?.rank === 10 ? 1 : 2;
        this.view.foundationCards(this.foundationNumber(index), codesOf(up.slice(-shown)));
      }
    },
  },
});

export const RARE_UNDO_OF_CARRIES = faultsOf('undo', {
  'undo-keeps-queen-up': {
    fault: 'Undo leaves a queen on a foundation that went there from a column.',
    check: 'undo.tableau',
    handler: class extends BaseHandler {
      protected override takeBackCarry(carry: Carry, hasTurnedUp: boolean): void {
        if (carry.route === 't>f' && carry.to.up.at(-1)?.rank === QUEEN) return;
        super.takeBackCarry(carry, hasTurnedUp);
      }
    },
  },
});

/** The ranks on the foundations, one after the other. */
const heightsOf = ({ foundations }: BaseHandler): number[] => foundations.map(({ up }) => up.length);

export const RARE_WINS = faultsOf('win', {
  'won-with-four-queens': {
    fault: 'The game is won when there is a queen or a king on each foundation.',
    check: 'win.early',
    handler: class extends BaseHandler {
      protected override isWon(): boolean {
        return heightsOf(this).every((height) => height >= QUEEN);
      }
    },
  },
  'won-without-the-fourth': {
    fault: 'The game is won when the first three foundations are complete.',
    check: 'win.early',
    handler: class extends BaseHandler {
      protected override isWon(): boolean {
        return heightsOf(this)
          .slice(0, 3)
          .every((height) => height === KING);
      }
    },
  },
});
