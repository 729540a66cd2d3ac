/** `npm run docs` builds a site whose links work, with a search, and a table to play on. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import type { DefaultTreeAdapterMap } from 'parse5';
import { parse } from 'parse5';
import { siteOf } from '../browser/support/site.js';
import { inChromium } from '../browser/support/stage.js';
import { ownFolder } from '../support/own-folder.js';
import { BLOCKS, PAGES, ROOT } from './blocks.js';

const site = join(ownFolder(), 'site');
const built = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'docs/site/main.ts', site],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
);

test('the site is built without warnings', () => {
  expect([built.status, built.stderr]).toEqual([0, '']);
});

type Node = DefaultTreeAdapterMap['node'];

/** The attributes of all elements of a page, with the names of the elements. */
function elementsOf(
  node: Node,
): readonly { readonly tag: string; readonly attributes: ReadonlyMap<string, string> }[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  if (!('attrs' in node)) return inside;
  return [
    { tag: node.tagName, attributes: new Map(node.attrs.map(({ name, value }) => [name, value])) },
    ...inside,
  ];
}

const htmlFiles = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.split(sep).join('/'));
const pages = new Map(
  htmlFiles.map((name) => [name, elementsOf(parse(readFileSync(join(site, name), 'utf8')))]),
);
const idsOf = new Map(
  [...pages].map(([name, elements]) => [
    name,
    new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? [])),
  ]),
);

/** The links of a page that lead nowhere. Links to other sites are left out. */
function brokenLinks(name: string): readonly string[] {
  const links = (pages.get(name) ?? []).flatMap(({ attributes }) =>
    ['href', 'src'].flatMap((attribute) => attributes.get(attribute) ?? []),
  );
  return [...new Set(links)].filter((link) => {
    if (/^\w+:/.test(link)) return false;
    const { pathname, hash } = new URL(link, `file:///${name}`);
    const path = decodeURIComponent(pathname).slice(1);
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    if (!existsSync(join(site, file)) || statSync(join(site, file)).isDirectory()) return true;
    // The play page gets its games by the part after the number sign.
    const isAnchor = hash !== '' && file.endsWith('.html') && !file.startsWith('play/');
    return isAnchor && idsOf.get(file)?.has(decodeURIComponent(hash.slice(1))) !== true;
  });
}

test('every link inside the site leads to a file and a heading', () => {
  const broken = [...pages.keys()].flatMap((name) => brokenLinks(name).map((link) => `${name}: ${link}`));
  expect([pages.size > 500, broken]).toEqual([true, []]);
});

test('every guide and every example has a page', () => {
  const guides = PAGES.filter((page) => page.startsWith('docs/')).map((page) =>
    page.replace(/^docs\/|\.md$/g, ''),
  );
  const examples = readdirSync(join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `examples-${name.replace(/[./\\]/g, '-')}`);
  const missing = [...guides, ...examples].filter((name) => !pages.has(`guides/${name}.html`));
  expect([BLOCKS.length > 0, missing]).toEqual([true, []]);
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the folder as any static host does. */
const served = (): ReturnType<typeof siteOf> =>
  siteOf(
    createServer(({ url = '/' }, response) => {
      const path = new URL(url, 'http://localhost').pathname;
      const file = join(site, path.endsWith('/') ? `${path}index.html` : path);
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      if (existsSync(file)) response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
      else response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    }),
  );

describe('in a browser', () => {
  const stage = inChromium(served);

  test('a reader plays on the table in the guide to views, and the other view prints the frame', async () => {
    const page = await stage.open('guides/views.html');
    const table = page.frameLocator('iframe.live-table');
    await table.getByRole('button', { name: /^Stock/ }).click();
    await table.getByText('handler.clickStock();').waitFor();
    expect(await table.locator('#frame').textContent()).toMatch(/^waste: 7c 9s 4d$[^]*^moves: 1$/m);
  });

  test('the table also works from a disk, without a server', async () => {
    const page = await stage.open('index.html');
    await page.goto(pathToFileURL(join(site, 'live-table/index.html')).href);
    await page.getByRole('button', { name: /^Stock/ }).click();
    expect(await page.locator('#frame').textContent()).toContain('moves: 1');
  });

  test('the search finds a word in a guide and a public name', async () => {
    const page = await stage.open('index.html');
    for (const [word, address] of [
      ['hindrance', 'guides/glossary.html'],
      ['KlondikeController', 'classes/klondike-kit.KlondikeController.html'],
    ] as const) {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.locator('#tsd-search-input').fill(word);
      await page.locator(`#tsd-search-results a[href*="${address}"]`).first().waitFor();
      await page.keyboard.press('Escape');
    }
  });

  test('the navigation lists the guides by subject, then the reference', async () => {
    const page = await stage.open('index.html');
    await page.locator('#tsd-nav-container a').first().waitFor({ state: 'attached' });
    const parts = await page.locator('#tsd-nav-container > li > details > summary').allTextContents();
    expect(parts.map((part) => part.trim())).toEqual([
      ...['Play', 'Write a view', 'Write a handler', 'Grade', "A course's classes", 'Monte Carlo'],
      ...['Solve deals', 'The package', 'Examples', 'Reference'],
    ]);
  });

  test('a reader reaches the game by the link on the first page', async () => {
    const page = await stage.open('index.html', { viewport: { width: 390, height: 844 } });
    await page.getByRole('link', { name: 'Play in the browser' }).first().click();
    await page
      .getByRole('button', { name: /^(Draw 1|Draw 3|Play)/ })
      .first()
      .waitFor();
    expect(relative('/play', new URL(page.url()).pathname)).toBe('index.html');
  });

  test('a guide is no wider than a phone', async () => {
    const page = await stage.open('guides/browser.html', { viewport: { width: 390, height: 844 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
