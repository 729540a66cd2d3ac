import { expect, test } from '@jest/globals';
import { findFirefox } from './find-firefox.js';

test('explains how to install a missing Firefox', () => {
  expect(() => findFirefox({ PATH: '/nowhere' })).toThrow(
    'Firefox is needed, and none of firefox-esr, firefox is on the path: ' +
      'apt-get install firefox-esr, or set KLONDIKE_FIREFOX to its path.',
  );
});

test('does not fall back to another Firefox if the named one is missing', () => {
  expect(() => findFirefox({ ...process.env, KLONDIKE_FIREFOX: '/nowhere/firefox' })).toThrow(
    'Firefox is needed, and /nowhere/firefox is not a program: ',
  );
});

test('uses the named program', () => {
  expect(findFirefox({ PATH: '/nowhere', KLONDIKE_FIREFOX: process.execPath })).toBe(process.execPath);
});
