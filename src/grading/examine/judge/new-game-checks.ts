/** The checks that a new game tries, and the one to blame if the deal is wrong. */
import { HIDDEN } from '../../../core/card.js';
import type { Frame } from '../../../games/klondike/contract/frame.js';
import type { EventCheckId } from '../../checks/event-checks.js';

/** If one of these has failed, the grader starts the handler again for each game. */
export const NEW_GAMES = ['new-game.middle', 'new-game.won'] as const;

/** The key of a correct new game that interrupts another game with moves on the counter. */
export const INTERRUPTING_GAME = 'new game';

export interface EarlierGames {
  readonly games: number;
  readonly wasWon: boolean;
  /** Was an event sent since the last deal? */
  readonly isInTheMiddle: boolean;
  /**
   * Did games that directly follow each other have different cards, and was every new game in the middle of another one
   * wrong so far?
   */
  readonly isShuffled: boolean;
  /** Was a new game correct although the previous one was unfinished? */
  readonly isRightInTheMiddle: boolean;
}

/** The checks of the first deal, in the order in which they are made. */
const FIRST_DEAL = ['deal.columns', 'deal.faces', 'deal.distinct', 'deal.rest', 'count.start'] as const;

export interface DealtGame {
  readonly earlier: EarlierGames;
  readonly frame: Frame;
  /** A new fault that earlier games did not have. */
  readonly fault: EventCheckId | undefined;
  /** Do the columns show the same cards as in the previous game? */
  readonly isSame: boolean;
  /** Did the grader refresh the view because the handler did not? */
  readonly isForced: boolean;
}

/** The checks that pass in a new game. In the first game, the checks before the first fault pass. */
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
 * The check to blame for a faulty deal, or for a handler that ended. Later games are not blamed for faults that the
 * first game already had.
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

export const newGameFault = (
  frame: Frame,
  { isSame, isForced, isThrown }: Record<'isSame' | 'isForced' | 'isThrown', boolean>,
): EventCheckId | undefined =>
  dealFault(frame) ??
  (isSame ? 'deal.shuffled' : isForced ? 'view.refresh' : isThrown ? 'robust.throws' : undefined);

/** The first thing that is wrong at the start of a game. */
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
