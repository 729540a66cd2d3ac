/** The files of a submission in JavaScript or TypeScript. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ModuleSource } from '../shims/javascript/hooks.js';
import { endingsOf } from '../shims/javascript/hooks.js';
import { dataFilesIn, isFile, isInside, isWithin } from './files.js';
import { sourceLanguageOf } from './find/file-kinds.js';
import { hasLegacyDecorators, isTypescript, javascriptOf } from './typescript.js';

const IS_MODULE = /\.[cm]?[jt]sx?$/;

/** `import`, `export ... from`, `import()` and `require` of a file. */
const RELATIVE = /(?:\bfrom|\bimport|\brequire)\s*(?:\(\s*)?(['"])(\.{1,2}(?:\/[^'"\n]*)?)\1/g;

export interface ModuleFiles {
  /** The real path of the submission's folder. The program may not read files outside it. */
  readonly folder: string;
  readonly files: readonly string[];
  /**
   * JavaScript for the TypeScript files, and the contents of files that no `package.json` covers. The keys are the
   * paths that Node uses.
   */
  readonly sources: Readonly<Record<string, ModuleSource>>;
}

const isModule = (path: string): boolean => IS_MODULE.test(path) && !/\.d\.[cm]?ts$/.test(path);

/**
 * The entry and all files that it imports or reads by names in its text.
 * @param folder the folder of the submission; by default the folder of the entry. Leaves out files outside it, so that
 *   an import cannot give a submission access to them.
 */
export function modulesFrom(entry: string, folder = dirname(entry)): readonly string[] {
  const found = new Set([entry]);
  for (const file of found) {
    if (!isModule(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const data of dataFilesIn(text, dirname(file), folder)) found.add(data);
    for (const [, , name = ''] of text.matchAll(RELATIVE)) {
      const other = fileAt(resolve(dirname(file), name));
      if (other !== undefined && isInside(other, folder)) found.add(other);
    }
  }
  return [...found];
}

/** @param folder the submitted folder, if a folder was submitted */
export function moduleFiles(entry: string, folder?: string): ModuleFiles {
  const files = modulesFrom(entry, folder);
  const read = (file: string): string => readFileSync(file, 'utf8');
  const typed = files.filter((file) => isModule(file) && isTypescript(file));
  const plain = files.filter((file) => file.endsWith('.js') && !hasManifest(dirname(file), folder));
  const isLegacy = hasLegacyDecorators(typed.map(read), dirname(entry), folder);
  const javascript = (path: string): ModuleSource =>
    javascriptOf({ path, text: read(path), hasLegacyDecorators: isLegacy });
  const sources = [
    ...typed.map((file) => [realpathSync(file), javascript(file)] as const),
    ...plain.map((file) => [realpathSync(file), sourceOf(read(file))] as const),
  ];
  return {
    folder: realpathSync(folder ?? dirname(entry)),
    files,
    sources: Object.fromEntries(sources),
  };
}

/**
 * Does a `package.json` of the submission cover this folder? A `package.json` above the submission does not belong to
 * it.
 */
function hasManifest(folder: string, submission: string | undefined): boolean {
  if (submission === undefined || !isWithin(folder, submission)) return false;
  return existsSync(join(folder, 'package.json')) || hasManifest(dirname(folder), submission);
}

/** The file that a name without an ending refers to. */
const fileAt = (name: string): string | undefined => endingsOf(name).find(isFile);

/** The names that Node gives each CommonJS module. */
const COMMONJS_NAMES = ['exports', 'require', 'module', '__filename', '__dirname'];

/** V8's messages for errors that occur in CommonJS but not in a module without imports and exports. */
const ONLY_IN_MODULES = /^(Identifier '\w+' has already been declared|Cannot use 'import\.meta')/;

const WORDS_OF_MODULES = /^[ \t]*(import|export)\b|\bawait\b/m;

/** Finds out whether the source is a module or CommonJS, without running it. */
export function sourceOf(source: string): ModuleSource {
  try {
    compileFunction(source, COMMONJS_NAMES);
    return { format: 'commonjs', source };
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'SyntaxError') throw error;
    const isModule = ONLY_IN_MODULES.test(message) || WORDS_OF_MODULES.test(source);
    return { format: isModule ? 'module' : 'commonjs', source };
  }
}

/** Imports of values. The submission may import types. */
const IMPORTED =
  /\b(?:import(?!\s+type\b)|export)\b[^;'"]*(['"])(klondike-kit\/(?:numbered-piles|selection|clicks))\1/g;
const REQUIRED = /\brequire\s*\(\s*(['"])(klondike-kit\/(?:numbered-piles|selection|clicks))\1/g;

/**
 * The entry points of the package that the submission imports, although it should write their classes itself.
 * @param entry the module of the submission that has its classes
 * @param folder the submitted folder, if a folder was submitted
 */
export function borrowedClasses(entry: string, folder?: string): readonly string[] {
  const modules = modulesFrom(entry, folder).filter((file) => sourceLanguageOf(file) === 'JavaScript');
  const texts = modules.map((file) => readFileSync(file, 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(IMPORTED), ...text.matchAll(REQUIRED)]);
  return [...new Set(found.map(([, , name = '']) => name))];
}
