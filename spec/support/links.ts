/** Creates symbolic links, which not every Windows user may do. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from './own-folder.js';

/** Tries to create a symbolic link. Returns what this machine lacks to do this. */
export function missingForLinks(): string[] {
  const folder = ownFolder();
  try {
    symlinkSync(join(folder, 'file'), join(folder, 'link'));
    return [];
  } catch {
    return ['symbolic links'];
  }
}
