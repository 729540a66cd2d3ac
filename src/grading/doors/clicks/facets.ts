/** Checks that compare both tables after each click. The model says which moves are legal. */
import { faceUpCount } from '../../../core/pile.js';
import type { CardMove, PileId } from '../../../games/klondike/words/piles.js';
import { refuseMove } from '../../../games/klondike/model/play.js';
import type { Refusal } from '../../../games/klondike/model/refusal.js';
import { KSU } from '../../../games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU, isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import type { CallResult, Facet } from '../drive.js';
import { facetMaker, placeText, placesText } from '../drive.js';
import type { ClicksCall, ClicksState } from './table.js';
import { SELECTED, placeName } from './table.js';

type ClicksFacet = Facet<ClicksCall, ClicksState>;

/** The cards in all places except the selection and the given ones. */
const cardsBut = (seen: CallResult, but: readonly string[] = []): string =>
  placesText(seen, [SELECTED, ...but]);

const allCards = (seen: CallResult): string => cardsBut(seen);

const STOCK = placeName('stock');
const DISCARD = placeName('waste');

const stock = (seen: CallResult): string => placeText(seen, STOCK);
const discard = (seen: CallResult): string => placeText(seen, DISCARD);

const drawFacet = facetMaker('draw', (click: ClicksCall, { layout }: ClicksState) =>
  click.name === 'drawCardsFromStock'
    ? { stock: layout.stock.cards.length, discard: layout.waste.cards.length }
    : undefined,
);

export const DRAW_FACETS: readonly ClicksFacet[] = [
  drawFacet(
    'three',
    'three cards go to the discard pile, one by one',
    (before) => before.stock >= 3,
    discard,
  ),
  drawFacet(
    'short',
    'if fewer than three are left, all of them go',
    (before) => before.stock === 1 || before.stock === 2,
    discard,
  ),
  drawFacet('stock', 'the cards that are drawn leave the stock', (before) => before.stock > 0, stock),
  drawFacet(
    'return',
    'when the stock is empty, the discard pile is turned over to it',
    (before) => before.stock === 0 && before.discard > 0,
    stock,
  ),
  drawFacet(
    'return-all',
    'the discard pile is empty after it is turned over',
    (before) => before.stock === 0 && before.discard > 0,
    discard,
  ),
  drawFacet(
    'nothing',
    'nothing changes when the stock and the discard pile are empty',
    (before) => before.stock + before.discard === 0,
    allCards,
  ),
  drawFacet(
    'elsewhere',
    'drawing does not change the columns or the foundations',
    () => true,
    (seen) => cardsBut(seen, [STOCK, DISCARD]),
  ),
];

const selectFacet = facetMaker(
  'select',
  (click: ClicksCall, { selected }: ClicksState) => ({ click, isFree: selected === undefined }),
  (seen) => placeText(seen, SELECTED),
);

/** Does this click only end the selection? */
const isOnlyEnding = (click: ClicksCall): boolean =>
  click.name === 'selectDiscard' || (click.name === 'selectTableauCards' && click.n > 1);

export const SELECT_FACETS: readonly ClicksFacet[] = [
  selectFacet(
    'discard',
    'a click on the discard pile selects its top card',
    ({ click, isFree }) => click.name === 'selectDiscard' && isFree,
  ),
  selectFacet(
    'one',
    'a click on the top card of a column selects it',
    ({ click, isFree }) => click.name === 'selectTableauCards' && click.n === 1 && isFree,
  ),
  selectFacet(
    'several',
    'a click on a card of a column selects it and all cards on it',
    ({ click, isFree }) => click.name === 'selectTableauCards' && click.n > 1 && isFree,
  ),
  selectFacet(
    'empty',
    'a click on an empty column selects nothing',
    ({ click, isFree }) => click.name === 'selectTableauCards' && click.n === 0 && isFree,
  ),
  selectFacet(
    'foundation',
    'a click on a foundation selects nothing',
    ({ click, isFree }) => click.name === 'selectFoundationPile' && isFree,
  ),
  selectFacet(
    'moves-nothing',
    'selecting does not move a card',
    ({ click, isFree }) => click.name !== 'drawCardsFromStock' && isFree,
    allCards,
  ),
  selectFacet(
    'draw-ends',
    'drawing ends the selection',
    ({ click, isFree }) => click.name === 'drawCardsFromStock' && !isFree,
  ),
  selectFacet(
    'discard-ends',
    'a click on the discard pile ends the selection, and selects nothing',
    ({ click, isFree }) => click.name === 'selectDiscard' && !isFree,
  ),
  selectFacet(
    'column-ends',
    'a click on a lower card of a column ends the selection, and selects nothing',
    ({ click, isFree }) => click.name === 'selectTableauCards' && click.n > 1 && !isFree,
  ),
  selectFacet(
    'target-ends',
    'a click on a destination ends the selection, even if no card moves',
    ({ click, isFree }) =>
      !isFree &&
      (click.name === 'selectFoundationPile' || (click.name === 'selectTableauCards' && click.n <= 1)),
  ),
  selectFacet(
    'ending-moves-nothing',
    'a click that is not on a destination does not move a card',
    ({ click, isFree }) => isOnlyEnding(click) && !isFree,
    allCards,
  ),
];

