/** Rolls up the types: one file for each entry point, and one for each chunk with types that they share. */
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { DECLARATIONS, DIST, ENTRIES, pathIn } from './places.js';

/** A reminder that a program can't name the types that no entry point exports. */
const PRIVATE = 'private shared type exports with no public re-export';

export async function buildTypes(): Promise<void> {
  const input = Object.fromEntries(ENTRIES.map((name) => [name, join(DECLARATIONS, `${name}.d.ts`)]));
  const entries = new Set(Object.values(input));
  const bundle = await rollup({
    input,
    external: [/^node:/, 'mitt'],
    plugins: [dts()],
    onLog: (_, { message }) => {
      if (!message.includes(PRIVATE)) throw new Error(message);
    },
  });
  await bundle.write({
    dir: DIST,
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'part-[name].d.ts',
    manualChunks: (id) => (entries.has(id) ? undefined : chunkOf(pathIn(DECLARATIONS, id))),
  });
  await bundle.close();
}

/** The chunks by the paths of their modules. A declaration that has the name of another one is in another chunk. */
const CHUNKS: readonly (readonly [name: string, modules: RegExp])[] = [
  ['montecarlo', /^games\/montecarlo\//],
  ['doors', /\/doors\/york\//],
  ['terminal', /^(games\/klondike\/)?terminal\//],
  ['klondike', /./],
];

/** Undefined for a course's classes, which only one entry point has. */
const chunkOf = (path: string): string | undefined =>
  /\/doors\/(?!york)[\w-]+\//.test(path) ? undefined : CHUNKS.find(([, modules]) => modules.test(path))?.[0];
