/** Lets a server listen on a host, at a given port or a free one. */
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { isIPv6 } from 'node:net';
import { UsageError, codeOf } from '../errors.js';

interface ListenAddress {
  readonly host: string;
  /** Undefined for the first free port of `CHOICES`; 0 for any free port. */
  readonly port: number | undefined;
}

/** 5173 and the 19 ports after it, then any free port. */
const CHOICES = [...Array.from({ length: 20 }, (_, more) => 5173 + more), 0];

/** @throws UsageError if the server can't listen there */
export async function listen(server: Server, { host, port }: ListenAddress): Promise<AddressInfo> {
  for (const choice of port === undefined ? CHOICES : [port]) {
    try {
      await once(server.listen(choice, host), 'listening');
      return server.address() as AddressInfo;
    } catch (error) {
      if (port !== undefined || !isPortFault(error)) throw whyNot(error, { host, port: choice });
    }
  }
  throw new UsageError((say) => say.serve.noPort);
}

/** Is the port the problem, not the host? */
const isPortFault = (error: unknown): boolean => ['EADDRINUSE', 'EACCES'].includes(codeOf(error) ?? '');

/** Explains an error from the system in terms of the options. Returns any other error unchanged. */
export function whyNot(error: unknown, { host, port }: ListenAddress): unknown {
  const code = codeOf(error);
  switch (code) {
    case undefined:
      return error;
    case 'EADDRINUSE':
      return new UsageError((say) => say.serve.portTaken(port));
    case 'EACCES':
      return new UsageError((say) => say.serve.portRefused(port));
    case 'EADDRNOTAVAIL':
      return new UsageError((say) => say.serve.noAddress(host));
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError((say) => say.serve.noHost(host));
    default:
      return new UsageError((say) => say.serve.refused(host, code));
  }
}

/** The address of the page, for a browser on this machine. */
export function urlOf(host: string, { address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  const near = LOOPBACK[address] ?? host;
  return `http://${isIPv6(near) ? `[${near}]` : near}:${port}/`;
}

/** The address for a browser on this machine, if the server listens at all addresses. */
const LOOPBACK: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Can other machines reach this address? */
export const isOpen = (address: string): boolean => !/^(::ffff:)?127\.|^::1$/i.test(address);
