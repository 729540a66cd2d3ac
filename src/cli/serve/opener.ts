/** Opens the page in the desktop's browser, if there is a desktop and a user at it. */
import { spawn } from 'node:child_process';
import type { Environment } from '../play/locale.js';

export interface Desk {
  readonly platform: string;
  readonly env: Environment;
  /** Is standard output a terminal? */
  readonly isTerminal: boolean;
}

/**
 * The command that opens an address, which follows as its last word; undefined if no browser should be
 * started.
 */
export function openerAt({ platform, env, isTerminal }: Desk): readonly [string, ...string[]] | undefined {
  const isSet = (name: string): boolean => (env[name] ?? '') !== '';
  if (!isTerminal || isSet('CI') || isSet('SSH_CONNECTION')) return undefined;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', '""'];
  return isSet('DISPLAY') || isSet('WAYLAND_DISPLAY') ? ['xdg-open'] : undefined;
}

/**
 * Starts a browser that runs on its own. It is no error if it does not start: the address has been printed.
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
