import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { siteServer } from '../../../src/cli/serve/site-server.js';
import { siteFile } from '../../../src/cli/serve/site.js';
import { exchange, readAnswer, request } from '../../support/raw-http.js';

const page = siteFile('index.html', Buffer.from('<!doctype html>'));
const server = siteServer(new Map([['/', page]]));
let port: number;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const HEADERS = [
  'Cache-Control: no-cache',
  "Content-Security-Policy: default-src 'self'; img-src 'self' data:; font-src 'none'; frame-src 'none'; " +
    "media-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy: same-origin',
  'Cross-Origin-Resource-Policy: same-origin',
  'Permissions-Policy: camera=(), geolocation=(), microphone=()',
  'Referrer-Policy: no-referrer',
  'X-Content-Type-Options: nosniff',
];

const ask = async (text: string): Promise<ReturnType<typeof readAnswer>> =>
  readAnswer(await exchange(port, text));

describe('pages', () => {
  const headers = [
    ...HEADERS,
    'Content-Length: 15',
    'Content-Type: text/html; charset=utf-8',
    `ETag: ${page.plain.etag}`,
    'Vary: Accept-Encoding',
  ].sort();

  test('the page comes with its headers', async () => {
    expect(await ask(request('GET /'))).toEqual({
      status: 'HTTP/1.1 200 OK',
      headers,
      body: '<!doctype html>',
    });
  });

  test('answers HEAD', async () => {
    expect(await ask(request('HEAD /'))).toEqual({ status: 'HTTP/1.1 200 OK', headers, body: '' });
  });

  test('the page is not sent again to a browser that has it', async () => {
    expect(await ask(request('GET /', `If-None-Match: ${page.plain.etag}`))).toEqual({
      status: 'HTTP/1.1 304 Not Modified',
      headers: [...HEADERS, `ETag: ${page.plain.etag}`, 'Vary: Accept-Encoding'].sort(),
      body: '',
    });
  });
});

const NOT_FOUND = '404 Not Found';
const BAD = '400 Bad Request';

describe('every refusal has text and the same headers', () => {
  test.each([
    ['GET /../package.json', NOT_FOUND],
    ['GET /%2e%2e/package.json', NOT_FOUND],
    ['GET /..%5cpackage.json', NOT_FOUND],
    ['GET /..\\package.json', NOT_FOUND],
    ['GET //etc/passwd', NOT_FOUND],
    ['GET http://evil/', NOT_FOUND],
    ['GET /%00', NOT_FOUND],
    ['GET /%', BAD],
    ['GET etc/passwd', BAD],
    ['GET', BAD],
    ['FETCH /', BAD],
    ['GET / /', BAD],
    ['\x16\x03\x01', BAD],
  ])('%j: %s', async (line, status) => {
    const { headers, ...answer } = await ask(request(line));
    expect(answer).toEqual({ status: `HTTP/1.1 ${status}`, body: `${status}\n` });
    expect(headers.filter((header) => HEADERS.includes(header))).toEqual(HEADERS);
  });

  test.each([
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    ['a header without a name', request('GET /', ': x'), 'HTTP/1.1 400 Bad Request'],
    ['endless headers', request('GET /', `X: ${'x'.repeat(1 << 15)}`), 'HTTP/1.1 400 Bad Request'],
    [
      'a body, which the server ignores',
      request('POST /', 'Content-Length: 5') + 'hello',
      'HTTP/1.1 405 Method Not Allowed',
    ],
    ['an upgrade', request('OPTIONS /', 'Upgrade: h2c'), 'HTTP/1.1 405 Method Not Allowed'],
  ])('%s', async (_, text, expected) => {
    const { status, headers } = await ask(text);
    expect(status).toBe(expected);
    expect(headers.filter((header) => HEADERS.includes(header))).toEqual(HEADERS);
  });
});

test('ignores an unknown expectation', async () => {
  expect((await ask(request('GET /', 'Expect: miracles'))).status).toBe('HTTP/1.1 200 OK');
});

test('answers two requests on one connection in order', async () => {
  const both = 'HEAD / HTTP/1.1\r\nHost: x\r\n\r\n' + request('GET /none');
  expect((await exchange(port, both)).match(/^HTTP.*/gm)).toEqual([
    'HTTP/1.1 200 OK',
    'HTTP/1.1 404 Not Found',
  ]);
});
