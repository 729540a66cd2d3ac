/** Submissions in JavaScript and TypeScript: a module, or a folder of modules. */
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Launch } from '../remote/launch.js';
import { isInside, isWithin, temporaryFolder } from './files.js';
import { reservedByNode } from '../remote/launch.js';
import { moduleFiles } from './module-files.js';
import { lackForLoading } from './type-stripping.js';
import { isTypescript, typescriptReaders } from './typescript.js';

/** The path from this module to the root of the package is the same in the source and in the build. */
const packagePath = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const SHIM = packagePath('dist/grading/shims/javascript/main.js');

/** The files of the package that a submission may read: the modules that it can import, and their dependency. */
const PACKAGE = [
  ...['package.json', 'dist'].map(packagePath),
  dirname(dirname(createRequire(import.meta.url).resolve('mitt'))),
];

/** In mebibytes, for the program's objects. The process needs more memory than this. */
const HEAP = 256;

/**
 * A single file can read only the files that it imports, because other people's work may lie next to it. In a folder,
 * it can read everything.
 * @param entry an absolute path
 * @param folder the submitted folder, if a folder was submitted
 */
export function javascriptLaunch(entry: string, folder?: string): Launch {
  const modules = moduleFiles(entry, folder);
  const modulesFile = join(temporaryFolder(), 'modules.json');
  writeFileSync(modulesFile, JSON.stringify(modules));
  const own = folder === undefined ? modules.files : [folder];
  const isStripped = Object.keys(modules.sources).some(isTypescript) && typescriptReaders().swc === undefined;
  return {
    command: [execPath, `--max-old-space-size=${HEAP}`, SHIM, entry, modulesFile],
    channel: 'fd 3',
    folder: dirname(entry),
    reserved: reservedByNode(),
    reads: [execPath, ...PACKAGE, modulesFile, ...own, ...filesAbove(dirname(entry), folder)],
    ...(isStripped && { lackForLoading }),
  };
}

/**
 * The files that Node reads in the folders above a module: each `package.json`, and the packages that the module
 * imports.
 * @param submission the submitted folder; leaves out links that lead out of it
 */
function filesAbove(folder: string, submission = folder): readonly string[] {
  const found = ['package.json', 'node_modules']
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path) && (!isWithin(path, submission) || isInside(path, submission)));
  const above = dirname(folder);
  return above === folder ? found : [...found, ...filesAbove(above, submission)];
}
