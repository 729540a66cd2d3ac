/** Keeps the player's statistics in files. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BookPart } from '../../core/statistics/game-book.js';
import { GameBook } from '../../core/statistics/game-book.js';
import { unlessSystemError } from '../errors.js';
import type { LineStrings } from '../play/strings/english.js';
import { PlayerFile } from './player-file.js';

export const STATISTICS_FILES: Readonly<Record<BookPart, string>> = {
  games: 'statistics.json',
  open: 'statistics-open.json',
  reset: 'statistics-reset.json',
};

export interface StatisticsPlace {
  /** The folder of the player's data. */
  readonly folder: string;
  readonly strings: LineStrings['stats'];
  /** Tells the player about a file that can't be read or written. */
  readonly say: (sentence: string) => void;
}

/** The files with statistics that an earlier run could not read and set aside. */
export const damagedIn = (folder: string): readonly string[] =>
  unlessSystemError(
    () => (existsSync(folder) ? readdirSync(folder) : []),
    // Reading the statistics fails as well, and tells the player.
    () => [],
  )
    .filter((name) => /^statistics(-\w+)?\.damaged(-\d+)?\.json$/.test(name))
    .map((name) => join(folder, name));

/** Has the player finished a game? Reads the file until one is there. */
export function finishedIn(folder: string): () => boolean {
  const file = join(folder, STATISTICS_FILES.games);
  const text = (): string =>
    unlessSystemError(
      () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
      // The statistics tell the player about a file that can't be read.
      () => '',
    );
  let hasFinished = false;
  return () => (hasFinished ||= text().includes('"won"'));
}

/** Reads the files each time, because other terminals also write to them. */
export function bookIn({ folder, strings, say }: StatisticsPlace): GameBook {
  const files = new Map<BookPart, PlayerFile>();
  const at = (part: BookPart): PlayerFile => {
    const file =
      files.get(part) ??
      new PlayerFile(join(folder, STATISTICS_FILES[part]), (where, error) =>
        say(strings.failed(where, error)),
      );
    files.set(part, file);
    return file;
  };
  return new GameBook({
    read: (part) => at(part).read(),
    write: (part, text) => at(part).write(text),
    remove: (part) => at(part).remove(),
    setAside: (part, _text, why) => say(strings.damaged(at(part).setAside('damaged'), why)),
  });
}
