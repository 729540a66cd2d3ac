/** No sandbox: a process of its own, an almost empty environment, and limits. */
import { env } from 'node:process';
import type { Launch } from '../remote/launch.js';
import { limited } from './limited.js';
import type { Sandbox } from './sandbox.js';

export const noSandbox = (reason: string): Sandbox => ({
  isolated: false,
  reason,
  confined: (launch, limits) => ({
    command: limited(launch, limits, false),
    environment: environmentOf(launch),
  }),
});

/** What a program needs to find others and to write letters; nothing that tells of the grader. */
export const environmentOf = ({ channel, environment }: Launch): Readonly<Record<string, string>> => ({
  PATH: env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin',
  HOME: '/tmp',
  LANG: 'C.UTF-8',
  ...(channel === 'fd 3' && { KLONDIKE_FD: '3' }),
  ...environment,
});
