/** `klondike serve --handler`: the page in front of a submission. */
import { fileURLToPath } from 'node:url';
import type { ServeOptions } from '../serve-command.js';
import { serveCommand } from '../serve-command.js';
import type { Site } from '../serve/site.js';
import { readSite } from '../serve/site.js';
import type { Shell } from '../shell.js';
import { LiveGames } from './live-games.js';
import type { HandlerValues } from './options.js';
import { withCandidate } from './options.js';
import { seated } from './seated.js';

/** As `klondike serve`; exit status 2 as well if the submission cannot be started. */
export const serveSubmission = (options: ServeOptions & HandlerValues, shell: Shell): Promise<number> =>
  withCandidate(options, shell, (candidate) => {
    // Better now than when the page is open.
    seated(candidate, { seed: 0 }).end();
    const liveAt = (host: string): LiveGames => new LiveGames(candidate, host);
    return serveCommand(options, shell, { site: handlerSite(), liveAt });
  });

const folder = (name: string): string => fileURLToPath(new URL(`../../../dist/${name}/`, import.meta.url));

/** The page for handlers; undefined if it is not built. It has no service worker: without its server it is nothing. */
function handlerSite(): Site | undefined {
  const own = readSite(folder('handler-page'));
  const page = readSite(folder('page'));
  if (own === undefined || page === undefined) return undefined;
  const shared = [...page].filter(([path]) => path === '/page.css' || path.startsWith('/icons/'));
  return new Map([...shared, ...own]);
}
