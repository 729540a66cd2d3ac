/** The texts that the tables of Monte Carlo Solitaire on the page need in each language, loaded when they are needed. */
import type { LanguageName } from '../../../../core/strings/language.js';
import type { PageTableStrings } from './in-english.js';
import { IN_ENGLISH } from './in-english.js';

export const STRINGS: Readonly<Record<LanguageName, () => Promise<PageTableStrings>>> = {
  en: () => Promise.resolve(IN_ENGLISH),
  fr: async () => (await import('./in-french.js')).IN_FRENCH,
};
