/** Folders for what is made of submissions. They are gone when the program ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const folders: string[] = [];

/** A new folder that nobody else uses. */
export function temporaryFolder(): string {
  if (folders.length === 0) process.on('exit', removeTemporaryFolders);
  const folder = mkdtempSync(join(tmpdir(), 'klondike-'));
  folders.push(folder);
  return folder;
}

/** Removes them before the program ends. */
export function removeTemporaryFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
