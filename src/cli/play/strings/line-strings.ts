/** The texts of line mode, by language. */
import type { LanguageName } from '../../../core/strings/language.js';
import type { LineStrings } from './english.js';
import { LINES_ENGLISH } from './english.js';
import { LINES_FRENCH } from './french.js';

export const LINE_STRINGS: Readonly<Record<LanguageName, LineStrings>> = {
  en: LINES_ENGLISH,
  fr: LINES_FRENCH,
};
