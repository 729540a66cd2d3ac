/** The texts of the dialog for the deal of a day, by language. */
import type { LanguageName } from '../../../../../core/strings/language.js';
import type { DailyStrings } from './english.js';
import { DAILY_ENGLISH } from './english.js';
import { DAILY_FRENCH } from './french.js';

export const DAILY_STRINGS: Readonly<Record<LanguageName, DailyStrings>> = {
  en: DAILY_ENGLISH,
  fr: DAILY_FRENCH,
};
