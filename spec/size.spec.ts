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

// Checks of rules and decks, saved games and several views take 1.2 kB of it, changes and moves as values 1.3 kB, rules as text
// 1.4 kB, checks of arguments 0.4 kB. Recording direct calls takes 0.5 kB; naming wrong options and rules takes 1 kB, of which
// the guess ('did you mean draw?') is 0.4 kB.
test('the controller alone takes at most 12.2 kB, gzipped', () => {
  expect(zippedSizeOf('KlondikeController')).toBeLessThanOrEqual(12_200);
});
