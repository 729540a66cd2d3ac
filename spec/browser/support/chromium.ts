/**
 * Finds the Chromium for specs and measurements: the browser in `KLONDIKE_CHROMIUM`, or else one that the machine has,
 * or else the browser from npm.
 */
import type { Browser } from 'playwright-core';
import { isProgram, placesOnPath } from '../../support/programs.js';
import type { BrowserProgram } from './bundled-chromium.js';
import { bundledChromium } from './bundled-chromium.js';
import type { Engine } from './engine.js';

/** Full browsers, which players also have. The first is Debian's package. */
export const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];

/** The best first: Debian's headless shell shows the same pages in less than half the time. */
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

/** Keeps a page in the process of its initial empty page, so it opens a third faster. */
const FEWEST_PROCESSES = '--renderer-process-limit=1';

/** Pages close too soon for optimized code to pay off. */
const COMPILING_ONCE = '--js-flags=--no-maglev --no-opt';

/** The usual places of browsers that aren't on the path. */
const INSTALLED: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
};

/** A global that `spec/support/worker-browser.js` provides for the specs. */
declare const workerBrowser: (options: Program) => Promise<Browser>;

/** The Chromium that this Jest worker uses. @throws Error that says how to get a browser, if none is found */
export async function launchChromium(): Promise<Engine> {
  const browser = await workerBrowser(programOf(LIGHTEST, [FEWEST_PROCESSES, COMPILING_ONCE]));
  return {
    newContext: (options) => browser.newContext(options),
    close: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
  };
}

/** For measurements. @throws Error like `launchChromium` */
export const launchWholeChromium = async (): Promise<Browser> =>
  (await import('playwright-core')).chromium.launch(programOf(WHOLE));

interface Program {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
  readonly args: string[];
}

function programOf(names: readonly string[], args: readonly string[] = []): Program {
  const { path, env } = chromiumFor(process.env, names);
  return { executablePath: path, env: { ...process.env, ...env }, args: [...ARGS, ...args] };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Prefers the machine's browser to the one from npm. @throws Error with the names of all browsers tried, if none is found */
export function chromiumFor(
  environment: Environment,
  names: readonly string[],
  bundled = bundledChromium,
): BrowserProgram {
  const path = findChromium(environment, names);
  const program = path === undefined ? bundled() : { path, env: {} };
  if (program !== undefined) return program;
  throw new Error(
    `Chromium is needed: none of ${names.join(', ')} is on the path, and npm provides none for ${process.platform} on ` +
      `${process.arch}. Install one, or set KLONDIKE_CHROMIUM to its path.`,
  );
}

/**
 * The browser in `KLONDIKE_CHROMIUM`, or else the first browser found on the machine. @throws Error if the named file
 * isn't a program
 */
export function findChromium(
  { KLONDIKE_CHROMIUM: named, PATH = '' }: Environment,
  names: readonly string[],
): string | undefined {
  if (named !== undefined) {
    if (isProgram(named)) return named;
    throw new Error(`KLONDIKE_CHROMIUM names ${named}, which isn't a program.`);
  }
  return [...placesOnPath(names, PATH), ...(INSTALLED[process.platform] ?? [])].find(isProgram);
}
