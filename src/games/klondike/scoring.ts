/** What the games of a player score, and the balance of all games that are scored by Vegas. */
import type { Settings } from '../../core/settings.js';
import type { PlayedGame } from '../../kit/played-game.js';
import type { Score } from './contract/assistant.js';
import { statesOf } from './controller/saved-game.js';
import type { Scoring } from './model/score.js';
import { SCORES, SCORINGS } from './model/score.js';
import type { Klondike } from './script/stage.js';
import type { KlondikeSeat } from './seat.js';

/** The names of what is kept in the player's settings. */
const KEPT = { scoring: 'scoring', games: 'vegas' } as const;

/** So many games are kept one by one; of earlier ones only what they won or lost together. */
const MOST_GAMES = 200;

/** Each game by rules and deal, and its dollars. The earliest comes first. */
type Games = readonly (readonly [game: string, dollars: number])[];

interface Ledger {
  /** What the games that are no longer kept one by one won or lost together. */
  readonly before: number;
  readonly games: Games;
}

/** How the player's games are scored; `none` by default. */
export const scoringIn = (settings: Pick<Settings, 'read'>): Scoring =>
  SCORINGS.find((one) => one === settings.read(KEPT.scoring)) ?? 'none';

export const setScoring = (settings: Settings, scoring: Scoring): void =>
  settings.write(KEPT.scoring, scoring);

/**
 * What the game in play has scored. A game of Vegas counts for the balance once it has a move, with what it stands at: a
 * deal that is played again by the same rules counts once, as if all its moves had been taken back.
 */
export function scoreOf(
  { seat: { controller }, deal }: Pick<PlayedGame<Klondike, KlondikeSeat>, 'seat' | 'deal'>,
  settings: Settings,
): Score | undefined {
  const scoring = scoringIn(settings);
  if (scoring === 'none' || deal === undefined) return undefined;
  const points = SCORES[scoring](controller.rules, statesOf(controller));
  if (scoring === 'standard') return { scoring, points };
  const name = `${controller.rules.name} ${deal}`;
  const balance = balanceWith(settings, [name, points], controller.moves > 0);
  return { scoring, points, balance };
}

/** The balance with the game in play. It is kept if that game has begun, or has counted before. */
function balanceWith(settings: Settings, game: Games[number], isBegun: boolean): number {
  const text = settings.read(KEPT.games);
  const { before, games } = ledgerOf(text);
  const others = games.filter(([name]) => name !== game[0]);
  const isCounted = isBegun || others.length < games.length;
  const all = isCounted ? [...others, game] : others;
  const early = all.slice(0, -MOST_GAMES);
  const ledger: Ledger = { before: before + sumOf(early), games: all.slice(-MOST_GAMES) };
  const next = JSON.stringify(ledger);
  if (isCounted && next !== text) settings.write(KEPT.games, next);
  return ledger.before + sumOf(ledger.games);
}

const sumOf = (games: Games): number => games.reduce((sum, [, dollars]) => sum + dollars, 0);

/** What somebody else wrote there is not read. */
function ledgerOf(text = ''): Ledger {
  try {
    const { before, games } = Object(JSON.parse(text)) as Partial<Ledger>;
    const read = (Array.isArray(games) ? (games as unknown[]) : []).filter(isGame);
    return { before: Number.isInteger(before) ? Number(before) : 0, games: read };
  } catch {
    return { before: 0, games: [] };
  }
}

const isGame = (one: unknown): one is Games[number] =>
  Array.isArray(one) && typeof one[0] === 'string' && Number.isInteger(one[1]);
