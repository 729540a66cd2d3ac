/** The texts of a new player's first game. */
import type { CoreStrings } from '../../../../core/strings/english.js';
import { languageOf } from '../../../../core/strings/language.js';
import type { FirstGameStrings } from './strings/english.js';
import { FIRST_GAME_ENGLISH } from './strings/english.js';
import { FIRST_GAME_FRENCH } from './strings/french.js';

/** In the language of the given texts. */
export const firstGameStrings = ({ core }: { readonly core: CoreStrings }): FirstGameStrings =>
  ({ en: FIRST_GAME_ENGLISH, fr: FIRST_GAME_FRENCH })[languageOf([core.language])];
