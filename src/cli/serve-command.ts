/** `klondike serve`: serves the page with the browser table. */
import { fileURLToPath } from 'node:url';
import type { Signals } from './play/fill-screen.js';
import { languageFrom } from './play/language.js';
import { spelledFor } from './play/locale.js';
import { isOpen, listen, urlOf } from './serve/listen.js';
import { openWith, openerAt } from './serve/opener.js';
import type { Take } from './serve/site-server.js';
import { siteServer } from './serve/site-server.js';
import type { Site } from './serve/site.js';
import { readSite } from './serve/site.js';
import type { Shell } from './shell.js';
import { commandTexts } from './strings/command-texts.js';
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
  const say = await commandTexts(languageFrom(process.env));
  if (site === undefined) {
    errors.print(spelledFor(process, `klondike: ${say.serve.notBuilt}`));
    return 2;
  }
  const live = liveAt?.(place.host);
  const server = siteServer(site, live?.take);
  const address = await listen(server, place);
  const stop = untilStopped(process);
  try {
    const url = urlOf(place.host, address);
    output.print(spelledFor(process, say.serve.at(url, isOpen(address.address))));
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
  if (text.trim() === '') throw new UsageError((say) => say.takesAddress(text));
  return text;
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text) || Number(text) > 65535) {
    throw new UsageError((say) => say.takesWhole('--port', 0, 65535, text));
  }
  return Number(text);
}
