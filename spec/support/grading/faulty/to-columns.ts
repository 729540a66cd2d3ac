/** Faults in moves to columns from the waste or back from a foundation. */
import { BaseHandler } from '../base-handler.js';
import { isRed } from '../student-cards.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf, judging, moving } from './faulty-handler.js';

/** Uses a different column on one route. */
const landingBeside = (beside: (index: number) => number): HandlerClass =>
  class extends BaseHandler {
    override moveWasteToTableau(tableau: number): void {
      const index = this.columns.findIndex((_, at) => this.columnNumber(at) === tableau);
      super.moveWasteToTableau(index < 0 ? tableau : this.columnNumber(beside(index)));
    }
  };

export const FAULTY_WASTE_TO_COLUMN = faultsOf('waste-to-tableau', {
  'w>t-never': {
    fault: 'A card from the waste cannot go to a column that has cards.',
    check: 'w>t.accepts',
    handler: judging('w>t', (_, onto, isRight) => onto === undefined && isRight),
  },
  'w>t-no-ace': {
    fault: 'An ace from the waste cannot go on a two.',
    check: 'w>t.accepts',
    handler: judging('w>t', ({ rank }, _, isRight) => rank !== 1 && isRight),
    shows: '[Layout "waste: Ah; t1: 2c"] new w>t1',
  },
  'w>t-no-queen': {
    fault: 'A queen from the waste cannot go on a king.',
    check: 'w>t.accepts',
    handler: judging('w>t', ({ rank }, _, isRight) => rank !== 12 && isRight),
    shows: '[Layout "waste: Qh; t1: Kc"] new w>t1',
  },
  'w>t-beside': {
    fault: 'A card moved from the waste to the last column goes to the column before it.',
    check: 'w>t.accepts',
    handler: landingBeside((index) => (index === 6 ? 5 : index)),
  },
  'w>t-under': {
    fault: 'A card from the waste goes below the face-up cards of the column.',
    check: 'w>t.accepts',
    handler: moving('w>t', ({ from, to }) => to.up.unshift(...from.up.splice(-1))),
  },
  'w>t-no-king': {
    fault: 'A king from the waste cannot go to an empty column.',
    check: 'w>t.king',
    handler: judging('w>t', (_, onto, isRight) => onto !== undefined && isRight),
    shows: '[Layout "waste: Kh"] new w>t1',
  },
  'w>t-same-color': {
    fault: 'A card from the waste must go on a card of the same color.',
    check: 'w>t.refuses-fit',
    handler: judging('w>t', (card, onto, isRight) => isRight || card.rank + 1 === onto?.rank),
    shows: '[Layout "waste: 6h; t1: 7d"] new w>t1',
  },
  'w>t-other-suit': {
    fault: 'A card from the waste may go on a card of any other suit.',
    check: 'w>t.refuses-fit',
    handler: judging(
      'w>t',
      (card, onto, isRight) => isRight || (card.rank + 1 === onto?.rank && card.suit !== onto.suit),
    ),
    shows: '[Layout "waste: 6h; t1: 7d"] new w>t1',
  },
  'w>t-any-lower': {
    fault: 'A card from the waste may go on any higher card of the opposite color.',
    check: 'w>t.refuses-fit',
    handler: judging('w>t', (card, onto, isRight) =>
      onto === undefined ? isRight : isRed(card) !== isRed(onto) && card.rank < onto.rank,
    ),
    shows: '[Layout "waste: 6h; t1: 9c"] new w>t1',
  },
  'w>t-equal-rank': {
    fault: 'A card from the waste may also go on a card of the same rank.',
    check: 'w>t.refuses-fit',
    handler: judging('w>t', (card, onto, isRight) => isRight || card.rank === onto?.rank),
    shows: '[Layout "waste: 6h; t1: 6c"] new w>t1',
  },
  'w>t-any-on-empty': {
    fault: 'Any card from the waste may go to an empty column.',
    check: 'w>t.refuses-empty',
    handler: judging('w>t', (_, onto, isRight) => onto === undefined || isRight),
    shows: '[Layout "waste: 5h"] new w>t1',
  },
});

export const FAULTY_FOUNDATION_TO_COLUMN = faultsOf('foundation-to-tableau', {
  'f>t-never': {
    fault: 'A card cannot come back from a foundation.',
    check: 'f>t.accepts',
    handler: judging('f>t', () => false),
  },
  'f>t-bottom-card': {
    fault: 'The lowest card of the foundation comes back instead of its top card.',
    check: 'f>t.accepts',
    handler: moving('f>t', ({ from, to }) => to.up.push(...from.up.splice(0, 1))),
    shows: '[Layout "f1: Ah 2h; t1: 3c"] new f1>t1',
  },
  'f>t-copies': {
    fault: 'A card that comes back also stays on the foundation.',
    check: 'f>t.accepts',
    handler: moving('f>t', ({ from, to }) => to.up.push(...from.up.slice(-1))),
  },
  'f>t-no-last-card': {
    fault: 'The last card of a foundation cannot come back.',
    check: 'f>t.accepts',
    handler: judging('f>t', ({ rank }, _, isRight) => rank !== 1 && isRight),
    shows: '[Layout "f1: Ah; t1: 2c"] new f1>t1',
  },
  'f>t-no-king': {
    fault: 'A king cannot come back to an empty column.',
    check: 'f>t.king',
    handler: judging('f>t', (_, onto, isRight) => onto !== undefined && isRight),
    shows: '[Layout "f1: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"] new f1>t1',
  },
  'f>t-anything': {
    fault: 'Any card may come back to any column.',
    check: 'f>t.refuses',
    handler: judging('f>t', () => true),
    shows: '[Layout "f1: Ah 2h; t1: 9h"] new f1>t1',
  },
  'f>t-same-color': {
    fault: 'A card may also come back onto a card of the same color.',
    check: 'f>t.refuses',
    handler: judging('f>t', (card, onto, isRight) => isRight || card.rank + 1 === onto?.rank),
    shows: '[Layout "f1: Ah 2h; t1: 3d"] new f1>t1',
  },
  'f>t-any-on-empty': {
    fault: 'Any card may come back to an empty column.',
    check: 'f>t.refuses',
    handler: judging('f>t', (_, onto, isRight) => onto === undefined || isRight),
    shows: '[Layout "f1: Ah 2h"] new f1>t1',
  },
  'f>t-any-rank': {
    fault: 'A card may come back onto any card of the opposite color.',
    check: 'f>t.refuses',
    handler: judging('f>t', (card, onto, isRight) => isRight || (onto && isRed(onto)) === !isRed(card)),
    shows: '[Layout "f1: Ah 2h; t1: 9c"] new f1>t1',
  },
});
