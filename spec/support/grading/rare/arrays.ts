/** Handlers that refill an array for each call, although the view may still use it. */
import { BaseHandler } from '../base-handler.js';
import { faultsOf } from '../faulty/faulty-handler.js';
import type { StudentPile } from '../student-table.js';
import { codesOf } from '../student-table.js';

/** Replaces the contents of an array. */
function filled(array: number[], codes: readonly number[]): number[] {
  array.length = 0;
  array.push(...codes);
  return array;
}

export const SHARED_ARRAYS = faultsOf('manners', {
  'one-array-for-the-waste': {
    fault: 'One array is reused for every call to wasteCards.',
    check: 'arrays.own',
    handler: class extends BaseHandler {
      private readonly shown: number[] = [];

      protected override showWaste(): void {
        this.view.wasteCards(filled(this.shown, codesOf(this.waste.up.slice(-3))));
      }
    },
  },
  'one-array-for-all-columns': {
    fault: 'One array is reused for every call to tableauCards.',
    check: 'arrays.own',
    handler: class extends BaseHandler {
      private readonly shown: number[] = [];

      protected override columnCodes(column: StudentPile): number[] {
        return filled(this.shown, super.columnCodes(column));
      }
    },
  },
  'an-array-for-each-column': {
    fault: 'Each column has one array that is reused for every call.',
    check: 'arrays.own',
    handler: class extends BaseHandler {
      private readonly shown: number[][] = [[], [], [], [], [], [], []];

      protected override columnCodes(column: StudentPile): number[] {
        return filled(this.shown[this.columns.indexOf(column)] ?? [], super.columnCodes(column));
      }
    },
  },
  'one-array-for-all-foundations': {
    fault: 'One array is reused for every call to foundationCards.',
    check: 'arrays.own',
    handler: class extends BaseHandler {
      private readonly shown: number[] = [];

      protected override showFoundation({ up }: StudentPile, index: number): void {
        this.view.foundationCards(this.foundationNumber(index), filled(this.shown, codesOf(up.slice(-2))));
      }
    },
  },
  'arrays-emptied-after-use': {
    fault: 'Each array is emptied after the view gets it.',
    check: 'arrays.own',
    handler: class extends BaseHandler {
      protected override showColumn(column: StudentPile, index: number): void {
        const codes = this.columnCodes(column);
        this.view.tableauCards(this.columnNumber(index), codes);
        codes.length = 0;
      }
    },
  },
});
