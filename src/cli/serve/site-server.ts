/** A server for the files of the page, and for requests that the caller handles. */
import type { IncomingMessage, Server } from 'node:http';
import { STATUS_CODES, ServerResponse, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { EncodedFile, Site, SiteFile } from './site.js';

/** Answers a request. Returns false if a file should answer it. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Takes over the connection of a request for another protocol. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Makes a server that does not listen yet. */
export function siteServer(site: Site, take: RequestHandler = () => false): Server {
  const reply = (request: IncomingMessage, response: ServerResponse): void => {
    if (take(request, response)) return;
    const { status, headers, body } = answer(site, request);
    response.writeHead(status, headers).end(body);
  };
  const server = createServer({ ServerResponse: GuardedResponse }, reply);
  server.on('checkExpectation', reply);
  server.on('clientError', (_error, socket) => refuseSocket(socket, 400));
  return server;
}

/** Sets the headers even for answers that node:http itself sends, such as the answer to a request without a host. */
class GuardedResponse extends ServerResponse {
  constructor(request: IncomingMessage) {
    super(request);
    for (const [name, value] of Object.entries(HEADERS)) this.setHeader(name, value);
  }
}

/** Answers on a connection without a response object, and closes it. */
export function refuseSocket(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy();
  const { headers, body } = refusal(status);
  const lines = Object.entries({ ...HEADERS, ...headers, Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${String(STATUS_CODES[status])}\r\n${head}\r\n${String(body)}`, () =>
    socket.destroy(),
  );
}

export type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Empty if the status allows no body. For a HEAD request, node:http does not send the body. */
  readonly body: string | Buffer;
}

/**
 * The headers of every answer. The page may load only its own files. `default-src` allows them, which includes the
 * manifest: WebKit does not know `manifest-src` and warns about it whenever the page loads.
 */
export const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "img-src 'self' data:",
    "font-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cache-Control': 'no-cache',
} as const;

/**
 * A worker follows the policy that comes with its script. The solver's worker compiles WebAssembly; the page does not.
 */
const POLICIES: Readonly<Partial<Record<string, HttpAnswer['headers']>>> = {
  '/solver-worker.js': {
    'Content-Security-Policy': `${HEADERS['Content-Security-Policy']}; script-src 'self' 'wasm-unsafe-eval'`,
  },
};

export function answer(site: Site, { method, url = '', headers }: Request): HttpAnswer {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, { Allow: 'GET, HEAD' });
  const path = pathOf(url);
  if (path === undefined) return refusal(400);
  const file = site.get(path);
  return file === undefined ? refusal(404) : fileAnswer(file, headers, POLICIES[path]);
}

export function refusal(status: number, headers: HttpAnswer['headers'] = {}): HttpAnswer {
  const body = `${status} ${String(STATUS_CODES[status])}\n`;
  return {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': body.length },
    body,
  };
}

/** The decoded path without its query; undefined if it can't be decoded. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*/s, ''));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function fileAnswer(file: SiteFile, asked: Request['headers'], own?: HttpAnswer['headers']): HttpAnswer {
  const [encoding, { bytes, etag }] = encodedFor(file, asked['accept-encoding']);
  const headers = { ...own, ETag: etag, ...((file.brotli ?? file.gzip) && { Vary: 'Accept-Encoding' }) };
  if (isKnown(etag, asked['if-none-match'])) return { status: 304, headers, body: '' };
  return {
    status: 200,
    headers: {
      ...headers,
      ...(encoding !== undefined && { 'Content-Encoding': encoding }),
      'Content-Type': file.type,
      'Content-Length': bytes.length,
    },
    body: bytes,
  };
}

/** The smallest body that an Accept-Encoding header allows, with the name of its encoding. */
function encodedFor(
  { plain, gzip, brotli }: SiteFile,
  header: string | string[] | undefined,
): readonly [encoding: string | undefined, body: EncodedFile] {
  if (brotli !== undefined && takes('br', header)) return ['br', brotli];
  if (gzip !== undefined && takes('gzip', header)) return ['gzip', gzip];
  return [undefined, plain];
}

/** Does an Accept-Encoding header allow an encoding? It does so by name or by `*`, unless the quality is 0. */
function takes(encoding: string, header: string | string[] | undefined): boolean {
  const wishes = list(header).map((wish) => /^([^;\s]+)(?:\s*;\s*q=([\d.]+))?$/i.exec(wish.toLowerCase()));
  const wish = wishes.find((each) => each?.[1] === encoding) ?? wishes.find((each) => each?.[1] === '*');
  return wish !== undefined && wish !== null && Number(wish[2] ?? 1) > 0;
}

/** Does an If-None-Match header name the tag? */
const isKnown = (etag: EncodedFile['etag'], header: string | undefined): boolean =>
  list(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);

const list = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((item) => item.trim());
