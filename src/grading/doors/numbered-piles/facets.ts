/** Checks that compare both games of numbered piles after each call. The model says which calls are legal. */
import { faceUpCount } from '../../../core/pile.js';
import type { CardMove, PileId } from '../../../games/klondike/words/piles.js';
import { refuseMove } from '../../../games/klondike/model/play.js';
import type { Refusal } from '../../../games/klondike/model/refusal.js';
import { refuseTake } from '../../../games/klondike/model/refuse.js';
import { YCP_TEXT } from '../../../games/klondike/model/rules.js';
import { PILES, isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import type { CallResult, DoorState, Facet } from '../drive.js';
import { facetMaker, placeText, placesText } from '../drive.js';
import type { NumberedCall } from './table.js';
import { NUMBERS, placeOfNumber } from './table.js';

type NumberedFacet = Facet<NumberedCall, DoorState>;

/** The cards to take, as the model sees them. */
interface NumberedTake {
  /** Undefined if no pile has this number. */
  readonly from: PileId | undefined;
  readonly index: number;
  readonly cards: number;
  readonly count: number;
  readonly why: Refusal | undefined;
}

export function takeAt({ layout }: DoorState, pile: number, index: number): NumberedTake {
  const from = NUMBERS[pile];
  const cards = from === undefined ? 0 : layout[from].cards.length;
  const count = cards - index;
  const why = from === undefined ? 'no-such-pile' : refuseTake(YCP_TEXT, layout, { from, count });
  return { from, index, cards, count, why };
}

const isThere = ({ index, cards }: NumberedTake): boolean => index >= 0 && index < cards;

const inWorking = ({ from }: NumberedTake): boolean => from !== undefined && isTableau(from);

const takeFacet = facetMaker('take', (call: NumberedCall, before: DoorState) =>
  call.name === 'isValidTakeLocation' ? takeAt(before, call.pile, call.index) : undefined,
);

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

/** A move as the model sees it. A pile is undefined if no pile has its number. */
interface NumberedMove extends Partial<CardMove> {
  readonly count: number;
  readonly why: Refusal | undefined;
  readonly toWorking: boolean;
  readonly toFinished: boolean;
  readonly ontoEmpty: boolean;
  readonly uncovers: boolean;
}

function moveBy(
  call: Extract<NumberedCall, { name: 'isValidMove' | 'moveCards' }>,
  { layout }: DoorState,
): NumberedMove {
  const from = NUMBERS[call.pile];
  const to = NUMBERS[call.to];
  const count = from === undefined ? 0 : layout[from].cards.length - call.index;
  const carry = { ...(from && { from }), ...(to && { to }), count };
  return {
    ...carry,
    why: refuseMove(YCP_TEXT, layout, carry as CardMove),
    toWorking: to !== undefined && isTableau(to),
    toFinished: to !== undefined && isFoundation(to),
    ontoEmpty: to !== undefined && layout[to].cards.length === 0,
    uncovers:
      from !== undefined &&
      isTableau(from) &&
      layout[from].faceDown > 0 &&
      faceUpCount(layout[from]) === count,
  };
}

const fitFacet = facetMaker('fits', (call: NumberedCall, before: DoorState) =>
  call.name === 'isValidMove' ? moveBy(call, before) : undefined,
);

export const FIT_FACETS: readonly NumberedFacet[] = [
  fitFacet(
    'build',
    'a card goes on the next higher rank of the other color',
    ({ why, toWorking, count, ontoEmpty, from }) =>
      why === undefined && toWorking && count === 1 && !ontoEmpty && from !== 'stock',
  ),
  fitFacet(
    'run',
    'several cards move together if the lowest of them fits',
    ({ why, toWorking, count, ontoEmpty }) => why === undefined && toWorking && count > 1 && !ontoEmpty,
  ),
  fitFacet(
    'main',
    'the top card of the main deck goes to a working pile where it fits',
    ({ why, toWorking, from, ontoEmpty }) => why === undefined && toWorking && from === 'stock' && !ontoEmpty,
  ),
  fitFacet(
    'king',
    'a king goes to an empty working pile',
    ({ why, toWorking, ontoEmpty }) => why === undefined && toWorking && ontoEmpty,
  ),
  fitFacet('color', 'no card goes on a card of the same color', ({ why }) => why === 'wrong-color'),
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
    'cards do not go to the pile they are on',
    ({ why, from, to }) => why === 'not-a-target' && from === to && from !== 'stock',
  ),
  fitFacet('deck', 'no card goes to the main deck', ({ to }) => to === 'stock'),
  fitFacet('range', 'no card goes to a pile that does not exist', ({ to }) => to === undefined),
];

const moveFacet = facetMaker('move', (call: NumberedCall, before: DoorState) => {
  const move = call.name === 'moveCards' ? moveBy(call, before) : undefined;
  return move?.why === undefined ? move : undefined;
});

