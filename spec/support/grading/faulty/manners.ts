/** Faults in the use of constants and arrays, and wrong names. */
import { BaseHandler } from '../base-handler.js';
import type { StudentCard } from '../student-cards.js';
import { isRed } from '../student-cards.js';
import type { StudentPile } from '../student-table.js';
import { codesOf } from '../student-table.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf } from './faulty-handler.js';

/** A handler that has this getName method. */
const named = (getName: unknown): HandlerClass => {
  const handler = class extends BaseHandler {};
  Object.defineProperty(handler.prototype, 'getName', { value: getName });
  return handler;
};

const FAULTY_CONSTANTS = faultsOf('manners', {
  'cards-numbered': {
    fault: 'Cards are sent as the numbers 0 to 51.',
    check: 'constants.names',
    handler: class extends BaseHandler {
      protected override shuffled(deck: StudentCard[]): StudentCard[] {
        return super.shuffled(deck.map((card, code) => ({ ...card, code })));
      }
    },
  },
  'hidden-numbered': {
    fault: 'Face-down cards are sent as the number 52.',
    check: 'constants.names',
    handler: class extends BaseHandler {
      protected override hidden(): number {
        return 52;
      }
    },
  },
  'columns-numbered': {
    fault: 'Columns are recognized by the numbers 0 to 6.',
    check: 'constants.names',
    handler: class extends BaseHandler {
      protected override columnNumber(index: number): number {
        return index;
      }
    },
  },
  'foundations-numbered': {
    fault: 'Foundations are recognized by the numbers 0 to 3.',
    check: 'constants.names',
    handler: class extends BaseHandler {
      protected override foundationNumber(index: number): number {
        return index;
      }
    },
  },
  'columns-in-a-row': {
    fault: 'Columns are recognized by the first constant and the numbers after it.',
    check: 'constants.names',
    handler: class extends BaseHandler {
      protected override columnNumber(index: number): number {
        return super.columnNumber(0) + index;
      }
    },
  },
  'colors-by-number': {
    fault: 'A card counts as red if its number is 13 to 38.',
    check: 'constants.names',
    handler: class extends BaseHandler {
      protected override fitsColumn(...[card, onto]: Parameters<BaseHandler['fitsColumn']>): boolean {
        if (onto === undefined) return card.rank === 13;
        const isRedNumber = ({ code }: StudentCard): boolean => code >= 13 && code <= 38;
        return isRedNumber(card) !== isRedNumber(onto) && card.rank === onto.rank - 1;
      }
    },
  },
  'next-by-number': {
    fault: 'The next card of a foundation is the card with the next number.',
    check: 'constants.names',
    handler: class extends BaseHandler {
      protected override fitsFoundation(...[card, onto]: Parameters<BaseHandler['fitsFoundation']>): boolean {
        return onto === undefined ? card.rank === 1 : card.code === onto.code + 1 && card.suit === onto.suit;
      }
    },
  },
  'aces-by-number': {
    fault: 'A card counts as an ace if its number is divisible by 13.',
    check: 'constants.names',
    handler: class extends BaseHandler {
      protected override fitsFoundation(...given: Parameters<BaseHandler['fitsFoundation']>): boolean {
        const [card, onto] = given;
        return onto === undefined ? card.code % 13 === 0 : super.fitsFoundation(...given);
      }
    },
  },
  'kings-by-number': {
    fault: 'A card counts as a king if its number is 12, 25, 38 or 51.',
    check: 'constants.names',
    handler: class extends BaseHandler {
      protected override fitsColumn(...[card, onto]: Parameters<BaseHandler['fitsColumn']>): boolean {
        if (onto === undefined) return [12, 25, 38, 51].includes(card.code);
        return isRed(card) !== isRed(onto) && card.rank === onto.rank - 1;
      }
    },
  },
});

const FAULTY_ARRAYS = faultsOf('manners', {
  'waste-lent': {
    fault: 'The view gets an array that the handler changes when the waste changes.',
    check: 'arrays.own',
    handler: class extends BaseHandler {
      private lent: number[] = [];
      private known = '';

      protected override showWaste(): void {
        const codes = codesOf(this.waste.up.slice(-3));
        if (codes.join() !== this.known) this.lent = codes;
        this.known = codes.join();
        this.view.wasteCards(this.lent);
      }
    },
  },
  'columns-lent': {
    fault: 'The view gets an array for each column that the handler changes when the column changes.',
    check: 'arrays.own',
    handler: class extends BaseHandler {
      private lent: number[][] = [];
      private known: string[] = [];

      protected override columnCodes(column: StudentPile): number[] {
        const index = this.columns.indexOf(column);
        const codes = super.columnCodes(column);
        if (this.known[index] !== codes.join()) this.lent[index] = codes;
        this.known[index] = codes.join();
        return this.lent[index] ?? codes;
      }
    },
  },
  'foundations-lent': {
    fault: 'The view gets an array for each foundation that the handler changes when the foundation changes.',
    check: 'arrays.own',
    handler: class extends BaseHandler {
      private readonly lent = new Map<string, number[]>();

      protected override showFoundation({ up }: StudentPile, index: number): void {
        const codes = codesOf(up.slice(-2));
        const kept = this.lent.get(codes.join()) ?? codes;
        this.lent.set(codes.join(), kept);
        this.view.foundationCards(this.foundationNumber(index), kept);
      }
    },
  },
});

const FAULTY_NAMES = faultsOf('manners', {
  'name-missing': {
    fault: 'The handler has no getName.',
    check: 'handler.name',
    handler: named(undefined),
  },
  'name-undefined': {
    fault: 'getName answers nothing.',
    check: 'handler.name',
    handler: named(() => undefined),
  },
  'name-number': {
    fault: 'getName returns a number.',
    check: 'handler.name',
    handler: named(() => 20160509),
  },
  'name-throws': {
    fault: 'getName throws an exception.',
    check: 'handler.name',
    handler: named(() => {
      throw new Error('not implemented');
    }),
  },
});

export const FAULTY_MANNERS = [...FAULTY_CONSTANTS, ...FAULTY_ARRAYS, ...FAULTY_NAMES];
