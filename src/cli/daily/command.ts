/** `klondike daily`: shows the calendar of daily deals, and plays one. */
import { dayAt, daysOf, firstWeekday, monthOf } from '../../core/calendar.js';
import type { DailyBook, DailyPlace } from '../../core/daily/daily-book.js';
import { DIFFICULTIES } from '../../core/difficulty.js';
import { resultsOfDays } from '../../core/daily/day-results.js';
import { monthProgress, streakOf, untilTomorrow } from '../../core/daily/progress.js';
import { dailyStrings, dailyTitle, nextDailyText } from '../../core/daily/texts.js';
import { settingsOf } from '../../core/settings.js';
import type { GameBook } from '../../core/statistics/game-book.js';
import type { PlayedDeal } from '../../core/statistics/finished-game.js';
import type { AnyGame, Games } from '../../kit/games.js';
import type { OptionValues } from '../arguments.js';
import { readName } from '../arguments.js';
import { UsageError } from '../errors.js';
import type { DAILY_OPTIONS } from '../options.js';
import { canFillScreen, canPrintSigns, languageFrom, localeFrom, spelledFor } from '../play/locale.js';
import { playGame } from '../play/start-game.js';
import { LINE_STRINGS } from '../play/strings/line-strings.js';
import { dailyBookIn, dailyGame, dailyRules } from '../player-files/daily.js';
import { dataFolder } from '../player-files/folders.js';
import { bookIn } from '../player-files/statistics.js';
import type { Shell } from '../shell.js';
import { tell } from '../shell.js';
import { dailyText } from './text.js';

type DailyValues = OptionValues<typeof DAILY_OPTIONS>;

/**
 * Shows a month, or plays a deal if `word` is a level. Resolves to the exit status of the game, to 0 after a month, or to
 * 2 if the player's files have a fault.
 * @throws UsageError
 */
export async function dailyCommand(
  values: DailyValues,
  word: string | undefined,
  shell: Shell,
  games: Games,
): Promise<number> {
  const open = dailyGame(games);
  const level = word === undefined ? undefined : readName('daily', word, DIFFICULTIES);
  const today = dayAt(new Date());
  const player = playerOf(open, shell);
  player.dailies.addWins(player.games.games);
  if (level !== undefined) {
    const stray = (['month', 'json'] as const).find((name) => values[name] !== undefined);
    if (stray !== undefined) throw new UsageError((say) => say.conflicts(`--${stray}`, level));
    const place = { day: readDay(values.day, today), level };
    const status = await playDeal(open, { place, values, player, shell });
    return player.faults.length > 0 ? 2 : status;
  }
  if (values.day !== undefined) throw new UsageError((say) => say.needsOther('--day', DIFFICULTIES));
  show(player, { today, month: readMonth(values.month, today), isJson: values.json === true }, shell);
  return player.faults.length > 0 ? 2 : 0;
}

/** The player's files, and the messages about them. */
interface DailyPlayer {
  readonly rules: Omit<PlayedDeal, 'deal'>;
  readonly dailies: DailyBook;
  readonly games: GameBook;
  readonly faults: readonly string[];
}

/** @throws UsageError without a folder for the player's files */
function playerOf(open: AnyGame, shell: Shell): DailyPlayer {
  const { process } = shell;
  const folder = dataFolder(process);
  if (folder === undefined) throw new UsageError((say) => say.daily.noFolder);
  const strings = LINE_STRINGS[languageFrom(process.env)];
  const faults: string[] = [];
  const say = (sentence: string): void => {
    faults.push(sentence);
    tell(shell, sentence);
  };
  const rules = dailyRules(open);
  return {
    rules,
    dailies: dailyBookIn({ folder, strings: strings.daily, say }, rules),
    games: bookIn({ folder, strings: strings.stats, say }),
    faults,
  };
}

/** @throws UsageError unless the text is a day that has come */
function readDay(text: string | undefined, today: string): string {
  if (text === undefined) return today;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && daysOf(monthOf(text)).includes(text);
  if (!isDay) throw new UsageError((say) => say.daily.takesDay(text));
  if (text > today) throw new UsageError((say) => say.daily.notYet(text));
  return text;
}

/** @throws UsageError unless the text is a month */
function readMonth(text: string | undefined, today: string): string {
  if (text === undefined) return monthOf(today);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new UsageError((say) => say.daily.takesMonth(text));
  return text;
}

function show(
  { rules, dailies, games }: DailyPlayer,
  { today, month, isJson }: { readonly today: string; readonly month: string; readonly isJson: boolean },
  { process, output }: Shell,
): void {
  const { deals } = dailies;
  if (isJson) {
    output.print(
      JSON.stringify({
        today,
        streak: streakOf(deals, today),
        ...monthProgress(deals, month),
        deals: deals.filter(({ day }) => monthOf(day) === month),
      }),
    );
    return;
  }
  const language = languageFrom(process.env);
  const text = dailyText({
    deals,
    results: resultsOfDays(deals, games.begun, rules),
    today,
    month,
    language,
    strings: LINE_STRINGS[language].daily,
    firstWeekday: firstWeekday(localeFrom(process.env)),
    unicode: canPrintSigns(process),
  });
  output.write(spelledFor(process, text));
}

interface DealToPlay {
  readonly place: DailyPlace;
  readonly values: DailyValues;
  readonly player: DailyPlayer;
  readonly shell: Shell;
}

/** Plays a deal, which is searched for unless it is known. Then tells a player of a full-screen game about a win. */
async function playDeal(open: AnyGame, { place, values, player, shell }: DealToPlay): Promise<number> {
  const { dailies, games, rules } = player;
  const { process } = shell;
  const wish = { difficulty: place.level, day: place.day };
  const status = await open(async (kit) => {
    const name = dailies.dealAt(place) ?? (await kit.findDeal?.(rules.rules, wish))?.name;
    if (name === undefined) throw new UsageError((say) => say.noWishedDeal('daily'));
    dailies.open(place, name);
    const deal = kit.readDeal(name, rules.rules);
    const title = dailyTitle({ ...place, deal: name }, languageFrom(process.env));
    const winnable = { difficulty: place.level, title };
    const settings = settingsOf(new Map());
    return playGame({ kit, house: rules.rules, deal, resumesDeal: true, settings, winnable }, values, shell);
  });
  if (!canFillScreen(process)) return status;
  dailies.addWins(games.games);
  for (const sentence of afterwards(player, place, languageFrom(process.env))) tell(shell, sentence);
  return status;
}

/** The sentences after a game; none unless the deal is won. */
function afterwards(
  { dailies }: DailyPlayer,
  place: DailyPlace,
  language: ReturnType<typeof languageFrom>,
): readonly string[] {
  const { deals } = dailies;
  const now = new Date();
  const own = deals.find(({ day, level }) => day === place.day && level === place.level);
  if (own?.wonOn === undefined) return [];
  const strings = dailyStrings(language);
  const streak = streakOf(deals, dayAt(now));
  return [
    `${dailyTitle(own, language)}: ${strings.won}. ${strings.inARow(streak.now)}. ${nextDailyText(untilTomorrow(now), strings)}.`,
  ];
}
