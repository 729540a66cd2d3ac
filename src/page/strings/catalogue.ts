/** The page's own texts in each language, loaded when they are needed. */
import type { LanguageName } from '../../core/strings/language.js';
import type { PageStrings } from './english.js';
import { PAGE_ENGLISH } from './english.js';

export const PAGE_STRINGS: Readonly<Record<LanguageName, () => Promise<PageStrings>>> = {
  en: () => Promise.resolve(PAGE_ENGLISH),
  fr: async () => (await import('./french.js')).PAGE_FRENCH,
};
