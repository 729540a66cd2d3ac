/** `klondike stats`: shows, exports, imports and resets the player's statistics. */
import { readFileSync, writeFileSync } from 'node:fs';
import { firstWeekday } from '../../core/calendar.js';
import type { DailyBook } from '../../core/daily/daily-book.js';
import type { RulesGames } from '../../core/statistics/figures.js';
import { byRules, figuresOf } from '../../core/statistics/figures.js';
import type { FinishedGame } from '../../core/statistics/finished-game.js';
import type { GameBook } from '../../core/statistics/game-book.js';
import type { GoalFacts } from '../../core/statistics/goals.js';
import { goalsOf } from '../../core/statistics/goals.js';
import type { NameCheck, WrongName } from '../../core/statistics/statistics-text.js';
import { parseExport, printStatistics } from '../../core/statistics/statistics-text.js';
import type { StatisticsStrings } from '../../core/statistics/strings/english.js';
import type { PlayersCalendar } from '../../core/statistics/weeks.js';
import { weekResults } from '../../core/statistics/weeks.js';
import type { LanguageName } from '../../core/strings/language.js';
import { TextError } from '../../core/text/text-error.js';
import type { Games } from '../../kit/games.js';
import { gameNamed } from '../../kit/games.js';
import type { GameKit } from '../../kit/kit.js';
import { houseNamed } from '../../kit/kit.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { OptionValues } from '../arguments.js';
import { UsageError, orUsageError, whyUnread, whyUnwritten } from '../errors.js';
import { dailyBookIn, dailyGame, dailyRules } from '../player-files/daily.js';
import { dataFolder } from '../player-files/folders.js';
import { bookIn, damagedIn } from '../player-files/statistics.js';
import { WIDTH, wrapped } from '../manual/help.js';
import type { STATS_OPTIONS } from '../options.js';
import type { Environment } from '../play/locale.js';
import { canPrintSigns, languageFrom, localeFrom, spelledFor } from '../play/locale.js';
import { LINE_STRINGS } from '../play/strings/line-strings.js';
import type { LineStrings } from '../play/strings/english.js';
import type { Shell } from '../shell.js';
import { textOfGoals, textOfRules } from './text.js';

/** Resolves to exit status 0, or to 2 if a file could not be read or written. @throws UsageError */
export function statsCommand(
  options: OptionValues<typeof STATS_OPTIONS>,
  shell: Shell,
  games: Games,
): number {
  const [one, other] = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  if (other !== undefined) throw new UsageError((say) => say.conflicts(`--${String(one)}`, `--${other}`));
  const { process, output, errors } = shell;
  const folder = dataFolder(process);
  if (folder === undefined) throw new UsageError((say) => say.stats.noFolder);
  const { stats: strings } = LINE_STRINGS[languageFrom(process.env)];
  const faults: string[] = [];
  const say = (sentence: string): void => {
    faults.push(sentence);
    errors.print(sentence);
  };
  const book = bookIn({ folder, strings, say });
  const damaged = damagedIn(folder);
  const { daily } = LINE_STRINGS[languageFrom(process.env)];
  const dailies = dailyBookIn({ folder, strings: daily, say }, dailyRules(dailyGame(games)));
  const sentences = change(options, { book, dailies, strings, output, check: knownIn(games) });
  if (sentences !== undefined) for (const sentence of sentences) errors.print(sentence);
  else if (options.json === true)
    for (const line of jsonLines(book, calendarFrom(process.env))) output.print(line);
  else output.write(tableOf({ games: book.games, dailies: dailies.deals }, shell, games));
  if (sentences === undefined) for (const file of damaged) errors.print(strings.setAside(file));
  return faults.length > 0 ? 2 : 0;
}

interface StatsContext {
  readonly book: GameBook;
  readonly dailies: DailyBook;
  readonly strings: LineStrings['stats'];
  readonly output: Pick<Shell['output'], 'write'>;
  /** Checks the names in an import. */
  readonly check: NameCheck;
}

/**
 * Makes the change that an option asks for, and returns the sentences to print. After a failure, which is already
 * printed, it returns an empty list. Undefined if no option asks for a change.
 */
function change(
  { export: to, import: from, reset, 'bring-back': back }: OptionValues<typeof STATS_OPTIONS>,
  context: StatsContext,
): readonly string[] | undefined {
  if (to !== undefined) return exported(to, context);
  if (from !== undefined) return imported(from, context);
  if (reset === true) return resetIn(context);
  return back === true ? broughtBackIn(context) : undefined;
}

function resetIn({ book, strings }: StatsContext): readonly string[] {
  if (book.games.length === 0) return [strings.nothingToReset];
  return book.reset() ? [strings.reset] : [];
}

function broughtBackIn({ book, strings }: StatsContext): readonly string[] {
  if (!book.canBringBack) return [strings.nothingReset];
  return book.bringBack() ? [strings.broughtBack] : [];
}

/** Writes a new file. `-` is standard output. */
function exported(file: string, { book, dailies, strings, output }: StatsContext): readonly string[] {
  const { games } = book;
  const text = printStatistics(games, dailies.deals);
  if (file === '-') {
    output.write(text);
    return [];
  }
  orUsageError(
    () => writeFileSync(file, text, { flag: 'wx' }),
    (error, say) => say.about(`--export ${file}`, whyUnwritten(error, say)),
  );
  return [strings.exported(games.length, file)];
}

function imported(file: string, { book, dailies, strings, check }: StatsContext): readonly string[] {
  const text = orUsageError(
    () => readFileSync(file, 'utf8'),
    (error, say) => say.about(`--import ${file}`, whyUnread(error, 'export', say)),
  );
  try {
    const read = parseExport(text, check);
    const added = book.take(read.games);
    if (added === undefined) return [];
    dailies.take(read.dailies);
    return [strings.imported(added)];
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    throw new UsageError((say) =>
      say.about(`--import ${file}`, say.at(error) + say.unread(error.word, error.expected)),
    );
  }
}

/** A line for each set of rules, or one line if no game counts yet. */
function jsonLines(book: GameBook, calendar: PlayersCalendar): readonly string[] {
  const dataOf = (games: readonly FinishedGame[]): object => ({
    ...figuresOf(games),
    weeks: weekResults(games, calendar),
  });
  const groups = byRules(book.games);
  return groups.length === 0
    ? [JSON.stringify(dataOf([]))]
    : groups.map(({ game, rules, games }) => JSON.stringify({ game, rules, ...dataOf(games) }));
}

const calendarFrom = (env: Environment): PlayersCalendar => ({ firstWeekday: firstWeekday(localeFrom(env)) });

function tableOf({ games, dailies }: GoalFacts, { process }: Shell, known: Games): string {
  const language = languageFrom(process.env);
  const { statistics: strings } = LINE_STRINGS[language];
  if (games.length === 0) return `${strings.none}\n`;
  const calendar = calendarFrom(process.env);
  const look = { strings, language, unicode: canPrintSigns(process), calendar };
  const texts = byRules(games).map((group) => textOfRules(group, titleOf(group, known, language), look));
  const goals = textOfGoals(goalsOf({ games, dailies }), look);
  return spelledFor(process, `${[...texts, goals, wrappedCounting(strings)].join('\n')}\n`);
}

/** The title of a set of rules, or their names in scripts if they belong to none of our games. */
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
