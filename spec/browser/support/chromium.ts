/** The browser the specs run in: Debian's Chromium, or whichever is named. Pages are the same in its headless shell, in less than half the time. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

/** As players have it; the first is Debian's package. */
export const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];

/** What the specs run in, best first. */
export const LIGHTEST = ['chromium-headless-shell', ...WHOLE];

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
export const launchChromium = (): Promise<Browser> => launch(LIGHTEST);

/** For what is measured. @throws as `launchChromium` */
export const launchWholeChromium = (): Promise<Browser> => launch(WHOLE);

const launch = async (names: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(process.env, names), args: ARGS });

type Environment = Readonly<Record<string, string | undefined>>;

/** What `KLONDIKE_CHROMIUM` names, or the first of the names that is on the path. @throws Error naming all that was looked for */
export function findChromium(
  { KLONDIKE_CHROMIUM: named, PATH = '' }: Environment,
  names: readonly string[],
): string {
  const paths = PATH.split(delimiter).filter((folder) => folder !== '');
  const places =
    named === undefined ? names.flatMap((name) => paths.map((path) => join(path, name))) : [named];
  const found = places.find(isProgram);
  if (found !== undefined) return found;
  const looked =
    named === undefined ? `none of ${names.join(', ')} is on the path` : `${named} is no program`;
  throw new Error(
    `Chromium is needed, and ${looked}: apt-get install ${String(names[0])}, or set KLONDIKE_CHROMIUM to its path`,
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
