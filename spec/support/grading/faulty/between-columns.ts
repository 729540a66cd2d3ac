/** Faults in moves between columns. Handlers follow wrong rules or move wrong cards. */
import type { Carry } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import { isRed, topOf } from '../student-cards.js';
import type { StudentPile } from '../student-table.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf, judging, moving } from './faulty-handler.js';

const topFits = (card: Carry): boolean => {
  const [top, onto] = [topOf(card.from.up), topOf(card.to.up)];
  if (top === undefined || onto === undefined) return false;
  return isRed(top) !== isRed(onto) && top.rank + 1 === onto.rank;
};

/** Judges a whole move between columns. */
const between = (may: (carry: Carry, isRight: boolean) => boolean): HandlerClass =>
  class extends BaseHandler {
    protected override mayPut(carry: Carry): boolean {
      const isRight = super.mayPut(carry);
      return carry.route === 't>t' ? may(carry, isRight) : isRight;
    }
  };

/** Accepts a king from anywhere, but only on one of the empty columns. */
const kingsOnly = (column: (columns: readonly StudentPile[]) => StudentPile | undefined): HandlerClass =>
  class extends BaseHandler {
    protected override mayPut(carry: Carry): boolean {
      const isElsewhere = this.columns.includes(carry.to) && carry.to !== column(this.columns);
      return super.mayPut(carry) && !(isElsewhere && carry.to.up.length === 0);
    }
  };

const all = ({ up }: StudentPile): number => up.length;

export const FAULTY_CARRIES = faultsOf('tableau-to-tableau', {
  't>t-last-not-reached': {
    fault: 'Cards cannot go to the last column.',
    check: 't>t.one',
    handler: class extends BaseHandler {
      override moveTableauToTableau(source: number, count: number, target: number): void {
        if (target !== this.columnNumber(6)) super.moveTableauToTableau(source, count, target);
      }
    },
  },
  't>t-one-only': {
    fault: 'Only the top card moves when several cards should move.',
    check: 't>t.several',
    handler: moving('t>t', ({ from, to }) => to.up.push(...from.up.splice(-1))),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 7s"] new t1>t2*2',
  },
  't>t-several-refused': {
    fault: 'Several cards cannot move together.',
    check: 't>t.several',
    handler: between(({ count }, isRight) => count === 1 && isRight),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 7s"] new t1>t2*2',
  },
  't>t-two-at-most': {
    fault: 'At most two cards can move together.',
    check: 't>t.several',
    handler: between(({ count }, isRight) => count < 3 && isRight),
    shows: '[Layout "t1: 3c | 6h 5c 4h; t2: 7s"] new t1>t2*3',
  },
  't>t-reversed': {
    fault: 'Several cards arrive in reverse order.',
    check: 't>t.several',
    handler: moving('t>t', ({ from, count, to }) => to.up.push(...from.up.splice(-count).reverse())),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 7s"] new t1>t2*2',
  },
  't>t-copies': {
    fault: 'Cards moved to another column also stay where they were.',
    check: 't>t.one',
    handler: moving('t>t', ({ from, count, to }) => to.up.push(...from.up.slice(-count))),
  },
  't>t-all-or-none': {
    fault: 'Cards can move only if all face-up cards of the column move together.',
    check: 't>t.one',
    handler: between(({ from, count }, isRight) => count === all(from) && isRight),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 6d"] new t1>t2',
  },
  't>t-takes-all': {
    fault: 'All face-up cards of the column move, whatever number of cards is requested.',
    check: 't>t.one',
    handler: moving('t>t', ({ from, to }) => to.up.push(...from.up.splice(0))),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 6d"] new t1>t2',
  },
  't>t-no-king': {
    fault: 'A king cannot go to an empty column.',
    check: 't>t.king',
    handler: judging('t>t', (_, onto, isRight) => onto !== undefined && isRight),
    shows: '[Layout "t1: 3c | Kh"] new t1>t2',
  },
  'king-first-free': {
    fault: 'A king from anywhere can go only to the leftmost empty column.',
    check: 't>t.king',
    handler: kingsOnly((columns) => columns.find(({ up, down }) => up.length + down.length === 0)),
    shows: '[Layout "t1: 3c | Kh"] new t1>t3',
  },
  'king-first-column': {
    fault: 'A king from anywhere can go only to the first column.',
    check: 't>t.king',
    handler: kingsOnly(([first]) => first),
    shows: '[Layout "t1: 2h; t2: 3c | Kh"] new t2>t3',
  },
  't>t-lone-king': {
    fault: 'A king with cards on it cannot go to an empty column.',
    check: 't>t.king',
    handler: between(({ count, to }, isRight) => (count === 1 || all(to) > 0) && isRight),
    shows: '[Layout "t1: 3c | Kh Qs"] new t1>t2*2',
  },
  't>t-same-color': {
    fault: 'Cards may also go on a card of the same color.',
    check: 't>t.refuses-fit',
    handler: judging('t>t', (card, onto, isRight) => isRight || card.rank + 1 === onto?.rank),
    shows: '[Layout "t1: 3c | 6h; t2: 7d"] new t1>t2',
  },
  't>t-equal-rank': {
    fault: 'Cards may also go on a card of the same rank and the opposite color.',
    check: 't>t.refuses-fit',
    handler: judging(
      't>t',
      (card, onto, isRight) =>
        isRight || (onto !== undefined && isRed(card) !== isRed(onto) && card.rank === onto.rank),
    ),
    shows: '[Layout "t1: 3c | 6h; t2: 6c"] new t1>t2',
  },
  't>t-rank-up': {
    fault: 'Cards may also go on a card of the next lower rank.',
    check: 't>t.refuses-fit',
    handler: judging('t>t', (card, onto, isRight) => isRight || card.rank - 1 === onto?.rank),
    shows: '[Layout "t1: 3c | 6h; t2: 5c"] new t1>t2',
  },
  't>t-king-on-ace': {
    fault: 'A king may go on an ace, as if the ace came after the king.',
    check: 't>t.refuses-fit',
    handler: judging('t>t', (card, onto, isRight) => isRight || (card.rank === 13 && onto?.rank === 1)),
    shows: '[Layout "t1: 3c | Kh; t2: As"] new t1>t2',
  },
  't>t-top-decides': {
    fault: 'When several cards move, the top card must fit instead of the lowest.',
    check: 't>t.refuses-fit',
    handler: between((carry, isRight) => (carry.count > 1 && all(carry.to) > 0 ? topFits(carry) : isRight)),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 6d"] new t1>t2*2',
  },
  't>t-several-unjudged': {
    fault: 'Several cards may go to any column that has cards.',
    check: 't>t.refuses-fit',
    handler: between(({ count, to }, isRight) => (count > 1 && all(to) > 0) || isRight),
    shows: '[Layout "t1: 3c | 6h 5c; t2: 6d"] new t1>t2*2',
  },
  't>t-any-on-empty': {
    fault: 'Any card may go to an empty column.',
    check: 't>t.refuses-empty',
    handler: judging('t>t', (_, onto, isRight) => onto === undefined || isRight),
    shows: '[Layout "t1: 3c | 5h"] new t1>t2',
  },
  't>t-queen-on-empty': {
    fault: 'Queens may go to an empty column as kings do.',
    check: 't>t.refuses-empty',
    handler: judging('t>t', (card, onto, isRight) => isRight || (onto === undefined && card.rank === 12)),
    shows: '[Layout "t1: 3c | Qh"] new t1>t2',
  },
});
