/** The page's own texts, by language: each is loaded when it is needed. English comes with the page. */
import type { LanguageName } from '../../core/strings/language.js';
import type { PageStrings } from './english.js';
import { PAGE_ENGLISH } from './english.js';

export const PAGE_STRINGS: Readonly<Record<LanguageName, () => Promise<PageStrings>>> = {
  en: () => Promise.resolve(PAGE_ENGLISH),
  fr: async () => (await import('./french.js')).PAGE_FRENCH,
};
