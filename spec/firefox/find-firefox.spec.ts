import { expect, test } from '@jest/globals';
import { findFirefox } from './find-firefox.js';

test('without a Firefox the command says how to get one', () => {
  expect(() => findFirefox({ PATH: '/nowhere' })).toThrow(
    'Firefox is needed, and none of firefox-esr, firefox is on the path: ' +
      'apt-get install firefox-esr, or set KLONDIKE_FIREFOX to its path.',
  );
});

test('a Firefox that was named and is not there is not replaced by another', () => {
  expect(() => findFirefox({ ...process.env, KLONDIKE_FIREFOX: '/nowhere/firefox' })).toThrow(
    'Firefox is needed, and /nowhere/firefox is no program: ',
  );
});

test('a program that was named is taken', () => {
  expect(findFirefox({ PATH: '/nowhere', KLONDIKE_FIREFOX: process.execPath })).toBe(process.execPath);
});
