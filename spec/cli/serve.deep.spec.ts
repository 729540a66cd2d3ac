/** Checks the server with the built page, including its output, its files and the end of its process. */
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import AdmZip from 'adm-zip';
import type { CommandResult } from '../support/command.js';
import { klondike } from '../support/command.js';
import { describeUnless } from '../support/missing.js';
import { ownFolder } from '../support/own-folder.js';
import { MISSING_FOR_TERMINAL, shell } from '../support/process.js';
import { exchange, request } from '../support/raw-http.js';
import type { LocalServer, RunningServer } from '../support/serving.js';
import { serve, serveHere, serveOnTerminal } from '../support/serving.js';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The text of a file in the built page. */
const builtText = (name: string): string => new AdmZip(join(DIST, 'page.zip')).readAsText(name);

let folder: string;
let running: RunningServer[];
let here: LocalServer[];

beforeEach(() => {
  running = [];
  here = [];
  folder = ownFolder();
});

afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  for (const { stop } of here) await stop('SIGINT');
});

/** Starts the server in this process. */
async function start(...args: readonly string[]): Promise<LocalServer> {
  const serving = await serveHere(args);
  here.push(serving);
  return serving;
}

const refused = (why: string): CommandResult => ({
  status: 2,
  out: '',
  err: `klondike: ${why}\nRun 'klondike serve --help' for usage.\n`,
});

describe('served files', () => {
  let server: LocalServer;

  beforeAll(async () => {
    server = await serveHere(['--port', '0']);
  });

  afterAll(() => server.stop('SIGINT'));

  test('the built page is at the printed address, with its files', async () => {
    const { url, line } = server;
    expect(line).toBe(`Klondike is at ${url} - press Ctrl-C to stop.`);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const names = ['', 'index.html', 'page.js', 'page.css', 'manifest.webmanifest', 'service-worker.js'];
    const answers = await Promise.all(names.map((name) => fetch(url + name)));
    expect(answers.map(({ status, headers }) => `${status} ${String(headers.get('content-type'))}`)).toEqual([
      '200 text/html; charset=utf-8',
      '200 text/html; charset=utf-8',
      '200 text/javascript; charset=utf-8',
      '200 text/css; charset=utf-8',
      '200 application/manifest+json',
      '200 text/javascript; charset=utf-8',
    ]);
    expect(await answers[0]?.text()).toBe(builtText('index.html'));
  });

  test('the built page has all files that its service worker caches', async () => {
    const { url } = server;
    const worker = builtText('service-worker.js');
    // The bundler writes the list as one string with commas.
    const kept = /[`"']([^`"']*,\.\/,[^`"']*)[`"']\.split/.exec(worker)?.[1]?.split(',') ?? [];
    const answers = await Promise.all(kept.map((name) => fetch(new URL(name, url))));
    expect(kept).toEqual(expect.arrayContaining(['./', 'page.js', 'page.css', 'manifest.webmanifest']));
    expect(kept.filter((_, at) => answers[at]?.status !== 200)).toEqual([]);
  });

  test.each([
    'GET /../package.json',
    'GET /../../package.json',
    'GET /%2e%2e/cli/main.js',
    'GET /..%5cpackage.json',
    'GET /icons',
    'GET //etc/passwd',
    'GET /etc/passwd%00.html',
    'GET http://evil/',
    'GET file:///etc/passwd',
  ])('the server has no content except the page: %s is not found', async (line) => {
    const { port } = server;
    expect(await exchange(port, request(line))).toMatch(
      /^HTTP\/1\.1 404 Not Found\r\n[^]*\r\n404 Not Found\n$/,
    );
  });
});

