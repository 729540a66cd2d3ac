import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { buildSync } from 'esbuild';

/** Bundled with what it needs, in bytes, gzipped. */
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

// Some 1.2 kB of it check rules and decks, save games and serve several views; 1.3 kB tell changes and play moves.
test('the controller alone takes at most 8.6 kB, gzipped', () => {
  expect(zippedSizeOf('KlondikeController')).toBeLessThanOrEqual(8600);
});
