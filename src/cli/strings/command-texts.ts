/** Loads the messages of the language in use. */
import type { LanguageName } from '../../core/strings/language.js';
import type { CommandTexts } from './command-english.js';
import { COMMAND_ENGLISH } from './command-english.js';

export const commandTexts = async (language: LanguageName): Promise<CommandTexts> =>
  language === 'en' ? COMMAND_ENGLISH : (await import('./command-french.js')).COMMAND_FRENCH;
