/** The names of values in the help, such as `FILE`. */
import type { LanguageName } from '../core/strings/language.js';

/** The text with the names of values, such as `FILE`, in this language. */
export const valueNames = (text: string, language: LanguageName): string =>
  text.replace(/[A-Z]+/g, (name) => VALUE_NAMES[language][name] ?? name);

/** The names of values that are not the same as in English. */
const VALUE_NAMES: Readonly<Record<LanguageName, Readonly<Record<string, string>>>> = {
  en: {},
  fr: {
    ...{ COMMAND: 'COMMANDE', DEAL: 'DONNE', DEALS: 'DONNES', FILE: 'FICHIER', FOLDER: 'DOSSIER' },
    ...{ FROM: 'DE', TO: 'À', HOUSE: 'RÈGLES', HOW: 'COMMENT', MB: 'MO', MODE: 'MODE', NAME: 'NOM' },
    ...{ NUMBER: 'NOMBRE', PLACE: 'LIEU', SUBMISSION: 'REMISE', USER: 'COMPTE', WHICH: 'LESQUELLES' },
  },
};
