/** The texts of Klondike's dialogs. Only dialogs import them, so they load with the first one that opens. */
import type { CoreStrings } from '../../../../core/strings/english.js';
import { languageOf } from '../../../../core/strings/language.js';
import type { DialogStrings } from './strings/english.js';
import { DIALOGS_ENGLISH } from './strings/english.js';
import { DIALOGS_FRENCH } from './strings/french.js';

/** Returns the dialogs' texts in the language of the given texts. */
export const dialogStrings = ({ core }: { readonly core: CoreStrings }): DialogStrings =>
  ({ en: DIALOGS_ENGLISH, fr: DIALOGS_FRENCH })[languageOf([core.language])];
