/** Downloads of pages in Firefox: they are saved in a folder, and nothing else tells of them. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Download } from 'playwright-core';

/** In milliseconds. */
const PATIENCE = 30_000;
const PAUSE = 100;

/** The next file saved in the folder, which is emptied before. @throws Error where none comes */
export async function nextFile(folder: string): Promise<Pick<Download, 'saveAs' | 'suggestedFilename'>> {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  let before = '';
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    await after(PAUSE);
    const [name, ...others] = readdirSync(folder);
    // While a file is written there is a second one beside it; an empty one is complete when it stays alone.
    const now = name === undefined ? '' : [name, ...others, statSync(join(folder, name)).size].join(' ');
    if (name !== undefined && others.length === 0 && now === before)
      return { saveAs: (path) => copyFile(join(folder, name), path), suggestedFilename: () => name };
    before = now;
  }
  throw new Error('no file was saved');
}
