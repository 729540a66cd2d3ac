/** Faults in words: frames with cards that nobody has seen, and the first thing that is wrong. */
import { HIDDEN, printCard } from '../../core/card.js';
import type { EventCheckId } from '../checks/event-checks.js';
import { printFrame } from '../../games/klondike/contract/frame-text.js';
import type { Frame, ShownPile } from '../../games/klondike/contract/frame.js';
import { SHOWN_PILES, cardsShown } from '../../games/klondike/contract/frame.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { thePile } from '../../games/klondike/words/strings/english.js';
import type { Cause, CauseKind } from './cause.js';
import { cardsToShow } from './differences.js';
import type { KnownGame } from './known-game.js';
import { isUnchanged } from './shortfall.js';
import type { Sight } from './sight.js';

/** In place of a card that may be any that nobody has seen. */
export const ANY_CARD = '??';

/** What must be seen when a game begins. */
export const ANEW =
  'a new game: 1 to 7 cards in t1 to t7, only the top card of each face up, no card twice, the stock full, the other piles empty, 0 moves';

/** The expected and the seen text for a deal that repeats the one before. */
export const SHUFFLED_TEXTS = {
  expected: 'cards in other places than in the game before',
  seen: 'the cards of the game before, each in the same place',
} as const;

/** What must be seen before the first game. */
export const NOTHING_YET = 'nothing is shown before the first game';

interface DueText {
  readonly kind: CauseKind;
  readonly game: KnownGame;
  readonly layout: Layout;
  readonly moves: number;
  readonly won: boolean;
}

export const dueTextOf = (game: KnownGame, { kind, next }: Cause, { due }: Sight): DueText => ({
  kind,
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
export function wrongText(due: DueText, sight: Sight): string {
  const { game, layout, moves, kind } = due;
  const [field] = sight.wrongCards;
  const lead = leadText(kind, sight);
  if (field === 'stock') {
    const [is, must] = sight.frame.stockEmpty ? ['empty', 'full'] : ['full', 'empty'];
    return `${lead}the stock is shown ${is}, but it must be shown ${must}`;
  }
  if (field !== undefined && field !== 'moves' && field !== 'won') {
    const shown = cardsShown(sight.frame, field).map(printCard).join(' ') || NO_CARDS;
    return `${lead}${thePile(field)} shows ${shown}, but it must show ${dueCards(game, layout, field) || NO_CARDS}`;
  }
  if (sight.isWinWrong) return winText(due, sight);
  return `the number of moves is ${sight.frame.moves}, but it must be ${moves}`;
}

const NO_CARDS = 'no cards';

/** Says whether the cards changed, if that is part of the fault. */
function leadText(kind: CauseKind, { before, frame }: Sight): string {
  const isSame = isUnchanged({ before, frame });
  if (kind === 'refused' || kind === 'undo refused' || kind === 'nothing left')
    return isSame ? '' : 'the cards changed: ';
  return isSame ? 'the cards stayed the same: ' : '';
}

function winText({ won }: DueText, { due }: Sight): string {
  if (won) return 'the game is won, but the program did not call win()';
  return due.isWon
    ? 'the program called win() when the game was won again after undo, but in another game it did not'
    : 'the program called win(), but the game is not won yet';
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
  if (check === 'deal.columns')
    return `the tableau piles have ${sizes} cards, but they must have 1 2 3 4 5 6 7`;
  if (check === 'deal.faces') return 'only the top card of each tableau pile must be face up';
  if (check === 'deal.distinct') return 'the same card is in two places';
  if (check === 'deal.rest') return 'the stock must be shown full, and the waste and the foundations empty';
  if (check === 'deal.shuffled')
    return 'the cards lie as in the game before. Every new game must shuffle them differently';
  if (check === 'view.refresh')
    return 'the view was told of the new game, but refreshWindow() was not called';
  if (moves !== 0) return `the number of moves is ${moves}, but a game must begin with 0`;
  return won ? 'the new game is shown as won' : 'the table does not show a new game';
}

/** The text, or another if it is empty. */
export const orElse = (text: string, other: string): string => (text === '' ? other : text);
