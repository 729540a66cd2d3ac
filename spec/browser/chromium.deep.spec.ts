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

test('a machine without a browser takes the one that npm brings, with its libraries and fonts', () => {
  expect(chromiumFor({ PATH: '/nowhere' }, LIGHTEST, () => brought)).toBe(brought);
});

test('where npm brings none either, the specs say how to get one', () => {
  expect(() => chromiumFor({ PATH: '/nowhere' }, LIGHTEST, none)).toThrow(
    'Chromium is needed: none of chromium-headless-shell, chromium, chromium-browser, google-chrome, microsoft-edge is on ' +
      `the path, and npm brings none for ${process.platform} on ${process.arch}. Install one, or set KLONDIKE_CHROMIUM to its path.`,
  );
});

test('a browser that was named and is not there is not replaced by another', () => {
  program('chromium');
  expect(() => chromiumFor({ PATH: folder, KLONDIKE_CHROMIUM: '/nowhere/chrome' }, LIGHTEST)).toThrow(
    'KLONDIKE_CHROMIUM names /nowhere/chrome, which is no program.',
  );
});

test("the machine's own browser goes before the one that npm brings", () => {
  const path = program('chromium');
  expect(chromiumFor({ PATH: folder }, LIGHTEST, () => brought)).toEqual({ path, env: {} });
});

test('a browser that was named goes before those on the path', () => {
  const named = program('named');
  expect(findChromium({ PATH: folder, KLONDIKE_CHROMIUM: named }, LIGHTEST)).toBe(named);
});

test('the specs take the headless shell, measurements the whole browser', () => {
  const chromium = program('chromium');
  const shell = program('chromium-headless-shell');
  const found = [LIGHTEST, WHOLE].map((names) => findChromium({ PATH: folder }, names));
  rmSync(shell);
  expect(found).toEqual([shell, chromium]);
});

test('the first name on the path counts', () => {
  program('google-chrome');
  const chromium = program('chromium');
  expect(findChromium({ PATH: `/nowhere:${folder}` }, LIGHTEST)).toBe(chromium);
});
