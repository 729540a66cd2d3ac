import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { Request } from '../../../src/cli/serve/site-server.js';
import { answer } from '../../../src/cli/serve/site-server.js';
import { siteFile } from '../../../src/cli/serve/site.js';

const HTML = '<p>Klondike</p>'.repeat(50);
const index = siteFile('index.html', Buffer.from(HTML));
const icon = siteFile('icon.png', Buffer.from('png'));
const site = new Map([
  ['/', index],
  ['/index.html', index],
  ['/icon.png', icon],
  ['/solver-worker.js', siteFile('solver-worker.js', Buffer.from('solve()'))],
]);

const get = (url: string, headers: Request['headers'] = {}): ReturnType<typeof answer> =>
  answer(site, { method: 'GET', url, headers });

describe('a path leads to a file, or is not found', () => {
  test.each([
    ['/', 200],
    ['/index.html', 200],
    ['/?deal=java:11', 200],
    ['/#game', 200],
    ['/icon.png?', 200],
    ['/i%63on.png', 200],
    ['', 404],
    ['*', 404],
    ['?', 404],
    ['/index', 404],
    ['/INDEX.HTML', 404],
    ['/index.html/', 404],
    ['//index.html', 404],
    ['//etc/passwd', 404],
    ['/./index.html', 404],
    ['/../package.json', 404],
    ['/%2e%2e/package.json', 404],
    ['/..%2fpackage.json', 404],
    ['/..%5cpackage.json', 404],
    ['/..\\package.json', 404],
    ['/%252e%252e/package.json', 404],
    ['/index.html%00', 404],
    ['/icon.png%00.html', 404],
    ['http://127.0.0.1/index.html', 404],
    ['file:///etc/passwd', 404],
    ['/__proto__', 404],
    ['/%', 400],
    ['/%zz', 400],
    ['/%c0%ae%c0%ae/package.json', 400],
    ['/%ff', 400],
  ])('%s: %d', (url, status) => {
    expect(get(url).status).toBe(status);
  });
});

test("only the solver's worker may compile WebAssembly, even in an answer without a body", () => {
  const policy = 'Content-Security-Policy';
  const { headers } = get('/solver-worker.js');
  const known = get('/solver-worker.js', { 'if-none-match': String(headers['ETag']) });
  expect([known.status, known.headers[policy]]).toEqual([304, headers[policy]]);
  expect(headers[policy]).toMatch(/^default-src 'self'; .*; script-src 'self' 'wasm-unsafe-eval'$/);
  expect([get('/').headers[policy], get('/icon.png').headers[policy]]).toEqual([undefined, undefined]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'get', undefined])('%s is not allowed', (method) => {
  const { status, headers, body } = answer(site, { method, url: '/', headers: {} });
  expect([status, headers['Allow'], body]).toEqual([405, 'GET, HEAD', '405 Method Not Allowed\n']);
});

describe('a file is sent with gzip if the browser accepts it', () => {
  test.each([
    ['gzip', true],
    ['GZIP', true],
    ['gzip, deflate, br;q=0', true],
    ['br;q=0, gzip;q=0.8, *;q=0.1', true],
    ['br;q=0, *', true],
    ['deflate , gzip ; q=0.5', true],
    ['gzip;q=0, br;q=0, *', false],
    ['gzip;q=0.0', false],
    ['*;q=0', false],
    ['identity', false],
    ['x-gzip2', false],
    ['', false],
    [undefined, false],
  ])('Accept-Encoding: %s: %s', (header, zipped) => {
    const { headers, body } = get('/', header === undefined ? {} : { 'accept-encoding': header });
    expect(headers['Content-Encoding']).toBe(zipped ? 'gzip' : undefined);
    expect(headers['Content-Length']).toBe(body.length);
    expect(String(zipped ? gunzipSync(body) : body)).toBe(HTML);
    expect(headers['Vary']).toBe('Accept-Encoding');
  });

  test('a file is sent as it is if gzip makes it larger', () => {
    expect(get('/icon.png', { 'accept-encoding': 'gzip' }).headers).toEqual({
      ETag: icon.plain.etag,
      'Content-Type': 'image/png',
      'Content-Length': 3,
    });
  });
});

describe('a file is sent with Brotli if the browser accepts it', () => {
  const file = siteFile('page.js', Buffer.from(HTML));
  const decoders = new Map([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ]);
  test.each([
    ['gzip, deflate, br', 'br'],
    ['br', 'br'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding: %s: %s', (header, encoding) => {
    const asked = { method: 'GET', url: '/page.js', headers: { 'accept-encoding': header } };
    const { headers, body } = answer(new Map([['/page.js', file]]), asked);
    const bytes = Buffer.from(body);
    const text = decoders.get(String(encoding))?.(bytes) ?? bytes;
    expect([headers['Content-Encoding'], headers['Content-Length'], String(text)]).toEqual([
      encoding,
      bytes.length,
      HTML,
    ]);
  });
});

describe('the answer for a file that only Brotli makes smaller varies by encoding', () => {
  const small = { ...icon, brotli: { bytes: Buffer.from('br'), etag: '"br"' } };
  test.each([
    ['br', 'br'],
    ['gzip', undefined],
    ['', undefined],
  ])('Accept-Encoding: %s: %s', (header, encoding) => {
    const asked = { method: 'GET', url: '/icon.png', headers: { 'accept-encoding': header } };
    const { headers } = answer(new Map([['/icon.png', small]]), asked);
    expect(small.gzip).toBeUndefined();
    expect([headers['Content-Encoding'], headers['Vary']]).toEqual([encoding, 'Accept-Encoding']);
  });
});

describe('a file that the browser has is not sent again', () => {
  const { etag } = index.plain;
  test.each([
    [etag, 304],
    [`W/${etag}`, 304],
    [`"other", ${etag}`, 304],
    ['*', 304],
    ['"other"', 200],
    [etag.slice(1, -1), 200],
    ['', 200],
  ])('If-None-Match: %s: %d', (header, status) => {
    expect(get('/', { 'if-none-match': header }).status).toBe(status);
  });

  test('the answer about such a file names the tag and has no body', () => {
    expect(get('/', { 'if-none-match': etag })).toEqual({
      status: 304,
      headers: { ETag: etag, Vary: 'Accept-Encoding' },
      body: '',
    });
  });

  test('the zipped file and the plain file have different tags', () => {
    expect(get('/', { 'if-none-match': String(index.gzip?.etag) }).status).toBe(200);
  });
});
