/** In which language a player is spoken to, by the environment the program runs in. */
import type { Environment } from './locale.js';

/** As the attribute `lang` has them. */
export type LanguageName = 'en' | 'fr';

/** POSIX's order for messages: the first variable that is set decides. English unless that asks for French. */
export function languageFrom(env: Environment): LanguageName {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  );
  return /^fr(?![a-z])/i.test(locale ?? '') ? 'fr' : 'en';
}
