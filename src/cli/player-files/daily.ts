/** Keeps the player's daily deals in a file, a line for each deal. */
import { join } from 'node:path';
import { DAILY_SETTING, DailyBook } from '../../core/daily/daily-book.js';
import type { PlayedDeal } from '../../core/statistics/finished-game.js';
import type { AnyGame, Games } from '../../kit/games.js';
import type { LineStrings } from '../play/strings/english.js';
import { PlayerFile } from './player-file.js';

export const DAILY_FILE = 'daily.txt';

interface DailyFilePlace {
  /** The folder of the player's data. */
  readonly folder: string;
  readonly strings: LineStrings['daily'];
  /** Tells the player about a file that can't be read or written. */
  readonly say: (sentence: string) => void;
}

/** @param rules the game and the rules of all daily deals */
export function dailyBookIn(
  { folder, strings, say }: DailyFilePlace,
  rules: Omit<PlayedDeal, 'deal'>,
): DailyBook {
  const file = new PlayerFile(join(folder, DAILY_FILE), (where, error) => say(strings.failed(where, error)));
  return new DailyBook(
    {
      read: (name) => (name === DAILY_SETTING ? file.read() : undefined),
      write: (_name, text) => void file.write(`${text}\n`),
    },
    rules,
  );
}

/** The first game that has daily deals. */
export function dailyGame(games: Games): AnyGame {
  const open = games.find((one) => one(({ dailyHouse }) => dailyHouse !== undefined));
  if (open === undefined) throw new Error('no game has daily deals');
  return open;
}

/** The rules of a game's daily deals. */
export const dailyRules = (open: AnyGame): Omit<PlayedDeal, 'deal'> =>
  open(({ name, dailyHouse, houses }) => ({ game: name, rules: dailyHouse ?? houses[0] }));
