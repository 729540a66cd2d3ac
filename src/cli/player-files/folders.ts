/**
 * The folders where the command keeps files. They follow the XDG Base Directory Specification on Unix and wherever
 * its variables are set, and otherwise the conventions of macOS and Windows.
 */
import { posix, win32 } from 'node:path';
import type { Environment } from '../play/locale.js';

export interface Home {
  readonly env: Environment;
  readonly platform: string;
}

const NAME = 'klondike-kit';

/** The folder for games and statistics; undefined if the environment doesn't name a home folder. */
export const dataFolder = (home: Home): string | undefined =>
  folderIn(home, {
    xdg: 'XDG_DATA_HOME',
    win32: ['LOCALAPPDATA', 'AppData/Local'],
    darwin: 'Library/Application Support',
    others: '.local/share',
  });

/** The folder for settings; undefined if the environment doesn't name a home folder. */
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
    /** The variable that names the folder on every system. */
    readonly xdg: string;
    /** The variable on Windows, and the path in the user's folder if the variable is not set. */
    readonly win32: readonly [variable: string, place: string];
    readonly darwin: string;
    readonly others: string;
  },
): string | undefined {
  const paths = platform === 'win32' ? win32 : posix;
  // The specification says to ignore relative paths.
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
