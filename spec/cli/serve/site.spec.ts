import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { readSite, siteFile } from '../../../src/cli/serve/site.js';
import { ownFolder } from '../../support/own-folder.js';

const folder = ownFolder();

beforeAll(() => {
  mkdirSync(join(folder, 'icons'));
  for (const name of ['page.js', 'page.css', 'manifest.webmanifest', 'icons/a.svg', 'icons/b.png', 'notes'])
    writeFileSync(join(folder, name), name);
});

test('a folder without a page is not a site', () => {
  expect([readSite(join(folder, 'nowhere')), readSite(folder)]).toEqual([undefined, undefined]);
});

test('a site has the files in its folder, and also serves its page as /', () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const types = [...(readSite(folder) ?? [])].map(([path, { type }]) => `${path} ${type}`);
  expect(types.sort()).toEqual([
    '/ text/html; charset=utf-8',
    '/icons/a.svg image/svg+xml',
    '/icons/b.png image/png',
    '/index.html text/html; charset=utf-8',
    '/manifest.webmanifest application/manifest+json',
    '/notes application/octet-stream',
    '/page.css text/css; charset=utf-8',
    '/page.js text/javascript; charset=utf-8',
  ]);
});

test('a file is also zipped, with a different tag, if that makes it smaller', () => {
  const long = siteFile('page.js', Buffer.from('klondike '.repeat(100)));
  const short = siteFile('page.js', Buffer.from('klondike'));
  expect([long.gzip !== undefined, long.gzip?.etag === long.plain.etag]).toEqual([true, false]);
  expect(short.gzip).toBeUndefined();
});

test('a .br file belongs to the file without .br', () => {
  writeFileSync(join(folder, 'page.js'), 'klondike '.repeat(100));
  writeFileSync(join(folder, 'page.js.br'), 'compressed');
  const site = readSite(folder);
  expect([String(site?.get('/page.js')?.brotli?.bytes), site?.has('/page.js.br')]).toEqual([
    'compressed',
    false,
  ]);
});

test.each([
  ['smaller', 7, true],
  ['of the same size', 8, false],
  ['larger', 9, false],
])('a site keeps a Brotli file that is %s (%d bytes instead of 8): %s', (_, size, isKept) => {
  const { brotli } = siteFile('page.js', Buffer.from('klondike'), Buffer.alloc(size));
  expect(brotli !== undefined).toBe(isKept);
});

test('files with different bytes have different tags', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((text) => siteFile('x.js', Buffer.from(text)).plain.etag);
  expect([one === same, one === other]).toEqual([true, false]);
});
