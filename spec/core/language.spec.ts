import { expect, test } from '@jest/globals';
import { languageOf } from '../../src/core/strings/language.js';

test.each<[wanted: string[], language: string]>([
  [[], 'en'],
  [[''], 'en'],
  [['fr'], 'fr'],
  [['fr-BE', 'en'], 'fr'],
  [['fr_BE.UTF-8'], 'fr'],
  [['FR'], 'fr'],
  [['frp'], 'en'],
  [['de-AT', 'fr-CH'], 'fr'],
  [['en-GB', 'fr'], 'en'],
  [['C.UTF-8'], 'en'],
  [['nl', 'de'], 'en'],
])('%j gives %s', (wanted, language) => {
  expect(languageOf(wanted)).toBe(language);
});
