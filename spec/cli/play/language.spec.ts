import { expect, test } from '@jest/globals';
import type { Environment } from '../../../src/cli/play/locale.js';
import { languageFrom } from '../../../src/cli/play/locale.js';

test.each<[env: Environment, language: string, because: string]>([
  [{}, 'en', 'nothing is set'],
  [{ LANG: 'fr_BE.UTF-8' }, 'fr', 'the course is in Belgium'],
  [{ LANG: 'fr' }, 'fr', 'a language alone'],
  [{ LANG: 'fr_FR@euro' }, 'fr', 'a country with its currency'],
  [{ LANG: 'FR.ISO-8859-1' }, 'fr', 'capitals, and another character set'],
  [{ LANG: 'frp_IT' }, 'en', 'Arpitan is not French'],
  [{ LANG: 'en_US.UTF-8' }, 'en', 'English'],
  [{ LANG: 'nl_BE.UTF-8' }, 'en', 'a language there is none of'],
  [{ LANG: 'C' }, 'en', 'no language'],
  [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'fr_FR.UTF-8' }, 'fr', 'messages have their own'],
  [{ LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'C' }, 'en', 'also where they have none'],
  [{ LANG: 'en_US', LC_MESSAGES: 'en_US', LC_ALL: 'fr_CA.UTF-8' }, 'fr', 'all is more than messages'],
  [{ LANG: 'fr_FR', LC_ALL: '' }, 'fr', 'an empty variable says nothing'],
  [{ LANG: 'en_US', LC_CTYPE: 'fr_FR.UTF-8' }, 'en', 'characters are not messages'],
])('%j: %s, %s', (env, language) => expect(languageFrom(env)).toBe(language));
