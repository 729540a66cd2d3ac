/** The data files that a program names in its text, such as `'cards.json'`. */
import { join } from 'node:path';
import { sourceLanguageOf } from './file-kinds.js';
import { isFile } from './files-below.js';

const NAME = /(['"`])((?:\.\/)?\w[\w ./-]*\.\w+)\1/g;

/** The named files in the folder or below it. Leaves out sources, because they may belong to other programs. */
export function dataFilesIn(text: string, folder: string): readonly string[] {
  const names = [...text.matchAll(NAME)].map(([, , name = '']) => name);
  return [...new Set(names)]
    .filter((name) => !name.split('/').includes('..') && sourceLanguageOf(name) === undefined)
    .map((name) => join(folder, name))
    .filter(isFile);
}
