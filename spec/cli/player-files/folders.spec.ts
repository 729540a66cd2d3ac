import { expect, test } from '@jest/globals';
import { configFolder, dataFolder } from '../../../src/cli/player-files/folders.js';

const PLACES = [
  {
    title: 'below the home folder on Unix',
    platform: 'linux',
    env: { HOME: '/home/ada' },
    data: '/home/ada/.local/share/klondike-kit',
    config: '/home/ada/.config/klondike-kit',
  },
  {
    title: 'where XDG says',
    platform: 'linux',
    env: { HOME: '/home/ada', XDG_DATA_HOME: '/data', XDG_CONFIG_HOME: '/etc/ada' },
    data: '/data/klondike-kit',
    config: '/etc/ada/klondike-kit',
  },
  {
    title: 'below the home folder if the XDG variables are relative or empty',
    platform: 'freebsd',
    env: { HOME: '/home/ada', XDG_DATA_HOME: 'data', XDG_CONFIG_HOME: '' },
    data: '/home/ada/.local/share/klondike-kit',
    config: '/home/ada/.config/klondike-kit',
  },
  {
    title: 'in the library folder on macOS',
    platform: 'darwin',
    env: { HOME: '/Users/ada' },
    data: '/Users/ada/Library/Application Support/klondike-kit',
    config: '/Users/ada/Library/Application Support/klondike-kit',
  },
  {
    title: 'where the variables of Windows say',
    platform: 'win32',
    env: { LOCALAPPDATA: 'C:\\L', APPDATA: 'C:\\R', USERPROFILE: 'C:\\ada' },
    data: 'C:\\L\\klondike-kit',
    config: 'C:\\R\\klondike-kit',
  },
  {
    title: 'below the profile folder on Windows',
    platform: 'win32',
    env: { USERPROFILE: 'C:\\ada' },
    data: 'C:\\ada\\AppData\\Local\\klondike-kit',
    config: 'C:\\ada\\AppData\\Roaming\\klondike-kit',
  },
  {
    title: 'nowhere without a home folder',
    platform: 'linux',
    env: { LANG: 'C' },
    data: undefined,
    config: undefined,
  },
];

test.each(PLACES)('games and settings are $title', ({ platform, env, data, config }) => {
  expect([dataFolder({ platform, env }), configFolder({ platform, env })]).toEqual([data, config]);
});
