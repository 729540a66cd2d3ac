/** Checks that compare both models after each call at the selection door. Our model says which calls are legal. */
import { KING } from '../../../core/card.js';
import type { Refusal } from '../../../games/klondike/model/refusal.js';
import { refusePlace, refuseTake } from '../../../games/klondike/model/refuse.js';
import { YCP_SELECTION } from '../../../games/klondike/model/rules.js';
import type { PileId } from '../../../games/klondike/words/piles.js';
import { isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import type { CallResult, Facet } from '../drive.js';
import { facetMaker, placeText, placesText } from '../drive.js';
import type { SelectCall, SelectionCall, SelectionState } from './table.js';
import { placeName } from './table.js';

type SelectionFacet = Facet<SelectionCall, SelectionState>;

/** The selected cards, as the model sees them. */
interface SelectionTake extends SelectCall {
  readonly cards: number;
  readonly count: number;
  readonly isLegal: boolean;
  readonly isThere: boolean;
}

export function selectionAt({ layout }: SelectionState, call: SelectCall): SelectionTake {
  const cards = layout[call.pile].cards.length;
  const count = cards - call.index;
  const isLegal = refuseTake(YCP_SELECTION, layout, { from: call.pile, count }) === undefined;
  return { ...call, cards, count, isLegal, isThere: call.index >= 0 && call.index < cards };
}

const allPlaces = (seen: CallResult): string => placesText(seen);

const selectFacet = facetMaker(
  'select',
  (call: SelectionCall, before: SelectionState) =>
    call.name === 'select' && before.hand === undefined ? selectionAt(before, call) : undefined,
  ({ answer }) => (answer.startsWith('a selection') ? 'a selection' : answer),
);

const isLegalTake = ({ isLegal }: SelectionTake): boolean => isLegal;

const inTableau = ({ pile }: SelectionTake): boolean => isTableau(pile);

/** The cards of a place, without the bar that marks the exposed cards. */
const cardsIn = ({ places }: CallResult, name: string): string =>
  `${name}: ${(places[name] ?? '').replace(/ ?\|/, '').trim()}`;

/** The place that the call selects from. */
const placeOf = (call: SelectionCall): string => placeName(call.name === 'select' ? call.pile : 'stock');

export const SELECT_FACETS: readonly SelectionFacet[] = [
  selectFacet(
    'main',
    'the top card of the main deck can be selected',
    ({ pile, isLegal }) => pile === 'stock' && isLegal,
  ),
  selectFacet(
    'top',
    'the top card of a tableau pile can be selected',
    (select) => inTableau(select) && select.isLegal && select.count === 1,
  ),
  selectFacet(
    'run',
    'an exposed card can be selected with the cards on it',
    (select) => inTableau(select) && select.isLegal && select.count > 1,
  ),
  selectFacet(
    'hidden',
    'selecting a hidden card returns null',
    (select) => inTableau(select) && select.isThere && !select.isLegal,
  ),
  selectFacet(
    'main-lower',
    'selecting any other card of the main deck returns null',
    ({ pile, isThere, isLegal }) => pile === 'stock' && isThere && !isLegal,
  ),
  selectFacet(
    'empty',
    'selecting in an empty main deck or tableau pile returns null',
    (select) => (inTableau(select) || select.pile === 'stock') && select.cards === 0,
  ),
  selectFacet(
    'range',
    'selecting at an index without a card returns null',
    (select) => (inTableau(select) || select.pile === 'stock') && !select.isThere,
  ),
  selectFacet('waste', 'selecting in the waste pile returns null', ({ pile }) => pile === 'waste'),
  selectFacet('foundation', 'selecting on a foundation pile returns null', ({ pile }) => isFoundation(pile)),
  selectFacet(
    'cards',
    'the selection has the card and all cards on it, in order',
    isLegalTake,
    ({ answer }) => answer.split(' from ')[0] ?? '',
  ),
  selectFacet(
    'origin',
    'the selection knows where it comes from',
    isLegalTake,
    ({ answer }) => answer.split(' from ')[1] ?? '',
  ),
  selectFacet('lifts', 'the selected cards leave their pile', isLegalTake, (seen, call) =>
    cardsIn(seen, placeOf(call)),
  ),
  selectFacet('keeps', 'selecting leaves the expose index as it is', isLegalTake, (seen, call) =>
    placeText(seen, placeOf(call)),
  ),
  selectFacet('elsewhere', 'selecting does not change any other pile', isLegalTake, (seen, call) =>
    placesText(seen, [placeOf(call)]),
  ),
  selectFacet('nothing', 'a call that selects nothing changes nothing', ({ isLegal }) => !isLegal, allPlaces),
];

const unselectFacet = facetMaker('unselect', (call: SelectionCall, { hand }: SelectionState) =>
  call.name === 'unselect' ? hand : undefined,
);

export const UNSELECT_FACETS: readonly SelectionFacet[] = [
  unselectFacet(
    'cards',
    'unselect puts the cards back where they were, in the same order',
    () => true,
    (seen) =>
      Object.keys(seen.places)
        .map((name) => cardsIn(seen, name))
        .filter((text) => !text.endsWith(': '))
        .join('\n'),
  ),
  unselectFacet('exposed', 'after unselect the same cards are exposed as before', () => true, allPlaces),
];

/** A move of the selected cards, as the model sees it. */
interface SelectionMove {
  readonly to: PileId;
  readonly count: number;
  readonly why: Refusal | undefined;
  readonly toTableau: boolean;
  readonly toFoundation: boolean;
  readonly ontoEmpty: boolean;
  readonly uncovers: boolean;
}

export function placementAt({ layout, hand }: SelectionState, to: PileId): SelectionMove | undefined {
  if (hand === undefined) return undefined;
  const { from, cards } = hand;
  return {
    to,
    count: cards.length,
    why: refusePlace(YCP_SELECTION, layout, { cards, to }),
    toTableau: isTableau(to),
    toFoundation: isFoundation(to),
    ontoEmpty: layout[to].cards.length === 0,
    uncovers: layout[from].cards.length > 0 && layout[from].faceDown === layout[from].cards.length,
  };
}

const allowFacet = facetMaker('allow', (call: SelectionCall, before: SelectionState) =>
  call.name === 'allowMove' ? placementAt(before, call.to) : undefined,
);

export const ALLOW_FACETS: readonly SelectionFacet[] = [
  allowFacet(
    'build',
    'a card may go on the next higher rank of the other color',
    ({ why, toTableau, count, ontoEmpty }) => why === undefined && toTableau && count === 1 && !ontoEmpty,
  ),
  allowFacet(
    'run',
    'several cards may move together if the lowest of them fits',
    ({ why, toTableau, count, ontoEmpty }) => why === undefined && toTableau && count > 1 && !ontoEmpty,
  ),
  allowFacet(
    'king',
    'a king may go to an empty tableau pile',
    ({ why, toTableau, ontoEmpty }) => why === undefined && toTableau && ontoEmpty,
  ),
  allowFacet('color', 'no card may go on a card of the same color', ({ why }) => why === 'wrong-color'),
  allowFacet(
    'rank',
    'a card may go only on a card of the next higher rank',
    ({ why, toTableau }) => why === 'wrong-rank' && toTableau,
  ),
  allowFacet('only-king', 'only a king may go to an empty tableau pile', ({ why }) => why === 'needs-king'),
  allowFacet(
    'ace',
    'an ace may go to any empty foundation pile',
    ({ why, toFoundation, ontoEmpty }) => why === undefined && toFoundation && ontoEmpty,
  ),
  allowFacet(
    'next',
    'the next card of the suit may go to its foundation pile',
    ({ why, toFoundation, ontoEmpty }) => why === undefined && toFoundation && !ontoEmpty,
  ),
  allowFacet('needs-ace', 'only an ace may start a foundation pile', ({ why }) => why === 'needs-ace'),
  allowFacet('suit', 'a foundation pile takes only cards of its suit', ({ why }) => why === 'wrong-suit'),
  allowFacet(
    'foundation-rank',
    'a foundation pile takes only the next rank',
    ({ why, toFoundation }) => why === 'wrong-rank' && toFoundation,
  ),
  allowFacet('one', 'a foundation pile takes one card at a time', ({ why }) => why === 'one-at-a-time'),
  allowFacet('main', 'no card may go to the main deck', ({ to }) => to === 'stock'),
  allowFacet('waste', 'no card may be moved to the waste pile', ({ to }) => to === 'waste'),
  allowFacet('keeps', 'allowMove changes nothing', () => true, allPlaces),
];

const moveFacet = facetMaker('move', (call: SelectionCall, before: SelectionState) => {
  const move = call.name === 'moveCards' ? placementAt(before, call.to) : undefined;
  return move?.why === undefined ? move : undefined;
});

const destinationOf = (call: SelectionCall): string =>
  placeName(call.name === 'moveCards' ? call.to : 'stock');

const target = (seen: CallResult, call: SelectionCall): string => placeText(seen, destinationOf(call));

/** Everything but the destination, especially the pile that the cards come from. */
const rest = (seen: CallResult, call: SelectionCall): string => placesText(seen, [destinationOf(call)]);

export const MOVE_FACETS: readonly SelectionFacet[] = [
  moveFacet('run', 'several cards keep their order', ({ count }) => count > 1, target),
  moveFacet(
    'king',
    'a king moved to an empty tableau pile is exposed there',
    ({ toTableau, ontoEmpty }) => toTableau && ontoEmpty,
    target,
  ),
  moveFacet(
    'foundation',
    'a card moved to a foundation pile lies on top of it',
    ({ toFoundation }) => toFoundation,
    target,
  ),
  moveFacet(
    'lands',
    'a card moved to a tableau pile lies on top of it',
    ({ toTableau, ontoEmpty, count }) => toTableau && !ontoEmpty && count === 1,
    target,
  ),
  moveFacet('exposes', 'a move exposes the card that it uncovers', ({ uncovers }) => uncovers, rest),
  moveFacet(
    'keeps',
    'a move that does not uncover a hidden card changes no other pile',
    ({ uncovers }) => !uncovers,
    rest,
  ),
];

const drawFacet = facetMaker('draw', (call: SelectionCall, { layout, hand }: SelectionState) =>
  call.name === 'drawCardOrRecycleWaste' && hand === undefined
    ? { main: layout.stock.cards.length, waste: layout.waste.cards.length }
    : undefined,
);

const MAIN = placeName('stock');
const WASTE = placeName('waste');

const mainDeck = (seen: CallResult): string => placeText(seen, MAIN);
const wastePile = (seen: CallResult): string => placeText(seen, WASTE);

export const DRAW_FACETS: readonly SelectionFacet[] = [
  drawFacet(
    'waste',
    "the main deck's top card goes to the top of the waste pile",
    ({ main }) => main > 0,
    wastePile,
  ),
  drawFacet(
    'main',
    'the next card of the main deck is exposed, and no other',
    ({ main }) => main > 0,
    mainDeck,
  ),
  drawFacet(
    'recycle',
    'when the main deck is empty, the waste pile goes back to it, and no card is drawn',
    ({ main, waste }) => main === 0 && waste > 0,
    wastePile,
  ),
  drawFacet(
    'order',
    'the cards that come back are in their original order, with the top one exposed',
    ({ main, waste }) => main === 0 && waste > 0,
    mainDeck,
  ),
  drawFacet(
    'nothing-left',
    'nothing changes when the main deck and the waste pile are empty',
    ({ main, waste }) => main + waste === 0,
    allPlaces,
  ),
  drawFacet(
    'elsewhere',
    'drawing does not change any other pile',
    () => true,
    (seen) => placesText(seen, [MAIN, WASTE]),
  ),
];

const winFacet = facetMaker('win', (call: SelectionCall, { layout }: SelectionState) =>
  call.name === 'isWin'
    ? {
        isWon: YCP_SELECTION.isWon(layout),
        complete: [layout.f1, layout.f2, layout.f3, layout.f4].filter(({ cards }) => cards.length === KING)
          .length,
      }
    : undefined,
);

export const WIN_FACETS: readonly SelectionFacet[] = [
  winFacet('won', 'the game is won when all foundation piles are complete', ({ isWon }) => isWon),
  winFacet(
    'almost',
    'the game is not won while one foundation pile is incomplete',
    ({ isWon, complete }) => !isWon && complete > 0,
  ),
  winFacet(
    'early',
    'the game is not won while no foundation pile is complete',
    ({ isWon, complete }) => !isWon && complete === 0,
  ),
].map((facet) => ({ ...facet, needsAllCards: true as const }));
