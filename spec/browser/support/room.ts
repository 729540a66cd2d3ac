/**
 * A context for the pages of a test. Tests use it one after another, because a new one takes as long as most tests: it is
 * emptied in between, and given up when a test has used what lasts longer than its page.
 */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Engine } from './engine.js';
import { IS_CHROMIUM, PATIENCE } from './engine.js';
import { tellFaults } from './faults.js';

/** What changes a context for later pages, too, beside its clock. */
const LASTING = ['addInitScript', 'exposeFunction', 'grantPermissions', 'route', 'setOffline'] as const;

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

export class Room {
  /** What its pages complained of. */
  readonly faults: string[] = [];

  /** Stays empty and open, and with it the process of the pages. */
  private anchor: Page | undefined;

  private canStay: boolean;

  private media: Media = {};

  private constructor(
    readonly options: BrowserContextOptions,
    private readonly context: BrowserContext,
  ) {
    // Only Chromium is told to empty one.
    this.canStay = IS_CHROMIUM;
    context.setDefaultTimeout(PATIENCE);
  }

  static async with(browser: Engine, options: BrowserContextOptions): Promise<Room> {
    const room = new Room(options, await browser.newContext(options));
    await room.prepare();
    return room;
  }

  private async prepare(): Promise<void> {
    const { context } = this;
    await tellFaults(context, this.faults);
    this.anchor = this.canStay ? await context.newPage() : undefined;
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      await page.emulateMedia(this.media);
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

  /** @param media for this page and for those that the test opens beside it */
  async newPage(media: Media): Promise<Page> {
    this.media = media;
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
