/**
 * A browser context for the pages of a test. Tests use it one after another, because a new one takes as long as most
 * tests. The context is emptied in between, and closed if a test changed something that outlasts its page.
 */
import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Engine } from './engine.js';
import { IS_CHROMIUM, PATIENCE } from './engine.js';
import { collectFaults } from './faults.js';

/** Methods that also change a context for later pages. The clock does so, too. */
const LASTING = ['addInitScript', 'exposeFunction', 'grantPermissions', 'route', 'setOffline'] as const;

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

function mediaOf(options: BrowserContextOptions): Media {
  const { colorScheme = null, contrast = null, forcedColors = null, reducedMotion = null } = options;
  return { colorScheme, contrast, forcedColors, reducedMotion };
}

/** The context's options. They include colors and motion only in Firefox, because Chromium sets these for each page. */
const contextOptions = (options: BrowserContextOptions): BrowserContextOptions =>
  IS_CHROMIUM ? { ...options, ...mediaOf({}) } : options;

export class ReusableContext {
  /** The errors and warnings of its pages. */
  readonly faults: string[] = [];

  /** An empty page that stays open and keeps the renderer process alive. */
  private anchor: Page | undefined;

  private canBeReused: boolean;

  private media: Media = {};

  private constructor(
    private readonly options: BrowserContextOptions,
    private readonly context: BrowserContext,
  ) {
    // A context can be emptied only in Chromium (by CDP).
    this.canBeReused = IS_CHROMIUM;
    context.setDefaultTimeout(PATIENCE);
  }

  static async with(browser: Engine, options: BrowserContextOptions): Promise<ReusableContext> {
    const own = contextOptions(options);
    const made = new ReusableContext(own, await browser.newContext(own));
    await made.prepare();
    return made;
  }

  isFor(options: BrowserContextOptions): boolean {
    return isDeepStrictEqual(this.options, contextOptions(options));
  }

  private async prepare(): Promise<void> {
    const { context } = this;
    await collectFaults(context, this.faults);
    this.anchor = this.canBeReused ? await context.newPage() : undefined;
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      if (IS_CHROMIUM) await page.emulateMedia(this.media);
      return page;
    };
    for (const name of LASTING) {
      const act = context[name].bind(context) as (...args: readonly unknown[]) => unknown;
      const lasting = (...args: readonly unknown[]): unknown => {
        this.canBeReused = false;
        return act(...args);
      };
      Object.assign(context, { [name]: lasting });
    }
  }

  /** @param options the options that set the colors and motion of this page and of other pages that the test opens */
  async newPage(options: BrowserContextOptions): Promise<Page> {
    this.media = mediaOf(options);
    const page = await this.context.newPage();
    const { clock } = page;
    return Object.defineProperty(page, 'clock', {
      get: () => {
        this.canBeReused = false;
        return clock;
      },
    });
  }

  /** Puts these items into the local storage of the origin. */
  async store(origin: string, items: Readonly<Record<string, string>>): Promise<void> {
    const page = await this.context.newPage();
    await page.route('**', (route) => route.fulfill({ body: '' }));
    await page.goto(origin);
    await page.evaluate((kept) => Object.assign(localStorage, kept), items);
    await page.close();
  }

  /** Closes the pages and empties the context. If it can't be used again, closes it and returns false. */
  async empty(origin: string): Promise<boolean> {
    const { anchor, context } = this;
    if (!this.canBeReused || anchor === undefined) {
      await context.close();
      return false;
    }
    const others = context.pages().filter((page) => page !== anchor);
    await Promise.all(others.map((page) => page.close()));
    const session = await context.newCDPSession(anchor);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.send('Network.clearBrowserCache');
    await session.detach();
    return true;
  }
}
