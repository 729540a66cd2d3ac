/** The dialog with the rules of courses. */
import { button, make } from '../../../browser/dom.js';
import type { NewGameDesk } from '../../../kit/browser-tables.js';
import { dialogStrings } from './dialogs/dialog-strings.js';
import type { KlondikePageStrings } from './strings/english.js';

const COURSES = ['ycp-selection', 'ycp-text', 'ksu'] as const;

export function courseHouses({ play }: NewGameDesk, strings: KlondikePageStrings): HTMLElement {
  const { houses } = strings.klondikePage;
  const { newGame: words } = dialogStrings(strings);
  return make(
    'div',
    { class: 'courses' },
    ...COURSES.map((name) => {
      const title = make('strong', { id: `course-${name}` }, houses[name]);
      const told = make('span', { id: `told-${name}` }, words.courseNotes[name]);
      const begin = button('', () => play(name), {
        'aria-labelledby': title.id,
        'aria-describedby': told.id,
      });
      begin.append(title, told);
      return begin;
    }),
  );
}
