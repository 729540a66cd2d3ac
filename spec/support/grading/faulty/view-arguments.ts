/** What views cannot show, or show as something else. */
import { BaseHandler } from '../base-handler.js';
import type { StudentPile } from '../student-table.js';
import { codesOf } from '../student-table.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf } from './faulty-handler.js';

/** Shows other cards of a foundation. */
const foundationBy = (codesFor: (codes: readonly number[], hidden: number) => number[]): HandlerClass =>
  class extends BaseHandler {
    protected override showFoundation({ up }: StudentPile, index: number): void {
      this.view.foundationCards(this.foundationNumber(index), codesFor(codesOf(up), this.hidden()));
    }
  };

/** Shows other numbers in place of the cards of a column. */
const columnBy = (codesFor: (codes: number[], hidden: number) => unknown): HandlerClass =>
  class extends BaseHandler {
    protected override columnCodes(column: StudentPile): number[] {
      return codesFor(super.columnCodes(column), this.hidden()) as number[];
    }
  };

/** Tells the waste in another way. */
const wasteBy = (codesFor: (codes: number[]) => unknown): HandlerClass =>
  class extends BaseHandler {
    protected override showWaste(): void {
      this.view.wasteCards(codesFor(codesOf(this.waste.up)) as number[]);
    }
  };

/** Tells another number of moves. */
const movesBy = (moves: (moves: number) => unknown): HandlerClass =>
  class extends BaseHandler {
    protected override showMoves(): void {
      this.view.updateMoves(moves(this.moves) as number);
    }
  };

const THREE_UP = '[Layout "f1: Ah 2h; t1: 3h"] new t1>f1';

export const FAULTY_VIEW_ARGUMENTS = faultsOf('view', {
  'foundation-one-shown': {
    fault: 'One card of a foundation is shown.',
    check: 'view.foundation',
    handler: foundationBy((codes) => codes.slice(-1)),
    shows: THREE_UP,
  },
  'foundation-upside-down': {
    fault: 'The two cards of a foundation are shown from top to bottom.',
    check: 'view.foundation',
    handler: foundationBy((codes) => codes.slice(-2).reverse()),
    shows: THREE_UP,
  },
  'foundation-lowest-shown': {
    fault: 'The two lowest cards of a foundation are shown.',
    check: 'view.foundation',
    handler: foundationBy((codes) => codes.slice(0, 2)),
    shows: THREE_UP,
  },
  'foundation-beneath-hidden': {
    fault: 'The card beneath the top one of a foundation is shown face down.',
    check: 'view.foundation',
    handler: foundationBy((codes, hidden) =>
      codes.slice(-2).map((code, index, { length }) => (index < length - 1 ? hidden : code)),
    ),
    shows: THREE_UP,
  },
  'foundation-ace-not-shown': {
    fault: 'A foundation with one card is shown empty.',
    check: 'view.foundation',
    handler: foundationBy((codes) => (codes.length < 2 ? [] : codes.slice(-2))),
  },
  'foundation-whole': {
    fault: 'All cards of a foundation are told.',
    check: 'view.arrays',
    handler: foundationBy((codes) => codes.slice()),
    shows: THREE_UP,
  },
  'columns-from-one': {
    fault: 'The columns are told by the numbers 1 to 7, the first constant and on.',
    check: 'view.piles',
    handler: class extends BaseHandler {
      protected override showColumn(column: StudentPile, index: number): void {
        this.view.tableauCards(super.columnNumber(index) + 1, this.columnCodes(column));
      }
    },
  },
  'foundations-from-one': {
    fault: 'The foundations are told by the numbers 1 to 4.',
    check: 'view.piles',
    handler: class extends BaseHandler {
      protected override showFoundation({ up }: StudentPile, index: number): void {
        this.view.foundationCards(super.foundationNumber(index) + 1, codesOf(up.slice(-2)));
      }
    },
  },
  'columns-after-foundations': {
    fault: 'The foundations are told by the numbers after those of the columns.',
    check: 'view.piles',
    handler: class extends BaseHandler {
      protected override showFoundation({ up }: StudentPile, index: number): void {
        this.view.foundationCards(super.foundationNumber(index) + 7, codesOf(up.slice(-2)));
      }
    },
  },
  'waste-null': {
    fault: 'The empty waste is told as null.',
    check: 'view.arrays',
    handler: wasteBy((codes) => (codes.length === 0 ? null : codes.slice(-3))),
  },
  'column-null': {
    fault: 'An empty column is told as null.',
    check: 'view.arrays',
    handler: columnBy((codes) => (codes.length === 0 ? null : codes)),
  },
  'hidden-minus-one': {
    fault: 'Face-down cards are told as -1.',
    check: 'view.arrays',
    handler: columnBy((codes, hidden) => codes.map((code) => (code === hidden ? -1 : code))),
  },
  'hidden-one-higher': {
    fault: 'Face-down cards are told as 53.',
    check: 'view.arrays',
    handler: columnBy((codes, hidden) => codes.map((code) => (code === hidden ? hidden + 1 : code))),
  },
  'hidden-null': {
    fault: 'Face-down cards are told as null.',
    check: 'view.arrays',
    handler: columnBy((codes, hidden) => codes.map((code) => (code === hidden ? null : code))),
  },
  'column-padded': {
    fault: 'The array of a column has room for 53 cards, whatever is in it.',
    check: 'view.arrays',
    handler: columnBy((codes, hidden) => [
      ...codes,
      ...Array.from({ length: 53 - codes.length }, () => hidden),
    ]),
  },
  'cards-as-text': {
    fault: 'Cards of the waste are told as text.',
    check: 'view.arrays',
    handler: wasteBy((codes) => codes.slice(-3).map((code) => `${code}`)),
  },
  'moves-missing': {
    fault: 'The number of moves is told as NaN.',
    check: 'view.moves',
    handler: movesBy(() => NaN),
  },
  'moves-negative': {
    fault: 'The number of moves is told below 0.',
    check: 'view.moves',
    handler: movesBy((moves) => -moves),
  },
  'moves-text': {
    fault: 'The number of moves is told as text.',
    check: 'view.moves',
    handler: movesBy((moves) => `${String(moves)} moves`),
  },
  'moves-halved': {
    fault: 'The number of moves is told with a fraction.',
    check: 'view.moves',
    handler: movesBy((moves) => moves / 2),
  },
});
