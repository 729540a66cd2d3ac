/** The package as users get it: packed, and installed in an empty folder next to their programs. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BLOCKS, markOf } from '../docs/blocks.js';
import { ownFolder } from '../support/own-folder.js';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Installed {
  /** The user's folder. This folder has a folder for each program. */
  readonly folder: string;
  readonly tarball: string;
  /** npm's warnings about the installation, except those about settings of this machine. */
  readonly warnings: readonly string[];
}

/** Runs a command. Returns its exit status and its output on both streams. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', env: ENV });
  return `${String(status)}\n${stdout}${stderr}${error === undefined ? '' : String(error)}`.trimEnd();
}

/** The environment of a user's shell: without the variables that jest sets, and without colors. */
const ENV = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NODE_ENV|NODE_OPTIONS|FORCE_COLOR|JEST_.*)$/.test(name),
    ),
  ),
  NO_COLOR: '1',
};

/**
 * @param packages that the programs need, with their versions
 * @throws Error if the registry can't be reached
 */
export function installPackage(packages: readonly string[] = []): Installed {
  const folder = ownFolder();
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  cpSync(join(ROOT, 'spec', 'consumers', 'programs'), folder, { recursive: true });
  writeFromPage(folder);
  const packed = npm(['pack', '--ignore-scripts', '--pack-destination', folder], ROOT);
  const name = packed.split('\n').find((line) => line.endsWith('.tgz'));
  if (name === undefined) throw new Error(`npm pack printed ${packed}`);
  const tarball = join(folder, name);
  const said = npm(['install', '--prefer-offline', '--no-audit', '--no-fund', tarball, ...packages], folder);
  const warnings = said.split('\n').filter((line) => /warn/i.test(line) && !MACHINE.test(line));
  return { folder, tarball, warnings };
}

/** Writes the configuration and the test from `docs/using.md` to files, as users of vitest and jest would. */
function writeFromPage(folder: string): void {
  for (const block of BLOCKS.filter(({ page }) => page === 'docs/using.md')) {
    const file = markOf(block, 'file') ?? '';
    const isTest = file.endsWith('.test.ts');
    for (const [name, runner] of [
      ['jest', ''],
      ['using-jest', '@jest/globals'],
      ['using-vitest', 'vitest'],
    ] as const) {
      if (isTest ? runner === '' : runner === 'vitest' || !/^(jest|tsconfig)\b/.test(file)) continue;
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(join(folder, name, file), block.text.replace("from 'node:test'", `from '${runner}'`));
    }
  }
}

/** Warnings about settings that npm no longer knows. */
const MACHINE = /Unknown \w+ config/;

export function npm(args: readonly string[], cwd: string): string {
  const said = run('npm', [...args, '--loglevel=warn'], cwd);
  if (!/^0\b/.test(said)) throw new Error(`npm ${args[0] ?? ''} printed ${said}`);
  return said;
}
