/** The welcome of the page: closed once, it comes no more by itself. */
import type { LanguageName } from '../../core/strings/language.js';
import type { Lesson } from '../../kit/browser-tables.js';
import type { Store } from '../game/store.js';
import { byId } from '../parts/dom.js';
import type { PageStrings } from '../strings/english.js';
import { WELCOME_STRINGS } from './strings/catalogue.js';
import { Welcome } from './welcome.js';

interface WelcomePart {
  readonly lessons: readonly Lesson[];
  readonly language: LanguageName;
  readonly strings: PageStrings;
  readonly store: Store;
  readonly focus: () => void;
}

export const welcomeOf = ({ lessons, language, strings, store, focus }: WelcomePart): Welcome =>
  new Welcome({
    lessons,
    strings: WELCOME_STRINGS[language],
    close: strings.close,
    table: byId('table'),
    onClosed: () => store.write('welcome', 'seen'),
    focus,
  });