const countText = (text: string): string => `${text === '' ? 0 : text.split(' ').length} of the cards`;

/** The origin and the destination of a move. */
function placesIn(call: NumberedCall): { readonly from: string; readonly to: string } {
  if (call.name !== 'moveCards') throw new TypeError(`${call.name} moves no card`);
  return { from: placeOfNumber(call.pile), to: placeOfNumber(call.to) };
}

const source = (seen: CallResult, call: NumberedCall): string => placeText(seen, placesIn(call).from);

const target = (seen: CallResult, call: NumberedCall): string => placeText(seen, placesIn(call).to);

export const MOVE_FACETS: readonly NumberedFacet[] = [
  moveFacet(
    'leaves',
    'the moved cards leave their pile, and no others do',
    ({ from }) => from !== 'stock',
    ({ places }, call) => {
      const { from } = placesIn(call);
      return `${from}: ${countText(places[from] ?? '')}`;
    },
  ),
  moveFacet(
    'main',
    'a card moved from the main deck leaves it, and the next card is on top',
    ({ from }) => from === 'stock',
    source,
  ),
  moveFacet(
    'run',
    'several cards keep their order',
    ({ count, ontoEmpty }) => count > 1 && !ontoEmpty,
    target,
  ),
  moveFacet(
    'king',
    'cards moved to an empty working pile are exposed there',
    ({ toWorking, ontoEmpty }) => toWorking && ontoEmpty,
    target,
  ),
  moveFacet(
    'finished',
    'a card moved to a finished pile lies on top of it',
    ({ toFinished }) => toFinished,
    target,
  ),
  moveFacet(
    'lands',
    'a card moved to a working pile lies on top of it',
    ({ toWorking, ontoEmpty, count }) => toWorking && !ontoEmpty && count === 1,
    target,
  ),
  moveFacet('exposes', 'the new top card of the old pile is exposed', ({ uncovers }) => uncovers, source),
  moveFacet(
    'keeps',
    'the other cards of the old pile stay exposed or hidden as they were',
    ({ from, uncovers }) => from !== 'stock' && !uncovers,
    source,
  ),
  moveFacet(
    'elsewhere',
    'no other pile changes',
    () => true,
    (seen, call) => placesText(seen, Object.values(placesIn(call))),
  ),
];

const MAIN_DECK = placeOfNumber(0);

const mainDeck = (seen: CallResult): string => placeText(seen, MAIN_DECK);

const drawFacet = facetMaker(
  'draw',
  (call: NumberedCall, { layout }: DoorState) =>
    call.name === 'drawNextCard'
      ? { main: layout.stock.cards.length, waste: layout.waste.cards.length }
      : undefined,
  mainDeck,
);

export const DRAW_FACETS: readonly NumberedFacet[] = [
  drawFacet(
    'buries',
    'the top card of the main deck goes, and the next one is on top',
    ({ main }) => main > 0,
  ),
  drawFacet(
    'recycle',
    'when the main deck is empty, all cards of the waste come back to it',
    ({ main, waste }) => main === 0 && waste > 0,
    ({ places }) => `${MAIN_DECK}: ${countText(places[MAIN_DECK] ?? '')}`,
  ),
  drawFacet(
    'order',
    'the cards that come back are in their original order again',
    ({ main, waste }) => main === 0 && waste > 0,
  ),
  drawFacet(
    'elsewhere',
    'no other pile changes',
    () => true,
    (seen) => placesText(seen, [MAIN_DECK]),
  ),
];

const countOf = ({ layout }: DoorState, piles: readonly PileId[]): number =>
  piles.reduce((count, id) => count + layout[id].cards.length, 0);

const finishedFacet = facetMaker('finished', (call: NumberedCall, before: DoorState) =>
  call.name === 'isFinished' ? before : undefined,
);

const isWon = ({ layout }: DoorState): boolean => YCP_TEXT.isWon(layout);

const OUTSIDE = PILES.filter((id) => id === 'stock' || isTableau(id));

export const FINISHED_FACETS: readonly NumberedFacet[] = [
  finishedFacet('won', 'the game is finished when all cards lie on the finished piles', isWon),
  finishedFacet(
    'pile',
    'the game is not finished while a card lies on a working pile',
    (before) => countOf(before, OUTSIDE) > before.layout.stock.cards.length,
  ),
  finishedFacet(
    'main',
    'the game is not finished while a card lies in the main deck',
    ({ layout }) => layout.stock.cards.length > 0,
  ),
  finishedFacet(
    'waste',
    'the game is not finished while a card lies in the waste',
    (before) => !isWon(before),
  ),
].map((facet) => ({ ...facet, needsAllCards: true as const }));
