/** Faults in the arguments of view calls, which views cannot show or show wrongly. */
import { BaseHandler } from '../base-handler.js';
import type { StudentPile } from '../student-table.js';
import { codesOf } from '../student-table.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf } from './faulty-handler.js';

/** Shows different cards of a foundation. */
const foundationBy = (codesFor: (codes: readonly number[], hidden: number) => number[]): HandlerClass =>
  class extends BaseHandler {
    protected override showFoundation({ up }: StudentPile, index: number): void {
      this.view.foundationCards(this.foundationNumber(index), codesFor(codesOf(up), this.hidden()));
    }
  };

/** Sends different numbers for the cards of a column. */
const columnBy = (codesFor: (codes: number[], hidden: number) => unknown): HandlerClass =>
  class extends BaseHandler {
    protected override columnCodes(column: StudentPile): number[] {
      return codesFor(super.columnCodes(column), this.hidden()) as number[];
    }
  };

/** Sends the waste in a different way. */
const wasteBy = (codesFor: (codes: number[]) => unknown): HandlerClass =>
  class extends BaseHandler {
    protected override showWaste(): void {
      this.view.wasteCards(codesFor(codesOf(this.waste.up)) as number[]);
    }
  };

/** Sends a different number of moves. */
const movesBy = (moves: (moves: number) => unknown): HandlerClass =>
  class extends BaseHandler {
    protected override showMoves(): void {
      this.view.updateMoves(moves(this.moves) as number);
    }
  };

const THREE_UP = '[Layout "f1: Ah 2h; t1: 3h"] new t1>f1';

export const FAULTY_VIEW_ARGUMENTS = faultsOf('view', {
  'foundation-one-shown': {
    fault: 'The view shows only one card of a foundation.',
    check: 'view.foundation',
    handler: foundationBy((codes) => codes.slice(-1)),
    shows: THREE_UP,
  },
  'foundation-upside-down': {
    fault: 'The view shows the two cards of a foundation from top to bottom.',
    check: 'view.foundation',
    handler: foundationBy((codes) => codes.slice(-2).reverse()),
    shows: THREE_UP,
  },
  'foundation-lowest-shown': {
    fault: 'The view shows the two lowest cards of a foundation.',
    check: 'view.foundation',
    handler: foundationBy((codes) => codes.slice(0, 2)),
    shows: THREE_UP,
  },
  'foundation-beneath-hidden': {
    fault: 'The view shows the second card of a foundation face down.',
    check: 'view.foundation',
    handler: foundationBy((codes, hidden) =>
      codes.slice(-2).map((code, index, { length }) => (index < length - 1 ? hidden : code)),
    ),
    shows: THREE_UP,
  },
  'foundation-ace-not-shown': {
    fault: 'The view shows a foundation as empty if it has one card.',
    check: 'view.foundation',
    handler: foundationBy((codes) => (codes.length < 2 ? [] : codes.slice(-2))),
  },
  'foundation-whole': {
    fault: 'The view gets all cards of a foundation.',
    check: 'view.arrays',
    handler: foundationBy((codes) => codes.slice()),
    shows: THREE_UP,
  },
  'columns-from-one': {
    fault: 'The columns are sent as the numbers 1 to 7, counted from the first constant.',
    check: 'view.piles',
    handler: class extends BaseHandler {
      protected override showColumn(column: StudentPile, index: number): void {
        this.view.tableauCards(super.columnNumber(index) + 1, this.columnCodes(column));
      }
    },
  },
  'foundations-from-one': {
    fault: 'The foundations are sent as the numbers 1 to 4.',
    check: 'view.piles',
    handler: class extends BaseHandler {
      protected override showFoundation({ up }: StudentPile, index: number): void {
        this.view.foundationCards(super.foundationNumber(index) + 1, codesOf(up.slice(-2)));
      }
    },
  },
  'columns-after-foundations': {
    fault: 'The foundations are sent as the numbers 7 to 10, after the columns.',
    check: 'view.piles',
    handler: class extends BaseHandler {
      protected override showFoundation({ up }: StudentPile, index: number): void {
        this.view.foundationCards(super.foundationNumber(index) + 7, codesOf(up.slice(-2)));
      }
    },
  },
  'waste-null': {
    fault: 'The empty waste is sent as null.',
    check: 'view.arrays',
    handler: wasteBy((codes) => (codes.length === 0 ? null : codes.slice(-3))),
  },
  'column-null': {
    fault: 'An empty column is sent as null.',
    check: 'view.arrays',
    handler: columnBy((codes) => (codes.length === 0 ? null : codes)),
  },
  'hidden-minus-one': {
    fault: 'Face-down cards are sent as -1.',
    check: 'view.arrays',
    handler: columnBy((codes, hidden) => codes.map((code) => (code === hidden ? -1 : code))),
  },
  'hidden-one-higher': {
    fault: 'Face-down cards are sent as 53.',
    check: 'view.arrays',
    handler: columnBy((codes, hidden) => codes.map((code) => (code === hidden ? hidden + 1 : code))),
  },
  'hidden-null': {
    fault: 'Face-down cards are sent as null.',
    check: 'view.arrays',
    handler: columnBy((codes, hidden) => codes.map((code) => (code === hidden ? null : code))),
  },
  'column-padded': {
    fault: 'The array of a column always has 53 places.',
    check: 'view.arrays',
    handler: columnBy((codes, hidden) => [
      ...codes,
      ...Array.from({ length: 53 - codes.length }, () => hidden),
    ]),
  },
  'cards-as-text': {
    fault: 'Cards of the waste are sent as text.',
    check: 'view.arrays',
    handler: wasteBy((codes) => codes.slice(-3).map((code) => `${code}`)),
  },
  'moves-missing': {
    fault: 'The number of moves is sent as NaN.',
    check: 'view.moves',
    handler: movesBy(() => NaN),
  },
  'moves-negative': {
    fault: 'The number of moves is sent as a negative number.',
    check: 'view.moves',
    handler: movesBy((moves) => -moves),
  },
  'moves-text': {
    fault: 'The number of moves is sent as text.',
    check: 'view.moves',
    handler: movesBy((moves) => `${String(moves)} moves`),
  },
  'moves-halved': {
    fault: 'The number of moves is sent as a fraction.',
    check: 'view.moves',
    handler: movesBy((moves) => moves / 2),
  },
});
