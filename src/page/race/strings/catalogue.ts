/** The texts about links that carry moves, by language. */
import type { LanguageName } from '../../../core/strings/language.js';
import type { RaceStrings } from './english.js';
import { RACE_ENGLISH } from './english.js';
import { RACE_FRENCH } from './french.js';

export const RACE_STRINGS: Readonly<Record<LanguageName, RaceStrings>> = {
  en: RACE_ENGLISH,
  fr: RACE_FRENCH,
};
