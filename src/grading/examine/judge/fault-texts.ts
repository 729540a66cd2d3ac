/** Describes faults: prints frames with unknown cards, and the first thing that is wrong. */
import { thePile } from '../../../games/klondike/words/strings/english.js';
import { HIDDEN, printCard } from '../../../core/card.js';
import type { EventCheckId } from '../../checks/event-checks.js';
import { printFrame } from '../../../games/klondike/contract/frame-text.js';
import type { Frame, ShownPile } from '../../../games/klondike/contract/frame.js';
import { SHOWN_PILES, cardsShown } from '../../../games/klondike/contract/frame.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import { cardsToShow } from '../game/comparison.js';
import type { DueStatus, Observation } from './observation.js';
import type { KnownGame } from '../game/known-game.js';
import { isUnchanged } from './symptoms.js';

/** Stands for a card that the view has never shown. */
export const ANY_CARD = '??';

/** The expected text when a game begins. */
export const NEW_TABLE =
  'a new game: 1 to 7 cards in t1 to t7, only the top card of each face up, no card twice, the stock full, the other piles empty, 0 moves';

/** The texts for a deal that repeats the previous one. */
export const SHUFFLED_TEXTS = {
  expected: 'cards in different places than in the previous game',
  seen: 'the cards of the previous game, each in the same place',
} as const;

/** The expected text if an event comes before the first game. */
export const EMPTY_VIEW = 'an empty view before the first game';

export const NO_EXCEPTION = 'no exception';

/** The frame that the view must show, as text. */
function dueText({ game, effect, due }: Observation): string {
  const { next } = effect;
  const lines = [`stock: ${next.stock.cards.length === 0 ? 'empty' : 'full'}`];
  for (const pile of SHOWN_PILES) {
    const cards = dueCards(game, next, pile);
    if (cards !== '') lines.push(`${pile}: ${cards}`);
  }
  return [...lines, `moves: ${due.moves[0] ?? 0}`, ...(due.win === 'due' ? ['won'] : [])].join('\n');
}

const dueCards = (game: KnownGame, layout: Layout, pile: ShownPile): string =>
  cardsToShow(layout, pile)
    .map((card) => (card !== HIDDEN && !game.isKnown(card) ? ANY_CARD : printCard(card)))
    .join(' ');

export function wrongText(observed: Observation): string {
  const { game, effect, frame, due, wrongCards, isWinWrong } = observed;
  const [field] = wrongCards;
  const lead = leadText(observed);
  if (field === 'stock') {
    const [is, must] = frame.stockEmpty ? ['empty', 'full'] : ['full', 'empty'];
    return `${lead}the view shows the stock as ${is} instead of ${must}`;
  }
  if (field !== undefined && field !== 'moves' && field !== 'won') {
    const shown = cardsShown(frame, field).map(printCard).join(' ') || NO_CARDS;
    return `${lead}${thePile(field)} shows ${shown}, but it must show ${dueCards(game, effect.next, field) || NO_CARDS}`;
  }
  if (isWinWrong) return winText(due);
  return `the number of moves is ${frame.moves}, but it must be ${due.moves[0] ?? 0}`;
}

const NO_CARDS = 'no cards';

/** Says whether the cards changed, if that is part of the fault. */
function leadText(observed: Observation): string {
  const { kind } = observed.effect;
  const isSame = isUnchanged(observed);
  if (kind === 'refused' || kind === 'undo refused' || kind === 'nothing left')
    return isSame ? '' : 'the cards changed: ';
  return isSame ? 'the cards stayed the same: ' : '';
}

function winText({ win, isWon }: DueStatus): string {
  if (win === 'due') return 'the game is won, but the program did not call win()';
  return isWon
    ? 'the program called win() when the game was won again after undo, but in another game it did not'
    : 'the program called win(), but the game is not won yet';
}

/** The printed frames: before the event, expected after it, and seen. */
export const frameTexts = (observed: Observation): Record<'before' | 'expected' | 'seen', string> => ({
  before: printFrame(observed.before),
  expected: dueText(observed),
  seen: printFrame(observed.visible),
});

export function dealText(check: EventCheckId, { tableau, moves, won }: Frame): string {
  const sizes = tableau.map(({ length }) => length).join(' ');
  if (check === 'deal.columns')
    return `the tableau piles have ${sizes} cards, but they must have 1 2 3 4 5 6 7`;
  if (check === 'deal.faces') return 'only the top card of each tableau pile must be face up';
  if (check === 'deal.distinct') return 'the same card is in two places';
  if (check === 'deal.rest') return 'the stock must be full, and the waste and the foundations empty';
  if (check === 'deal.shuffled')
    return 'the cards lie where they lay in the previous game, but every new game must shuffle them';
  if (check === 'view.refresh')
    return 'the program sent the new game to the view, but did not call refreshWindow()';
  if (moves !== 0) return `the number of moves is ${moves}, but a game must begin with 0`;
  return won ? 'the view shows the new game as won' : 'the table does not show a new game';
}

/** The text, or a replacement if it is empty. */
export const orElse = (text: string, other: string): string => (text === '' ? other : text);
