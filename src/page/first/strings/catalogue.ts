/** The texts that the page may say before the rest of it is there, by language. */
import type { LanguageName } from '../../../core/strings/language.js';
import type { FirstStrings } from './english.js';
import { FIRST_ENGLISH } from './english.js';
import { FIRST_FRENCH } from './french.js';

export const FIRST_STRINGS: Readonly<Record<LanguageName, FirstStrings>> = {
  en: FIRST_ENGLISH,
  fr: FIRST_FRENCH,
};
