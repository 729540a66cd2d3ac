/** A reader's project: the package is installed there, and the blocks from all pages are pasted into files. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { npm } from '../consumers/installed.js';
import { ownFolder } from '../support/own-folder.js';
import { BLOCKS, ROOT, fileOf, folderOf } from './blocks.js';

/** Packages that the reader also has, and the dependencies of our package. */
const PACKAGES = [
  ...['mitt', 'adm-zip', 'ws', '@swc/wasm', 'esbuild', 'tsx', 'react', 'react-dom'],
  ...['@types/node', '@types/react', '@types/react-dom'],
];

/** Makes the project. It has a folder for each page, with a file for each block that is code or has a name. */
export function readersProject(): string {
  const project = ownFolder();
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  install(join(project, 'node_modules'));
  for (const block of BLOCKS) {
    const folder = join(project, folderOf(block));
    cpSync(join(ROOT, 'spec/docs/given'), folder, { recursive: true });
    cpSync(join(folder, 'path/to/handler.ts'), join(folder, 'handler.ts'));
    link(join(project, 'node_modules'), join(folder, 'node_modules'));
  }
  for (const block of BLOCKS) writeFileSync(join(project, folderOf(block), fileOf(block)), block.text);
  for (const name of ['browser.min.js', 'klondike.min.js'])
    cpSync(join(ROOT, 'dist', name), join(project, 'browser', name));
  return project;
}

function link(target: string, path: string): void {
  if (!existsSync(path)) symlinkSync(target, path, 'junction');
}

/** Unpacks the package as it would be published, without a registry. */
function install(modules: string): void {
  for (const name of PACKAGES) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  }
  const name = npm(['pack', '--ignore-scripts', '--pack-destination', modules], ROOT)
    .split('\n')
    .find((line) => line.endsWith('.tgz'));
  const { status, stderr } = spawnSync('tar', ['-xzf', name ?? ''], { cwd: modules, encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar: ${stderr}`);
  renameSync(join(modules, 'package'), join(modules, 'klondike-kit'));
  mkdirSync(join(modules, '.bin'));
  const programs = [
    ['klondike', 'klondike-kit/dist/cli/main.js'],
    ['tsx', 'tsx/dist/cli.mjs'],
    ['esbuild', 'esbuild/bin/esbuild'],
  ];
  for (const [command = '', program = ''] of programs)
    symlinkSync(join('..', program), join(modules, '.bin', command));
  chmodSync(join(modules, '.bin', 'klondike'), 0o755);
}

/** The configuration that `tsc --init` writes, with Node's types and React's JSX. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
};

/** Compiles the project's programs in place. Returns the compiler's errors. */
export function compiled(project: string): readonly string[] {
  const files = readdirSync(project, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(project, name));
  const program = ts.createProgram(files, { ...OPTIONS, typeRoots: [join(project, 'node_modules/@types')] });
  program.emit();
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1;
    const name = file?.fileName.slice(project.length + 1) ?? '';
    return `${name}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
