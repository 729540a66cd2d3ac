import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import AdmZip from 'adm-zip';
import { readSite, siteFile } from '../../../src/cli/serve/site.js';
import { ownFolder } from '../../support/own-folder.js';

const folder = ownFolder();

test('a missing zip is not a site', () => {
  expect(readSite(join(folder, 'nowhere.zip'))).toBeUndefined();
});

test('a site has the files in its zip, and also serves its page as /', () => {
  const zip = new AdmZip();
  const names = [
    'index.html',
    'page.js',
    'page.css',
    'manifest.webmanifest',
    'icons/a.svg',
    'icons/b.png',
    'notes',
  ];
  for (const name of names) zip.addFile(name, Buffer.from(name));
  zip.writeZip(join(folder, 'page.zip'));
  const site = [...(readSite(join(folder, 'page.zip')) ?? [])];
  expect(site.map(([path, { type, plain }]) => `${path} ${type} ${String(plain.bytes)}`).sort()).toEqual([
    '/ text/html; charset=utf-8 index.html',
    '/icons/a.svg image/svg+xml icons/a.svg',
    '/icons/b.png image/png icons/b.png',
    '/index.html text/html; charset=utf-8 index.html',
    '/manifest.webmanifest application/manifest+json manifest.webmanifest',
    '/notes application/octet-stream notes',
    '/page.css text/css; charset=utf-8 page.css',
    '/page.js text/javascript; charset=utf-8 page.js',
  ]);
});

test.each(['gzip', 'brotli'] as const)(
  'a file is also compressed with %s, with a different tag, if that makes it smaller',
  (encoding) => {
    const long = siteFile('page.js', Buffer.from('klondike '.repeat(100)));
    const short = siteFile('page.js', Buffer.from('klondike'));
    expect([long[encoding] !== undefined, long[encoding]?.etag === long.plain.etag]).toEqual([true, false]);
    expect(short[encoding]).toBeUndefined();
  },
);

test('files with different bytes have different tags', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((text) => siteFile('x.js', Buffer.from(text)).plain.etag);
  expect([one === same, one === other]).toEqual([true, false]);
});
