/** Symbolic links: on Windows not every user may make them. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from './own-folder.js';

/** What this machine lacks for links; they are tried once. */
export function missingForLinks(): string[] {
  const folder = ownFolder();
  try {
    symlinkSync(join(folder, 'file'), join(folder, 'link'));
    return [];
  } catch {
    return ['symbolic links'];
  }
}
