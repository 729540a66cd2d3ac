/** `klondike serve` lets its own pages, programs and one other origin play over WebSockets. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FrameView } from 'klondike-kit';
import { KitHandler, socketChannel } from 'klondike-kit/remote';
import { WebSocket } from 'ws';
import { HandlerSockets } from '../../../src/cli/kit-handler/handler-sockets.js';
import { LONGEST_LINE } from '../../../src/cli/kit-handler/view-requests.js';
import { siteServer } from '../../../src/cli/serve/site-server.js';
import { klondike } from '../../support/command.js';
import type { Message } from './conversation.js';
import { initialize, request } from './conversation.js';

const sockets = new HandlerSockets('127.0.0.1', 'https://example.org');
let server: Server;
let port = 0;

beforeAll(async () => {
  server = siteServer(new Map()).on('upgrade', sockets.upgrade);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  sockets.end();
  server.close();
});

const open = (headers: Readonly<Record<string, string>> = {}, path = '/handler'): WebSocket =>
  new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });

/** `open`, or the status that the server refuses the connection with. */
const outcomeOf = (socket: WebSocket): Promise<string> =>
  new Promise((resolve) => {
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('unexpected-response', (asked, { statusCode }) => {
      asked.destroy();
      resolve(String(statusCode));
    });
  });

test('a program plays with its own game on each connection', async () => {
  const games = await Promise.all(
    ['java:11', 'java:12'].map(async (deal) => {
      const view = new FrameView();
      const handler = new KitHandler({ deal });
      await handler.connect(socketChannel(open()));
      await handler.attach(view);
      await handler.newGame();
      await handler.clickStock();
      return { handler, view };
    }),
  );
  expect(games.map(({ view }) => view.frame.waste)).toEqual([
    [45, 8, 29],
    [2, 19, 46],
  ]);
  for (const { handler } of games) handler.close();
});

/** Sends lines, and returns the messages up to the answer to the last line, which has the id 2. */
async function told(socket: WebSocket, lines: readonly string[]): Promise<readonly string[]> {
  await once(socket, 'open');
  const received: string[] = [];
  socket.on('message', (data) => received.push((data as Buffer).toString()));
  for (const line of lines) socket.send(line);
  while ((JSON.parse(received.at(-1) ?? '{}') as Message)['id'] !== 2) await once(socket, 'message');
  socket.terminate();
  return received;
}

test('the messages are those of klondike handler, each in its own frame', async () => {
  const lines = [initialize({ deal: 'java:11' }), request(1, 'newGame'), '{', request(2, 'undo')];
  const { out } = await klondike(['handler'], lines.join('\n'));
  expect(await told(open(), lines)).toEqual(out.trimEnd().split('\n'));
});

test('refusals are in the language of the browser', async () => {
  const socket = open({ 'Accept-Language': 'nl, fr;q=0.8' });
  expect((await told(socket, [initialize(), request(2, 'undo')])).at(-1)).toContain(
    'Les cartes n’ont pas encore été distribuées.',
  );
});

describe('the server accepts its own pages, programs and the origin of --origin', () => {
  test.each([
    ['open', {}],
    ['open', { Origin: 'https://example.org' }],
    ['open', { Origin: 'http://127.0.0.1:PORT' }],
    ['open', { Origin: 'http://localhost:PORT', Host: 'localhost:PORT' }],
    ['403', { Origin: 'https://other.example' }],
    ['403', { Origin: 'http://example.org' }],
    ['403', { Origin: 'https://example.org.evil.example' }],
    ['403', { Origin: 'null' }],
    ['403', { Origin: 'http://127.0.0.1:1' }],
    ['403', { Origin: 'http://evil.example:PORT', Host: 'evil.example:PORT' }],
    ['403', { Host: 'evil.example:PORT' }],
  ])('%s: %j', async (outcome, headers) => {
    const own = Object.entries(headers).map(([name, text]) => [name, text.replace('PORT', String(port))]);
    expect(await outcomeOf(open(Object.fromEntries(own) as Record<string, string>))).toBe(outcome);
  });

  test('only at /handler', async () => {
    expect(await outcomeOf(open({}, '/handler?x'))).toBe('open');
    expect(await outcomeOf(open({}, '/other'))).toBe('404');
  });
});

test.each<[what: string, code: number, data: string | Buffer]>([
  ['binary data', 1003, Buffer.from('{}')],
  ['a message that is too long', 1009, 'x'.repeat(LONGEST_LINE + 1)],
])('%s ends the connection', async (_what, code, data) => {
  const socket = open();
  await once(socket, 'open');
  socket.send(data);
  expect((await once(socket, 'close'))[0]).toBe(code);
});

describe('--origin', () => {
  const refused = async (...args: readonly string[]): Promise<string> =>
    (await klondike(['serve', '--port', '0', ...args])).err.split('\n')[0] ?? '';

  test.each(['example.org', 'https://example.org/page', 'ftp://example.org', '*', ''])(
    'is not %j',
    async (text) => {
      expect(await refused('--origin', text)).toBe(
        `klondike: --origin takes a scheme and a host, such as https://example.org, not '${text}'`,
      );
    },
  );

  test('belongs to our own handler', async () => {
    expect(await refused('--origin', 'https://example.org', '--handler', 'x.js')).toBe(
      "klondike: --origin can't be used with --handler",
    );
  });
});
