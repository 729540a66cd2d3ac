import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { LIGHTEST, WHOLE, findChromium } from './support/chromium.js';

const folder = mkdtempSync(join(tmpdir(), 'klondike-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = (name: string): string => {
  const path = join(folder, name);
  writeFileSync(path, '', { mode: 0o755 });
  return path;
};

test('without a browser the specs say how to get one', () => {
  expect(() => findChromium({ PATH: '/nowhere' }, LIGHTEST)).toThrow(
    'Chromium is needed, and none of chromium-headless-shell, chromium, chromium-browser, google-chrome is on the path: ' +
      'apt-get install chromium-headless-shell, or set KLONDIKE_CHROMIUM to its path',
  );
});

test('a browser that was named and is not there is not replaced by another', () => {
  program('chromium');
  expect(() => findChromium({ PATH: folder, KLONDIKE_CHROMIUM: '/nowhere/chrome' }, LIGHTEST)).toThrow(
    'Chromium is needed, and /nowhere/chrome is no program: ' +
      'apt-get install chromium-headless-shell, or set KLONDIKE_CHROMIUM to its path',
  );
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
