/** Faults in moves to foundations. */
import type { Carry, Route } from '../base-handler.js';
import { BaseHandler } from '../base-handler.js';
import { isRed } from '../student-cards.js';
import type { HandlerClass } from './faulty-handler.js';
import { faultsOf, judging } from './faulty-handler.js';

const SUITS = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'];

/** Judges whole moves on one or more routes. */
const judged = (
  routes: Route | readonly Route[],
  may: (carry: Carry, isRight: boolean, handler: BaseHandler) => boolean,
): HandlerClass =>
  class extends BaseHandler {
    protected override mayPut(carry: Carry): boolean {
      const isRight = super.mayPut(carry);
      return [routes].flat().includes(carry.route) ? may(carry, isRight, this) : isRight;
    }
  };

/** Each suit has its own foundation. */
const ownFoundation = (...routes: readonly Route[]): HandlerClass =>
  judged(routes, ({ from, to }, isRight, { foundations }) => {
    const suit = from.up.at(-1)?.suit;
    return isRight && suit === SUITS[foundations.indexOf(to)];
  });

const firstFree = (...routes: readonly Route[]): HandlerClass =>
  judged(
    routes,
    ({ to }, isRight, { foundations }) =>
      isRight && (to.up.length > 0 || foundations.find(({ up }) => up.length === 0) === to),
  );

const oneAce = (route: Route): HandlerClass =>
  judged(
    route,
    ({ to }, isRight, { foundations }) =>
      isRight && (to.up.length > 0 || foundations.every(({ up }) => up.length === 0)),
  );

const FULL = 'Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh';

export const FAULTY_WASTE_TO_FOUNDATION = faultsOf('waste-to-foundation', {
  'w>f-own-foundation': {
    fault: 'An ace from the waste can go only to the foundation of its suit.',
    check: 'w>f.ace',
    handler: ownFoundation('w>f'),
  },
  'w>f-first-free': {
    fault: 'An ace from the waste can go only to the leftmost empty foundation.',
    check: 'w>f.ace',
    handler: firstFree('w>f'),
    shows: '[Layout "waste: Ah"] new w>f2',
  },
  'w>f-one-ace': {
    fault: 'A second ace from the waste cannot go to a foundation.',
    check: 'w>f.ace',
    handler: oneAce('w>f'),
    shows: '[Layout "waste: Ac Ah"] new w>f1 w>f2',
  },
  'w>f-no-ace': {
    fault: 'An ace from the waste cannot go to an empty foundation.',
    check: 'w>f.ace',
    handler: judging('w>f', (_, onto, isRight) => onto !== undefined && isRight),
  },
  'w>f-never-next': {
    fault: 'Only aces from the waste can go to a foundation.',
    check: 'w>f.next',
    handler: judging('w>f', (_, onto, isRight) => onto === undefined && isRight),
  },
  'w>f-no-king': {
    fault: 'A king from the waste cannot go to a foundation.',
    check: 'w>f.next',
    handler: judging('w>f', ({ rank }, _, isRight) => rank !== 13 && isRight),
    shows: `[Layout "waste: Kh; f1: ${FULL}"] new w>f1`,
  },
  'w>f-any-first': {
    fault: 'Any card from the waste may go to an empty foundation.',
    check: 'w>f.refuses',
    handler: judging('w>f', (_, onto, isRight) => onto === undefined || isRight),
    shows: '[Layout "waste: 5h"] new w>f2',
  },
  'w>f-any-suit': {
    fault: 'The next card of any suit may go from the waste to a foundation.',
    check: 'w>f.refuses',
    handler: judging('w>f', (card, onto, isRight) => isRight || card.rank - 1 === onto?.rank),
  },
  'w>f-any-rank': {
    fault: 'Any card of the suit may go from the waste to its foundation.',
    check: 'w>f.refuses',
    handler: judging('w>f', (card, onto, isRight) => isRight || card.suit === onto?.suit),
    shows: '[Layout "waste: 5h; f1: Ah"] new w>f1',
  },
  'w>f-ace-on-ace': {
    fault: 'An ace from the waste may go on another ace.',
    check: 'w>f.refuses',
    handler: judging('w>f', (card, onto, isRight) => isRight || (card.rank === 1 && onto?.rank === 1)),
    shows: '[Layout "waste: Ac Ah"] new w>f1 w>f1',
  },
});

