/** What is said of two games of a deal. */
import type { Progress } from '../../kit/kit.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { Rival } from './rival.js';
import type { RaceStrings } from './strings/english.js';

/** How they stand, and how it ended; the one or the other is empty. */
export function raceText(
  rival: Pick<Rival<GameTypes>, 'moves' | 'isWon' | 'upAfter'>,
  { moves, up, isWon }: Progress,
  strings: RaceStrings,
): readonly [standing: string, outcome: string] {
  if (isWon) return ['', outcomeOf(rival, moves, strings)];
  const ups = { theirs: rival.upAfter(moves), yours: up };
  return [
    moves < rival.moves ? strings.standing(moves, rival.moves, ups) : strings.ended(rival.moves, ups),
    '',
  ];
}

/** Of a game that was won. */
export const outcomeOf = (
  rival: Pick<Rival<GameTypes>, 'moves' | 'isWon'>,
  moves: number,
  strings: RaceStrings,
): string => (rival.isWon ? strings.outcome(rival.moves, moves) : strings.onlyYou(moves));
