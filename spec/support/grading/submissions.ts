/** Submissions as files, in a folder that is there while a spec runs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownFolder } from '../own-folder.js';
import './made-of-submissions.js';

/** Writes files by their names, and returns the folder. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = ownFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
