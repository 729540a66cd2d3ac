/**
 * Keeps the page's files, so that it opens without a network. Each build is kept under its own version; a
 * new one is fetched whole while the one before is in use, and shows at the next load. Where another program
 * has come to answer at the page's address, as it may at a port of this machine, it is not stood in the way of.
 */

/** Set when the page is built. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** What is used of the types of a worker, which cannot be had together with those of a page. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

const worker = globalThis as unknown as Worker;

const PREFIX = 'klondike-kit:';
const CACHE = `${PREFIX}${__VERSION__}`;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(__FILES__.map((file) => new Request(file, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The kept file first. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  if (request.mode === 'navigate') return answerVisit(request, await cache.match('./'));
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** The kept page, unless something else is there now. */
async function answerVisit(request: Request, kept: Response | undefined): Promise<Response> {
  const fresh = navigator.onLine ? await fetch(request).catch(() => undefined) : undefined;
  if (fresh === undefined) return kept ?? Response.error();
  if (!isPage(fresh)) return fresh;
  const isOurs = (await fresh.clone().text()).includes(MARK);
  if (isOurs && kept !== undefined) return kept;
  if (!isOurs) await worker.registration.unregister();
  return fresh;
}

const isPage = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.startsWith('text/html') === true;

/** In every build of the page. */
const MARK = '<meta name="application-name" content="klondike-kit" />';

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && new URL(request.url).origin === location.origin;
  if (isOurs) event.respondWith(answer(request));
});
