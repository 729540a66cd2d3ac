/**
 * The folders where the command keeps files: by the XDG Base Directory Specification where its variables are set and on Unix,
 * otherwise as is usual on macOS and Windows.
 */
import { posix, win32 } from 'node:path';
import type { Environment } from '../play/locale.js';

/** The environment of a process, or a substitute. */
export interface Home {
  readonly env: Environment;
  readonly platform: string;
}

const NAME = 'klondike-kit';

/** The folder for games; undefined if the environment names no home. */
export const dataFolder = (home: Home): string | undefined =>
  folderIn(home, {
    xdg: 'XDG_DATA_HOME',
    win32: ['LOCALAPPDATA', 'AppData/Local'],
    darwin: 'Library/Application Support',
    others: '.local/share',
  });

/** The folder for what the player has set; undefined if the environment names no home. */
export const configFolder = (home: Home): string | undefined =>
  folderIn(home, {
    xdg: 'XDG_CONFIG_HOME',
    win32: ['APPDATA', 'AppData/Roaming'],
    darwin: 'Library/Application Support',
    others: '.config',
  });

function folderIn(
  { env, platform }: Home,
  places: {
    /** The variable that names the folder on all systems. */
    readonly xdg: string;
    /** The variable of Windows, and the place below the user's folder without it. */
    readonly win32: readonly [variable: string, place: string];
    readonly darwin: string;
    readonly others: string;
  },
): string | undefined {
  const paths = platform === 'win32' ? win32 : posix;
  // The specification has relative paths ignored.
  const named = (name: string): string | undefined => {
    const path = env[name] ?? '';
    return paths.isAbsolute(path) ? path : undefined;
  };
  const below = (home: string | undefined, place: string): string | undefined =>
    home === undefined ? undefined : paths.join(home, place);
  const usual = (): string | undefined => {
    const [variable, place] = places.win32;
    if (platform === 'win32') return named(variable) ?? below(named('USERPROFILE'), place);
    return below(named('HOME'), platform === 'darwin' ? places.darwin : places.others);
  };
  return below(named(places.xdg) ?? usual(), NAME);
}