/** A move by two clicks, as the model sees it. */
interface ClickedMove extends CardMove {
  readonly why: Refusal | undefined;
  readonly ontoEmpty: boolean;
  /** Does the move uncover a face-down card? */
  readonly flips: boolean;
}

function destinationOf(click: ClicksCall): PileId | undefined {
  if (click.name === 'selectFoundationPile') return FOUNDATIONS[click.foundation];
  return click.name === 'selectTableauCards' && click.n <= 1 ? TABLEAU[click.column] : undefined;
}

/** The move that this second click makes. Undefined if nothing is selected or the click is not on a destination. */
export function moving({ layout, selected }: ClicksState, click: ClicksCall): ClickedMove | undefined {
  const to = destinationOf(click);
  if (selected === undefined || to === undefined) return undefined;
  const source = layout[selected.from];
  const carry = { ...selected, to };
  return {
    ...carry,
    why: refuseMove(KSU, layout, carry),
    ontoEmpty: layout[to].cards.length === 0,
    flips: isTableau(selected.from) && source.faceDown > 0 && faceUpCount(source) === selected.count,
  };
}

const movingTo =
  (isDestination: (id: PileId) => boolean) =>
  (click: ClicksCall, before: ClicksState): ClickedMove | undefined => {
    const move = moving(before, click);
    return move !== undefined && isDestination(move.to) ? move : undefined;
  };

const columnFacet = facetMaker('tableau', movingTo(isTableau), allCards);
const foundationFacet = facetMaker('foundation', movingTo(isFoundation), allCards);

const target = (seen: CallResult, click: ClicksCall): string =>
  placeText(seen, placeName(destinationOf(click) ?? 'stock'));

/** Everything but the destination, especially the origin of the cards. */
const rest = (seen: CallResult, click: ClicksCall): string =>
  cardsBut(seen, [placeName(destinationOf(click) ?? 'stock')]);

const isLegal = ({ why }: ClickedMove): boolean => why === undefined;

export const TABLEAU_FACETS: readonly ClicksFacet[] = [
  columnFacet(
    'one',
    'a card goes to a column where it fits',
    (move) => isLegal(move) && isTableau(move.from) && move.count === 1 && !move.ontoEmpty,
    target,
  ),
  columnFacet(
    'several',
    'several cards move together and keep their order',
    (move) => isLegal(move) && move.count > 1 && !move.ontoEmpty,
    target,
  ),
  columnFacet(
    'discard',
    'the top card of the discard pile goes to a column where it fits',
    (move) => isLegal(move) && move.from === 'waste' && !move.ontoEmpty,
    target,
  ),
  columnFacet(
    'king',
    'a king, with all cards on it, goes to an empty column',
    (move) => isLegal(move) && move.ontoEmpty,
    target,
  ),
  columnFacet('color', 'no card goes on a card of the same color', ({ why }) => why === 'wrong-color'),
  columnFacet(
    'rank',
    'a card goes only on a card of the next higher rank',
    ({ why }) => why === 'wrong-rank',
  ),
  columnFacet('only-king', 'only a king goes to an empty column', ({ why }) => why === 'needs-king'),
  columnFacet('same', 'cards moved to their own column stay where they are', ({ from, to }) => from === to),
  columnFacet(
    'flips',
    'the face-down card that the move uncovers is turned up',
    (move) => isLegal(move) && move.flips,
    rest,
  ),
  columnFacet('rest', 'the other cards stay as they are', (move) => isLegal(move) && !move.flips, rest),
];

export const FOUNDATION_FACETS: readonly ClicksFacet[] = [
  foundationFacet(
    'ace',
    'an ace goes from a column to any empty foundation',
    (move) => isLegal(move) && isTableau(move.from) && move.ontoEmpty,
    target,
  ),
  foundationFacet(
    'next',
    'the next card of the suit goes from a column to its foundation',
    (move) => isLegal(move) && isTableau(move.from) && !move.ontoEmpty,
    target,
  ),
  foundationFacet(
    'discard-ace',
    'an ace goes from the discard pile to any empty foundation',
    (move) => isLegal(move) && move.from === 'waste' && move.ontoEmpty,
    target,
  ),
  foundationFacet(
    'discard-next',
    'the next card of the suit goes from the discard pile to its foundation',
    (move) => isLegal(move) && move.from === 'waste' && !move.ontoEmpty,
    target,
  ),
  foundationFacet('needs-ace', 'only an ace goes to an empty foundation', ({ why }) => why === 'needs-ace'),
  foundationFacet('suit', 'a foundation takes only cards of its suit', ({ why }) => why === 'wrong-suit'),
  foundationFacet('rank', 'a foundation takes only the next rank', ({ why }) => why === 'wrong-rank'),
  foundationFacet('one', 'several cards never go to a foundation', ({ why }) => why === 'one-at-a-time'),
  foundationFacet(
    'flips',
    'the face-down card that the move uncovers is turned up',
    (move) => isLegal(move) && move.flips,
    rest,
  ),
  foundationFacet(
    'rest',
    'the other cards stay as they are, in the same order',
    (move) => isLegal(move) && !move.flips,
    rest,
  ),
];
