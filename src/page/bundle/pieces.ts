/** Pieces of a program: each holds the modules that the same imports need. They are bundled a second time. */
import { join, relative } from 'node:path';
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
    texts: new Map(outputFiles.map(({ path, text }) => [relative(ROOT, path), text])),
    pieces: metafile.outputs,
  };
}

/** The pieces that are loaded with these modules, which lie at these paths. */
export function reachedFrom({ pieces }: Cut, modules: readonly string[]): ReadonlySet<string> {
  const begin = new Map(Object.entries(pieces).map(([name, { entryPoint }]) => [entryPoint, name]));
  const reached = new Set(
    modules.map((module) => {
      const name = begin.get(relative(ROOT, module));
      if (name === undefined) throw new Error(`the page never imports ${module}`);
      return name;
    }),
  );
  for (const name of reached)
    for (const { path, kind, external } of pieces[name]?.imports ?? [])
      if (kind === 'import-statement' && external !== true) reached.add(path);
  return reached;
}

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
export const pieceAt = (path: string): string => join(FOLDER, path);
