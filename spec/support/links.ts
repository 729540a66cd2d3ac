/** Symbolic links, which not every user may create on Windows. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from './own-folder.js';

/** Tries to make a symbolic link. Returns what this machine lacks for it. */
export function missingForLinks(): string[] {
  const folder = ownFolder();
  try {
    symlinkSync(join(folder, 'file'), join(folder, 'link'));
    return [];
  } catch {
    return ['symbolic links'];
  }
}
