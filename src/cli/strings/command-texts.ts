/** Loads the texts in one language. */
import type { LanguageName } from '../../core/strings/language.js';
import type { HelpStrings } from '../manual/strings/english.js';
import type { CommandTexts } from './english.js';
import { COMMAND_ENGLISH } from './english.js';

export const commandTexts = async (language: LanguageName): Promise<CommandTexts> =>
  language === 'en' ? COMMAND_ENGLISH : (await import('./french.js')).COMMAND_FRENCH;

export const helpStrings = async (language: LanguageName): Promise<HelpStrings> =>
  language === 'en'
    ? (await import('../manual/strings/english.js')).HELP_ENGLISH
    : (await import('../manual/strings/french.js')).HELP_FRENCH;
