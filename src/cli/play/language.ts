/** In which language a player is spoken to, by the environment the program runs in. */
import type { LanguageName } from '../../core/strings/language.js';
import { languageOf } from '../../core/strings/language.js';
import type { Environment } from './locale.js';

/** POSIX's order for messages: the first variable that is set decides. */
export function languageFrom(env: Environment): LanguageName {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  );
  return languageOf([locale ?? '']);
}
