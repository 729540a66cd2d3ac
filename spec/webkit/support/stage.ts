/** WebKit for the specs in one file, with a page for each test. */
import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import { siteServer } from '../../../src/cli/serve/site-server.js';
import { readSite, siteFile } from '../../../src/cli/serve/site.js';
import { bundle, inPackage } from '../../browser/support/bundle.js';
import type { Site } from '../../browser/support/site.js';
import { siteOf } from '../../browser/support/site.js';
import { serveTestPages } from '../../browser/support/test-pages.js';
import type { Driver, Wishes } from './driver.js';
import { startDriver } from './driver.js';
import type { Session } from './session.js';
import type { WebKitPage } from './webkit-page.js';
import { pageIn } from './webkit-page.js';

export interface WebKitStage {
  /** Loads a page in a new browser, and closes it after the test. `path` is the last part of its address. */
  readonly open: (path: string, wishes?: Wishes) => Promise<WebKitPage>;
  /** Starts the browsers. */
  readonly driver: () => Driver;
  /** Serves the pages. */
  readonly site: () => Site;
}

/** Enough time for a whole game on a busy machine, in milliseconds. */
const PATIENCE = 180_000;

const FAULT_RECORDER = 'spec/webkit/pages/fault-recorder.ts';
const TABLE_READER = 'spec/browser/pages/built-table-reader.ts';

/** Call it once per file. After every test, it expects that no page has reported an error. */
export function inWebKit(serve: () => Promise<Site> = serveHeardPages): WebKitStage {
  jest.setTimeout(PATIENCE);
  let driver: Driver;
  let site: Site;
  const opened: { readonly session: Session; readonly page: WebKitPage }[] = [];

  beforeAll(async () => {
    [driver, site] = await Promise.all([startDriver(), serve()]);
  });

  afterEach(async () => {
    const complaints: string[] = [];
    for (const { session, page } of opened.splice(0)) {
      complaints.push(...(await page.complaints()));
      await session.close();
    }
    expect(complaints).toEqual([]);
  });

  afterAll(async () => {
    await driver.end();
    await site.close();
  });

  return {
    driver: () => driver,
    site: () => site,
    open: async (path, wishes) => {
      const session = await driver.open(wishes);
      const page = pageIn(session);
      opened.push({ session, page });
      await page.goto(`${site.address}/${path}`);
      return page;
    },
  };
}

const serveHeardPages = async (): Promise<Site> => serveTestPages(await bundle(FAULT_RECORDER));

/** The built page, with functions that read its table, and with this text at the end of its program. */
export async function serveBuiltPage(after = ''): Promise<Site> {
  const built = readSite(inPackage('dist/page.zip'));
  const program = built?.get('/page.js');
  if (built === undefined || program === undefined) throw new Error('the page is not built: npm run build');
  const text = [
    await bundle(FAULT_RECORDER),
    await bundle(TABLE_READER),
    String(program.plain.bytes),
    after,
  ].join('\n');
  return siteOf(siteServer(new Map([...built, ['/page.js', siteFile('page.js', Buffer.from(text))]])));
}
