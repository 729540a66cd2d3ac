/** What is looked at after the second click of a move. The model tells which moves are legal. */
import { faceUpCount } from '../../../core/pile.js';
import type { Carry } from '../../../games/klondike/model/play.js';
import { refuseMove } from '../../../games/klondike/model/play.js';
import type { Refusal } from '../../../games/klondike/model/refusal.js';
import { KSU } from '../../../games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU, isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import type { PileId } from '../../../games/klondike/words/piles.js';
import type { Seen } from '../drive.js';
import type { ClicksFacet } from './facets.js';
import { cardsBut, placeText } from './facets.js';
import type { Click, ClicksStanding } from './table.js';
import { placeName } from './table.js';

/** A move by clicks, as the model sees it. */
interface Moving extends Carry {
  readonly why: Refusal | undefined;
  readonly ontoEmpty: boolean;
  /** Does it uncover a face-down card? */
  readonly flips: boolean;
}

function destinationOf(click: Click): PileId | undefined {
  if (click.name === 'selectFoundationPile') return FOUNDATIONS[click.foundation];
  return click.name === 'selectTableauCards' && click.n <= 1 ? TABLEAU[click.column] : undefined;
}

export function moving({ layout, chosen }: ClicksStanding, click: Click): Moving | undefined {
  const to = destinationOf(click);
  if (chosen === undefined || to === undefined) return undefined;
  const source = layout[chosen.from];
  const carry = { ...chosen, to };
  return {
    ...carry,
    why: refuseMove(KSU, layout, carry),
    ontoEmpty: layout[to].cards.length === 0,
    flips: isTableau(chosen.from) && source.faceDown > 0 && faceUpCount(source) === chosen.count,
  };
}

const moveFacet = (
  id: string,
  title: string,
  {
    on,
    look = (seen) => cardsBut(seen),
  }: {
    on: (move: Moving) => boolean;
    look?: (seen: Seen, click: Click) => string;
  },
): ClicksFacet => ({
  id,
  title,
  on: (click, before) => {
    const move = moving(before, click);
    return move !== undefined && on(move);
  },
  look,
});

const target = (seen: Seen, click: Click): string =>
  placeText(seen, placeName(destinationOf(click) ?? 'stock'));

/** All but the destination: above all, where the cards come from. */
const rest = (seen: Seen, click: Click): string =>
  cardsBut(seen, [placeName(destinationOf(click) ?? 'stock')]);

const toColumn =
  (on: (move: Moving) => boolean) =>
  (move: Moving): boolean =>
    isTableau(move.to) && on(move);

const toFoundation =
  (on: (move: Moving) => boolean) =>
  (move: Moving): boolean =>
    isFoundation(move.to) && on(move);

const isLegal = ({ why }: Moving): boolean => why === undefined;

export const TABLEAU_FACETS: readonly ClicksFacet[] = [
  moveFacet('tableau.one', 'a card goes to a column where it fits', {
    on: toColumn((move) => isLegal(move) && isTableau(move.from) && move.count === 1 && !move.ontoEmpty),
    look: target,
  }),
  moveFacet('tableau.several', 'several cards go together, in their order', {
    on: toColumn((move) => isLegal(move) && move.count > 1 && !move.ontoEmpty),
    look: target,
  }),
  moveFacet('tableau.discard', 'the card of the discard pile goes to a column where it fits', {
    on: toColumn((move) => isLegal(move) && move.from === 'waste' && !move.ontoEmpty),
    look: target,
  }),
  moveFacet('tableau.king', 'a king, with all cards on it, goes to an empty column', {
    on: toColumn((move) => isLegal(move) && move.ontoEmpty),
    look: target,
  }),
  moveFacet('tableau.color', 'no card goes on a card of its own color', {
    on: toColumn(({ why }) => why === 'wrong-color'),
  }),
  moveFacet('tableau.rank', 'a card goes only on a card of the next higher rank', {
    on: toColumn(({ why }) => why === 'wrong-rank'),
  }),
  moveFacet('tableau.only-king', 'only a king goes to an empty column', {
    on: toColumn(({ why }) => why === 'needs-king'),
  }),
  moveFacet('tableau.same', 'cards that go to their own column stay as they are', {
    on: toColumn(({ from, to }) => from === to),
  }),
  moveFacet('tableau.flips', 'the face-down card that the move uncovers is turned up', {
    on: toColumn((move) => isLegal(move) && move.flips),
    look: rest,
  }),
  moveFacet('tableau.rest', 'the other cards stay as they are', {
    on: toColumn((move) => isLegal(move) && !move.flips),
    look: rest,
  }),
];

export const FOUNDATION_FACETS: readonly ClicksFacet[] = [
  moveFacet('foundation.ace', 'an ace goes from a column to any empty foundation', {
    on: toFoundation((move) => isLegal(move) && isTableau(move.from) && move.ontoEmpty),
    look: target,
  }),
  moveFacet('foundation.next', 'the next card of the suit goes from a column to its foundation', {
    on: toFoundation((move) => isLegal(move) && isTableau(move.from) && !move.ontoEmpty),
    look: target,
  }),
  moveFacet('foundation.discard-ace', 'an ace goes from the discard pile to any empty foundation', {
    on: toFoundation((move) => isLegal(move) && move.from === 'waste' && move.ontoEmpty),
    look: target,
  }),
  moveFacet(
    'foundation.discard-next',
    'the next card of the suit goes from the discard pile to its foundation',
    { on: toFoundation((move) => isLegal(move) && move.from === 'waste' && !move.ontoEmpty), look: target },
  ),
  moveFacet('foundation.needs-ace', 'only an ace goes to an empty foundation', {
    on: toFoundation(({ why }) => why === 'needs-ace'),
  }),
  moveFacet('foundation.suit', 'a foundation takes only cards of its suit', {
    on: toFoundation(({ why }) => why === 'wrong-suit'),
  }),
  moveFacet('foundation.rank', 'a foundation takes only the next rank', {
    on: toFoundation(({ why }) => why === 'wrong-rank'),
  }),
  moveFacet('foundation.one', 'several cards never go to a foundation', {
    on: toFoundation(({ why }) => why === 'one-at-a-time'),
  }),
  moveFacet('foundation.flips', 'the face-down card that the move uncovers is turned up', {
    on: toFoundation((move) => isLegal(move) && move.flips),
    look: rest,
  }),
  moveFacet('foundation.rest', 'the other cards stay as they are, in their order', {
    on: toFoundation((move) => isLegal(move) && !move.flips),
    look: rest,
  }),
];
