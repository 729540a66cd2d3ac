/** Which of the package's own classes a port of a course's classes imports. */
import { readFileSync } from 'node:fs';
import { modulesFrom } from './module-files.js';
import { sourceLanguageOf } from './find/file-kinds.js';

/** An import of values; a type takes no work over. */
const OWN =
  /\b(?:import(?!\s+type\b)|export)\b[^;'"]*(['"])(klondike-kit\/(?:numbered-piles|selection|clicks))\1/g;
const REQUIRED = /\brequire\s*\(\s*(['"])(klondike-kit\/(?:numbered-piles|selection|clicks))\1/g;

/**
 * The entry points of the package that the submission imports, although they have the classes that it should write.
 * @param entry the module of the submission that has its classes
 * @param folder the submitted folder, if a folder was submitted
 */
export function borrowedClasses(entry: string, folder?: string): readonly string[] {
  const modules = modulesFrom(entry, folder).filter((file) => sourceLanguageOf(file) === 'JavaScript');
  const texts = modules.map((file) => readFileSync(file, 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(OWN), ...text.matchAll(REQUIRED)]);
  return [...new Set(found.map(([, , name = '']) => name))];
}
