/** The texts of the list of moves, by language. */
import type { LanguageName } from '../../../core/strings/language.js';
import type { MovesStrings } from './english.js';
import { MOVES_ENGLISH } from './english.js';
import { MOVES_FRENCH } from './french.js';

export const MOVES_STRINGS: Readonly<Record<LanguageName, MovesStrings>> = {
  en: MOVES_ENGLISH,
  fr: MOVES_FRENCH,
};
