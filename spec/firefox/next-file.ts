/** Downloads in Firefox: the driver saves them in a folder but doesn't report them. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Download } from 'playwright-core';

/** In milliseconds. */
const PATIENCE = 30_000;
const PAUSE = 100;

/** Empties the folder, and waits until the next file is in it. @throws Error if none appears */
export async function nextFile(folder: string): Promise<Pick<Download, 'saveAs' | 'suggestedFilename'>> {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  let before = '';
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    await after(PAUSE);
    const [name, ...others] = readdirSync(folder);
    // During a download there is a second file; an empty file is complete once it is the only one.
    const now = name === undefined ? '' : [name, ...others, statSync(join(folder, name)).size].join(' ');
    if (name !== undefined && others.length === 0 && now === before)
      return { saveAs: (path) => copyFile(join(folder, name), path), suggestedFilename: () => name };
    before = now;
  }
  throw new Error('no file was saved');
}
