/** Opens the built page on the `klondike serve` server and plays there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { siteServer } from '../../../src/cli/serve/site-server.js';
import type { Site } from '../../../src/cli/serve/site.js';
import { readSite, siteFile } from '../../../src/cli/serve/site.js';
import { ownFolder } from '../../support/own-folder.js';
import { bundle, inPackage } from './bundle.js';
import { lateParts } from './late-parts.js';
import { siteOf } from './site.js';
import type { Opening, Stage } from './stage.js';
import { inChromium } from './stage.js';

export interface PageOpening extends Opening {
  /** Is the player new, so that the page shows the first screen? False by default. */
  readonly isNew?: boolean;
}

/** The settings of a player who has used this page before. */
const SET: NonNullable<Opening['set']> = { click: 'off', up: 'off' };

export interface PageStage extends Stage {
  /**
   * Opens the page and waits for its table, if it has JavaScript. `at` is the end of its address. Motion is reduced. By default, the
   * player has seen the first screen and turned off one-click and automatic moves. The page has no service worker unless
   * `serviceWorkers` allows one, because it would load and cache the whole page again.
   */
  readonly open: (at?: string, opening?: PageOpening) => Promise<Page>;
  /** Replaces a text in a file on the server until the end of the test. */
  readonly replace: (file: string, text: string | RegExp, by: string) => void;
}

/**
 * Sets up the page for a spec file. Call it once per file. @param program the program to run instead of the page's own,
 * by its path in the package
 */
export function onThePage(program?: string): PageStage {
  const built = new Map(readBuilt());
  const site = new Map(built);
  const { open, allow } = inChromium(async () => {
    if (program !== undefined)
      built.set('/page.js', siteFile('page.js', Buffer.from(await bundle(program, 'esm'))));
    for (const [path, file] of built) site.set(path, file);
    return siteOf(siteServer(site, lateParts(site)));
  });

  afterEach(() => {
    for (const [path, file] of built) site.set(path, file);
  });

  return {
    open: async (at = '', { isNew = false, set = SET, ...opening } = {}) => {
      const kept = isNew ? set : { ...set, '2:welcome': 'seen' };
      const page = await open(at, {
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        set: kept,
        ...opening,
      });
      if (opening.javaScriptEnabled !== false) await ready(page);
      return page;
    },
    allow,
    replace: (file, text, by) => {
      const old = String(built.get(`/${file}`)?.plain.bytes);
      const changed = siteFile(file, Buffer.from(old.replace(text, by)));
      site.set(`/${file}`, changed);
      if (file === 'index.html') site.set('/', changed);
    },
  };
}

/** Calls `press` and returns the name and text of the file that the page saves. */
export async function savedFile(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  const path = join(ownFolder(), 'saved');
  await file.saveAs(path);
  return { name: file.suggestedFilename(), text: readFileSync(path, 'utf8') };
}

/** Waits until the service worker controls the page. */
export const waitForServiceWorker = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

/** Types a different end for the page's address. */
export async function typeHash(page: Page, hash: string): Promise<void> {
  await page.evaluate((part) => (location.hash = part), hash);
}

/** Follows a valid link to the page. */
export async function follow(page: Page, hash: string): Promise<void> {
  await typeHash(page, hash);
  await page.waitForFunction(() => location.hash === '');
  await ready(page);
}

/** Waits until the page has a table, and everything requested is loaded and visible. */
export const ready = (page: Page): Promise<void> =>
  page.locator('main[data-game]:not([data-busy])').waitFor();

