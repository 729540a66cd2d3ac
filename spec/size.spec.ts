import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { buildSync } from 'esbuild';

/** The gzipped size of a bundle with all its imports, in bytes. */
function zippedSizeOf(name: string): number {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `export { ${name} } from './index.js';`,
      resolveDir: fileURLToPath(new URL('../src', import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

// Checks on rules and decks, saved games and several views take 1.2 kB of it; changes, and moves as values, take 1.3
// kB; rules as text take 1.4 kB, and checks on arguments take 0.4 kB. Recording direct calls takes 0.5 kB; naming wrong
// options and rules takes 1 kB, of which the guess ('did you mean draw?') is 0.4 kB. The numbered deals of other programs
// take 0.8 kB.
test('the controller alone takes at most 13 kB, gzipped', () => {
  expect(zippedSizeOf('KlondikeController')).toBeLessThanOrEqual(13_000);
});

test('the checks for views and handlers load the judge and its solver only when they judge a handler', () => {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [fileURLToPath(new URL('../src/testing.ts', import.meta.url))],
    ...{ bundle: true, splitting: true, minify: true, format: 'esm', metafile: true },
    ...{ outdir: 'none', write: false },
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith('testing.ts'),
  );
  const first = new Set<string>();
  const load = (file: string): void => {
    if (first.has(file)) return;
    first.add(file);
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement') load(path);
  };
  load(entry?.[0] ?? '');
  const inputs = [...first].flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}));
  expect(inputs.filter((file) => /\/(solver|examine\/play)\//.test(file))).toEqual([]);
  const chunks = outputFiles.filter(({ path }) => [...first].some((file) => path.endsWith(file)));
  const size = chunks.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  expect(size).toBeLessThanOrEqual(36_000);
});
