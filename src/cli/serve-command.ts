/** `klondike serve`: serves the page with the browser table. */
import { fileURLToPath } from 'node:url';
import type { Signals } from './play/fill-screen.js';
import { isOpen, listen, urlOf } from './serve/listen.js';
import { openWith, openerAt } from './serve/opener.js';
import type { Take } from './serve/site-server.js';
import { siteServer } from './serve/site-server.js';
import type { Site } from './serve/site.js';
import { readSite } from './serve/site.js';
import type { Shell } from './shell.js';
import { UsageError } from './usage.js';

/** The options as they were given; undefined if not given. */
export interface ServeOptions {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly noOpen?: boolean | undefined;
}

const PAGE = fileURLToPath(new URL('../../dist/page/', import.meta.url));

/** What is served besides files. */
export interface Live {
  readonly take: Take;
  end(): void;
}

/** What is served. */
export interface Served {
  /** The page, or what is made of it; undefined if it is not built. */
  readonly site: Site | undefined;
  /** What else is served at this host. */
  readonly liveAt?: (host: string) => Live;
}

/**
 * Serves the page until Ctrl-C or a signal stops the server; the exit status is then 0. It is 2 if the page
 * is not built.
 */
export async function serveCommand(
  options: ServeOptions,
  { output, errors, process }: Shell,
  { site, liveAt }: Served = { site: readSite(PAGE) },
): Promise<number> {
  const place = { host: readHost(options.host), port: readPort(options.port) };
  if (site === undefined) {
    errors.print('klondike: the page is not built: npm run build');
    return 2;
  }
  const live = liveAt?.(place.host);
  const server = siteServer(site, live?.take);
  const address = await listen(server, place);
  const stop = untilStopped(process);
  try {
    const url = urlOf(place.host, address);
    const reach = isOpen(address.address) ? ', open to the network' : '';
    output.print(`Klondike is at ${url}${reach} - Ctrl-C ends it.`);
    output.flush();
    const { platform, env, stdout } = process;
    const opener =
      options.noOpen === true ? undefined : openerAt({ platform, env, isTerminal: stdout.isTTY === true });
    if (opener !== undefined) openWith(opener, url);
    await stop;
  } finally {
    server.close();
    server.closeAllConnections();
    live?.end();
  }
  return 0;
}

const untilStopped = (signals: Signals): Promise<unknown> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) signals.once(signal, resolve);
  });

/** Refuses an empty host, for which Node would listen at all addresses. */
function readHost(text = '127.0.0.1'): string {
  if (text.trim() === '') throw new UsageError(`--host takes a name or an address, not '${text}'`);
  return text;
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text) || Number(text) > 65535) {
    throw new UsageError(`--port takes a number from 0 to 65535, not '${text}'`);
  }
  return Number(text);
}
