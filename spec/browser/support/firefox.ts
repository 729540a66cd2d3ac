/** Firefox as an engine, over WebDriver BiDi. Playwright 1.65 can't drive the ESR, but 1.64 can. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { firefox } from 'playwright-core-firefox';
import { findFirefox } from '../../firefox/find-firefox.js';
import { NO_TAPS } from '../../firefox/gaps.js';
import { nextFile } from '../../firefox/next-file.js';
import type { Engine } from './engine.js';

type Preferences = Readonly<Record<string, number>>;

/** Launches one browser for each set of preferences, because BiDi can't set them for a page. */
export function launchFirefox(): Promise<Engine> {
  const browsers = new Map<string, Promise<Browser>>();
  const downloads = mkdtempSync(join(tmpdir(), 'klondike-downloads-'));
  const browserWith = (preferences: Preferences): Promise<Browser> => {
    const key = JSON.stringify(preferences);
    const browser = browsers.get(key) ?? start(preferences, downloads);
    browsers.set(key, browser);
    return browser;
  };
  return Promise.resolve({
    newContext: async (options = {}) => {
      const browser = await browserWith(preferencesFor(options));
      const context = await browser.newContext(options);
      return context.on('page', (page) => fillIn(page, downloads));
    },
    close: async () => {
      await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));
      rmSync(downloads, { recursive: true });
    },
  });
}

async function start(preferences: Preferences, downloadsPath: string): Promise<Browser> {
  const browser: unknown = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(process.env),
    firefoxUserPrefs: preferences,
    downloadsPath,
  });
  return browser as Browser;
}

/** The pointer, as Firefox's bits for coarse, fine and hover. */
const POINTER = { finger: 1, mouse: 2 | 4 };

function preferencesFor(options: BrowserContextOptions): Preferences {
  const pointer = options.hasTouch === true ? POINTER.finger : POINTER.mouse;
  return {
    'ui.primaryPointerCapabilities': pointer,
    'ui.allPointerCapabilities': pointer,
    'ui.prefersReducedMotion': options.reducedMotion === 'reduce' ? 1 : 0,
    'ui.systemUsesDarkTheme': options.colorScheme === 'dark' ? 1 : 0,
    'ui.useAccessibilityTheme': options.contrast === 'more' ? 1 : 0,
    // Do pages use their own colors? 0 means not if the system has high contrast. 2 means never.
    'browser.display.document_color_use': options.forcedColors === 'active' ? 2 : 0,
  };
}

/** Reports saved files, which Playwright doesn't, and refuses to tap, because a tap would do nothing. */
function fillIn(page: Page, downloads: string): void {
  const waitForEvent = page.waitForEvent.bind(page) as (...args: unknown[]) => Promise<unknown>;
  Object.assign(page, {
    waitForEvent: (...args: unknown[]) =>
      args[0] === 'download' ? nextFile(downloads) : waitForEvent(...args),
  });
  page.touchscreen.tap = () => Promise.reject(new Error(NO_TAPS));
}
