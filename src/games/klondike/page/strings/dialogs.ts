/** The texts of Klondike's dialogs on the page, beside those of its tables. */
import type { LanguageName } from '../../../../core/strings/language.js';
import { languageOf } from '../../../../core/strings/language.js';
import type { DialogStrings } from './dialogs-english.js';
import type { PageTableStrings } from './in-english.js';

export interface WithDialogs extends PageTableStrings {
  readonly klondikeDialogs: DialogStrings;
}

const DIALOGS: Readonly<Record<LanguageName, () => Promise<DialogStrings>>> = {
  en: async () => (await import('./dialogs-english.js')).DIALOGS_ENGLISH,
  fr: async () => (await import('./dialogs-french.js')).DIALOGS_FRENCH,
};

/** In the language of the tables. */
export const withDialogs = async (strings: PageTableStrings): Promise<WithDialogs> => ({
  ...strings,
  klondikeDialogs: await DIALOGS[languageOf([strings.core.language])](),
});
