/** What hints say, and what is read of the table: loaded with who says it. */
import type { LanguageName } from '../../../../core/strings/language.js';
import { languageOf } from '../../../../core/strings/language.js';
import type { AdviceStrings } from './advice-english.js';
import type { PageTableStrings } from './in-english.js';

const ADVICE: Readonly<Record<LanguageName, () => Promise<AdviceStrings>>> = {
  en: async () => (await import('./advice-english.js')).ADVICE_ENGLISH,
  fr: async () => (await import('./advice-french.js')).ADVICE_FRENCH,
};

/** In the language of the tables. */
export const loadAdvice = ({ core }: Pick<PageTableStrings, 'core'>): Promise<AdviceStrings> =>
  ADVICE[languageOf([core.language])]();
