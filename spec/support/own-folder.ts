/** Creates folders that specs can write to. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** An empty temporary folder. The folder is removed after all tests in the file. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'klondike-spec-'));
  folders.push(folder);
  return folder;
}
