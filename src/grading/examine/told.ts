/** Faults in words: frames with cards that nobody has seen, and the first thing that is wrong. */
import { HIDDEN, printCard } from '../../core/card.js';
import type { EventCheckId } from '../checks/event-checks.js';
import { printFrame } from '../../games/klondike/contract/frame-text.js';
import type { Frame, ShownPile } from '../../games/klondike/contract/frame.js';
import { SHOWN_PILES, cardsShown } from '../../games/klondike/contract/frame.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Cause } from './cause.js';
import { cardsToShow } from './differences.js';
import type { KnownGame } from './known-game.js';
import type { Sight } from './sight.js';

/** In place of a card that may be any that nobody has seen. */
export const ANY_CARD = '??';

/** What must be seen when a game begins. */
export const ANEW =
  'a new game: 1 to 7 cards in t1 to t7, the top ones face up and each another, the stock full, all else empty, moves 0';

/** What must be seen before the first game. */
export const NOTHING_YET = 'nothing is shown before the first new game';

interface DueText {
  readonly game: KnownGame;
  readonly layout: Layout;
  readonly moves: number;
  readonly won: boolean;
}

export const dueTextOf = (game: KnownGame, { next }: Cause, { due }: Sight): DueText => ({
  game,
  layout: next,
  moves: due.moves[0] ?? 0,
  won: due.win === 'due',
});

/** The text of the frame that must be shown. */
function dueText({ game, layout, moves, won }: DueText): string {
  const lines = [`stock: ${layout.stock.cards.length === 0 ? 'empty' : 'full'}`];
  for (const pile of SHOWN_PILES) {
    const cards = dueCards(game, layout, pile);
    if (cards !== '') lines.push(`${pile}: ${cards}`);
  }
  return [...lines, `moves: ${moves}`, ...(won ? ['won'] : [])].join('\n');
}

const dueCards = (game: KnownGame, layout: Layout, pile: ShownPile): string =>
  cardsToShow(layout, pile)
    .map((card) => (card !== HIDDEN && !game.isKnown(card) ? ANY_CARD : printCard(card)))
    .join(' ');

/** The first thing that is wrong, in a sentence. */
export function wrongText({ game, layout, moves, won }: DueText, sight: Sight): string {
  const [field] = sight.wrongCards;
  if (field === 'stock')
    return `the stock must be shown ${layout.stock.cards.length === 0 ? 'empty' : 'full'}`;
  if (field !== undefined && field !== 'moves' && field !== 'won') {
    const shown = cardsShown(sight.frame, field).map(printCard).join(' ') || 'no card';
    return `${field} must show ${dueCards(game, layout, field) || 'no card'}, not ${shown}`;
  }
  if (sight.isWinWrong) return won ? 'the game is won, and the view is not told' : 'the game is not won yet';
  return `the number of moves must be ${moves}, not ${sight.frame.moves}`;
}

/** What was seen before the event, what must be seen after it, and what is. */
export const frameTexts = (
  game: KnownGame,
  cause: Cause,
  sight: Sight,
): Record<'before' | 'expected' | 'seen', string> => ({
  before: printFrame(sight.before),
  expected: dueText(dueTextOf(game, cause, sight)),
  seen: printFrame(sight.visible),
});

/** What is wrong with a new game, in a sentence. */
export function dealText(check: EventCheckId, { tableau, moves, won }: Frame): string {
  const sizes = tableau.map(({ length }) => length).join(' ');
  if (check === 'deal.columns') return `the columns must have 1 2 3 4 5 6 7 cards, not ${sizes}`;
  if (check === 'deal.faces') return 'the top card of each column must lie face up, and no other';
  if (check === 'deal.distinct') return 'a card is there twice';
  if (check === 'deal.rest') return 'the stock must be shown full, and waste and foundations empty';
  if (check === 'deal.shuffled') return 'the next game has the same cards';
  if (check === 'view.refresh') return 'the new game is reported but the view is never refreshed';
  if (moves !== 0) return `the number of moves must be 0, not ${moves}`;
  return won ? 'a new game is not won' : 'a new game must be shown as it is dealt';
}

/** The text, or another if it is empty. */
export const orElse = (text: string, other: string): string => (text === '' ? other : text);
