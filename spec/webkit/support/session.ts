/** WebKit's browser, over the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Wishes } from './driver.js';
import { ended } from './screen.js';

export interface Session {
  /** The browser's name and version. */
  readonly browser: string;
  /** The browser's process. */
  readonly program: string;
  /** Sends a command. `path` follows the session's path. @throws Error with the driver's message */
  readonly send: Send;
  readonly close: () => Promise<void>;
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

interface Opened {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

const ATTEMPTS = 3;

/**
 * On a busy machine, about one time in three hundred, the driver waits forever for the browser that it started. This
 * function then tries another driver with another browser.
 */
export async function openSession(env: NodeJS.ProcessEnv, wishes: Wishes, attempt = 1): Promise<Session> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const send = sender(`http://127.0.0.1:${port}`);
  await answering(driver, send);
  try {
    return sessionOf(driver, send, (await send('POST', '/session', wanted(wishes))) as Opened);
  } catch (error) {
    const [browser] = childrenOf(driver);
    if (browser !== undefined) process.kill(browser);
    await ended(driver);
    if (attempt === ATTEMPTS) throw error;
    return openSession(env, wishes, attempt + 1);
  }
}

function wanted({ dark = false }: Wishes): object {
  const args = ['--automation', ...(dark ? ['--dark-mode'] : [])];
  const timeouts = { script: PATIENCE, pageLoad: PATIENCE };
  return { capabilities: { alwaysMatch: { timeouts, 'webkitgtk:browserOptions': { args } } } };
}

function sessionOf(driver: ChildProcess, send: Send, { sessionId, capabilities }: Opened): Session {
  const ofSession: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  const [browser] = childrenOf(driver);
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    // The driver knows its own path; systems install it in different places.
    program: readlinkSync(`/proc/${String(browser)}/exe`),
    send: ofSession,
    close: async () => {
      await ofSession('DELETE', '');
      await ended(driver);
    },
  };
}

const childrenOf = ({ pid }: ChildProcess): number[] =>
  readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .split(' ')
    .filter((child) => child !== '')
    .map(Number);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The time limits, in milliseconds: for one command, and for the start of a browser. */
const PATIENCE = 60_000;
const STARTING = 30_000;

const sender =
  (address: string): Send =>
  async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(path === '/session' ? STARTING : PATIENCE),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${String(error)}`);
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };

/** @throws Error if the driver has ended or is missing */
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
