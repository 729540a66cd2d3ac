/** Folders for what specs write. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** An empty folder among the temporary files. It is removed once all tests of the file have run. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'klondike-spec-'));
  folders.push(folder);
  return folder;
}
