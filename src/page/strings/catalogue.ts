/** The page's own texts, by language. */
import type { LanguageName } from '../../core/strings/language.js';
import type { PageStrings } from './english.js';
import { PAGE_ENGLISH } from './english.js';
import { PAGE_FRENCH } from './french.js';

export const PAGE_STRINGS: Readonly<Record<LanguageName, PageStrings>> = {
  en: PAGE_ENGLISH,
  fr: PAGE_FRENCH,
};
