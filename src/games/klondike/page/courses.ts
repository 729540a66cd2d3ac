/** The dialog with the rules of courses. */
import { button, make } from '../../../browser/dom.js';
import { secureNumber } from '../../../core/random.js';
import type { NewGameDesk } from '../../../kit/browser-tables.js';
import { SEEDS } from '../doors/clicks/seeds.js';
import { dotnetDeal, randomDeal } from '../model/deals.js';
import type { Rules } from '../model/rules.js';
import { KSU, YCP_SELECTION, YCP_TEXT } from '../model/rules.js';
import { dialogStrings } from './dialogs/dialog-strings.js';
import type { KlondikePageStrings } from './strings/english.js';

const COURSES = [
  ['ycp-selection', YCP_SELECTION],
  ['ycp-text', YCP_TEXT],
  ['ksu', KSU],
] as const;

export function courseHouses({ play }: NewGameDesk, strings: KlondikePageStrings): HTMLElement {
  const { houses } = strings.klondikePage;
  const { newGame: words } = dialogStrings(strings);
  return make(
    'div',
    { class: 'courses' },
    ...COURSES.flatMap(([name, rules]) => {
      const told = make('p', { id: `told-${name}` }, words.courseNotes[name]);
      const begin = button(houses[name], () => play(name, dealIn(rules)), { 'aria-describedby': told.id });
      return [begin, told];
    }),
  );
}

/** The name of a random deal, numbered as the house numbers its deals. */
const dealIn = ({ numbers }: Rules): string =>
  (numbers === 'dotnet' ? dotnetDeal(secureNumber() % (SEEDS.max + 1)) : randomDeal()).name;

