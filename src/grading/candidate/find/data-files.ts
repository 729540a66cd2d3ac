/** The data files that a program names in its text, such as `'cards.json'`. */
import { join } from 'node:path';
import { sourceLanguageOf } from './file-kinds.js';
import { isFile } from './files-below.js';
import { isInside } from './inside.js';

const NAME = /(['"`])((?:\.\/)?\w[\w ./-]*\.\w+)\1/g;

/**
 * The named files in the folder or below it. Leaves out sources, because they may belong to other programs.
 * @param root leaves out links that lead out of this folder
 */
export function dataFilesIn(text: string, folder: string, root = folder): readonly string[] {
  const names = [...text.matchAll(NAME)].map(([, , name = '']) => name);
  return [...new Set(names)]
    .filter((name) => !name.split('/').includes('..') && sourceLanguageOf(name) === undefined)
    .map((name) => join(folder, name))
    .filter((file) => isFile(file) && isInside(file, root));
}
