/** Faults that need a certain rank on a foundation. */
import type { Carry } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import { faultsOf } from '../faulty/faulty-handler.js';
import type { StudentPile } from '../student-table.js';
import { codesOf } from '../student-table.js';

const [QUEEN, KING] = [12, 13];

export const RARE_FOUNDATIONS_SHOWN = faultsOf('view', {
  'one-card-with-a-ten': {
    fault: 'A foundation with a ten on top shows only the ten.',
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
    fault: 'Undo does not take a queen back from a foundation to its column.',
    check: 'undo.tableau',
    handler: class extends BaseHandler {
      protected override takeBackCarry(carry: Carry, hasTurnedUp: boolean): void {
        if (carry.route === 't>f' && carry.to.up.at(-1)?.rank === QUEEN) return;
        super.takeBackCarry(carry, hasTurnedUp);
      }
    },
  },
});

/** The number of cards on each foundation. */
const heightsOf = ({ foundations }: BaseHandler): number[] => foundations.map(({ up }) => up.length);

export const RARE_WINS = faultsOf('win', {
  'won-with-four-queens': {
    fault: 'The game is won as soon as each foundation has a queen or a king on top.',
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
