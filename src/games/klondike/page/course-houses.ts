/** The rules of the courses in the dialog for a new game: a button for each house, and a sentence. */
import { secureNumber } from '../../../core/random.js';
import { button, make } from '../../../browser/dom.js';
import type { NewGameDesk } from '../../../kit/browser-tables.js';
import { SEEDS } from '../doors/clicks/game.js';
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

export const courseHouses = (play: NewGameDesk['play'], strings: KlondikePageStrings): HTMLElement => {
  const { houses } = strings.klondikePage;
  const { newGame: words } = dialogStrings(strings);
  return make(
    'details',
    {},
    make('summary', {}, words.courses),
    ...COURSES.flatMap(([name, rules]) => {
      const told = make('p', { id: `told-${name}` }, words.coursesTold[name]);
      const begin = button(houses[name], () => play(name, dealIn(rules)), { 'aria-describedby': told.id });
      return [begin, told];
    }),
  );
};

/** The name of a random deal as the house deals. */
const dealIn = ({ numbers }: Rules): string =>
  (numbers === 'dotnet' ? dotnetDeal(secureNumber() % (SEEDS.max + 1)) : randomDeal()).name;