/** Loads the page again. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

function readBuilt(): Site {
  const site = readSite(inPackage('dist/page.zip'));
  if (site === undefined) throw new Error('the page is not built: npm run build');
  return site;
}

export const HEAD = '[Game "klondike"]\n[Rules "ulg"]\n';

/**
 * A text that the package has stored. `game` is the game of the last Klondike house played, and `montecarlo` is the
 * Monte Carlo game. If the
 * page hasn't saved one yet, it is the text from an earlier version of the page.
 */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => {
    const item = (rest: string): string | null => localStorage.getItem(`klondike-kit:${rest}`);
    const game = { game: 'klondike', montecarlo: 'montecarlo' }[name];
    const kept = game === undefined ? null : item(`2:game/${game}/${item(`2:house/${game}`) ?? ''}`);
    return kept ?? item(name);
  }, key);

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const draw = (page: Page): Promise<void> => page.getByRole('button', { name: /^Stock/ }).click();

/** Opens the settings with all their entries. */
export const openSettings = (page: Page): Promise<void> => openWith(page, /^(Settings|Réglages)$/);

/** Opens the dialog for a new game with all its parts. */
export const openNewGame = (page: Page): Promise<void> => openWith(page, /^(New game|Nouvelle partie)$/);

async function openWith(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name }).click();
  await page.getByRole('dialog').first().waitFor();
  await page
    .locator('dialog details')
    .evaluateAll((parts) => parts.forEach((part) => part.setAttribute('open', '')));
  await ready(page);
}

/** Chooses a value of a setting in the open settings. */
export const chooseIn = (page: Page, setting: string, value: string): Promise<void> =>
  page.getByRole('radiogroup', { name: setting }).getByRole('radio', { name: value, exact: true }).check();

/** The value of a setting in the open settings. */
export const chosenIn = (page: Page, setting: string): Promise<string> =>
  page.getByRole('radiogroup', { name: setting }).getByRole('radio', { checked: true }).inputValue();

/** Deals another game by the same rules. */
export const dealAgain = (page: Page): Promise<void> => page.keyboard.press('n');

/** The rules of courses, which have their own dialog. */
const COURSES = ['Selections (York 2021)', 'Numbered piles (York 2009)', 'Clicks (Kansas State)'];

/** The daily deal, which has a button in the toolbar. */
const DAILY = /^(Daily|Donne du jour)/;

/** Opens the settings and chooses an entry, or the rules of a course. Opens the daily deal by its own button. */
export async function choose(page: Page, entry: string): Promise<void> {
  const press = (name: string): Promise<void> =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  if (DAILY.test(entry)) return openWith(page, /^(Daily|Du jour)(?! ·)/);
  await openSettings(page);
  if (COURSES.includes(entry)) {
    await press('Course rules\u2026');
    await ready(page);
  }
  await press(entry);
  await ready(page);
  // The dialogs of a table load when the first one opens.
  await page.locator('.view[data-opening]').waitFor({ state: 'detached' });
}

/** The slider of a replay. */
export const slider = (page: Page): Locator => page.getByRole('slider');

/** Is the focus on the table? */
export const isAtTable = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.matches('.table *') === true);

export const notices = (page: Page): Locator => page.locator('.notice');

/** A file: its name, its content and its type. Without a type, the browser can't tell what it is. */
export type Dropped = readonly [name: string, content: string | Uint8Array, type?: string];

/** Drops files on the page. */
export async function drop(page: Page, ...files: readonly Dropped[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (all) => {
      const data = new DataTransfer();
      for (const [name, bytes, type = ''] of all)
        data.items.add(new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }));
      return data;
    },
    files.map(
      ([name, content, type]) => [name, typeof content === 'string' ? content : [...content], type] as const,
    ),
  );
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('body', type, { dataTransfer });
}

/** Drops a file with this text and waits for its replay. */
export async function replay(page: Page, text: string): Promise<void> {
  await drop(page, ['game.klon', text]);
  await slider(page).waitFor();
  await ready(page);
}

/** The status of a replay: `Move 1 of 4`. */
export const step = (page: Page): Promise<string | null> => page.locator('.replay-status').textContent();

/** The status for screen readers: `Move 1 of 4: seven of clubs on the waste`. */
export const stepTold = (page: Page): Promise<string | null> => slider(page).getAttribute('aria-valuetext');
