/** What the games of a player score, and the balance of all games that are scored by Vegas. */
import type { KeptNumbers } from './kept-numbers.js';
import { printNumbers, readNumbers, withNumber } from './kept-numbers.js';
import type { Settings } from '../../core/settings.js';
import type { PlayedGame } from '../../kit/played-game.js';
import type { Score } from './contract/assistant.js';
import { statesOf } from './controller/saved-game.js';
import type { Scoring } from './model/score.js';
import { SCORES, SCORINGS } from './model/score.js';
import { isScored } from './model/options.js';
import type { Klondike } from './script/stage.js';
import type { KlondikeSeat } from './seat.js';

/** The names of what is kept in the player's settings. */
const KEPT = { scoring: 'scoring', games: 'vegas' } as const;

/** So many games are kept one by one; of earlier ones only what they won or lost together. */
const MOST_GAMES = 200;

/** The name of the earlier games. */
const EARLIER = '';

/** How the player's games are scored; `none` by default. */
export const scoringIn = (settings: Pick<Settings, 'read'>): Scoring =>
  SCORINGS.find((one) => one === settings.read(KEPT.scoring)) ?? 'none';

export const setScoring = (settings: Settings, scoring: Scoring): void =>
  settings.write(KEPT.scoring, scoring);

/**
 * What the game in play has scored. A game of Vegas counts for the balance once it has a move, with what it stands at: a
 * deal that is played again by the same rules counts once, as if all its moves had been taken back. Course rules are
 * not scored.
 */
export function scoreOf(
  { seat: { controller }, deal }: Pick<PlayedGame<Klondike, KlondikeSeat>, 'seat' | 'deal'>,
  settings: Settings,
): Score | undefined {
  const scoring = scoringIn(settings);
  if (scoring === 'none' || deal === undefined || !isScored(controller.rules.name)) return undefined;
  const points = SCORES[scoring](controller.rules, statesOf(controller));
  if (scoring === 'standard') return { scoring, points };
  const name = `${controller.rules.name} ${deal}`;
  const balance = balanceWith(settings, [name, points], controller.moves > 0);
  return { scoring, points, balance };
}

/** The balance with the game in play. It is kept if that game has begun, or has counted before. */
function balanceWith(settings: Settings, game: KeptNumbers[number], isBegun: boolean): number {
  const text = settings.read(KEPT.games);
  const counted = readNumbers(text);
  const isCounted = isBegun || counted.some(([name]) => name === game[0]);
  const all = isCounted ? withNumber(counted, game) : counted;
  const next = printNumbers(all.length > MOST_GAMES ? [earlier(all), ...all.slice(2)] : all);
  if (isCounted && next !== text) settings.write(KEPT.games, next);
  return sumOf(all);
}

/** The two games that were played first as one, or those that count together and the first after them. */
const earlier = (all: KeptNumbers): KeptNumbers[number] => [EARLIER, sumOf(all.slice(0, 2))];

const sumOf = (games: KeptNumbers): number => games.reduce((sum, [, dollars]) => sum + dollars, 0);
