/** The golden vectors of `spec/fixtures/golden`, made by other programs. */
import { readFileSync } from 'node:fs';

/** The vectors of a file. @param name the file's name without its extension */
export const golden = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/golden/${name}.json`, import.meta.url), 'utf8'));
