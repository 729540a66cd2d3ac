/**
 * Caches the page's files, so that the page opens offline. Each build has its own cache. The worker fetches a new build
 * as a whole while the old one is in use, and the next load shows it. An open page may still need parts of its older
 * build. So the worker keeps older builds until a page opens while no other page is open. If another program answers at
 * the page's address, such as a local port, the worker unregisters and deletes its cache.
 */

/** Set when the page is built. */
declare const __FILES__: readonly string[];
/** Files that few players need. They are cached when they are used. */
declare const __LATER_FILES__: readonly string[];
declare const __VERSION__: string;
/** A string that every build of this page contains. */
declare const __MARK__: string;

/**
 * The parts of a service worker that this file uses. TypeScript can't load the library's types for workers and for pages together.
 */
interface WaitableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchRequestEvent extends WaitableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly unknown[]> };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchRequestEvent) => void): void;
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
  await worker.clients.claim();
}

/** Deletes the caches of earlier builds, unless a page other than the loading one is open. */
async function deleteOldCaches(): Promise<void> {
  const pages = await worker.clients.matchAll();
  if (pages.length > 1) return;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Answers a request from the cache if possible. */
async function answer(request: Request): Promise<Response> {
  const kept = { cacheName: CACHE, ignoreSearch: true };
  if (request.mode === 'navigate') return answerNavigation(request, await caches.match('./', kept));
  const found = (await caches.match(request, kept)) ?? (await fromEarlierBuild(request));
  if (found !== undefined) return found;
  const fresh = await fetch(request);
  const isForLater = __LATER_FILES__.some((file) => new URL(file, location.href).href === request.url);
  if (isForLater && fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

/** This is safe, because each file name has a hash of the content: builds never use the same name for different parts. Courts never change. */
async function fromEarlierBuild(request: Request): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const found = await Promise.all(names.map((cacheName) => caches.match(request, { cacheName })));
  return found.find((response) => response !== undefined);
}

/** Answers with the cached page, unless another program now answers at its address. */
async function answerNavigation(request: Request, kept: Response | undefined): Promise<Response> {
  const fresh = navigator.onLine ? await fetched(request) : undefined;
  if (fresh === undefined) return kept ?? Response.error();
  if (!isPage(fresh)) return fresh;
  const isOurs = (await fresh.clone().text()).includes(__MARK__);
  if (isOurs && kept !== undefined) return kept;
  if (!isOurs) await leave();
  return fresh;
}

/** The server's answer; undefined if it is offline or too slow. */
const fetched = (request: Request): Promise<Response | undefined> =>
  fetch(request, { signal: AbortSignal.timeout(TIME_LIMIT) }).catch(() => undefined);

/** How long to wait for the server, in milliseconds. */
const TIME_LIMIT = 3000;

async function leave(): Promise<void> {
  await worker.registration.unregister();
  await caches.delete(CACHE);
}

const isPage = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.startsWith('text/html') === true;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && new URL(request.url).origin === location.origin;
  if (!isOurs) return;
  event.respondWith(answer(request));
  if (new URL(request.url).pathname.endsWith('/page.js')) event.waitUntil(deleteOldCaches());
});
