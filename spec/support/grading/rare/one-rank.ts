/** Rules that are wrong for one rank, one suit or one pile. */
import type { Carry, Route } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import type { HandlerClass } from '../faulty/faulty-handler.js';
import { faultsOf, judging } from '../faulty/faulty-handler.js';
import type { StudentCard } from '../student-cards.js';
import { isRed } from '../student-cards.js';
import type { StudentPile } from '../student-table.js';

const [JACK, QUEEN, KING] = [11, 12, 13];

interface NumberedCarry extends Carry {
  readonly card: StudentCard | undefined;
  readonly onto: StudentCard | undefined;
  /** The number of a column or foundation, from 1. */
  readonly at: number;
  readonly fromAt: number;
}

/** Judges moves on these routes, given their piles. */
const placing = (
  routes: readonly Route[],
  may: (asked: NumberedCarry, isRight: boolean) => boolean,
): HandlerClass =>
  class extends BaseHandler {
    protected override mayPut(carry: Carry): boolean {
      const isRight = super.mayPut(carry);
      if (!routes.includes(carry.route)) return isRight;
      const [card, onto] = [this.lowestOf(carry), carry.to.up.at(-1)];
      const numberOf = (pile: StudentPile): number =>
        1 + Math.max(this.columns.indexOf(pile), this.foundations.indexOf(pile));
      return may({ ...carry, card, onto, at: numberOf(carry.to), fromAt: numberOf(carry.from) }, isRight);
    }
  };

const isEmpty = ({ to }: Carry): boolean => to.up.length === 0 && to.down.length === 0;

export const RARE_CARRIES = faultsOf('tableau-to-tableau', {
  'queen-on-queen': {
    fault: 'A queen may go from a column onto a queen of the opposite color.',
    check: 't>t.refuses-fit',
    handler: judging(
      't>t',
      (card, onto, isRight) =>
        isRight ||
        (onto !== undefined && card.rank === QUEEN && onto.rank === QUEEN && isRed(card) !== isRed(onto)),
    ),
  },
  'nine-on-its-color': {
    fault: 'A nine may go from a column onto a ten of the same color.',
    check: 't>t.refuses-fit',
    handler: judging('t>t', (card, onto, isRight) => isRight || (card.rank === 9 && onto?.rank === 10)),
  },
  'six-on-eight': {
    fault: 'A six may go from a column onto an eight of the opposite color.',
    check: 't>t.refuses-fit',
    handler: judging(
      't>t',
      (card, onto, isRight) =>
        isRight || (card.rank === 6 && onto?.rank === 8 && isRed(card) !== isRed(onto)),
    ),
  },
  'no-jack-on-queen': {
    fault: 'A jack cannot go from a column onto a queen.',
    check: 't>t.one',
    handler: judging('t>t', (card, _, isRight) => isRight && card.rank !== JACK),
  },
  'no-ace-on-two': {
    fault: 'An ace cannot go from a column onto a two.',
    check: 't>t.one',
    handler: judging('t>t', (card, _, isRight) => isRight && card.rank !== 1),
  },
  'hearts-ten-only': {
    fault: 'The ten of hearts cannot go from a column onto a jack.',
    check: 't>t.one',
    handler: judging('t>t', (card, _, isRight) => isRight && !(card.rank === 10 && card.suit === 'HEARTS')),
  },
  'queen-to-empty-column': {
    fault: 'A queen may go from a column to an empty one.',
    check: 't>t.refuses-empty',
    handler: judging('t>t', (card, onto, isRight) => isRight || (onto === undefined && card.rank === QUEEN)),
  },
  'kings-to-seventh-only': {
    fault: 'A king from a column can go only to the last empty column.',
    check: 't>t.king',
    handler: placing(['t>t'], (asked, isRight) => isRight && (!isEmpty(asked) || asked.at === 7)),
  },
  'no-king-to-fourth': {
    fault: 'A king cannot go from a column to the empty fourth column.',
    check: 't>t.king',
    handler: placing(['t>t'], (asked, isRight) => isRight && !(isEmpty(asked) && asked.at === 4)),
  },
  'eight-at-most': {
    fault: 'More than eight cards cannot move together.',
    check: 't>t.several',
    handler: placing(['t>t'], ({ count }, isRight) => isRight && count <= 8),
  },
});

