/** The welcome's own texts, by language. */
import type { LanguageName } from '../../../core/strings/language.js';
import type { WelcomeStrings } from './english.js';
import { WELCOME_ENGLISH } from './english.js';
import { WELCOME_FRENCH } from './french.js';

export const WELCOME_STRINGS: Readonly<Record<LanguageName, WelcomeStrings>> = {
  en: WELCOME_ENGLISH,
  fr: WELCOME_FRENCH,
};
