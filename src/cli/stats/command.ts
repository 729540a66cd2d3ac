/** The command that tells the player's statistics, and exports, imports and resets them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { firstWeekday } from '../../core/calendar.js';
import type { RulesGames } from '../../core/statistics/figures.js';
import { byRules, figuresOf } from '../../core/statistics/figures.js';
import type { FinishedGame } from '../../core/statistics/finished-game.js';
import type { GameBook } from '../../core/statistics/game-book.js';
import type { PlayersCalendar } from '../../core/statistics/periods.js';
import { periodsOf } from '../../core/statistics/periods.js';
import type { NameCheck, WrongName } from '../../core/statistics/statistics-text.js';
import { printStatistics } from '../../core/statistics/statistics-text.js';
import type { StatisticsStrings } from '../../core/statistics/strings/english.js';
import { TextError } from '../../core/text/text-error.js';
import type { LanguageName } from '../../core/strings/language.js';
import type { Games } from '../../kit/games.js';
import { gameNamed } from '../../kit/games.js';
import type { GameKit } from '../../kit/kit.js';
import { houseNamed } from '../../kit/kit.js';
import { WIDTH, wrapped } from '../manual/help.js';
import { dataFolder } from '../keep/folders.js';
import { bookIn, damagedIn } from '../keep/statistics.js';
import type { Environment } from '../play/locale.js';
import { canPrintSigns, languageFrom, localeFrom } from '../play/locale.js';
import type { StatsValues } from '../options.js';
import type { Shell } from '../shell.js';
import { LINE_STRINGS } from '../play/strings/catalogue.js';
import type { StatsStrings } from '../play/strings/english.js';
import { UsageError, codeOf, whyUnread, whyUnwritten } from '../errors.js';
import { textOfRules } from './text.js';
import type { GameTypes } from '../../scripts/running/stage.js';

/** Resolves to the exit status: 2 if a file could not be read or written. @throws UsageError */
export function statsCommand(options: StatsValues, shell: Shell, games: Games): number {
  const [one, other] = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  if (other !== undefined) throw new UsageError((say) => say.doesNotGoWith(`--${String(one)}`, `--${other}`));
  const { process, output, errors } = shell;
  const folder = dataFolder(process);
  if (folder === undefined) throw new UsageError((say) => say.stats.noFolder);
  const { stats: strings } = LINE_STRINGS[languageFrom(process.env)];
  const faults: string[] = [];
  const book = bookIn({
    folder,
    strings,
    say: (sentence) => {
      faults.push(sentence);
      errors.print(sentence);
    },
  });
  const damaged = damagedIn(folder);
  const change = changeFor(options, { book, strings, output, check: knownIn(games) });
  if (change !== undefined) for (const sentence of change()) errors.print(sentence);
  else if (options.json === true)
    for (const line of jsonLines(book, calendarFrom(process.env))) output.print(line);
  else output.write(tableOf(book, shell, games));
  if (change === undefined) for (const file of damaged) errors.print(strings.beside(file));
  return faults.length > 0 ? 2 : 0;
}

interface Kept {
  readonly book: GameBook;
  readonly strings: StatsStrings;
  readonly output: Pick<Shell['output'], 'write'>;
  /** Of the names in an import. */
  readonly check: NameCheck;
}

/** Does what was asked for, and returns what to say of it: nothing if it failed, which has been said then. */
type Change = () => readonly string[];

/** What an option asks for; undefined if the statistics are only to be told. */
function changeFor(options: StatsValues, kept: Kept): Change | undefined {
  const { export: to, import: from, reset, 'bring-back': back } = options;
  if (to !== undefined) return () => exported(to, kept);
  if (from !== undefined) return () => imported(from, kept);
  if (reset === true) return () => resetIn(kept);
  return back === true ? (): readonly string[] => broughtBackIn(kept) : undefined;
}

function resetIn({ book, strings }: Kept): readonly string[] {
  if (book.games.length === 0) return [strings.nothingToReset];
  return book.reset() ? [strings.reset] : [];
}

function broughtBackIn({ book, strings }: Kept): readonly string[] {
  if (!book.canBringBack) return [strings.nothingReset];
  return book.bringBack() ? [strings.broughtBack] : [];
}

/** Writes a new file; `-` is standard output. */
function exported(file: string, { book, strings, output }: Kept): readonly string[] {
  const { games } = book;
  if (file === '-') {
    output.write(printStatistics(games));
    return [];
  }
  try {
    writeFileSync(file, printStatistics(games), { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    throw new UsageError((say) => say.about(`--export ${file}`, whyUnwritten(error, say)));
  }
  return [strings.exported(games.length, file)];
}

function imported(file: string, { book, strings, check }: Kept): readonly string[] {
  try {
    const games = book.take(readFileSync(file, 'utf8'), check);
    return games === undefined ? [] : [strings.imported(games)];
  } catch (error) {
    if (error instanceof TextError)
      throw new UsageError((say) =>
        say.about(`--import ${file}`, say.at(error) + say.unread(error.word, error.expected)),
      );
    if (codeOf(error) === undefined) throw error;
    throw new UsageError((say) => say.about(`--import ${file}`, whyUnread(error, 'export', say)));
  }
}

/** A line for each set of rules; without games, a line that says so. */
function jsonLines(book: GameBook, calendar: PlayersCalendar): readonly string[] {
  const told = (games: readonly FinishedGame[]): object => ({
    ...figuresOf(games),
    periods: periodsOf(games, calendar),
  });
  const groups = byRules(book.games);
  return groups.length === 0
    ? [JSON.stringify(told([]))]
    : groups.map(({ game, rules, games }) => JSON.stringify({ game, rules, ...told(games) }));
}

const calendarFrom = (env: Environment): PlayersCalendar => ({ firstWeekday: firstWeekday(localeFrom(env)) });

function tableOf(book: GameBook, { process }: Shell, known: Games): string {
  const language = languageFrom(process.env);
  const { statistics: strings } = LINE_STRINGS[language];
  const look = { strings, unicode: canPrintSigns(process), calendar: calendarFrom(process.env) };
  const groups = byRules(book.games).map(
    (group) => `${textOfRules(group, titleOf(group, known, language), look)}\n`,
  );
  return groups.length === 0 ? `${strings.none}\n` : `${groups.join('')}${wrappedCounting(strings)}\n`;
}

/** The title of a set of rules, or their names in scripts if none of our games has them. */
function titleOf({ game, rules }: RulesGames, known: Games, language: LanguageName): string {
  const title = gameNamed(
    known,
    game,
  )?.((kit) => (houseNamed(kit, rules) === undefined ? undefined : kit.command.houseTitle(rules, language)));
  return title ?? `${game}, ${rules}`;
}

const wrappedCounting = ({ counting }: StatisticsStrings): string => wrapped(counting, WIDTH).join('\n');

const knownIn =
  (games: Games): NameCheck =>
  ({ game, rules, deal }) => {
    const open = gameNamed(games, game);
    if (open !== undefined) return open((kit) => wrongIn(kit, { rules, deal }));
    return { key: 'game', expected: games.map((one) => one(({ name }) => name)).join(' or ') };
  };

function wrongIn<Game extends GameTypes>(
  kit: GameKit<Game>,
  { rules, deal }: { readonly rules: string; readonly deal: string },
): WrongName | undefined {
  const house = houseNamed(kit, rules);
  if (house === undefined)
    return { key: 'rules', expected: `the name of house rules: ${kit.houses.join(', ')}` };
  try {
    kit.readDeal(deal, house);
    return undefined;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return { key: 'deal', expected: error.expected };
  }
}
