/** `klondike serve`: serves the page with the browser table. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OptionValues } from '../arguments.js';
import { UsageError } from '../errors.js';
import { HandlerSockets } from '../kit-handler/handler-sockets.js';
import type { SERVE_OPTIONS } from '../options.js';
import type { Signals } from '../play/fill-screen.js';
import { spelledFor } from '../play/locale.js';
import type { CommandProcess, Shell } from '../shell.js';
import { tell, textsFor } from '../shell.js';
import { isOpen, listen, urlOf } from './listen.js';
import type { RequestHandler, UpgradeHandler } from './site-server.js';
import { siteServer } from './site-server.js';
import type { Site } from './site.js';
import { readSite } from './site.js';

const PAGE = fileURLToPath(new URL('../../../dist/page.zip', import.meta.url));

interface ServedParts {
  /** The files of the page; undefined if it isn't built. */
  readonly site: Site | undefined;
  /** Makes the handler for other requests to this host. */
  readonly liveAt: (host: string) => {
    readonly answerRequest?: RequestHandler;
    readonly upgrade?: UpgradeHandler;
    end(): void;
  };
}

/** The page, and games over WebSockets. @throws UsageError */
function ownParts({ origin: given }: OptionValues<typeof SERVE_OPTIONS>): ServedParts {
  const origin = given === undefined ? undefined : readOrigin(given);
  return { site: readSite(PAGE), liveAt: (host) => new HandlerSockets(host, origin) };
}

/** The origin as browsers write it. @throws UsageError */
function readOrigin(text: string): string {
  const { origin, pathname, search, hash } = URL.canParse(text) ? new URL(text) : new URL('about:blank');
  if (!/^https?:/.test(origin) || pathname + search + hash !== '/')
    throw new UsageError((say) => say.takesOrigin(text));
  return origin;
}

/**
 * Serves the page until Ctrl-C or a signal stops the server. Resolves to exit status 0, or to 2 if the page is not
 * built.
 */
export async function serveCommand(
  options: OptionValues<typeof SERVE_OPTIONS>,
  shell: Shell,
  { site, liveAt }: ServedParts = ownParts(options),
): Promise<number> {
  const place = { host: readHost(options.host), port: readPort(options.port) };
  const { output, process } = shell;
  const say = await textsFor(shell);
  if (site === undefined) {
    tell(shell, `klondike: ${say.serve.notBuilt}`);
    return 2;
  }
  const live = liveAt(place.host);
  const server = siteServer(site, live.answerRequest);
  if (live.upgrade !== undefined) server.on('upgrade', live.upgrade);
  const address = await listen(server, place);
  const stop = untilStopped(process);
  try {
    const url = urlOf(place.host, address);
    output.print(spelledFor(process, say.serve.at(url, isOpen(address.address))));
    output.flush();
    const { platform, env, stdout } = process;
    const opener =
      options['no-open'] === true
        ? undefined
        : openerAt({ platform, env, isTerminal: stdout.isTTY === true });
    if (opener !== undefined) openWith(opener, url);
    await stop;
  } finally {
    server.close();
    server.closeAllConnections();
    live.end();
  }
  return 0;
}

const untilStopped = (signals: Signals): Promise<unknown> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) signals.once(signal, resolve);
  });

/** Refuses an empty host, because Node would listen at all addresses. */
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

/** The command that opens an address in a browser, without the address; undefined if no browser should open. */
export function openerAt({
  platform,
  env,
  isTerminal,
}: Pick<CommandProcess, 'platform' | 'env'> & {
  /** Is standard output a terminal? */
  readonly isTerminal: boolean;
}): readonly [string, ...string[]] | undefined {
  const isSet = (name: string): boolean => (env[name] ?? '') !== '';
  if (!isTerminal || isSet('CI') || isSet('SSH_CONNECTION')) return undefined;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', '""'];
  return isSet('DISPLAY') || isSet('WAYLAND_DISPLAY') ? ['xdg-open'] : undefined;
}

/**
 * Starts a browser that runs independently of this process. It doesn't matter if this fails, because the address is
 * already on the screen.
 */
export function openWith([command, ...args]: readonly [string, ...string[]], url: string): void {
  const child = spawn(command, [...args, url], {
    stdio: 'ignore',
    detached: true,
    windowsVerbatimArguments: true,
  });
  child.on('error', () => undefined);
  child.unref();
}
