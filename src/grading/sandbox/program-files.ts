/** What a program needs to be read in a sandbox, where it is not one of the system's. */
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { env } from 'node:process';

/** The folders that every sandbox has. */
const SYSTEM = /^\/(usr|bin|sbin|lib\w*)\//;

/**
 * The folders of a program by its name or path: the one above its `bin`, by its own name and by what that is a link to.
 * None if it is one of the system's, or nowhere.
 */
export function programFiles(program: string): readonly string[] {
  const places = program.includes('/')
    ? [program]
    : (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program));
  const place = places.find((path) => existsSync(path));
  if (place === undefined) return [];
  const prefixes = [place, realpathSync(place)]
    .filter((path) => !SYSTEM.test(path))
    .map((path) => dirname(dirname(path)));
  return [...new Set(prefixes)].filter((path) => path !== '/');
}