export const FAULTY_COLUMN_TO_FOUNDATION = faultsOf('tableau-to-foundation', {
  't>f-own-foundation': {
    fault: 'An ace from a column can go only to the foundation of its suit.',
    check: 't>f.ace',
    handler: ownFoundation('t>f'),
  },
  'f-own-foundation': {
    fault: 'Any ace can go only to the foundation of its suit.',
    check: 't>f.ace',
    handler: ownFoundation('w>f', 't>f'),
  },
  't>f-first-free': {
    fault: 'An ace from a column can go only to the leftmost empty foundation.',
    check: 't>f.ace',
    handler: firstFree('t>f'),
  },
  'f-first-free': {
    fault: 'Any ace can go only to the leftmost empty foundation.',
    check: 't>f.ace',
    handler: firstFree('w>f', 't>f'),
  },
  't>f-one-ace': {
    fault: 'A second ace from a column cannot go to a foundation.',
    check: 't>f.ace',
    handler: oneAce('t>f'),
    shows: '[Layout "t1: Ac; t2: Ah"] new t1>f1 t2>f2',
  },
  't>f-last-foundation': {
    fault: 'A card from a column cannot go to the fourth foundation.',
    check: 't>f.ace',
    handler: judged('t>f', ({ to }, isRight, { foundations }) => isRight && foundations.indexOf(to) < 3),
  },
  't>f-no-two': {
    fault: 'A foundation with an ace accepts the three from a column instead of the two.',
    check: 't>f.next',
    handler: judging('t>f', (card, onto, isRight) =>
      onto?.rank === 1 ? card.suit === onto.suit && card.rank === 3 : isRight,
    ),
    shows: '[Layout "t1: 2h; f1: Ah"] new t1>f1',
  },
  't>f-no-king': {
    fault: 'A king from a column cannot go to a foundation.',
    check: 't>f.next',
    handler: judging('t>f', ({ rank }, _, isRight) => rank !== 13 && isRight),
    shows: `[Layout "t1: Kh; f1: ${FULL}"] new t1>f1`,
  },
  't>f-only-alone': {
    fault: 'A card that lies on other face-up cards cannot go to a foundation.',
    check: 't>f.next',
    handler: judged('t>f', ({ from }, isRight) => from.up.length === 1 && isRight),
    shows: '[Layout "t1: 3c 2h; f1: Ah"] new t1>f1',
  },
  't>f-lowest-goes': {
    fault: 'The lowest face-up card of the column goes to the foundation instead of its top card.',
    check: 't>f.next',
    handler: class extends BaseHandler {
      protected override move({ route, from, count, to }: Carry): void {
        if (route === 't>f') to.up.push(...from.up.splice(0, 1));
        else super.move({ route, from, count, to });
      }
    },
    shows: '[Layout "t1: 3c 2h; f1: Ah"] new t1>f1',
  },
  't>f-any-first': {
    fault: 'Any card from a column may go to an empty foundation.',
    check: 't>f.refuses',
    handler: judging('t>f', (_, onto, isRight) => onto === undefined || isRight),
  },
  't>f-by-color': {
    fault:
      'The next card of the same color may go from a column to a foundation, even if it has the other suit.',
    check: 't>f.refuses',
    handler: judging(
      't>f',
      (card, onto, isRight) =>
        isRight || (onto !== undefined && isRed(card) === isRed(onto) && card.rank === onto.rank + 1),
    ),
    shows: '[Layout "t1: 2d; f1: Ah"] new t1>f1',
  },
  't>f-any-rank': {
    fault: 'Any card of the suit may go from a column to its foundation.',
    check: 't>f.refuses',
    handler: judging('t>f', (card, onto, isRight) => isRight || card.suit === onto?.suit),
    shows: '[Layout "t1: 5h; f1: Ah"] new t1>f1',
  },
  't>f-ace-after-king': {
    fault: 'An ace from a column may go on a king.',
    check: 't>f.refuses',
    handler: judging('t>f', (card, onto, isRight) => isRight || (card.rank === 1 && onto?.rank === 13)),
    shows: `[Layout "t1: Ac; f1: ${FULL} Kh"] new t1>f1`,
  },
});
