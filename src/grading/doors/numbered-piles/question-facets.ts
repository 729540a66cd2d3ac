/** What is asked of a game of numbered piles. The model tells which answer is right. */
import { rankOf } from '../../../core/card.js';
import type { Carry } from '../../../games/klondike/model/play.js';
import { refuseMove } from '../../../games/klondike/model/play.js';
import type { Refusal } from '../../../games/klondike/model/refusal.js';
import { refuseTake } from '../../../games/klondike/model/refuse.js';
import { YCP_TEXT } from '../../../games/klondike/model/rules.js';
import type { PileId } from '../../../games/klondike/words/piles.js';
import { isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import type { Facet, Seen, Standing } from '../drive.js';
import type { NumberedCall } from './table.js';
import { NUMBERS } from './table.js';

export type NumberedFacet = Facet<NumberedCall, Standing>;

export type CallNamed<Name extends NumberedCall['name']> = Extract<NumberedCall, { name: Name }>;

export const answer = ({ answer: text }: Seen): string => text;

/** Where a card is taken, as the model sees it. */
interface Taking {
  /** Undefined for a number that no pile has. */
  readonly from: PileId | undefined;
  readonly index: number;
  readonly cards: number;
  readonly count: number;
  readonly why: Refusal | undefined;
}

export function takingAt({ layout }: Standing, pile: number, index: number): Taking {
  const from = NUMBERS[pile];
  const cards = from === undefined ? 0 : layout[from].cards.length;
  const count = cards - index;
  const why = from === undefined ? 'no-such-pile' : refuseTake(YCP_TEXT, layout, { from, count });
  return { from, index, cards, count, why };
}

const isThere = ({ index, cards }: Taking): boolean => index >= 0 && index < cards;

const takeFacet = (id: string, title: string, on: (taking: Taking) => boolean): NumberedFacet => ({
  id: `take.${id}`,
  title,
  on: (call, before) => call.name === 'isValidTakeLocation' && on(takingAt(before, call.pile, call.index)),
  look: answer,
});

const inWorking = ({ from }: Taking): boolean => from !== undefined && isTableau(from);

export const TAKE_FACETS: readonly NumberedFacet[] = [
  takeFacet(
    'top',
    'the top card of a working pile may be taken',
    (take) => inWorking(take) && take.why === undefined && take.count === 1,
  ),
  takeFacet(
    'run',
    'an exposed card may be taken with the cards on it',
    (take) => inWorking(take) && take.why === undefined && take.count > 1,
  ),
  takeFacet(
    'main',
    'the top card of the main deck may be taken',
    ({ from, why }) => from === 'stock' && why === undefined,
  ),
  takeFacet(
    'hidden',
    'a hidden card may not be taken',
    (take) => inWorking(take) && isThere(take) && take.why !== undefined,
  ),
  takeFacet(
    'main-lower',
    'no other card of the main deck may be taken',
    (take) => take.from === 'stock' && isThere(take) && take.why !== undefined,
  ),
  takeFacet(
    'finished',
    'no card may be taken from a finished pile',
    (take) => take.from !== undefined && isFoundation(take.from) && isThere(take),
  ),
  takeFacet(
    'empty',
    'nothing may be taken from an empty pile',
    ({ from, cards }) => from !== undefined && cards === 0,
  ),
  takeFacet(
    'range',
    'nothing may be taken from an index or a pile that does not exist',
    (take) => !isThere(take),
  ),
];

/** The move as the model sees it. */
function carryOf({ layout }: Standing, call: CallNamed<'isValidMove' | 'moveCards'>): Partial<Carry> {
  const from = NUMBERS[call.pile];
  const to = NUMBERS[call.to];
  const count = from === undefined ? 0 : layout[from].cards.length - call.index;
  return { ...(from && { from }), ...(to && { to }), count };
}

export interface Carrying extends Partial<Carry> {
  readonly why: Refusal | undefined;
  /** The rank of the lowest card. */
  readonly rank: number;
  readonly toWorking: boolean;
  readonly toFinished: boolean;
  readonly ontoEmpty: boolean;
}

export function carrying(before: Standing, call: CallNamed<'isValidMove' | 'moveCards'>): Carrying {
  const carry = carryOf(before, call);
  const { from, to } = carry;
  const card = from === undefined ? undefined : before.layout[from].cards[call.index];
  return {
    ...carry,
    why: refuseMove(YCP_TEXT, before.layout, carry as Carry),
    rank: card === undefined ? 0 : rankOf(card),
    toWorking: to !== undefined && isTableau(to),
    toFinished: to !== undefined && isFoundation(to),
    ontoEmpty: to !== undefined && before.layout[to].cards.length === 0,
  };
}

const fitFacet = (id: string, title: string, on: (carry: Carrying) => boolean): NumberedFacet => ({
  id: `fits.${id}`,
  title,
  on: (call, before) => call.name === 'isValidMove' && on(carrying(before, call)),
  look: answer,
});

export const FIT_FACETS: readonly NumberedFacet[] = [
  fitFacet(
    'build',
    'a card goes on the next higher rank of the other color',
    ({ why, toWorking, count, ontoEmpty, from }) =>
      why === undefined && toWorking && count === 1 && !ontoEmpty && from !== 'stock',
  ),
  fitFacet(
    'run',
    'several cards go together if the lowest of them fits',
    ({ why, toWorking, count = 0, ontoEmpty }) => why === undefined && toWorking && count > 1 && !ontoEmpty,
  ),
  fitFacet(
    'main',
    "the main deck's card goes to a working pile where it fits",
    ({ why, toWorking, from, ontoEmpty }) => why === undefined && toWorking && from === 'stock' && !ontoEmpty,
  ),
  fitFacet(
    'king',
    'a king goes to an empty working pile',
    ({ why, toWorking, ontoEmpty }) => why === undefined && toWorking && ontoEmpty,
  ),
  fitFacet('color', 'no card goes on a card of its own color', ({ why }) => why === 'wrong-color'),
  fitFacet(
    'rank',
    'a card goes only on a card of the next higher rank',
    ({ why, toWorking }) => why === 'wrong-rank' && toWorking,
  ),
  fitFacet('only-king', 'only a king goes to an empty working pile', ({ why }) => why === 'needs-king'),
  fitFacet(
    'ace',
    'an ace goes to the empty finished pile of its suit',
    ({ why, toFinished, ontoEmpty }) => why === undefined && toFinished && ontoEmpty,
  ),
  fitFacet(
    'next',
    'the next card of the suit goes to its finished pile',
    ({ why, toFinished, ontoEmpty }) => why === undefined && toFinished && !ontoEmpty,
  ),
  fitFacet('needs-ace', 'only an ace starts a finished pile', ({ why }) => why === 'needs-ace'),
  fitFacet(
    'suit',
    'a finished pile takes only cards of its suit: 8 to 11 are ♣, ♦, ♥, ♠',
    ({ why }) => why === 'wrong-suit',
  ),
  fitFacet(
    'finished-rank',
    'a finished pile takes only the next rank',
    ({ why, toFinished }) => why === 'wrong-rank' && toFinished,
  ),
  fitFacet('one', 'a finished pile takes one card at a time', ({ why }) => why === 'one-at-a-time'),
  fitFacet(
    'same',
    'cards do not go to the pile that they are on',
    ({ why, from, to }) => why === 'not-a-target' && from === to && from !== 'stock',
  ),
  fitFacet('deck', 'no card goes to the main deck', ({ to }) => to === 'stock'),
  fitFacet('range', 'no card goes to a pile that does not exist', ({ to }) => to === undefined),
];
