/**
 * Recognizes requests from this server's own page. Any web page may send requests to this machine; the `Origin` header
 * shows that they come from another site. A site can also point its own host name at this machine (DNS rebinding); the
 * `Host` header shows that.
 */
import type { IncomingMessage } from 'node:http';
import { isOpen } from './listen.js';

/** The part of a request that shows where it comes from. */
type RequestSource = Pick<IncomingMessage, 'method' | 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'localAddress' | 'localPort'>;
};

/**
 * Is the request addressed to this server, and from its own page? A request that changes something must name its origin.
 * @param host the value of `--host`
 */
export function isOwn(request: RequestSource, host: string): boolean {
  const { method, headers } = request;
  const isFromHere =
    headers.origin === undefined ? method === 'GET' || method === 'HEAD' : isFromOwnPage(request);
  return isAddressedTo(request, host) && isFromHere;
}

/** Does the request come from a page of this server? */
export const isFromOwnPage = ({ headers }: Pick<RequestSource, 'headers'>): boolean =>
  headers.origin === `http://${String(headers.host?.toLowerCase())}`;

/** @param host the value of `--host` */
export function isAddressedTo({ headers, socket }: RequestSource, host: string): boolean {
  const { localAddress = '', localPort } = socket;
  const address = localAddress.replace(/^::ffff:/i, '');
  const names = [host, address, ...(isOpen(localAddress) ? [] : ['localhost'])];
  const asked = headers.host?.toLowerCase();
  const addresses = names.map((name) => (name.includes(':') ? `[${name}]` : name).toLowerCase());
  return addresses.some(
    (name) => asked === `${name}:${String(localPort)}` || (localPort === 80 && asked === name),
  );
}
