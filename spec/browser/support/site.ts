/** A server on this machine for as long as a file's specs run. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Site {
  /** Without a slash at its end. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** On a port that is free. */
export async function siteOf(server: Server): Promise<Site> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
