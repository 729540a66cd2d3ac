/** WebKit's browser by the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/), on a screen of its own. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Picture } from './screen.js';
import { ended, startScreen } from './screen.js';

/** What the player has asked of the system. */
export interface Wishes {
  /** For dark windows. */
  readonly dark?: boolean;
  /** For motion; none is the default, for specs. */
  readonly motion?: boolean;
}

export interface Driver {
  /** Opens a browser that knows nothing of those before it. */
  readonly open: (wishes?: Wishes) => Promise<Session>;
  /** What is on the screen. */
  readonly picture: () => Picture;
  /** Of the programs it starts: on its screen, with its settings. */
  readonly env: NodeJS.ProcessEnv;
  readonly end: () => Promise<void>;
}

export interface Session {
  /** Name and version of the browser. */
  readonly browser: string;
  /** The program that runs. */
  readonly program: string;
  /** Sends a command; the path is what comes after the session's. @throws Error as the driver words it */
  readonly send: Send;
  readonly close: () => Promise<void>;
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

export async function startDriver(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'klondike-webkit-'));
  const screen = await startScreen(folder);
  const env = environment(folder, screen.display);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const send = sender(`http://127.0.0.1:${port}`);
  await answering(driver, send);
  return {
    open: async (wishes = {}) => {
      writeSettings(folder, wishes);
      return openSession(send, driver, wishes);
    },
    picture: screen.picture,
    env,
    end: async () => {
      await ended(driver);
      await screen.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Pages are painted without a graphics card, which paints the same thing differently from time to time. */
const environment = (folder: string, display: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  XDG_CONFIG_HOME: folder,
  XDG_DATA_HOME: folder,
  XDG_CACHE_HOME: folder,
});

/** For the next browser that is started. */
function writeSettings(folder: string, { motion = false }: Wishes): void {
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(
    join(folder, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${Number(motion)}\n`,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** In milliseconds, for one command. */
const PATIENCE = 60_000;

const sender =
  (address: string): Send =>
  async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${String(error)}`);
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };

/** @throws Error where the driver has ended, or is not there */
async function answering(driver: ChildProcess, send: Send): Promise<void> {
  const ends = once(driver, 'exit').then(([status]) => {
    throw new Error(`WebKitWebDriver ended: ${String(status)}`);
  });
  const answers = async (): Promise<void> => {
    const isHeard = (): Promise<boolean> =>
      send('GET', '/status').then(
        () => true,
        () => false,
      );
    while (driver.pid !== undefined && driver.exitCode === null && !(await isHeard())) await wait(20);
  };
  await Promise.race([ends, answers()]);
}

async function openSession(send: Send, driver: ChildProcess, { dark = false }: Wishes): Promise<Session> {
  const args = ['--automation', ...(dark ? ['--dark-mode'] : [])];
  const timeouts = { script: PATIENCE, pageLoad: PATIENCE };
  const wanted = { alwaysMatch: { timeouts, 'webkitgtk:browserOptions': { args } } };
  const { sessionId, capabilities } = (await send('POST', '/session', { capabilities: wanted })) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const ofSession: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    program: programStartedBy(driver),
    send: ofSession,
    close: async () => {
      await ofSession('DELETE', '');
    },
  };
}

/** The driver knows where its browser lies; the systems keep it in different places. */
function programStartedBy({ pid }: ChildProcess): string {
  const [child] = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8').split(' ');
  return readlinkSync(`/proc/${String(child)}/exe`);
}
