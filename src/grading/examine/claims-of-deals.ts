/** Which checks a new game puts to the test, and which of them is to blame if it is dealt wrongly. */
import { HIDDEN } from '../../core/card.js';
import type { Frame } from '../../games/klondike/contract/frame.js';
import type { EventCheckId } from '../checks/event-checks.js';

/** If one of these has failed, every game but the first is that of a new handler. */
export const NEW_GAMES = ['new-game.middle', 'new-game.undo', 'new-game.won'] as const;

/** What is known of the games before. */
export interface Earlier {
  readonly games: number;
  readonly wasWon: boolean;
  /** Has an event been made since the last deal? */
  readonly isInTheMiddle: boolean;
  /** Have games that followed one another at once had other cards? */
  readonly isShuffled: boolean;
}

export const dealChecks = ({ games, wasWon, isInTheMiddle }: Earlier): EventCheckId[] => [
  ...(games === 0
    ? (['deal.columns', 'deal.faces', 'deal.distinct', 'deal.rest', 'count.start'] as const)
    : isInTheMiddle
      ? (['new-game.middle'] as const)
      : (['deal.shuffled'] as const)),
  ...(wasWon ? (['new-game.won'] as const) : []),
];

/** Who is to blame for a fault in a deal. What was wrong in the first game, too, is no fault of later ones. */
export function dealBlame(fault: EventCheckId, frame: Frame, earlier: Earlier): EventCheckId {
  const { games, wasWon, isInTheMiddle, isShuffled } = earlier;
  if (games === 0 || fault === 'deal.distinct') return fault;
  if (fault === 'deal.shuffled') return isInTheMiddle && isShuffled ? 'new-game.middle' : fault;
  return wasWon && frame.won ? 'new-game.won' : 'new-game.middle';
}

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
