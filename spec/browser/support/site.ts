/** A local server that runs during the specs of one file. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Site {
  /** The site's address, without a trailing slash. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Listens on a free port. */
export async function siteOf(server: Server): Promise<Site> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
