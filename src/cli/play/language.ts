/** Finds out from the environment in which language to speak to the player. */
import type { LanguageName } from '../../core/strings/language.js';
import { languageOf } from '../../core/strings/language.js';
import type { Environment } from './locale.js';

/** The language of the first variable that is set, in POSIX's order for messages. */
export function languageFrom(env: Environment): LanguageName {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  );
  return languageOf([locale ?? '']);
}
