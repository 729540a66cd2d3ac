/** Which checks a new game puts to the test, and which of them is to blame if it is dealt wrongly. */
import { HIDDEN } from '../../../core/card.js';
import type { Frame } from '../../../games/klondike/contract/frame.js';
import type { EventCheckId } from '../../checks/event-checks.js';

/** If one of these has failed, every game but the first is that of a new handler. */
export const NEW_GAMES = ['new-game.middle', 'new-game.won'] as const;

/** Noted as right after a new game that began in the middle of another, with moves on the counter. */
export const MIDDLE = 'new game';

/** What is known of the games before. */
export interface EarlierGames {
  readonly games: number;
  readonly wasWon: boolean;
  /** Has an event been made since the last deal? */
  readonly isInTheMiddle: boolean;
  /**
   * Did games that followed each other directly have different cards, and did no game start in the middle of another?
   */
  readonly isShuffled: boolean;
  /** Was a new game in the middle of an unfinished one right? */
  readonly isRightInTheMiddle: boolean;
}

/** In the order in which they are asked. */
const FIRST_DEAL = ['deal.columns', 'deal.faces', 'deal.distinct', 'deal.rest', 'count.start'] as const;

/** A new game as it was dealt. */
export interface DealtGame {
  readonly earlier: EarlierGames;
  readonly frame: Frame;
  /** What is wrong and was not wrong in the games before. */
  readonly fault: EventCheckId | undefined;
  /** Do the columns show the cards of the game before? */
  readonly isSame: boolean;
  /** Did the handler not refresh the view itself? */
  readonly isForced: boolean;
}

/** The checks that hold in a new game. What is wrong in the first one leaves right what is asked before it. */
export function dealChecks({ earlier, frame, fault, isSame }: Omit<DealtGame, 'isForced'>): EventCheckId[] {
  const wrong = FIRST_DEAL.findIndex((check) => check === dealFault(frame));
  if (earlier.games === 0) return FIRST_DEAL.slice(0, wrong < 0 ? FIRST_DEAL.length : wrong);
  if (fault !== undefined && fault !== 'deal.shuffled') return [];
  return [
    ...(earlier.isInTheMiddle ? (['new-game.middle'] as const) : []),
    ...(earlier.isInTheMiddle || isSame ? [] : (['deal.shuffled'] as const)),
    ...(earlier.wasWon ? (['new-game.won'] as const) : []),
  ];
}

/**
 * Who is to blame for a fault in a deal, or if there is none to be seen for its end. What was wrong in the first game,
 * too, is no fault of later ones.
 */
export function dealBlame(
  fault: EventCheckId | undefined,
  frame: Frame,
  earlier: EarlierGames,
): EventCheckId {
  const { games, wasWon, isInTheMiddle, isShuffled, isRightInTheMiddle } = earlier;
  if (fault === undefined) return games === 0 ? 'deal.columns' : 'new-game.middle';
  if (games === 0 || fault === 'deal.distinct') return fault;
  if (fault === 'deal.shuffled') return isInTheMiddle && isShuffled ? 'new-game.middle' : fault;
  return wasWon && (frame.won || isRightInTheMiddle) ? 'new-game.won' : 'new-game.middle';
}

/** What is wrong with a new game. */
export const newGameFault = (
  frame: Frame,
  { isSame, isForced, isThrown }: Record<'isSame' | 'isForced' | 'isThrown', boolean>,
): EventCheckId | undefined =>
  dealFault(frame) ??
  (isSame ? 'deal.shuffled' : isForced ? 'view.refresh' : isThrown ? 'robust.throws' : undefined);

/** The first thing that is not as a game begins. */
export function dealFault({
  tableau,
  waste,
  foundations,
  stockEmpty,
  moves,
  won,
}: Frame): EventCheckId | undefined {
  if (tableau.some(({ length }, column) => length !== column + 1)) return 'deal.columns';
  const open = tableau.flatMap((cards) => cards.filter((card) => card !== HIDDEN));
  if (tableau.some((cards) => cards.at(-1) === HIDDEN) || open.length !== tableau.length) return 'deal.faces';
  if (new Set(open).size !== open.length) return 'deal.distinct';
  if (stockEmpty || waste.length > 0 || foundations.some(({ length }) => length > 0)) return 'deal.rest';
  if (moves !== 0) return 'count.start';
  return won ? 'win.early' : undefined;
}
