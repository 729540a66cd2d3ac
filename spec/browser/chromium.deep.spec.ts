import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ownFolder } from '../support/own-folder.js';
import { LIGHTEST, WHOLE, chromiumFor, findChromium } from './support/chromium.js';

const folder = ownFolder();

const program = (name: string): string => {
  const path = join(folder, name);
  writeFileSync(path, '', { mode: 0o755 });
  return path;
};

const none = (): undefined => undefined;
const brought = { path: '/brought/chromium', env: { FONTCONFIG_PATH: '/brought' } };

test('on a machine without a browser, the specs use the browser from npm, with its libraries and fonts', () => {
  expect(chromiumFor({ PATH: '/nowhere' }, LIGHTEST, () => brought)).toBe(brought);
});

test('without a browser from npm, the specs explain how to get one', () => {
  expect(() => chromiumFor({ PATH: '/nowhere' }, LIGHTEST, none)).toThrow(
    'Chromium is needed: none of chromium-headless-shell, chromium, chromium-browser, google-chrome, microsoft-edge is on ' +
      `the path, and npm provides none for ${process.platform} on ${process.arch}. Install one, or set KLONDIKE_CHROMIUM to its path.`,
  );
});

test('the specs fail if the named browser is missing', () => {
  program('chromium');
  expect(() => chromiumFor({ PATH: folder, KLONDIKE_CHROMIUM: '/nowhere/chrome' }, LIGHTEST)).toThrow(
    "KLONDIKE_CHROMIUM names /nowhere/chrome, which isn't a program.",
  );
});

test('the specs prefer the browser on the machine to the one from npm', () => {
  const path = program('chromium');
  expect(chromiumFor({ PATH: folder }, LIGHTEST, () => brought)).toEqual({ path, env: {} });
});

test('the specs prefer the named browser to those on the path', () => {
  const named = program('named');
  expect(findChromium({ PATH: folder, KLONDIKE_CHROMIUM: named }, LIGHTEST)).toBe(named);
});

test('specs use the headless shell, and measurements use the full browser', () => {
  const chromium = program('chromium');
  const shell = program('chromium-headless-shell');
  const found = [LIGHTEST, WHOLE].map((names) => findChromium({ PATH: folder }, names));
  rmSync(shell);
  expect(found).toEqual([shell, chromium]);
});

test('the first browser found on the path is used', () => {
  program('google-chrome');
  const chromium = program('chromium');
  expect(findChromium({ PATH: `/nowhere:${folder}` }, LIGHTEST)).toBe(chromium);
});
