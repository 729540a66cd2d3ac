/** What is looked at when selected cards are to be moved, when a card is drawn, and when the game is won. */
import { KING } from '../../../core/card.js';
import type { Refusal } from '../../../games/klondike/model/refusal.js';
import { refusePlace } from '../../../games/klondike/model/refuse.js';
import { YCP_SELECTION } from '../../../games/klondike/model/rules.js';
import type { PileId } from '../../../games/klondike/words/piles.js';
import { isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import type { Seen } from '../drive.js';
import type { SelectionFacet } from './select-facets.js';
import { allPlaces, placeText } from './select-facets.js';
import type { SelectionCall, SelectionStanding } from './table.js';
import { placeName } from './table.js';

type PlaceCall = Extract<SelectionCall, { name: 'allowMove' | 'moveCards' }>;

/** The move as the model sees it. */
interface Placing {
  readonly from: PileId;
  readonly to: PileId;
  readonly count: number;
  readonly why: Refusal | undefined;
  readonly toTableau: boolean;
  readonly toFoundation: boolean;
  readonly ontoEmpty: boolean;
  /** Do the cards uncover a hidden one? */
  readonly uncovers: boolean;
}

export function placing({ layout, hand }: SelectionStanding, to: PileId): Placing | undefined {
  if (hand === undefined) return undefined;
  const { from, cards } = hand;
  return {
    ...{ from, to, count: cards.length },
    why: refusePlace(YCP_SELECTION, layout, { cards, to }),
    toTableau: isTableau(to),
    toFoundation: isFoundation(to),
    ontoEmpty: layout[to].cards.length === 0,
    uncovers: layout[from].cards.length > 0 && layout[from].faceDown === layout[from].cards.length,
  };
}

const isOn =
  (name: PlaceCall['name'], on: (placing: Placing) => boolean): SelectionFacet['on'] =>
  (call, before) => {
    const move = call.name === name ? placing(before, call.to) : undefined;
    return move !== undefined && on(move);
  };

const allowFacet = (id: string, title: string, on: (placing: Placing) => boolean): SelectionFacet => ({
  id: `allow.${id}`,
  title,
  on: isOn('allowMove', on),
  look: ({ answer }) => answer,
});

export const ALLOW_FACETS: readonly SelectionFacet[] = [
  allowFacet(
    'build',
    'a card may go on the next higher rank of the other color',
    ({ why, toTableau, count, ontoEmpty }) => why === undefined && toTableau && count === 1 && !ontoEmpty,
  ),
  allowFacet(
    'run',
    'several cards may go together if the lowest of them fits',
    ({ why, toTableau, count, ontoEmpty }) => why === undefined && toTableau && count > 1 && !ontoEmpty,
  ),
  allowFacet(
    'king',
    'a king may go to an empty tableau pile',
    ({ why, toTableau, ontoEmpty }) => why === undefined && toTableau && ontoEmpty,
  ),
  allowFacet('color', 'no card may go on a card of its own color', ({ why }) => why === 'wrong-color'),
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
  { ...allowFacet('keeps', 'allowMove changes nothing', () => true), look: (seen) => allPlaces(seen, []) },
];

const moveFacet = (
  id: string,
  title: string,
  { on, look }: { on: (placing: Placing) => boolean; look: (seen: Seen, to: PileId) => string },
): SelectionFacet => ({
  id: `move.${id}`,
  title,
  on: isOn('moveCards', (move) => move.why === undefined && on(move)),
  look: (seen, call) => look(seen, call.name === 'moveCards' ? call.to : 'stock'),
});

const target = (seen: Seen, to: PileId): string => placeText(seen, placeName(to));

/** All but the destination: above all, the pile that the cards come from. */
const rest = (seen: Seen, to: PileId): string => allPlaces(seen, [placeName(to)]);

export const MOVE_FACETS: readonly SelectionFacet[] = [
  moveFacet('run', 'several cards keep their order', { on: ({ count }) => count > 1, look: target }),
  moveFacet('king', 'a king moved to an empty tableau pile lies there exposed', {
    on: ({ toTableau, ontoEmpty }) => toTableau && ontoEmpty,
    look: target,
  }),
  moveFacet('foundation', 'a card moved to a foundation pile lies on top of it', {
    on: ({ toFoundation }) => toFoundation,
    look: target,
  }),
  moveFacet('lands', 'a card moved to a tableau pile lies on top of it', {
    on: ({ toTableau, ontoEmpty, count }) => toTableau && !ontoEmpty && count === 1,
    look: target,
  }),
  moveFacet('exposes', 'the card that a move uncovers is exposed', {
    on: ({ uncovers }) => uncovers,
    look: rest,
  }),
  moveFacet('keeps', 'a move that uncovers no hidden card changes no other pile', {
    on: ({ uncovers }) => !uncovers,
    look: rest,
  }),
];

const drawFacet = (
  id: string,
  title: string,
  { on, look }: { on: (cards: { main: number; waste: number }) => boolean; look: (seen: Seen) => string },
): SelectionFacet => ({
  id: `draw.${id}`,
  title,
  on: (call, { layout, hand }) =>
    call.name === 'drawCardOrRecycleWaste' &&
    hand === undefined &&
    on({ main: layout.stock.cards.length, waste: layout.waste.cards.length }),
  look,
});

const MAIN = placeName('stock');
const WASTE = placeName('waste');

export const DRAW_FACETS: readonly SelectionFacet[] = [
  drawFacet('waste', "the main deck's top card goes to the top of the waste pile", {
    on: ({ main }) => main > 0,
    look: (seen) => placeText(seen, WASTE),
  }),
  drawFacet('main', 'the next card of the main deck is exposed, and no other', {
    on: ({ main }) => main > 0,
    look: (seen) => placeText(seen, MAIN),
  }),
  drawFacet('recycle', 'when the main deck is empty, the waste pile goes back to it, and no card is drawn', {
    on: ({ main, waste }) => main === 0 && waste > 0,
    look: (seen) => placeText(seen, WASTE),
  }),
  drawFacet('order', 'the cards that come back lie in their first order, the top one exposed', {
    on: ({ main, waste }) => main === 0 && waste > 0,
    look: (seen) => placeText(seen, MAIN),
  }),
  drawFacet('nothing-left', 'nothing changes when the main deck and the waste pile are empty', {
    on: ({ main, waste }) => main + waste === 0,
    look: (seen) => allPlaces(seen, []),
  }),
  drawFacet('elsewhere', 'drawing changes no other pile', {
    on: () => true,
    look: (seen) => allPlaces(seen, [MAIN, WASTE]),
  }),
];

const winFacet = (id: string, title: string, on: (before: SelectionStanding) => boolean): SelectionFacet => ({
  id: `win.${id}`,
  title,
  isOfAll: true,
  on: (call, before) => call.name === 'isWin' && on(before),
  look: ({ answer }) => answer,
});

const isWon = ({ layout }: SelectionStanding): boolean => YCP_SELECTION.isWon(layout);

const complete = ({ layout: { f1, f2, f3, f4 } }: SelectionStanding): number =>
  [f1, f2, f3, f4].filter(({ cards }) => cards.length === KING).length;

export const WIN_FACETS: readonly SelectionFacet[] = [
  winFacet('won', 'the game is won when all foundation piles are complete', isWon),
  winFacet(
    'almost',
    'the game is not won while one foundation pile is incomplete',
    (before) => !isWon(before) && complete(before) > 0,
  ),
  winFacet(
    'early',
    'the game is not won while no foundation pile is complete',
    (before) => !isWon(before) && complete(before) === 0,
  ),
];
