/** Writes submissions to a folder that exists while a spec runs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownFolder } from '../own-folder.js';
import './remove-temporary-folders.js';

/** Writes the files and returns their folder. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = ownFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
