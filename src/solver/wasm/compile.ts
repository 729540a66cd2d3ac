/**
 * Compiles `assembly/`, written in AssemblyScript, into `module.ts`: `npm run core`. With `--check`, it only checks
 * that `module.ts` is up to date. A successful check is cached.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = import.meta.dirname;
const ROOT = join(FOLDER, '..', '..', '..');
const MODULE = join(FOLDER, 'module.ts');
const COMPILER = join(ROOT, 'node_modules', 'assemblyscript');
const BINARY = join(ROOT, '.cache', 'solver-core.wasm');
const CHECKED = join(ROOT, '.cache', 'solver-core');

const OPTIONS = [
  '--runtime',
  'stub',
  '--noAssert',
  '--initialMemory',
  '8',
  '--optimizeLevel',
  '3',
  '--shrinkLevel',
  '0',
  '--converge',
];

function compiled(): string {
  mkdirSync(dirname(BINARY), { recursive: true });
  const args = [
    join(COMPILER, 'bin', 'asc.js'),
    join('assembly', 'search.ts'),
    '--outFile',
    BINARY,
    ...OPTIONS,
  ];
  execFileSync(process.execPath, args, { cwd: FOLDER, stdio: 'inherit' });
  return [
    '/** Compiled from `assembly/` by `npm run core`. */',
    'export const MODULE =',
    `  '${readFileSync(BINARY, 'base64')}';\n`,
  ].join('\n');
}

/** A hash of the sources, the compiler and the module. */
function hashOfAll(): string {
  const assembly = readdirSync(join(FOLDER, 'assembly')).map((name) => join(FOLDER, 'assembly', name));
  const others = ['memory-map.ts', 'compile.ts', 'module.ts'].map((name) => join(FOLDER, name));
  const hash = createHash('sha256');
  for (const path of [join(COMPILER, 'package.json'), ...others, ...assembly.sort()])
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function isKnownToFit(): boolean {
  try {
    return readFileSync(CHECKED, 'utf8') === hashOfAll();
  } catch {
    return false;
  }
}

if (process.argv[2] !== '--check') {
  writeFileSync(MODULE, compiled());
} else if (!isKnownToFit()) {
  if (compiled() !== readFileSync(MODULE, 'utf8'))
    throw new Error('module.ts is out of date; run npm run core');
  writeFileSync(CHECKED, hashOfAll());
}
