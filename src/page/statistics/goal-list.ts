/** The list of the player's goals, with their progress. */
import type { IconName } from '../../browser/art/icons.js';
import { icon } from '../../browser/art/icons.js';
import { make } from '../../browser/dom.js';
import { dayIn } from '../../core/calendar.js';
import type { GoalName, GoalProgress } from '../../core/statistics/goals.js';
import type { StatisticsStrings } from '../../core/statistics/strings/english.js';
import type { LanguageName } from '../../core/strings/language.js';
import { capitalized } from '../../core/text/format.js';

const ICONS: Readonly<Record<GoalName, IconName>> = {
  firstWin: 'trophy',
  withoutUndo: 'undo',
  threeInARow: 'flame',
  quick: 'time',
  tenWins: 'trophy',
  threeRules: 'list',
  weekOfDailies: 'daily',
  tenWithoutUndo: 'undo',
  perfect: 'star',
  tenInARow: 'flame',
  monthOfDailies: 'daily',
  hundredWins: 'trophy',
};

interface GoalTexts {
  readonly strings: StatisticsStrings;
  readonly language: LanguageName;
}

export function goalList(goals: readonly GoalProgress[], texts: GoalTexts): HTMLElement {
  const { goalsTitle, wonOf } = texts.strings;
  const reached = goals.filter(({ reachedOn }) => reachedOn !== undefined).length;
  return make(
    'section',
    { class: 'goals', 'aria-labelledby': 'goals-title' },
    make(
      'div',
      { class: 'head' },
      make('h3', { id: 'goals-title' }, goalsTitle),
      make('span', {}, wonOf(reached, goals.length)),
    ),
    make('ul', {}, ...goals.map((goal) => goalItem(goal, texts))),
  );
}

function goalItem({ name, count, target, reachedOn }: GoalProgress, texts: GoalTexts): HTMLElement {
  const { strings, language } = texts;
  const hints: Readonly<Partial<Record<GoalName, string>>> = strings.goalHints;
  const badge = make('span', { class: 'badge' });
  badge.append(icon(ICONS[name]));
  const title = make('strong', {}, capitalized(strings.goals[name]));
  if (reachedOn !== undefined) {
    const day = dayIn(language, reachedOn, { dateStyle: 'medium' });
    return make(
      'li',
      { class: 'reached' },
      badge,
      make('span', {}, title, make('small', {}, `${strings.reached} ${day}`)),
    );
  }
  const hint = hints[name];
  const progress = make('span', { class: 'progress', 'aria-hidden': 'true' });
  progress.style.setProperty('--done', String(count / target));
  return make(
    'li',
    {},
    badge,
    make(
      'span',
      {},
      title,
      ...(hint === undefined ? [] : [make('small', {}, hint)]),
      ...(target === 1 ? [] : [make('small', { class: 'count' }, progress, strings.wonOf(count, target))]),
    ),
  );
}
