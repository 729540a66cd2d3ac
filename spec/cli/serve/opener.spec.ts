import { describe, expect, test } from '@jest/globals';
import { openerAt } from '../../../src/cli/serve/command.js';

type Desk = Parameters<typeof openerAt>[0];

const DESK: Desk = { platform: 'linux', env: { DISPLAY: ':0' }, isTerminal: true };

describe('the page opens for a person at a desktop', () => {
  test.each<[title: string, desk: Partial<Desk>, opener: string | undefined]>([
    ['macOS', { platform: 'darwin', env: {} }, 'open'],
    ['Windows', { platform: 'win32', env: {} }, 'cmd /c start ""'],
    ['Linux with X', {}, 'xdg-open'],
    ['Linux with Wayland', { env: { WAYLAND_DISPLAY: 'wayland-0' } }, 'xdg-open'],
    ['FreeBSD with X', { platform: 'freebsd' }, 'xdg-open'],
    ['Linux without a display', { env: {} }, undefined],
    ['an empty display', { env: { DISPLAY: '' } }, undefined],
    ['a pipe', { isTerminal: false }, undefined],
    ['a pipe on macOS', { isTerminal: false, platform: 'darwin' }, undefined],
    ['a build machine', { env: { DISPLAY: ':0', CI: 'true' } }, undefined],
    ['another machine', { env: { DISPLAY: ':10', SSH_CONNECTION: '10.0.0.1 1 10.0.0.2 22' } }, undefined],
  ])('%s', (_, desk, opener) => {
    expect(openerAt({ ...DESK, ...desk })?.join(' ')).toBe(opener);
  });
});