export const RARE_WASTE_TO_COLUMN = faultsOf('waste-to-tableau', {
  'w>t-no-five': {
    fault: 'A five from the waste cannot go to a column.',
    check: 'w>t.accepts',
    handler: judging('w>t', ({ rank }, _, isRight) => isRight && rank !== 5),
  },
  'w>t-jack-on-king': {
    fault: 'A jack from the waste may go onto a king of the opposite color.',
    check: 'w>t.refuses-fit',
    handler: judging(
      'w>t',
      (card, onto, isRight) =>
        isRight || (card.rank === JACK && onto?.rank === KING && isRed(card) !== isRed(onto)),
    ),
  },
  'w>t-three-on-three': {
    fault: 'A three from the waste may go onto a three.',
    check: 'w>t.refuses-fit',
    handler: judging('w>t', (card, onto, isRight) => isRight || (card.rank === 3 && onto?.rank === 3)),
  },
});

export const RARE_WASTE_TO_FOUNDATION = faultsOf('waste-to-foundation', {
  'w>f-hearts-any-ten': {
    fault: 'Any ten from the waste may go onto the nine of hearts.',
    check: 'w>f.refuses',
    handler: judging(
      'w>f',
      (card, onto, isRight) => isRight || (card.rank === 10 && onto?.rank === 9 && onto.suit === 'HEARTS'),
    ),
  },
  'w>f-no-eight': {
    fault: 'An eight from the waste cannot go to its foundation.',
    check: 'w>f.next',
    handler: judging('w>f', ({ rank }, _, isRight) => isRight && rank !== 8),
  },
});

export const RARE_COLUMN_TO_FOUNDATION = faultsOf('tableau-to-foundation', {
  't>f-two-of-wrong-suit': {
    fault: 'The fourth foundation accepts a two of any suit from a column on its ace.',
    check: 't>f.refuses',
    handler: placing(
      ['t>f'],
      ({ card, onto, at }, isRight) => isRight || (at === 4 && card?.rank === 2 && onto?.rank === 1),
    ),
  },
  't>f-any-queen': {
    fault: 'A queen of any suit may go from a column onto a jack on a foundation.',
    check: 't>f.refuses',
    handler: judging('t>f', (card, onto, isRight) => isRight || (card.rank === QUEEN && onto?.rank === JACK)),
  },
  't>f-seven-on-seven': {
    fault: 'A seven may go from a column onto a seven on a foundation.',
    check: 't>f.refuses',
    handler: judging('t>f', (card, onto, isRight) => isRight || (card.rank === 7 && onto?.rank === 7)),
  },
  't>f-king-on-jack': {
    fault: 'A king may go from a column onto the jack of its suit on a foundation.',
    check: 't>f.refuses',
    handler: judging(
      't>f',
      (card, onto, isRight) =>
        isRight || (card.rank === KING && onto?.rank === JACK && card.suit === onto.suit),
    ),
  },
  't>f-ace-on-king': {
    fault: 'An ace may go from a column onto a king on a foundation.',
    check: 't>f.refuses',
    handler: judging('t>f', (card, onto, isRight) => isRight || (card.rank === 1 && onto?.rank === KING)),
  },
  't>f-third-takes-no-nine': {
    fault: 'The third foundation does not accept a nine from a column.',
    check: 't>f.next',
    handler: placing(['t>f'], ({ card, at }, isRight) => isRight && !(at === 3 && card?.rank === 9)),
  },
});

export const RARE_FOUNDATION_TO_COLUMN = faultsOf('foundation-to-tableau', {
  'f>t-not-above-ten': {
    fault: 'A jack, queen or king cannot come back from a foundation.',
    check: 'f>t.accepts',
    handler: judging('f>t', ({ rank }, _, isRight) => isRight && rank <= 10),
  },
  'f>t-no-ace': {
    fault: 'An ace cannot come back from a foundation.',
    check: 'f>t.accepts',
    handler: judging('f>t', ({ rank }, _, isRight) => isRight && rank !== 1),
  },
  'f>t-not-from-second': {
    fault: 'A four cannot come back from the second foundation.',
    check: 'f>t.accepts',
    handler: placing(['f>t'], ({ card, fromAt }, isRight) => isRight && !(fromAt === 2 && card?.rank === 4)),
  },
  'f>t-any-six': {
    fault: 'A six may come back from a foundation onto a seven of any color.',
    check: 'f>t.refuses',
    handler: judging('f>t', (card, onto, isRight) => isRight || (card.rank === 6 && onto?.rank === 7)),
  },
  'f>t-queen-to-empty-column': {
    fault: 'A queen may come back from a foundation to an empty column.',
    check: 'f>t.refuses',
    handler: judging('f>t', (card, onto, isRight) => isRight || (onto === undefined && card.rank === QUEEN)),
  },
});
