/** The browser the specs run in: Debian's Chromium, or whichever is named. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @throws Error that says how to get a browser, where there is none */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(process.env), args: ARGS });

type Environment = Readonly<Record<string, string | undefined>>;

/** What `KLONDIKE_CHROMIUM` names, or the first of the names on the path. @throws Error */
export function findChromium({ KLONDIKE_CHROMIUM: named, PATH = '' }: Environment): string {
  const paths = PATH.split(delimiter).filter((folder) => folder !== '');
  const places =
    named === undefined ? NAMES.flatMap((name) => paths.map((path) => join(path, name))) : [named];
  const found = places.find(isProgram);
  if (found !== undefined) return found;
  const looked =
    named === undefined ? `none of ${NAMES.join(', ')} is on the path` : `${named} is no program`;
  throw new Error(
    `These specs need Chromium, and ${looked}: apt-get install chromium, or set KLONDIKE_CHROMIUM to its path`,
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
