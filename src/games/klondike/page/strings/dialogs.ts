/** The texts of Klondike's dialogs on the page. Only the dialogs import them: they are loaded with the first that opens. */
import type { CoreStrings } from '../../../../core/strings/english.js';
import type { LanguageName } from '../../../../core/strings/language.js';
import { languageOf } from '../../../../core/strings/language.js';
import type { DialogStrings } from './dialogs-english.js';
import { DIALOGS_ENGLISH } from './dialogs-english.js';
import { DIALOGS_FRENCH } from './dialogs-french.js';

const DIALOGS: Readonly<Record<LanguageName, DialogStrings>> = { en: DIALOGS_ENGLISH, fr: DIALOGS_FRENCH };

/** In the language of these texts. */
export const dialogStrings = ({ core }: { readonly core: CoreStrings }): DialogStrings =>
  DIALOGS[languageOf([core.language])];
