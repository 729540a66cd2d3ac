/** The texts about statistics, by language. */
import type { LanguageName } from '../../strings/language.js';
import type { StatisticsStrings } from './english.js';
import { STATISTICS_ENGLISH } from './english.js';
import { STATISTICS_FRENCH } from './french.js';

export const STATISTICS_STRINGS: Readonly<Record<LanguageName, StatisticsStrings>> = {
  en: STATISTICS_ENGLISH,
  fr: STATISTICS_FRENCH,
};
