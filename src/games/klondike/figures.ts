/** The score, the time and the automatic moves of the current game, which a table shows and stores. */
import type { PlayedGame } from '../../kit/played-game.js';
import type { KlondikeAssistant, OwnMoves, Score } from './contract/assistant.js';
import type { Klondike } from './script/stage.js';
import type { KlondikeSeat } from './seat.js';
import type { Settings } from '../../core/settings.js';
import { statesOf } from './controller/saved-game.js';
import type { Scoring } from './model/score.js';
import { SCORES, SCORINGS, isScored } from './model/score.js';
import type { StoredNumbers } from '../../core/text/stored-numbers.js';
import { printNumbers, readNumbers, withNumber } from '../../core/text/stored-numbers.js';
import type { TimerOptions } from '../../kit/game-timer.js';
import { timerOf } from '../../kit/game-timer.js';

type GameInPlay = Pick<PlayedGame<Klondike, KlondikeSeat>, 'seat' | 'deal'>;

export type KlondikeFigures = Required<Pick<KlondikeAssistant, 'score' | 'time' | 'ownMoves'>>;

export const figuresOf = (game: GameInPlay, options: TimerOptions): KlondikeFigures => ({
  score: () => scoreOf(game, options.settings),
  time: timerOf(game, options),
  ownMoves: () => ownMovesOf(game, options.settings),
});

/** The names of two of the player's settings. */
const NAMES = { scoring: 'scoring', games: 'vegas' } as const;

/** The number of games that are stored one by one. For earlier games, only the sum is stored. */
const MOST_GAMES = 200;

/** The name under which the sum of earlier games is stored. */
const EARLIER = '';

/** How the player's games are scored; `none` by default. */
export const scoringIn = (settings: Pick<Settings, 'read'>): Scoring =>
  SCORINGS.find((one) => one === settings.read(NAMES.scoring)) ?? 'none';

export const setScoring = (settings: Settings, scoring: Scoring): void =>
  settings.write(NAMES.scoring, scoring);

/**
 * The score of the current game. A Vegas game counts toward the balance from its first move, with its current score. A
 * deal that is played again with the same rules counts once, because the new game replaces the old one. Games by course
 * rules have no score.
 */
export function scoreOf({ seat: { controller }, deal }: GameInPlay, settings: Settings): Score | undefined {
  const scoring = scoringIn(settings);
  if (scoring === 'none' || deal === undefined || !isScored(controller.rules.name)) return undefined;
  const points = SCORES[scoring](controller.rules, statesOf(controller));
  if (scoring === 'standard') return { scoring, points };
  const name = `${controller.rules.name} ${deal}`;
  const balance = balanceWith(settings, [name, points], controller.moves > 0);
  return { scoring, points, balance };
}

/** Returns the balance including the current game, and stores it if the game has begun or has counted before. */
function balanceWith(settings: Settings, game: StoredNumbers[number], isBegun: boolean): number {
  const text = settings.read(NAMES.games);
  const counted = readNumbers(text);
  const isCounted = isBegun || counted.some(([name]) => name === game[0]);
  const all = isCounted ? withNumber(counted, game) : counted;
  const next = printNumbers(all.length > MOST_GAMES ? [earlier(all), ...all.slice(2)] : all);
  if (isCounted && next !== text) settings.write(NAMES.games, next);
  return sumOf(all);
}

/** Combines the first two entries into one. */
const earlier = (all: StoredNumbers): StoredNumbers[number] => [EARLIER, sumOf(all.slice(0, 2))];

const sumOf = (games: StoredNumbers): number => games.reduce((sum, [, dollars]) => sum + dollars, 0);

/**
 * The setting that stores a mark for each automatic move, separated by spaces, oldest first. So even after a reload, one
 * undo takes an automatic move back together with the player's move before it. A mark is a hash of the deal and all
 * moves up to this one, so it is valid for one line of play only, and two tabs can share the setting.
 */
const MARKS = 'own-moves';

/** A game has about 20 automatic moves. If there are more marks than this, the oldest are dropped. */
const MOST_MARKS = 1000;

/** The moves of this game that have a mark. Other text among the marks doesn't match any move. */
export const ownMovesOf = (game: GameInPlay, settings: Settings): OwnMoves => {
  const stored = (): readonly string[] => settings.read(MARKS)?.split(' ') ?? [];
  const marks = (): readonly string[] => marksIn(game.seat.controller.save());
  return {
    numbers: () => {
      const own = new Set(stored());
      return new Set(marks().flatMap((mark, at) => (own.has(mark) ? [at + 1] : [])));
    },
    note: (move, isOwn) => {
      const mark = marks()[move - 1];
      const all = stored();
      if (mark === undefined || isOwn === all.includes(mark)) return;
      const next = isOwn ? [...all, mark] : all.filter((one) => one !== mark);
      settings.write(MARKS, next.slice(-MOST_MARKS).join(' '));
    },
  };
};

/**
 * The marks of the moves in a saved game, in order, then the marks of moves to redo. The game's name is not part of a
 * mark, because version 0.1.0 saved games without it.
 */
function marksIn(saved = ''): readonly string[] {
  const [, head = '', moves = ''] = /^(?:\[Game "klondike"\] )?(.*\nnew)(.*)$/s.exec(saved) ?? [];
  const words = moves.split(' ').filter((word) => word !== '' && word !== 'undo');
  let sum = hashOf(head);
  return words.map((word) => (sum = hashOf(` ${word}`, sum)).toString(36));
}

/** A hash of 47 bits, so with this few marks a collision is very unlikely. No product exceeds 2 ** 53. */
function hashOf(text: string, sum = 0): number {
  for (let at = 0; at < text.length; at++) sum = (sum * 33 + text.charCodeAt(at)) % (2 ** 47 - 115);
  return sum;
}
