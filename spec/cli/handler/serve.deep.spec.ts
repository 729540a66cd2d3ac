/** The server lets only its own page play a submission. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';
import { HANGS } from '../../support/grading/faulty-submissions.js';
import { folderOf } from '../../support/grading/submissions.js';
import { exchange, readAnswer } from '../../support/raw-http.js';
import type { LocalServer } from '../../support/serving.js';
import { serveHere } from '../../support/serving.js';

const FOLDER = folderOf({ 'hangs.mjs': HANGS, 'broken.mjs': 'export default class {' });

let server: LocalServer;

beforeAll(async () => {
  server = await serveHere(['--port', '0', '--sandbox', 'off', '--handler', join(FOLDER, 'hangs.mjs')]);
});

afterAll(() => server.stop('SIGINT'));

/** The status in the answer to a request with these headers. */
async function statusOf(line: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const sent = [`${line} HTTP/1.1`, ...lines, 'Connection: close', 'Content-Length: 2', '', '{}'].join(
    '\r\n',
  );
  return readAnswer(await exchange(server.port, sent)).status.slice('HTTP/1.1 '.length);
}

describe('the server answers only requests that are addressed to it and come from its page', () => {
  test.each([
    ['GET /', { Host: 'evil.example' }],
    ['GET /', { Host: 'evil.example:PORT' }],
    ['GET /', { Host: '127.0.0.1:1' }],
    ['GET /', { Host: '127.0.0.1:PORT', Origin: 'http://evil.example' }],
    ['POST /handler/start', { Host: '127.0.0.1:PORT' }],
    ['POST /handler/start', { Host: '127.0.0.1:PORT', Origin: 'null' }],
    ['POST /handler/start', { Host: '127.0.0.1:PORT', Origin: 'http://evil.example' }],
    ['POST /handler/start', { Host: '127.0.0.1:PORT', Origin: 'http://127.0.0.1:1' }],
    ['POST /handler/start', { Host: 'evil.example:PORT', Origin: 'http://evil.example:PORT' }],
    ['POST /handler/play', { Host: '127.0.0.1:PORT', Origin: 'https://127.0.0.1:PORT' }],
  ])('refuses %s with %j', async (line, headers) => {
    const own = Object.entries(headers).map(([name, text]) => [name, text.replace('PORT', `${server.port}`)]);
    expect(await statusOf(line, Object.fromEntries(own) as Record<string, string>)).toBe('403 Forbidden');
  });

  test.each(['127.0.0.1', 'localhost', 'LOCALHOST'])('answers %s', async (name) => {
    const Host = `${name}:${server.port}`;
    expect(await statusOf('GET /', { Host })).toBe('200 OK');
    const Origin = `http://${Host.toLowerCase()}`;
    expect(await statusOf('POST /handler/play', { Host, Origin })).toBe('404 Not Found');
    expect(await statusOf('GET /handler/start', { Host, Origin })).toBe('405 Method Not Allowed');
  });
});

/** Plays the part of the page and sends requests to the server. */
class Client {
  private readonly gone = new AbortController();
  private id = '';

  async post(path: string, body: object): Promise<Response> {
    const headers = { Origin: server.url.slice(0, -1) };
    const signal = path === 'start' ? this.gone.signal : null;
    return fetch(`${server.url}handler/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
  }

  async start(language = 'en'): Promise<Record<string, unknown>> {
    const { body } = await this.post('start', { language });
    const { value } = (await body?.getReader().read()) ?? {};
    const told = JSON.parse(Buffer.from(value ?? []).toString()) as Record<string, unknown>;
    this.id = String(told['id']);
    return told;
  }

  async play(event: string, args: readonly unknown[] = []): Promise<Record<string, unknown>> {
    const answer = await this.post('play', { id: this.id, event, args });
    return answer.status === 200
      ? ((await answer.json()) as Record<string, unknown>)
      : { status: answer.status };
  }

  leave(): void {
    this.gone.abort();
  }
}

test('a page plays a handler, reports in its language that it hangs, and ends the game when it closes', async () => {
  const client = new Client();
  expect(await client.start('fr')).toMatchObject({ name: 'Zoé', takesDeals: false });
  const { calls, why } = await client.play('newGame');
  expect([(calls as { call: string }[]).at(-1)?.call, why]).toEqual(['refreshWindow', undefined]);
  expect(await client.play('format')).toEqual({ status: 400 });
  expect(await client.play('clickStock')).toMatchObject({
    calls: [],
    why: expect.stringContaining('n’a pas répondu à temps'),
  });
  expect(await client.play('newGame')).toHaveProperty('calls.length');
  client.leave();
  let answer = await client.play('undo');
  for (let tries = 0; tries < 50 && !('status' in answer); tries++) answer = await client.play('undo');
  expect(answer).toEqual({ status: 404 });
});

test('at most eight games are played at once; a game that ends makes room for another', async () => {
  const clients = Array.from({ length: 9 }, () => new Client());
  const names: unknown[] = [];
  for (const client of clients) names.push((await client.start())['why']);
  expect(names).toEqual([...Array<undefined>(8), expect.stringContaining('too many games')]);
  clients[0]?.leave();
  const next = new Client();
  let told = await next.start();
  for (let tries = 0; tries < 50 && 'why' in told; tries++) told = await next.start();
  expect(told['name']).toBe('Zoé');
  for (const client of [...clients, next]) client.leave();
});

test('ends with status 2, and serves nothing, if the submission cannot start', async () => {
  const { status, err } = await klondike(['serve', '--handler', join(FOLDER, 'broken.mjs')]);
  expect([status, err]).toEqual([2, expect.stringContaining('broken.mjs: SyntaxError: Unexpected end')]);
});
