/** A page of another origin plays on `klondike serve --origin` over a WebSocket; a page of a third origin can't. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { serveHere } from '../support/serving.js';
import { inChromium } from './support/stage.js';

let handlerUrl = '';
let port = 0;

const stage = inChromium(async () => {
  const site = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Another site</title>');
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  ({ port } = site.address() as AddressInfo);
  const address = `http://127.0.0.1:${port}`;
  const { url, stop } = await serveHere(['--port', '0', '--no-open', '--origin', address]);
  handlerUrl = url.replace('http:', 'ws:') + 'handler';
  return {
    address,
    close: async () => {
      site.closeAllConnections();
      site.close();
      await stop('SIGINT');
    },
  };
});

/** Runs in the page. Resolves to the last line after these requests, or to `refused`. */
function lastAnswer([url, ...requests]: readonly string[]): Promise<string> {
  const socket = new WebSocket(url ?? '');
  return new Promise((resolve) => {
    socket.onopen = () => requests.forEach((request) => socket.send(request));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (data.includes(`"id":${requests.length},`)) resolve(data);
    };
    socket.onerror = () => resolve('refused');
  });
}

const REQUESTS = [
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocol":1,"deal":"java:11"}}',
  '{"jsonrpc":"2.0","id":2,"method":"newGame"}',
  '{"jsonrpc":"2.0","id":3,"method":"targets","params":["t4",1]}',
];

test('the page of the origin in --origin plays, and no other page', async () => {
  const page = await stage.open('');
  expect(await page.evaluate(lastAnswer, [handlerUrl, ...REQUESTS])).toBe(
    '{"jsonrpc":"2.0","id":3,"result":["t6"]}',
  );
  stage.allow(/Unexpected response code: 403/);
  await page.goto(`http://localhost:${port}/`);
  expect(await page.evaluate(lastAnswer, [handlerUrl, ...REQUESTS])).toBe('refused');
});
