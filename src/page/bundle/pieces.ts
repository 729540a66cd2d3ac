/** Pieces of a program: each holds the modules that the same imports need. They are bundled a second time. */
import { join, posix, relative, sep } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { build } from 'esbuild';

export interface Cut {
  /** By the paths of the pieces. */
  readonly texts: ReadonlyMap<string, string>;
  readonly pieces: Metafile['outputs'];
}

/** Paths of modules begin here. */
const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Only a name: nothing is written there. */
const FOLDER = 'pieces';

/** A path as esbuild's metafile has it, with slashes on Windows too. */
const fromRoot = (path: string): string => relative(ROOT, path).split(sep).join('/');

export async function cutUp(entry: string, options: BuildOptions): Promise<Cut> {
  const { outputFiles = [], metafile } = await build({
    ...options,
    absWorkingDir: ROOT,
    entryPoints: [entry],
    splitting: true,
    minify: false,
    minifySyntax: true,
    outdir: FOLDER,
    metafile: true,
  });
  return {
    texts: new Map(outputFiles.map(({ path, text }) => [fromRoot(path), text])),
    pieces: metafile.outputs,
  };
}

/** The piece that a module begins, which lies at this path. */
export function beginOf({ pieces }: Cut, module: string): string {
  const path = fromRoot(module);
  const [name] = Object.entries(pieces).find(([, { entryPoint }]) => entryPoint === path) ?? [];
  if (name === undefined) throw new Error(`the page never imports ${module} by itself`);
  return name;
}

/** The pieces that are loaded with these modules, which lie at these paths. */
export function reachedFrom(cut: Cut, modules: readonly string[]): ReadonlySet<string> {
  const reached = new Set(modules.map((module) => beginOf(cut, module)));
  for (const name of reached)
    for (const piece of importedBy(cut, name, ['import-statement'])) reached.add(piece);
  return reached;
}

/** The pieces that a program may load, now or later, if it never loads these modules. */
export function reachedWithout(cut: Cut, entry: string, modules: readonly string[]): ReadonlySet<string> {
  const left = modules.map((module) => beginOf(cut, module));
  const reached = new Set([beginOf(cut, entry)]);
  for (const name of reached)
    for (const piece of importedBy(cut, name, ['import-statement', 'dynamic-import']))
      if (!left.includes(piece)) reached.add(piece);
  return reached;
}

const importedBy = ({ pieces }: Cut, name: string, kinds: readonly string[]): string[] =>
  (pieces[name]?.imports ?? [])
    .filter(({ kind, external }) => kinds.includes(kind) && external !== true)
    .map(({ path }) => path);

interface Reading {
  /** The text of a piece; undefined if there is no such piece. */
  readonly text: (piece: string) => string | undefined;
  /** The address of a piece that is not bundled; undefined if it is. */
  readonly outside: (piece: string) => string | undefined;
}

/** Reads pieces in place of files. */
export const fromPieces = ({ text, outside }: Reading): Plugin => ({
  name: 'pieces',
  setup: (bundling) => {
    bundling.onResolve({ filter: /^/ }, ({ path }) => {
      const piece = path.startsWith('./') ? pieceAt(path) : path;
      const address = outside(piece);
      if (address !== undefined) return { path: address, external: true };
      return text(piece) === undefined ? undefined : { path: piece, namespace: 'piece' };
    });
    bundling.onLoad({ filter: /^/, namespace: 'piece' }, ({ path }) => ({
      contents: text(path) ?? '',
      loader: 'js',
    }));
  },
});

/** A piece, by how another imports it. */
export const pieceAt = (path: string): string => posix.join(FOLDER, path);
