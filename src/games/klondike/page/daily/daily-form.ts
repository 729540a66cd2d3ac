/** The dialog for choosing a day and playing its deal. */
import { make } from '../../../../browser/dom.js';
import { adopt } from '../../../../browser/sheet.js';
import { dayAt, firstWeekday, monthOf } from '../../../../core/calendar.js';
import { languageOf } from '../../../../core/strings/language.js';
import type { NewGameDesk } from '../../../../kit/browser-tables.js';
import type { DealSearch } from '../searching.js';
import { searching } from '../searching.js';
import { dialogStrings } from '../dialogs/dialog-strings.js';
import type { KlondikePageStrings } from '../strings/english.js';
import type { CalendarOptions } from './calendar.js';
import { Calendar, markOf } from './calendar.js';
import { HOUSE, dealsOfDays, saveDeal, standingsOf } from './days.js';
import type { DialogStrings } from '../dialogs/strings/english.js';
import { calendarStyle } from './style.js';

export function dailyForm(desk: NewGameDesk, tableStrings: KlondikePageStrings): HTMLElement {
  const language = languageOf([tableStrings.core.language]);
  const { daily: strings, newGame } = dialogStrings(tableStrings);
  const search = searching(newGame);
  const standings = standingsOf(dealsOfDays(desk.settings), desk.played());
  const won = make('p');
  const calendar = new Calendar({
    language,
    strings,
    standings,
    today: dayAt(new Date()),
    firstWeekday: firstWeekday(navigator.language),
    onMonth: (month) => (won.textContent = daysWonText(month, standings, strings)),
    onChosen: (day) => void begin(desk, day, search),
  });
  adopt(calendarStyle());
  return make(
    'div',
    { class: 'calendar' },
    make('p', {}, strings.about),
    calendar.element,
    search.element,
    legend(strings),
    won,
  );
}

/** Plays a day's deal, which is searched for unless it is known. */
async function begin({ settings, find, play }: NewGameDesk, day: string, search: DealSearch): Promise<void> {
  const known = dealsOfDays(settings).get(day);
  const deal = known ?? (await search.run(async (signal) => find?.(HOUSE, { day, signal })));
  if (deal === undefined) return;
  saveDeal(settings, day, deal);
  play(HOUSE, deal);
}

function daysWonText(
  month: string,
  standings: CalendarOptions['standings'],
  strings: DialogStrings['daily'],
): string {
  const days = [...standings].flatMap(([day, standing]) => (standing === 'won' ? [day] : []));
  return strings.daysWon(days.filter((day) => monthOf(day) === month).length, days.length);
}

/** Explains the marks. Screen readers skip it, because each day's label says the same. */
const legend = ({ standings }: DialogStrings['daily']): HTMLElement =>
  make(
    'ul',
    { class: 'legend', 'aria-hidden': 'true' },
    ...(['won', 'begun'] as const).map((standing) =>
      make('li', {}, make('span', { class: standing }, markOf(standing)), ` ${standings[standing]}`),
    ),
  );
