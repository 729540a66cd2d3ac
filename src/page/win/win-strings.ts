/** The texts about a win, in the player's language. */
import type { LanguageName } from '../../core/strings/language.js';
import type { WinStrings } from './strings/english.js';
import { WIN_ENGLISH } from './strings/english.js';
import { WIN_FRENCH } from './strings/french.js';

export const winStrings = (language: LanguageName): WinStrings =>
  ({ en: WIN_ENGLISH, fr: WIN_FRENCH })[language];
