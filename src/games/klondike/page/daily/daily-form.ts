/** The dialog for daily deals: the streak, the calendar with its medal, and the deals of the chosen day. */
import { icon } from '../../../../browser/art/icons.js';
import { make } from '../../../../browser/dom.js';
import { adopt } from '../../../../browser/sheet.js';
import { dayAt, firstWeekday } from '../../../../core/calendar.js';
import type { DailyDeal } from '../../../../core/daily/daily-book.js';
import { DailyBook } from '../../../../core/daily/daily-book.js';
import { resultsOfDays } from '../../../../core/daily/day-results.js';
import type { MonthProgress } from '../../../../core/daily/progress.js';
import { MEDALS, medalCounts, monthProgress, streakOf } from '../../../../core/daily/progress.js';
import type { DailyStrings } from '../../../../core/daily/strings/english.js';
import { dailyStrings, medalTexts } from '../../../../core/daily/texts.js';
import { languageOf } from '../../../../core/strings/language.js';
import type { NewGameDesk } from '../../../../kit/browser-tables.js';
import { dialogStrings } from '../dialogs/dialog-strings.js';
import type { DialogStrings } from '../dialogs/strings/english.js';
import type { KlondikePageStrings } from '../strings/english.js';
import { Calendar, markOf } from './calendar.js';
import { DAILY_RULES, DayPlayer } from './day-player.js';
import { dailyStyle } from './style.js';

export function dailyForm(desk: NewGameDesk, tableStrings: KlondikePageStrings): HTMLElement {
  const language = languageOf([tableStrings.core.language]);
  const { daily, newGame } = dialogStrings(tableStrings);
  const strings = { ...dailyStrings(language), ...daily };
  const book = new DailyBook(desk.settings, DAILY_RULES);
  const played = desk.played();
  book.addWins(played);
  const { deals } = book;
  const today = dayAt(new Date());
  const results = resultsOfDays(deals, played, DAILY_RULES);
  const medal = make('div', { class: 'medal' });
  const player = new DayPlayer({ desk, book, results, today, language, strings, newGame });
  const calendar = new Calendar({
    language,
    strings,
    results,
    today,
    firstWeekday: firstWeekday(navigator.language),
    onMonth: (month) => medal.replaceChildren(...medalParts(monthProgress(deals, month), strings)),
    onChosen: (day, isByKey) => player.choose(day, isByKey),
  });
  adopt(dailyStyle());
  const isNew = deals.every(({ wonOn }) => wonOn === undefined);
  const explained = make('p', {}, strings.explained);
  const tiles = isNew ? [make('div', {}, explained)] : [streakTile(deals, today, strings), medal];
  const head = make('div', { class: 'daily-head' }, ...tiles);
  const key = make('div', { class: 'daily-key' }, legend(strings), ...medalList(deals, strings));
  return make(
    'div',
    { class: 'daily' },
    head,
    player.element,
    calendar.element,
    key,
    ...(isNew ? [] : [explained]),
  );
}

function streakTile(deals: readonly DailyDeal[], today: string, strings: DailyStrings): HTMLElement {
  const { now, best } = streakOf(deals, today);
  const tile = make('div', { class: now > 0 ? 'streak on' : 'streak' });
  const texts = make(
    'p',
    {},
    make('strong', {}, strings.inARow(now)),
    ...(best > 0 ? [make('span', {}, strings.best(best))] : []),
  );
  tile.append(icon('flame'), texts);
  return tile;
}

/** The month's medal, the days won, and what the next medal takes. */
function medalParts(progress: MonthProgress, strings: DailyStrings): readonly Node[] {
  const { won, days, medal } = progress;
  const [first = '', ...others] = medalTexts(progress, strings);
  const disc = make('span', { class: `disc ${medal ?? 'none'}` });
  disc.append(icon('medal'));
  return [
    disc,
    make(
      'p',
      {},
      make('strong', {}, first),
      make('span', {}, strings.daysWon(won, days)),
      ...others.map((text) => make('span', {}, text)),
    ),
  ];
}

/** The number of medals of each kind; nothing before the first medal. */
function medalList(deals: readonly DailyDeal[], strings: DailyStrings): readonly HTMLElement[] {
  const counts = medalCounts(deals);
  const won = MEDALS.filter((medal) => counts[medal] > 0).reverse();
  if (won.length === 0) return [];
  const texts = won.map((medal) => strings.medalCount(medal, counts[medal]));
  return [make('p', { class: 'medals' }, strings.allMedals(texts))];
}

/** Explains the marks. Screen readers skip it, because each day's label says the same. */
function legend({
  wonOnDay,
  wonLater,
  begun,
  allWon,
}: DailyStrings & Pick<DialogStrings['daily'], 'allWon'>): HTMLElement {
  const row = (kind: string, text: string): HTMLElement =>
    make('li', {}, make('span', { class: kind }), text);
  const markRow = (kind: 'all' | 'begun', text: string): HTMLElement =>
    make('li', {}, make('span', {}, markOf(kind)), text);
  return make(
    'ul',
    { class: 'legend', 'aria-hidden': 'true' },
    row('won', wonOnDay),
    row('late', wonLater),
    markRow('all', allWon),
    markRow('begun', begun),
  );
}
