/** A won game in one line, for sharing. */
import type { BestLine } from '../../core/statistics/best-line.js';
import { starSigns, starsFor } from '../../core/statistics/best-line.js';
import { clockText } from '../../core/text/format.js';
import type { GameResult } from '../game/page-game.js';
import type { WinFacts } from './facts.js';
import type { WinStrings } from './strings/english.js';

export interface SharedResult extends GameResult {
  /** Does the line have the time? It doesn't if the player has turned the timer off. */
  readonly hasTime: boolean;
}

/** The parts of the line after the game's name. */
export function resultParts(
  { win, hasTime }: Pick<SharedResult, 'win' | 'hasTime'>,
  { shared }: Pick<WinStrings, 'shared'>,
): readonly string[] {
  const { counted, milliseconds } = win;
  const best = bestOf(win);
  const against =
    best && counted !== undefined ? ` (${shared.best(best)}) ${starSigns(starsFor(counted, best))}` : '';
  return [
    counted === undefined ? shared.won : shared.moves(counted) + against,
    ...(hasTime ? [clockText(milliseconds)] : []),
  ];
}

/** `Klondike #12345 · 98 moves (best 90) ★★☆ · 3:12` */
export const shareLine = (result: SharedResult, strings: Pick<WinStrings, 'shared'>): string =>
  [result.title, ...resultParts(result, strings)].join(' · ');

/** Undefined while the search runs. */
export const bestOf = ({ best }: Pick<WinFacts, 'best'>): BestLine | undefined =>
  typeof best === 'object' ? best : undefined;
