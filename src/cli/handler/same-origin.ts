/**
 * Which requests are of the server's own page. Any page of the web may send requests to this machine: under a name of
 * its own that leads here (DNS rebinding), or as forms and scripts of another origin.
 */
import type { IncomingMessage } from 'node:http';
import { isOpen } from '../serve/listen.js';

type Asked = Pick<IncomingMessage, 'method' | 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'localAddress' | 'localPort'>;
};

/**
 * Is the request addressed to the server, and not from elsewhere? What changes something must say where it is from.
 * @param host as the server was told to listen at
 */
export function isOwn({ method, headers, socket }: Asked, host: string): boolean {
  const { localAddress = '', localPort } = socket;
  const address = localAddress.replace(/^::ffff:/i, '');
  const names = [host, address, ...(isOpen(localAddress) ? [] : ['localhost'])];
  const asked = headers.host?.toLowerCase();
  const addresses = names.map((name) => (name.includes(':') ? `[${name}]` : name).toLowerCase());
  const isKnown = addresses.some(
    (name) => asked === `${name}:${String(localPort)}` || (localPort === 80 && asked === name),
  );
  const { origin } = headers;
  const isFromHere =
    origin === undefined ? method === 'GET' || method === 'HEAD' : origin === `http://${asked}`;
  return isKnown && isFromHere;
}
