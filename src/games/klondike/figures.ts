/** The figures of the game in play that a table shows and keeps: its score, its time, and which moves were the table's own. */
import type { PlayedGame } from '../../kit/played-game.js';
import type { KlondikeAssistant, OwnMoves, Score } from './contract/assistant.js';
import type { Klondike } from './script/stage.js';
import type { KlondikeSeat } from './seat.js';
import type { Settings } from '../../core/settings.js';
import { readSettings } from '../../core/settings.js';
import { statesOf } from './controller/saved-game.js';
import type { Scoring } from './model/score.js';
import { SCORES, SCORINGS, isScored } from './model/score.js';
import { GameClock } from '../../core/statistics/game-clock.js';

type GameInPlay = Pick<PlayedGame<Klondike, KlondikeSeat>, 'seat' | 'deal'>;

export type KlondikeFigures = Required<Pick<KlondikeAssistant, 'score' | 'time' | 'ownMoves'>>;

/** Where figures are kept, who tells the time, and whether anybody can see the game. */
interface FigureOptions {
  readonly settings: Settings;
  /** In milliseconds; the machine's by default. */
  readonly now?: () => number;
  /** Never by default. */
  readonly isHidden?: () => boolean;
}

export const figuresOf = (game: GameInPlay, options: FigureOptions): KlondikeFigures => ({
  score: () => scoreOf(game, options.settings),
  time: timerOf(game, options),
  ownMoves: () => ownMovesOf(game, options.settings),
});

/** Numbers by names, as text in the player's settings. They keep the order in which they were written. */
type KeptNumbers = readonly (readonly [name: string, number: number])[];

/** Skips anything that is not a name with a whole number. */
export function readNumbers(text = ''): KeptNumbers {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? (read as unknown[]).filter(isPair) : [];
  } catch {
    return [];
  }
}

/** The numbers with this one, which comes last. */
export const withNumber = (numbers: KeptNumbers, [name, number]: KeptNumbers[number]): KeptNumbers => [
  ...numbers.filter(([other]) => other !== name),
  [name, number],
];

export const printNumbers = (numbers: KeptNumbers): string => JSON.stringify(numbers);

const isPair = (one: unknown): one is KeptNumbers[number] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && Number.isInteger(one[1]);

/** The names of these settings of the player. */
const NAMES = { scoring: 'scoring', games: 'vegas' } as const;

/** So many games are kept one by one; of earlier ones only what they won or lost together. */
const MOST_GAMES = 200;

/** The name of the earlier games. */
const EARLIER = '';

/** How the player's games are scored; `none` by default. */
export const scoringIn = (settings: Pick<Settings, 'read'>): Scoring =>
  SCORINGS.find((one) => one === settings.read(NAMES.scoring)) ?? 'none';

export const setScoring = (settings: Settings, scoring: Scoring): void =>
  settings.write(NAMES.scoring, scoring);

/**
 * The score of the game in play. A game of Vegas counts for the balance once it has a move, with what it stands at: a
 * deal that is played again by the same rules counts once, as if all its moves had been taken back. Course rules are
 * not scored.
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

/** The balance with the game in play. It is kept if that game has begun, or has counted before. */
function balanceWith(settings: Settings, game: KeptNumbers[number], isBegun: boolean): number {
  const text = settings.read(NAMES.games);
  const counted = readNumbers(text);
  const isCounted = isBegun || counted.some(([name]) => name === game[0]);
  const all = isCounted ? withNumber(counted, game) : counted;
  const next = printNumbers(all.length > MOST_GAMES ? [earlier(all), ...all.slice(2)] : all);
  if (isCounted && next !== text) settings.write(NAMES.games, next);
  return sumOf(all);
}

/** The first two entries as one. */
const earlier = (all: KeptNumbers): KeptNumbers[number] => [EARLIER, sumOf(all.slice(0, 2))];

const sumOf = (games: KeptNumbers): number => games.reduce((sum, [, dollars]) => sum + dollars, 0);

/** The name under which the times are kept. */
const TIMES = 'times';

const MOST_TIMES = 50;

/**
 * A function for a view that asks about once a second: the time of the game in play, in milliseconds; undefined before
 * the first move, and if the player does not want to see it.
 */
export function timerOf(
  game: GameInPlay,
  { settings, now = Date.now, isHidden = () => false }: FigureOptions,
): () => number | undefined {
  const kept = (name: string): number =>
    1000 * (readNumbers(settings.read(TIMES)).find(([other]) => other === name)?.[1] ?? 0);
  const clock = new GameClock(kept);
  let written = '';
  return () => {
    const { seat, deal } = game;
    if (deal === undefined) return undefined;
    const name = `${seat.house} ${deal}`;
    // While a view is refreshed, the event is not in the script yet.
    const isFresh = !seat.isBegun && /\bnew\s*$/.test(seat.script);
    const time = clock.look({
      now: now(),
      game: name,
      isFresh,
      isWon: seat.isWon,
      isHidden: isHidden(),
    });
    const seconds = Math.floor(time / 1000);
    if (written !== `${name} ${seconds}`) {
      written = `${name} ${seconds}`;
      const times = withNumber(readNumbers(settings.read(TIMES)), [name, seconds]);
      settings.write(TIMES, printNumbers(times.slice(-MOST_TIMES)));
    }
    return readSettings(settings).time === 'on' && (seat.isBegun || seconds > 0) ? time : undefined;
  };
}

/**
 * The setting that keeps a mark for each move that the table made by itself, separated by spaces, oldest first. After a
 * reload one undo still takes such a move back with the player's move before it. A mark stands for the deal and all moves up to
 * the move, so it belongs to that line of play alone, and two tabs can keep theirs in one place.
 */
const MARKS = 'own-moves';

/** A game has some 20 such moves. Of more marks the oldest are forgotten. */
const MOST_MARKS = 1000;

/** The moves of this game that have a mark. Text that somebody else has written among the marks matches no move. */
export const ownMovesOf = (game: GameInPlay, settings: Settings): OwnMoves => {
  const kept = (): readonly string[] => settings.read(MARKS)?.split(' ') ?? [];
  const marks = (): readonly string[] => marksIn(game.seat.controller.save());
  return {
    numbers: () => {
      const own = new Set(kept());
      return new Set(marks().flatMap((mark, at) => (own.has(mark) ? [at + 1] : [])));
    },
    note: (move, isOwn) => {
      const mark = marks()[move - 1];
      const all = kept();
      if (mark === undefined || isOwn === all.includes(mark)) return;
      const next = isOwn ? [...all, mark] : all.filter((one) => one !== mark);
      settings.write(MARKS, next.slice(-MOST_MARKS).join(' '));
    },
  };
};

/**
 * The mark of each move of a saved game in order, then of each that can be redone. The game's name is no part of a
 * mark: version 0.1.0 saved games without it.
 */
function marksIn(saved = ''): readonly string[] {
  const [, head = '', moves = ''] = /^(?:\[Game "klondike"\] )?(.*\nnew)(.*)$/s.exec(saved) ?? [];
  const words = moves.split(' ').filter((word) => word !== '' && word !== 'undo');
  let sum = summed(head);
  return words.map((word) => (sum = summed(` ${word}`, sum)).toString(36));
}

/** With 47 bits and so few marks, two that are the same by chance are never seen. No product exceeds 2 ** 53. */
function summed(text: string, sum = 0): number {
  for (let at = 0; at < text.length; at++) sum = (sum * 33 + text.charCodeAt(at)) % (2 ** 47 - 115);
  return sum;
}
