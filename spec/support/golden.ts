/** Reads the golden vectors in `spec/fixtures/golden`, which other programs made. */
import { readFileSync } from 'node:fs';

/** The vectors in a file. @param name the file's name without its extension */
export const golden = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/golden/${name}.json`, import.meta.url), 'utf8'));