describe('ports', () => {
  test('the port is the next free one by default', async () => {
    const ports = [(await start()).port, (await start()).port];
    expect([ports[0] !== ports[1], ports.every((port) => port >= 5173)]).toEqual([true, true]);
  });

  test('a port is refused if it is in use', async () => {
    const { port } = await start('--port', '0');
    expect(await klondike(['serve', '--port', String(port)])).toEqual(
      refused(`--port ${port}: this port is in use; try another, or 0 for any free one`),
    );
  });

  test('the port is the given one if it is free', async () => {
    const { port, stop } = await start('--port', '0');
    expect(await stop('SIGTERM')).toBe(0);
    expect((await start('--port', String(port))).port).toBe(port);
  });
});

describe('the host', () => {
  test('0.0.0.0 opens the table to the network and to this machine', async () => {
    const { line, url, port } = await start('--host', '0.0.0.0', '--port', '0');
    expect(line).toBe(
      `Klondike is at http://127.0.0.1:${port}/, open to the network - press Ctrl-C to stop.`,
    );
    expect((await fetch(url)).status).toBe(200);
  });

  test("192.0.2.1 is refused because it isn't this machine's address", async () => {
    expect(await klondike(['serve', '--host', '192.0.2.1'])).toEqual(
      refused("--host 192.0.2.1: this machine doesn't have this address"),
    );
  });
});

/** A shell loop that prints until the pipe closes. */
const UNTIL_CLOSED = "trap '' PIPE; while echo; do :; done 2> /dev/null";

describe('the server ends with status 0', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'the server ends at %s, even with open connections',
    async (signal) => {
      const serving = await serve(['--port', '0']);
      const { url, port, child, ended } = serving;
      running.push(serving);
      const halfAsked = connect(port, '127.0.0.1').on('error', () => undefined);
      await once(halfAsked, 'connect');
      halfAsked.write('GET / HTTP/1.1\r\n');
      // Connections are accepted in order. Once this one is answered, the server has also accepted the other one.
      await (await fetch(url)).text();
      child.kill(signal);
      expect(await ended).toBe(0);
    },
  );

  test('the server ends when nobody reads its output', () => {
    expect(shell(`{ ${UNTIL_CLOSED}; klondike serve --port 0; echo "status $?" >&2; } | true`)).toEqual({
      status: 0,
      out: '',
      err: 'status 0\n',
    });
  });
});

test('the command says how to build a missing page', () => {
  const page = join(DIST, 'page.zip');
  cpSync(DIST, join(folder, 'dist'), { recursive: true, filter: (path) => path !== page });
  symlinkSync(join(DIST, '..', 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'dist/cli/main.js'), 'serve'],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stdout, stderr]).toEqual([2, '', "klondike: the page isn't built; run 'npm run build'\n"]);
});

describeUnless(MISSING_FOR_TERMINAL, 'the command in a terminal', () => {
  const desktop = (): NodeJS.ProcessEnv => ({
    PATH: `${folder}:${process.env['PATH'] ?? ''}`,
    DISPLAY: ':7',
  });

  beforeEach(() => {
    writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\necho "$@" > '${folder}/opened'\n`, { mode: 0o755 });
  });

  const startAtDesk = async (args: readonly string[], env: object): Promise<RunningServer> => {
    const serving = await serveOnTerminal(['--port', '0', ...args], { ...desktop(), ...env });
    running.push(serving);
    return serving;
  };

  const opened = (): string => {
    const path = join(folder, 'opened');
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };

  test('the command opens the page on a desktop', async () => {
    const { url, child, ended } = await startAtDesk([], {});
    while (!opened().endsWith('\n')) await wait(5);
    expect(opened()).toBe(`${url}\n`);
    child.stdin?.write('\x03');
    expect(await ended).toBe(0);
  });

  test.each<[title: string, args: string[], env: object]>([
    ['with --no-open', ['--no-open'], {}],
    ['for a terminal on another machine', [], { SSH_CONNECTION: '10.0.0.1 1 10.0.0.2 22' }],
  ])('the command does not open the page %s', async (_, ...[args, env]) => {
    const { child, ended } = await startAtDesk(args, env);
    child.stdin?.write('\x03');
    expect([await ended, opened()]).toEqual([0, '']);
  });
});
