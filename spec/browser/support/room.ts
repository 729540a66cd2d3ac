/**
 * A context for the pages of a test. Tests use it one after another, because a new one takes as long as most tests: it is
 * emptied in between, and given up when a test has used what lasts longer than its page.
 */
import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Engine } from './engine.js';
import { IS_CHROMIUM, PATIENCE } from './engine.js';
import { tellFaults } from './faults.js';

/** What changes a context for later pages, too, beside its clock. */
const LASTING = ['addInitScript', 'exposeFunction', 'grantPermissions', 'route', 'setOffline'] as const;

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

function mediaOf(options: BrowserContextOptions): Media {
  const { colorScheme = null, contrast = null, forcedColors = null, reducedMotion = null } = options;
  return { colorScheme, contrast, forcedColors, reducedMotion };
}

/** The options of the context: in Firefox with its colors and motion, which Chromium can set for each page. */
const ofContext = (options: BrowserContextOptions): BrowserContextOptions =>
  IS_CHROMIUM ? { ...options, ...mediaOf({}) } : options;

export class Room {
  /** What its pages complained of. */
  readonly faults: string[] = [];

  /** Stays empty and open, and with it the process of the pages. */
  private anchor: Page | undefined;

  private canStay: boolean;

  private media: Media = {};

  private constructor(
    private readonly options: BrowserContextOptions,
    private readonly context: BrowserContext,
  ) {
    // Only Chromium is told to empty one.
    this.canStay = IS_CHROMIUM;
    context.setDefaultTimeout(PATIENCE);
  }

  static async with(browser: Engine, options: BrowserContextOptions): Promise<Room> {
    const own = ofContext(options);
    const room = new Room(own, await browser.newContext(own));
    await room.prepare();
    return room;
  }

  isFor(options: BrowserContextOptions): boolean {
    return isDeepStrictEqual(this.options, ofContext(options));
  }

  private async prepare(): Promise<void> {
    const { context } = this;
    await tellFaults(context, this.faults);
    this.anchor = this.canStay ? await context.newPage() : undefined;
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      if (IS_CHROMIUM) await page.emulateMedia(this.media);
      return page;
    };
    for (const name of LASTING) {
      const act = context[name].bind(context) as (...args: readonly unknown[]) => unknown;
      const lasting = (...args: readonly unknown[]): unknown => {
        this.canStay = false;
        return act(...args);
      };
      Object.assign(context, { [name]: lasting });
    }
  }

  /** @param options whose colors and motion this page has, and those that the test opens beside it */
  async newPage(options: BrowserContextOptions): Promise<Page> {
    this.media = mediaOf(options);
    const page = await this.context.newPage();
    const { clock } = page;
    return Object.defineProperty(page, 'clock', {
      get: () => {
        this.canStay = false;
        return clock;
      },
    });
  }

  /** Stores this for pages of that origin. */
  async store(origin: string, items: Readonly<Record<string, string>>): Promise<void> {
    const page = await this.context.newPage();
    await page.route('**', (route) => route.fulfill({ body: '' }));
    await page.goto(origin);
    await page.evaluate((kept) => Object.assign(localStorage, kept), items);
    await page.close();
  }

  /** Closes its pages and empties it; nothing is left of it if it cannot be used again. */
  async leave(origin: string): Promise<Room[]> {
    const { anchor, context } = this;
    if (!this.canStay || anchor === undefined) {
      await context.close();
      return [];
    }
    const left = context.pages().filter((page) => page !== anchor);
    await Promise.all(left.map((page) => page.close()));
    const session = await context.newCDPSession(anchor);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.send('Network.clearBrowserCache');
    await session.detach();
    return [this];
  }
}
